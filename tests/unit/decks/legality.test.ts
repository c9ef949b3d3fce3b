import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import type { DeckRule, Reason, ReasonCode } from "@/lib/decks/legality/report";
import { cardCalled, FIXTURES, fixtureLines, formatCalled, line } from "./invented";

type Told = [code: ReasonCode, rule: DeckRule, limit?: number, actual?: number, cards?: string[]];

interface Row {
  readonly deck: string;
  readonly format?: string;
  readonly asOf?: string;
  readonly off?: DeckRule[];
  readonly reasons?: Told[];
  readonly warnings?: Told[];
}

/** Every fixture at least once; nothing but what stands here may be told. */
const ROWS: readonly Row[] = [
  { deck: "legal" },
  { deck: "legal-75" },
  { deck: "size-59", reasons: [["size", "D1", 60, 59, []]] },
  { deck: "size-59", off: ["D1"] },
  { deck: "size-59-resource-in-supply" },
  { deck: "size-59-resource-in-supply", off: ["D1a"], reasons: [["size", "D1", 60, 59, []]] },
  { deck: "size-59-resource-in-deck", reasons: [["size", "D1", 60, 59, []]] },
  { deck: "size-58-resource-in-supply", reasons: [["size", "D1", 59, 58, []]] },
  {
    deck: "copies-over-printings",
    reasons: [["copies", "D2", 4, 5, ["Orin Vale (A)", "Orin Vale (A) (Promo)"]]],
  },
  { deck: "copies-of-namesakes" },
  { deck: "copies-with-sideboard", warnings: [["copies", "D2", 4, 5, ["Amber Scout"]]] },
  { deck: "arena-11-characters", reasons: [["arena-minimum", "D3", 12, 11, []]] },
  {
    deck: "units-24-of-two-arenas",
    format: "Vintage",
    off: ["D7", "D8"],
    reasons: [["unit-minimum", "D3a", 36, 24, []]],
  },
  { deck: "units-36-of-two-arenas" },
  { deck: "balance-12-24-12" },
  { deck: "balance-12-25-12", reasons: [["arena-balance", "D4", 24, 25, []]] },
  { deck: "balance-12-25-12", off: ["D4"] },
  { deck: "balance-13-26-13" },
  { deck: "side-ten-neutral" },
  { deck: "side-one-yuuzhan-vong", reasons: [["side", "D5", 0, 1, ["Coral Drone"]]] },
  { deck: "side-dark-in-sideboard", reasons: [["side", "D6", 0, 1, ["Soot Raider"]]] },
  { deck: "banned", reasons: [["banned", "D7", 0, 1, ["Ugly Trick"]]] },
  { deck: "banned", format: "Vintage", reasons: [["banned", "D7", 0, 1, ["Ugly Trick"]]] },
  { deck: "banned-on-another-printing", reasons: [["banned", "D7", 0, 1, ["Ugly Trick (Promo)"]]] },
  { deck: "banned-in-sideboard", reasons: [["banned", "D7", 0, 1, ["Ugly Trick"]]] },
  { deck: "banned-in-vintage", warnings: [["banned", "D7", 0, 1, ["Hollow Oath"]]] },
  { deck: "banned-in-vintage", format: "Vintage", reasons: [["banned", "D7", 0, 1, ["Hollow Oath"]]] },
  { deck: "banned-in-vintage", format: "WOTC", reasons: [["banned", "D7", 0, 1, ["Hollow Oath"]]] },
  { deck: "banned-in-standard", warnings: [["banned", "D7", 0, 1, ["Fading Light"]]] },
  { deck: "banned-in-standard", format: "Vintage" },
  { deck: "restricted-1" },
  { deck: "restricted-2", reasons: [["restricted", "D8", 1, 2, ["Borrowed Luck"]]] },
  { deck: "restricted-2-of-another-printing", reasons: [["restricted", "D8", 1, 2, ["Borrowed Luck/INW"]]] },
  { deck: "restricted-1-and-sideboard", reasons: [["restricted", "D8", 1, 2, ["Borrowed Luck"]]] },
  { deck: "restricted-in-vintage-2", warnings: [["restricted", "D8", 1, 2, ["Narrow Gate"]]] },
  {
    deck: "restricted-in-vintage-2",
    format: "Vintage",
    reasons: [["restricted", "D8", 1, 2, ["Narrow Gate"]]],
  },
  { deck: "restricted-in-vintage-2", format: "WOTC" },
  { deck: "unknown-card", reasons: [["unknown-card", "D9", 0, 1, ["?amber-scuot"]]] },
  { deck: "pool" },
  { deck: "pool", format: "Vintage", reasons: [["pool", "D10", 0, 1, ["Old Archive"]]] },
  { deck: "pool", format: "WOTC" },
  { deck: "zone-subordinate-in-deck", reasons: [["zone", "D11", 0, 1, ["Amber Hologram"]]] },
  { deck: "zone-event-in-deck", warnings: [["zone", "D11", 0, 1, ["Grove Festival"]]] },
  { deck: "zone-two-resources", warnings: [["zone", "D11", 1, 2, ["Amber Foundry", "Amber Depot"]]] },
];

