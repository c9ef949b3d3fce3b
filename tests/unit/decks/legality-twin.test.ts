import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Card } from "@/lib/cards/card";
import { ZONES, type Zone } from "@/lib/decks/deck";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { CARDS, CATALOG, FORMATS, fixtureLines } from "./invented";

type Copy = { card: Card; zone: Zone };

const key = (card: Card) => `${card.name.base}/${card.name.version}/${card.name.namesake}`.toLowerCase();

/** The rules once more, card by card over single copies, without a line of the code under test. */
function naiveCodes(
  copies: readonly Copy[],
  format: { name: string; setCodes: readonly string[] } | null,
): string[] {
  const codes = new Set<string>();
  const deck = copies.filter((copy) => copy.zone === "Deck").map((copy) => copy.card);
  const all = copies.map((copy) => copy.card);
  const resource = copies.some(({ card, zone }) => zone !== "Deck" && card.type.printed === "Resource");
  if (deck.length < (resource ? 59 : 60)) codes.add("size");

  for (const card of new Set(deck))
    if (deck.filter((other) => key(other) === key(card)).length > 4) codes.add("copies");

  const isUnit = (card: Card) => /^(Space|Ground|Character)\b/.test(card.type.printed);
  const counts = ["Space", "Ground", "Character"].map(
    (arena) => deck.filter((card) => isUnit(card) && card.type.printed.split("/").includes(arena)).length,
  );
  if (deck.filter(isUnit).length < 36) codes.add("unit-minimum");
  for (const a of counts) {
    if (a < 12) codes.add("arena-minimum");
    for (const b of counts) if (a > 2 * b) codes.add("arena-balance");
  }

  const sides = new Set(all.map((card) => card.side).filter((side) => side !== "N"));
  if (sides.size > 1) codes.add("side");

  const hit = (card: Card, word: string, letter: string) => {
    const note = card.usage.find((text) => text.replaceAll("*", "").startsWith(word)) ?? "";
    const unnamed = note.startsWith(`**${word}**`);
    const named = format !== null && new RegExp(`${word}( in |:)${format.name}`).test(note);
    const code = format && { WOTC: `W${letter}`, Vintage: `V${letter}` }[format.name];
    return unnamed || named || card.classification.some((tag) => tag === code);
  };
  for (const card of new Set(all)) {
    const printings = CARDS.filter((other) => key(other) === key(card));
    const marked = (word: string, letter: string) => printings.some((other) => hit(other, word, letter));
    if (marked("BANNED", "B")) codes.add("banned");
    if (marked("RESTRICTED", "R") && all.filter((other) => key(other) === key(card)).length > 1)
      codes.add("restricted");
    const sets = printings.map((other) => other.set);
    if (format && !sets.some((set) => format.setCodes.includes(set))) codes.add("pool");
  }
  if (deck.some((card) => card.type.printed === "Subordinate")) codes.add("zone");
  return [...codes].sort();
}

const light = CARDS.filter(({ side }) => side === "L" || side === "N");
const anyLine = (cards: readonly Card[]) =>
  fc.record({
    card: fc.constantFrom(...cards),
    zone: fc.constantFrom<Zone>("Deck", "Deck", "Deck", "Deck", "Deck", ...ZONES),
    count: fc.integer({ min: 1, max: 5 }),
  });
/** A legal deck with some lines changed: near enough to every limit to lie on either side of it. */
const nearlyLegal = fc
  .record({
    file: fc.constantFrom(
      "legal.txt",
      "balance-12-24-12.txt",
      "units-36-of-two-arenas.txt",
      "restricted-1.txt",
    ),
    added: fc.array(anyLine(light), { maxLength: 2 }),
    lowered: fc.array(fc.nat(14), { maxLength: 2 }),
  })
  .map(({ file, added, lowered }) => {
    const held = fixtureLines(file).flatMap(({ card, zone, count }, at) =>
      card ? [{ card, zone, count: count - lowered.filter((index) => index === at).length }] : [],
    );
    return [...held.filter(({ count }) => count > 0), ...added];
  });
const anyDeck = fc.oneof(
  nearlyLegal,
  fc.array(anyLine(CARDS), { maxLength: 30 }),
  fc.array(anyLine(light), { minLength: 15, maxLength: 30 }),
  fc
    .shuffledSubarray(
      light.filter(({ usage }) => usage.length === 0),
      { minLength: 16 },
    )
    .map((cards) => cards.map((card) => ({ card, zone: "Deck" as Zone, count: 3 }))),
);

function linesOf(deck: readonly { card: Card; zone: Zone; count: number }[]): ResolvedLine[] {
  return deck.map(({ card, zone, count }) => {
    const [printedIn, banMarks] = [CATALOG.printedIn(card), CATALOG.banMarks(card)];
    return { cardId: card.id, card, printedIn, banMarks, zone, count };
  });
}

describe("the deck check beside a naive count", { timeout: 60_000 }, () => {
  test("gives the same codes for generated decks in every format", () => {
    let legal = 0;
    fc.assert(
      fc.property(anyDeck, fc.constantFrom(null, ...FORMATS), (deck, format) => {
        const copies = deck.flatMap(({ card, zone, count }) => Array<Copy>(count).fill({ card, zone }));
        const report = checkDeck({ lines: linesOf(deck) }, { format });
        const codes = [...new Set(report.reasons.map(({ code }) => code))].sort();
        expect(codes).toEqual(naiveCodes(copies, format));
        expect(report.legal).toBe(codes.length === 0);
        if (report.legal) legal++;
      }),
      { numRuns: 300, seed: 20261129 },
    );
    expect(legal).toBeGreaterThan(20);
  });

  test("does not depend on the order of the lines, save for the order in which cards are named", () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const there = checkDeck({ lines: linesOf(deck) }, { format: null });
        const back = checkDeck({ lines: linesOf([...deck].reverse()) }, { format: null });
        expect(back.counts).toEqual(there.counts);
        const codes = (report: typeof there) => report.reasons.map(({ code }) => code).sort();
        expect(codes(back)).toEqual(codes(there));
      }),
      { numRuns: 100 },
    );
  });

  test("is the same to the byte when the lines have travelled as JSON", () => {
    fc.assert(
      fc.property(anyDeck, fc.constantFrom(null, ...FORMATS), (deck, format) => {
        const lines = linesOf(deck);
        const travelled: ResolvedLine[] = JSON.parse(JSON.stringify(lines));
        const verdict = (held: readonly ResolvedLine[]) =>
          JSON.stringify(checkDeck({ lines: held }, { format }));
        expect(verdict(travelled)).toBe(verdict(lines));
      }),
      { numRuns: 500 },
    );
  });
});
