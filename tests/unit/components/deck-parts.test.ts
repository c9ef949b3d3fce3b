import { describe, expect, test } from "vitest";
import { settled } from "@/components/decks/conflict-panel";
import { costBars } from "@/components/decks/cost-curve";
import { EMPTY_DECK } from "@/components/decks/editor-state";
import { applyFix } from "@/components/decks/fixes";
import { addLine, chosenLines, type ImportReport, importCounts } from "@/components/decks/import-report";
import { keywordEntries } from "@/components/decks/keyword-entries";
import { faultWords, verdictWords } from "@/components/decks/line-words";
import type { DeckLine, StoredDeck, Zone } from "@/lib/decks/deck";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { deckStatistics } from "@/lib/decks/statistics";
import { read } from "@/lib/keywords/read";
import { card, line } from "./cards";

const at = (cardId: string, count: number, zone: Zone = "Deck"): DeckLine => ({ cardId, zone, count });

describe("fixes", () => {
  test.each([
    [
      "takes copies out",
      [at("a", 5)],
      { remove: [{ card: "a", count: 1, zone: "Deck" }], add: [] },
      [at("a", 4)],
    ],
    ["takes a line out", [at("a", 1)], { remove: [{ card: "a", count: 1, zone: "Deck" }], add: [] }, []],
    [
      "moves a card",
      [at("a", 1)],
      { remove: [{ card: "a", count: 1, zone: "Deck" }], add: [{ card: "a", count: 1, zone: "Supply" }] },
      [at("a", 1, "Supply")],
    ],
    [
      "adds nothing that only a search names",
      [],
      { remove: [], add: [{ query: "type:space", count: 3, zone: "Deck" }] },
      [],
    ],
    [
      "takes out no more than there is",
      [at("a", 1)],
      { remove: [{ card: "a", count: 3, zone: "Deck" }], add: [] },
      [],
    ],
  ] as const)("%s", (_, lines, fix, expected) => {
    expect(applyFix(lines, { label: "", ...fix })).toEqual(expected);
  });

  test("every fix that names its cards removes its reason", () => {
    const same = card("Twin (A)", "Space");
    const lines = [line(same, 6)];
    const [reason] = checkDeck({ lines }, { format: null }).reasons.filter(({ code }) => code === "copies");
    for (const fix of reason?.fixes ?? []) {
      const fixed = applyFix(lines, fix).map(({ count, zone }) => line(same, count, zone));
      const codes = checkDeck({ lines: fixed }, { format: null }).reasons.map(({ code }) => code);
      expect(codes).not.toContain("copies");
    }
    expect(reason?.fixes.length).toBeGreaterThan(0);
  });
});

describe("import", () => {
  const notice = { message: "", zone: "Deck", candidates: [] } as const;
  const report: ImportReport = {
    name: "",
    notes: "",
    format: null,
    cards: [],
    lines: [at("a", 4), at("?twin", 2), at("?nobody", 1)],
    notices: [
      { ...notice, code: "ambiguous", name: "Twin", count: 2, cardId: null, candidates: ["a", "b"] },
      { ...notice, code: "unknown", name: "Nobody", count: 1, cardId: null },
      { ...notice, code: "ambiguous", name: "Sure", count: 3, cardId: "a" },
    ],
  };

  test("counts what was found, what is open, what is unknown", () => {
    expect(importCounts(report)).toEqual({ found: 4, open: 2, unknown: 1 });
  });

  test("a choice joins the line that is there; what is left open stays", () => {
    expect(chosenLines(report, new Map([["?twin", "a"]]))).toEqual([at("a", 6), at("?nobody", 1)]);
    expect(chosenLines(report, new Map())).toEqual(report.lines);
  });

  test("adding to a deck never loses a line", () => {
    expect([at("a", 1), at("c", 1)].reduce(addLine, [at("a", 2), at("b", 1)])).toEqual([
      at("a", 3),
      at("b", 1),
      at("c", 1),
    ]);
  });
});

