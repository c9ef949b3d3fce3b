import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ZONES } from "@/lib/decks/deck";
import { readDeck } from "@/lib/decks/io/read-deck";
import { codeIn, readCode, writeCode } from "@/lib/decks/io/share-code";

const deck = {
  name: "Blue Wave_1.0 – é",
  format: "Vintage",
  notes: "Keep 2.\nThen attack~now",
  lines: [
    { cardId: "inv001-amber-scout", zone: "Deck", count: 4 },
    { cardId: "inv002-amber-hauler", zone: "Deck", count: 12 },
    { cardId: "?old-name", zone: "Sideboard", count: 1 },
    { cardId: "žluť-9", zone: "Outside the game", count: 2 },
  ],
} as const;

const id = fc.stringMatching(/^[a-z0-9-]{1,30}$/);
const anyId = fc.oneof(
  id,
  id.map((tail) => `oldrepstarter-${tail}`),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
);
const words = fc.string({ unit: "grapheme", maxLength: 40 });

describe("share codes", { timeout: 60_000 }, () => {
  test("hold the whole deck in letters an address may have", () => {
    const code = writeCode(deck);
    expect(code).toMatch(/^BZ1[A-Za-z0-9._~-]+$/);
    const { problems, kind, lines, ...rest } = readCode(code);
    expect({ problems, kind }).toEqual({ problems: [], kind: "code" });
    expect(rest).toEqual({ name: deck.name, format: deck.format, notes: deck.notes });
    expect(lines).toEqual(deck.lines.map(({ cardId, ...line }) => ({ id: cardId, ...line })));
  });

  test("any deck comes back as it was", () => {
    const line = fc.record({
      cardId: anyId,
      zone: fc.constantFrom(...ZONES),
      count: fc.integer({ min: 1, max: 60 }),
    });
    const anyDeck = fc.record({
      name: words,
      format: fc.option(words.filter((word) => word !== "")),
      notes: words,
      lines: fc.array(line, { minLength: 1, maxLength: 40 }),
    });
    fc.assert(
      fc.property(anyDeck, (before) => {
        const { name = "", format = null, notes = "", lines, problems } = readCode(writeCode(before));
        expect(problems).toEqual([]);
        expect({ name, format, notes }).toEqual({
          name: before.name,
          format: before.format,
          notes: before.notes,
        });
        const inZones = ZONES.flatMap((zone) => before.lines.filter((known) => known.zone === zone));
        expect(lines).toEqual(inZones.map(({ cardId, zone, count }) => ({ id: cardId, zone, count })));
      }),
    );
  });

  test.each([1, 24, 25, 26, 27, 51, 52, 53, 180])(
    "ids that begin alike for %d letters come back",
    (shared) => {
      const lines = ["x", "y"].map((end) => ({
        cardId: "a".repeat(shared) + end,
        zone: "Deck" as const,
        count: 1,
      }));
      expect(readCode(writeCode({ lines })).lines.map((line) => line.id)).toEqual(
        lines.map((line) => line.cardId),
      );
    },
  );

  test("one letter changed, lost or doubled is noticed", () => {
    const code = writeCode(deck);
    const damage = fc.record({
      at: fc.nat(code.length - 1),
      letter: fc.constantFrom("", "a", "Z", "7", ".", "_", "~~"),
    });
    fc.assert(
      fc.property(damage, ({ at, letter }) => {
        const damaged = code.slice(0, at) + letter + code.slice(at + 1);
        fc.pre(damaged !== code);
        expect(readCode(damaged).problems.map((problem) => problem.code)).toEqual(["broken-code"]);
      }),
    );
  });

  test("are found alone and at the end of an address, and are read by the one entrance", () => {
    const code = writeCode(deck);
    expect(codeIn(` ${code}\n`)).toBe(code);
    expect(codeIn(`https://example.org/d#${code}`)).toBe(code);
    expect(readDeck(`https://example.org/d#${code}`).kind).toBe("code");
    expect(readDeck(code.slice(0, -2)).problems[0]?.code).toBe("broken-code");
    expect(codeIn("BZ Squad")).toBeNull();
  });

  test("a hand-made code cannot make much out of little", () => {
    const long = writeCode({
      lines: Array.from({ length: 400 }, () => ({ cardId: "a".repeat(2_001), zone: "Deck", count: 1 })),
    });
    expect(readCode(long).problems[0]?.code).toBe("broken-code");
  });
});
