import { describe, expect, test } from "vitest";
import { deckStatistics } from "@/lib/decks/statistics";
import type { Fact } from "@/lib/keywords/ability";
import { fixtureLines, line } from "./invented";

const fact = (keyword: Fact["keyword"], value: Fact["value"], relation: Fact["relation"] = "has"): Fact => {
  return { keyword, relation, value, cost: null, via: [] };
};

describe("what a deck is made of", () => {
  test("every card of the deck stands on one step of the curve, in one group", () => {
    const { cards, curve } = deckStatistics(fixtureLines("legal.txt"));
    expect(cards).toBe(60);
    expect(curve).toEqual([
      { cost: 2, total: 24, groups: { Battle: 24 } },
      { cost: 4, total: 24, groups: { Space: 12, Ground: 12 } },
      { cost: 5, total: 12, groups: { Character: 12 } },
    ]);
  });

  test("units of two arenas have a group of their own, printed signs steps of their own", () => {
    const starred = line("Amber Scout", 2);
    if (!starred.card) throw new Error("no card");
    const lines = [
      line("Twin Glider One", 3),
      { ...starred, card: { ...starred.card, cost: "*" as const } },
      line("Grove Festival", 1),
      line("Soot Raider", 1, "Sideboard"),
    ];
    const { curve, arenas, sides } = deckStatistics(lines);
    expect(curve).toEqual([
      { cost: 4, total: 3, groups: { "Multi-arena": 3 } },
      { cost: "*", total: 2, groups: { Space: 2 } },
      { cost: null, total: 1, groups: { Event: 1 } },
    ]);
    expect(arenas.map(({ arena, units, share }) => [arena, units, share])).toEqual([
      ["Space", 5, 5 / 8],
      ["Ground", 3, 3 / 8],
      ["Character", 0, 0],
    ]);
    expect(arenas[0]?.cost).toEqual({ average: 4, counts: [[4, 3]] });
    expect(arenas[2]?.power).toEqual({ average: null, counts: [] });
    expect(sides).toEqual({ L: 6, D: 0, N: 0, Y: 0 });
  });

  test("keywords are counted by copies, each card once, with the values printed", () => {
    const facts: Record<string, Fact[]> = {
      "inv001-amber-scout": [fact("Evade", 1), fact("Evade", 2), fact("Armor", null, "grants")],
      "inv002-amber-hauler": [fact("Evade", 1)],
    };
    const lines = [line("Amber Scout", 4), line("Amber Hauler", 2), line("Long Watch", 1)];
    expect(deckStatistics(lines, (id) => facts[id] ?? []).keywords).toEqual([
      { keyword: "Armor", relation: "grants", copies: 4, cards: ["inv001-amber-scout"], values: [] },
      {
        keyword: "Evade",
        relation: "has",
        copies: 6,
        cards: ["inv001-amber-scout", "inv002-amber-hauler"],
        values: [1, 2],
      },
    ]);
  });

  test("an empty deck has no curve", () => {
    expect(deckStatistics([])).toMatchObject({ cards: 0, curve: [], keywords: [] });
  });
});