const told = (reasons: readonly Reason[]) =>
  reasons.map(({ code, rule, limit, actual, cards }) => [code, rule, limit, actual, cards]);

const expected = (rows: readonly Told[] = []) =>
  rows.map(([code, rule, limit, actual, cards = []]) => {
    const ids = cards.map((written) => {
      const [name = "", set] = written.split("/");
      return name.startsWith("?") ? name : cardCalled(name, set).id;
    });
    return [code, rule, limit, actual, ids];
  });

describe("a deck's verdict", () => {
  test.each(ROWS)("$deck in $format without $off", ({ deck, format, off = [], reasons, warnings }) => {
    const lines = fixtureLines(`${deck}.txt`);
    const report = checkDeck({ lines }, { format: format ? formatCalled(format) : null, off });
    expect(told(report.reasons)).toEqual(expected(reasons));
    expect(told(report.warnings)).toEqual(expected(warnings));
    expect(report.legal).toBe(report.reasons.length === 0);
    expect(report.format).toBe(format ?? null);
  });

  test("every fixture stands in the table", () => {
    const files = readdirSync(FIXTURES).filter((file) => file.endsWith(".txt"));
    const named = new Set(ROWS.map(({ deck }) => `${deck}.txt`));
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });

  test("counts a unit of two arenas in both and once in all", () => {
    const { counts } = checkDeck({ lines: [line("Twin Glider One", 4)] }, { format: null });
    expect(counts).toEqual({ cards: 4, units: 4, space: 4, ground: 4, character: 0, outside: 0 });
  });

  test("an empty deck has no side and lacks everything", () => {
    const report = checkDeck({ lines: [] }, { format: null });
    expect(report.side).toBeNull();
    expect(report.reasons.map(({ code }) => code)).toEqual([
      "size",
      "unit-minimum",
      "arena-minimum",
      "arena-minimum",
      "arena-minimum",
    ]);
  });

  test("readings that no source settles are marked", () => {
    const report = checkDeck({ lines: fixtureLines("restricted-1-and-sideboard.txt") }, { format: null });
    expect(report.reasons[0]?.unsettled).toBe(true);
    const settled = checkDeck({ lines: fixtureLines("restricted-2.txt") }, { format: null });
    expect(settled.reasons[0]).not.toHaveProperty("unsettled");
  });

  test("a card that no source knows is called as the player wrote it, not by its stand-in id", () => {
    const stored = fixtureLines("unknown-card.txt").map(({ name: _, ...line }) => line);
    const [reason] = checkDeck({ lines: stored }, { format: null }).reasons;
    expect(reason).toMatchObject({ code: "unknown-card", message: expect.stringContaining('"amber scuot"') });
    expect(reason?.fixes[0]?.label).toBe("−1 amber scuot");
  });

  test("an unknown card is never legal, with its rule switched off as well", () => {
    const report = checkDeck({ lines: fixtureLines("unknown-card.txt") }, { format: null, off: ["D9"] });
    expect(report).toMatchObject({ legal: false, reasons: [] });
  });

  test.each([
    ["Neutral alone", [line("Grey Pilgrim", 2)], "N", []],
    [
      "Neutral with a Dark card outside",
      [line("Grey Pilgrim", 2), line("Soot Raider", 1, "Supply")],
      "D",
      [],
    ],
    ["mostly Dark", [line("Soot Raider", 3), line("Amber Scout", 2)], "D", ["Amber Scout"]],
    ["two sides outside", [line("Soot Raider", 2), line("Coral Drone", 1, "Supply")], "D", ["Coral Drone"]],
  ] as const)("side: %s", (_, lines, side, strangers) => {
    const report = checkDeck({ lines }, { format: null });
    expect(report.side).toBe(side);
    const named = report.reasons.filter(({ code }) => code === "side").flatMap(({ cards }) => cards);
    expect(named).toEqual(strangers.map((name) => cardCalled(name).id));
  });

  test.each([
    ["This card can be put in a Light Side deck.", []],
    ["Armor | Soot Raider cards can be put in a Light deck.", []],
    ["This card can be put in a Yuuzhan Vong deck.", ["inv-guest"]],
    ["When it retreats, it can be put in a discard pile.", ["inv-guest"]],
  ])("a card that says %s", (text, strangers) => {
    const guest = { ...cardCalled("Soot Raider"), id: "inv-guest", text };
    const lines = [line("Amber Scout", 4), { ...line("Soot Raider", 1), cardId: guest.id, card: guest }];
    const { reasons } = checkDeck({ lines }, { format: null });
    expect(reasons.filter(({ code }) => code === "side").flatMap(({ cards }) => cards)).toEqual(strangers);
  });

  test("any printing of the same identity in a legal set makes a card legal", () => {
    const lines = fixtureLines("legal.txt");
    const { reasons } = checkDeck({ lines }, { format: formatCalled("Standard") });
    const named = reasons.filter(({ code }) => code === "pool").flatMap(({ cards }) => cards);
    expect(named).not.toContain(cardCalled("Quiet Hour", "INV").id);
    expect(named).not.toContain(cardCalled("Orin Vale (A)").id);
    expect(named).toContain(cardCalled("Orin Vale (B)").id);
  });
});
