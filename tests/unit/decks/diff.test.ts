import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Deck, DeckLine } from "@/lib/decks/deck";
import { diffDecks, mergeDecks } from "@/lib/decks/diff";

const deckOf = (lines: Record<string, number>, words: Partial<Deck> = {}): Deck => ({
  name: "",
  notes: "",
  format: null,
  visibility: "unlisted",
  ...words,
  lines: Object.entries(lines)
    .filter(([, count]) => count > 0)
    .map(([cardId, count]): DeckLine => ({ cardId, zone: "Deck", count })),
});
const countsOf = (deck: Deck) => Object.fromEntries(deck.lines.map(({ cardId, count }) => [cardId, count]));

describe("two decks compared", () => {
  test("tells what came, went and changed, zone by zone", () => {
    const before = deckOf({ a: 4, b: 2, c: 1 });
    const after = {
      ...deckOf({ a: 3, c: 1 }),
      lines: [...deckOf({ a: 3, c: 1 }).lines, { cardId: "b", zone: "Supply", count: 2 } as const],
    };
    expect(diffDecks(before, after)).toEqual({
      added: [{ cardId: "b", zone: "Supply", before: 0, after: 2 }],
      removed: [{ cardId: "b", zone: "Deck", before: 2, after: 0 }],
      changed: [{ cardId: "a", zone: "Deck", before: 4, after: 3 }],
    });
  });

  test("a deck and itself, in another order, differ in nothing", () => {
    const deck = deckOf({ a: 4, b: 2 });
    const back = { lines: [...deck.lines].reverse() };
    expect(diffDecks(deck, back)).toEqual({ added: [], removed: [], changed: [] });
  });
});

describe("two changes of one deck joined", { timeout: 60_000 }, () => {
  test.each([
    ["apart", { a: 4 }, { a: 4, b: 1 }, { a: 4, c: 2 }, { a: 4, b: 1, c: 2 }, []],
    ["mine alone", { a: 4 }, { a: 3 }, { a: 4 }, { a: 3 }, []],
    ["theirs alone", { a: 4 }, { a: 4 }, { a: 3 }, { a: 3 }, []],
    ["removed by them", { a: 4, b: 1 }, { a: 4, b: 1 }, { a: 4 }, { a: 4 }, []],
    ["removed by me", { a: 4, b: 1 }, { a: 4 }, { a: 4, b: 1 }, { a: 4 }, []],
    ["alike", { a: 4 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
    ["added by both alike", {}, { a: 1 }, { a: 1 }, { a: 1 }, []],
    ["not alike", { a: 4 }, { a: 3 }, { a: 1 }, { a: 3 }, ["a"]],
    ["changed here, removed there", { a: 4 }, { a: 3 }, {}, { a: 3 }, ["a"]],
    ["removed here, changed there", { a: 4 }, {}, { a: 2 }, { a: 2 }, ["a"]],
  ] as const)("%s", (_, base, mine, theirs, joined, conflicts) => {
    const merge = mergeDecks(deckOf({ ...base }), deckOf({ ...mine }), deckOf({ ...theirs }));
    expect(countsOf(merge.deck)).toEqual(joined);
    expect(merge.conflicts.map((conflict) => conflict.kind === "line" && conflict.cardId)).toEqual(conflicts);
  });

  test("words are joined like lines", () => {
    const base = deckOf({}, { name: "A", format: "Vintage", notes: "n" });
    const mine = deckOf({}, { name: "B", format: "Vintage", notes: "mine" });
    const theirs = deckOf({}, { name: "A", format: null, notes: "theirs", visibility: "public" });
    const { deck, conflicts } = mergeDecks(base, mine, theirs);
    expect(deck).toMatchObject({ name: "B", format: null, visibility: "public", notes: "mine" });
    expect(conflicts).toEqual([{ kind: "word", word: "notes", base: "n", mine: "mine", theirs: "theirs" }]);
  });

  const counts = fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.integer({ min: 0, max: 3 }));

  test("no copy is lost that one side kept or added and the other did not take away", () => {
    fc.assert(
      fc.property(counts, counts, counts, (base, mine, theirs) => {
        const { deck, conflicts } = mergeDecks(deckOf(base), deckOf(mine), deckOf(theirs));
        const joined = countsOf(deck);
        for (const id of ["a", "b", "c", "d", "e"]) {
          const [b, m, t, j] = [base[id] ?? 0, mine[id] ?? 0, theirs[id] ?? 0, joined[id] ?? 0];
          const clash = conflicts.some((conflict) => conflict.kind === "line" && conflict.cardId === id);
          expect(clash).toBe(m !== t && m !== b && t !== b);
          expect(j).toBe(clash ? Math.max(m, t) : m === b ? t : m);
        }
      }),
    );
  });

  test("it does not matter who is who, but for the words in conflict", () => {
    fc.assert(
      fc.property(counts, counts, counts, (base, mine, theirs) => {
        const [b, m, t] = [deckOf(base), deckOf(mine), deckOf(theirs)];
        expect(countsOf(mergeDecks(b, m, t).deck)).toEqual(countsOf(mergeDecks(b, t, m).deck));
      }),
    );
  });
});
