import { describe, expect, test } from "vitest";
import { copiesFor, type DrawSubject, drawCurve, linesFound } from "@/components/decks/draw-subjects";
import type { Zone } from "@/lib/decks/deck";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { card } from "@/tests/fixtures/stack-cards";

const line = (row: Parameters<typeof card>[0], count: number, zone: Zone = "Deck"): ResolvedLine => {
  const made = card(row);
  return { card: made, cardId: made.id, zone, count, printedIn: [made.set] };
};

const DECK: readonly ResolvedLine[] = [
  line({ name: "Scout", type: "Space", numbers: [3, 50, 2, 2] }, 20),
  line({ name: "Tank", type: "Ground", numbers: [6, 30, 5, 5], text: "Armor" }, 20),
  line({ name: "Anna (A)", numbers: [4, 40, 3, 3], text: "Pay 1 Force -> Evade 1" }, 4),
  line({ name: "Bert", numbers: [2, 30, 1, 1] }, 12),
  line({ name: "Ambush Plan", type: "Battle" }, 4),
  line({ name: "Anna (B)" }, 4, "Sideboard"),
];
const ANNA = DECK[2]?.cardId ?? "";

/** P(at least one of k in a hand of n from d) the school way. */
const atLeastOne = (d: number, k: number, n: number) =>
  1 - Array.from({ length: n }, (_, i) => (d - k - i) / (d - i)).reduce((a, b) => a * b, 1);

describe("what may be drawn", () => {
  test.each<[string, DrawSubject, number]>([
    ["units of any arena", { kind: "arenas" }, 56],
    ["a card of the main deck", { kind: "card", cardId: ANNA, least: 1 }, 4],
    ["a card that is not there", { kind: "card", cardId: "nobody", least: 1 }, 0],
    ["a filter by type", { kind: "filter", query: "type:character", least: 1 }, 16],
    ["a filter by keyword", { kind: "filter", query: "kw:evade", least: 1 }, 4],
    ["a filter by number", { kind: "filter", query: "cost>=6", least: 1 }, 20],
    ["a filter by name, the sideboard left out", { kind: "filter", query: "anna", least: 1 }, 4],
    ["an empty filter", { kind: "filter", query: "", least: 1 }, 0],
    ["a filter of nothing but marks", { kind: "filter", query: "***", least: 1 }, 0],
    ["an unclosed filter", { kind: "filter", query: "(kw:armor", least: 1 }, 20],
  ])("%s", (_, subject, copies) => {
    expect(copiesFor(DECK, subject)).toBe(copies);
  });

  test("the lines a filter finds", () => {
    expect(linesFound(DECK, "kw:armor").map(({ card }) => card.name.full)).toEqual(["Tank"]);
  });
});

describe("chances by turn", () => {
  test("of one of four in sixty", () => {
    const curve = drawCurve(DECK, { kind: "card", cardId: ANNA, least: 1 });
    expect(curve).toHaveLength(9);
    expect(curve[0]).toMatchObject({ turn: 0, seen: 7 });
    expect(curve[0]?.chance).toBeCloseTo(atLeastOne(60, 4, 7), 12);
    expect(curve[4]?.chance).toBeCloseTo(atLeastOne(60, 4, 11), 12);
  });

  test("never fall from turn to turn; more are never likelier than fewer", () => {
    const one = drawCurve(DECK, { kind: "filter", query: "type:character", least: 1 });
    const two = drawCurve(DECK, { kind: "filter", query: "type:character", least: 2 });
    const arenas = drawCurve(DECK, { kind: "arenas" });
    for (const curve of [one, two, arenas]) {
      for (let turn = 1; turn < curve.length; turn++) {
        expect(curve[turn]?.chance).toBeGreaterThanOrEqual(curve[turn - 1]?.chance ?? 1);
      }
    }
    expect(one.every(({ chance }, turn) => (two[turn]?.chance ?? 1) <= chance)).toBe(true);
  });

  test("a deck without one arena never has a unit of each", () => {
    const curve = drawCurve(
      DECK.filter(({ card }) => card?.name.base !== "Tank"),
      { kind: "arenas" },
    );
    expect(curve.every(({ chance }) => chance === 0)).toBe(true);
  });

  test("an empty deck and one smaller than a hand make no trouble", () => {
    expect(drawCurve([], { kind: "arenas" }).every(({ chance }) => chance === 0)).toBe(true);
    const small = [line({ name: "Only" }, 3)];
    const curve = drawCurve(small, { kind: "card", cardId: small[0]?.cardId ?? "", least: 3 });
    expect(curve.every(({ seen, chance }) => seen === 3 && chance === 1)).toBe(true);
  });
});