describe("settling a conflict", () => {
  const stored = { ...EMPTY_DECK, name: "Theirs", lines: [at("a", 3)] } as unknown as StoredDeck;
  const sides = { base: 1, mine: 2, theirs: 3 };
  const clash = {
    stored,
    merged: { ...EMPTY_DECK, name: "Mine", lines: [at("a", 3), at("b", 1)] },
    conflicts: [
      { kind: "line", cardId: "a", zone: "Deck", ...sides },
      { kind: "word", word: "name", base: "", mine: "Mine", theirs: "Theirs" },
    ],
  } as const;

  test.each([
    [["mine", "mine"], "Mine", 2],
    [["theirs", "theirs"], "Theirs", 3],
    [["mine", "theirs"], "Theirs", 2],
  ] as const)("%j", (choices, name, count) => {
    const deck = settled(clash, choices);
    expect(deck.name).toBe(name);
    expect(deck.lines.find(({ cardId }) => cardId === "a")?.count).toBe(count);
    expect(deck.lines).toContainEqual(at("b", 1));
  });

  test("a side that removed the line removes it", () => {
    const gone = { ...clash, conflicts: [{ ...clash.conflicts[0], mine: 0 }] };
    expect(settled(gone, ["mine"]).lines).toEqual([at("b", 1)]);
  });
});

describe("cost curve", () => {
  test("has a bar for every cost, X and none apart, and counts every card of the main deck once", () => {
    const lines = [
      line(card("Wing", "Space", { cost: 4 }), 3),
      line(card("Both", "Ground/Character", { cost: 11 }), 2),
      line(card("Plan", "Mission", { cost: "X" }), 1),
      line(card("Duel", "Battle", { cost: null }), 4),
      line(card("Aside", "Battle"), 4, "Supply"),
    ];
    const bars = costBars(deckStatistics(lines).curve);
    expect(bars.map(({ label }) => label)).toEqual([..."0123456789", "10", "11", "X", "–"]);
    expect(bars.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part)).toBe(10);
  });

  test("of an empty deck has bars without height", () => {
    expect(costBars([]).every(({ parts }) => parts.every((part) => part === 0))).toBe(true);
  });
});

describe("keyword sheet", () => {
  const armed = card("Armed", "Space", { text: "Armor | Pay 1 Force -> Evade 2" });
  const giver = card("Giver", "Ground", { text: "Each of your Clones gets Armor." });
  const facts = (id: string) => {
    const found = [armed, giver].find((known) => known.id === id);
    return found ? read(found.text, found.type.printed).facts : [];
  };
  const entries = keywordEntries([line(giver), line(armed, 4), line(armed, 1, "Sideboard")], facts);

  test("names each keyword once, in order, with the cards that have or grant it and the values", () => {
    expect(entries.map(({ row, cards }) => [row.name, cards.map(({ name, uses }) => [name, uses])])).toEqual([
      [
        "Armor",
        [
          ["Armed", [{ relation: "has", value: null }]],
          ["Giver", [{ relation: "grants", value: null }]],
        ],
      ],
      ["Evade", [["Armed", [{ relation: "has", value: 2 }]]]],
    ]);
  });

  test("gives each its whole rule", () => {
    for (const { row } of entries) expect(row.definition.join("").length).toBeGreaterThan(40);
  });
});

test("what is wrong with a card is said at its row, and nowhere else", () => {
  const [many, dark] = [card("Many", "Space"), card("Other", "Ground", { side: "D" })];
  const report = checkDeck({ lines: [line(many, 6), line(dark, 1)] }, { format: null });
  expect(faultWords(report, "many")).toBe("Too many copies");
  expect(faultWords(report, "other")).toBe("Another side");
  expect(faultWords(report, "nobody")).toBeUndefined();
  expect(verdictWords(report)).toMatch(/^Not legal: \d+ reasons$/);
});
