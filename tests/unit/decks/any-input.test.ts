import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DECK_FILE_KINDS } from "@/lib/decks/io/deck-list";
import { readDeck } from "@/lib/decks/io/read-deck";
import { writeDeck } from "@/lib/decks/io/write-deck";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { resolveDeck } from "@/lib/decks/resolve";
import { CATALOG, fixtureLines } from "./invented";

const files = DECK_FILE_KINDS.map((kind) =>
  writeDeck(kind, { name: "N", lines: fixtureLines("legal.txt") }, CATALOG),
);
const pieces = [
  "<deck>",
  "<card>",
  "</name>",
  "&amp;",
  "&#0;",
  "<![CDATA[",
  '"',
  "'",
  "{",
  "[",
  ",",
  "\t",
  "\r\n",
  "4 ",
  "x4",
  "SB:",
  "Supply:",
  "BZ1",
  "~",
  "\u0000",
  "\uFFFD",
  "// Name: ",
  "Amber Scout",
  "99999999999999999999",
  "count,name\n",
  "lines",
];
const damaged = fc
  .record({
    file: fc.constantFrom(...files),
    at: fc.nat(2000),
    drop: fc.nat(40),
    piece: fc.constantFrom(...pieces),
  })
  .map(({ file, at, drop, piece }) => file.slice(0, at) + piece + file.slice(at + drop));
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((words) => words.join("")),
  damaged,
);

describe("whatever comes in", { timeout: 60_000 }, () => {
  test("is read or refused, never both, and never by an exception", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom("", "a.dek", "a.txt"), (text, fileName) => {
        const { lines, problems } = readDeck(text, fileName);
        expect(lines.length > 0).toBe(problems.length === 0);
        for (const line of lines) {
          expect(line.count).toBeGreaterThan(0);
          expect(line.name ?? line.id).toBeTruthy();
        }
        const deck = resolveDeck(lines, CATALOG);
        const copies = (all: readonly { count: number }[]) => all.reduce((sum, { count }) => sum + count, 0);
        expect(copies(deck.lines)).toBe(copies(lines));
        checkDeck(deck, { format: null });
      }),
      { numRuns: 500 },
    );
  });
});
