import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countIn,
  deckOf,
  type EditorAction,
  type EditorState,
  EMPTY_DECK,
  editorStep,
  MOST_COPIES,
  sameDeck,
  startEditor,
} from "@/components/decks/editor-state";
import type { Deck, DeckLine, StoredDeck, Zone } from "@/lib/decks/deck";

const line = (cardId: string, count: number, zone: Zone = "Deck"): DeckLine => ({ cardId, zone, count });

function storedWith(lines: readonly DeckLine[], revision = 7, words: Partial<Deck> = {}): StoredDeck {
  const times = { createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" };
  return { ...EMPTY_DECK, name: "Patrol", ...words, lines, id: "abc", revision, ...times };
}

const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editorStep, state);
const add = (cardId: string, by = 1, zone: Zone = "Deck"): EditorAction => ({
  kind: "count",
  cardId,
  zone,
  by,
});

describe("counts", () => {
  test.each([
    ["adds a line", [], add("a"), [line("a", 1)]],
    ["adds to its line", [line("a", 1)], add("a"), [line("a", 2)]],
    ["keeps zones apart", [line("a", 1)], add("a", 1, "Supply"), [line("a", 1), line("a", 1, "Supply")]],
    ["removes one", [line("a", 2)], add("a", -1), [line("a", 1)]],
    ["drops the line with the last copy", [line("a", 1), line("b", 1)], add("a", -1), [line("b", 1)]],
    ["removes no more than there are", [line("a", 1)], add("a", -5), []],
    ["ignores a removal of nothing", [line("a", 1)], add("b", -1), [line("a", 1)]],
    ["stops at the most", [line("a", MOST_COPIES)], add("a"), [line("a", MOST_COPIES)]],
  ] as const)("%s", (_, lines, action, expected) => {
    expect(run(startEditor(storedWith(lines)), action).deck.lines).toEqual(expected);
  });

  test.each([
    ["moves one", [line("a", 2)], "Deck", "Sideboard", [line("a", 1), line("a", 1, "Sideboard")]],
    ["moves the last", [line("a", 1)], "Deck", "Supply", [line("a", 1, "Supply")]],
    ["does not move to where it is", [line("a", 1)], "Deck", "Deck", [line("a", 1)]],
    ["does not move what is not there", [line("a", 1)], "Supply", "Deck", [line("a", 1)]],
    [
      "loses none where the other zone is full",
      [line("a", 1), line("a", MOST_COPIES, "Supply")],
      "Deck",
      "Supply",
      [line("a", 1), line("a", MOST_COPIES, "Supply")],
    ],
  ] as const)("%s", (_, lines, from, to, expected) => {
    const state = run(startEditor(storedWith(lines)), { kind: "move", cardId: "a", from, to });
    expect(state.deck.lines).toEqual(expected);
  });
});

describe("undo", () => {
  test("goes back and forth over every change", () => {
    const state = run(startEditor(null), add("a"), add("b"), { kind: "undo" });
    expect(state.deck.lines).toEqual([line("a", 1)]);
    expect(run(state, { kind: "redo" }).deck.lines).toEqual([line("a", 1), line("b", 1)]);
  });

  test("takes a typed word back at once, another field for itself", () => {
    const typed = run(
      startEditor(null),
      { kind: "words", words: { name: "P" } },
      { kind: "words", words: { name: "Pa" } },
      { kind: "words", words: { notes: "x" } },
    );
    expect(run(typed, { kind: "undo" }).deck.name).toBe("Pa");
    expect(run(typed, { kind: "undo" }, { kind: "undo" }).deck.name).toBe("");
  });

  test("a new change ends what could be done again", () => {
    const state = run(startEditor(null), add("a"), { kind: "undo" }, add("b"), { kind: "redo" });
    expect(state.deck.lines).toEqual([line("b", 1)]);
  });

  test("with nothing to undo nothing happens", () => {
    const state = startEditor(storedWith([line("a", 1)]));
    expect(run(state, { kind: "undo" }, { kind: "redo" })).toEqual(state);
  });
});

describe("saving", () => {
  test("a blank deck is not worth storing, a card or a name is", () => {
    expect(startEditor(null).save).toBe("blank");
    expect(run(startEditor(null), add("a")).save).toBe("unsaved");
    expect(run(startEditor(null), { kind: "words", words: { name: " " } }).save).toBe("blank");
    expect(run(startEditor(null), { kind: "words", words: { name: "x" } }).save).toBe("unsaved");
  });

  test("a change taken back by hand is saved already", () => {
    expect(run(startEditor(storedWith([line("a", 1)])), add("a"), add("a", -1)).save).toBe("saved");
  });

  test("a change during a save is still unsaved after it", () => {
    const sending = run(startEditor(storedWith([])), add("a"), { kind: "sending" });
    const sent = deckOf(sending.deck);
    const changed = run(sending, add("b"));
    expect(changed.save).toBe("saving");
    const stored = storedWith([line("a", 1)], 8);
    expect(run(changed, { kind: "stored", stored, sent })).toMatchObject({
      save: "unsaved",
      base: { revision: 8 },
    });
    expect(run(sending, { kind: "stored", stored, sent }).save).toBe("saved");
  });

  test("what the store makes of a text does not start a second save", () => {
    const sending = run(startEditor(null), { kind: "words", words: { name: "x\0" } }, { kind: "sending" });
    const stored = storedWith([], 1, { name: "x" });
    const state = run(sending, { kind: "stored", stored, sent: deckOf(sending.deck) });
    expect(state.save).toBe("saved");
    expect(state.deck.name).toBe("x\0");
  });

  test.each(["offline", "refused", "failed"] as const)(
    "%s is shown with its reason and keeps the deck",
    (save) => {
      const state = run(
        startEditor(null),
        add("a"),
        { kind: "sending" },
        { kind: "not-saved", save, fault: "why" },
      );
      expect(state).toMatchObject({ save, fault: "why", deck: { lines: [line("a", 1)] } });
    },
  );

  test("an answer that comes late does not hide a later revision", () => {
    const sending = run(startEditor(storedWith([])), add("a"), { kind: "sending" });
    const sent = deckOf(sending.deck);
    const newer = storedWith([line("a", 1), line("b", 1)], 9);
    const state = run(
      sending,
      { kind: "arrived", stored: newer },
      {
        kind: "stored",
        stored: storedWith([line("a", 1)], 8),
        sent,
      },
    );
    expect(state.base?.revision).toBe(9);
    expect(state.deck.lines).toHaveLength(2);
  });
});

describe("another tab", () => {
  const base = storedWith([line("a", 1)], 7);

  test("its change simply arrives where nothing is unsaved", () => {
    const state = run(startEditor(base), { kind: "arrived", stored: storedWith([line("a", 2)], 8) });
    expect(state).toMatchObject({ save: "saved", deck: { lines: [line("a", 2)] }, base: { revision: 8 } });
  });

  test("disjoint changes are joined and saved again", () => {
    const theirs = storedWith([line("a", 1), line("c", 1)], 8);
    const state = run(startEditor(base), add("b"), { kind: "arrived", stored: theirs });
    expect(state.save).toBe("unsaved");
    expect(
      sameDeck(state.deck, { ...deckOf(theirs), lines: [line("a", 1), line("b", 1), line("c", 1)] }),
    ).toBe(true);
    expect(state.base?.revision).toBe(8);
  });

  test("the same place changed twice is asked about, and nothing is sent meanwhile", () => {
    const state = run(startEditor(base), add("a", 2), {
      kind: "arrived",
      stored: storedWith([line("a", 2)], 8),
    });
    expect(state.save).toBe("conflict");
    expect(state.clash?.conflicts).toMatchObject([{ kind: "line", cardId: "a", mine: 3, theirs: 2 }]);
    expect(countIn(state.deck, { cardId: "a", zone: "Deck" })).toBe(3);
    expect(run(state, add("b")).save).toBe("conflict");
    const settled = run(state, { kind: "settle", deck: { ...deckOf(state.deck), lines: [line("a", 2)] } });
    expect(settled).toMatchObject({ save: "saved", clash: null, base: { revision: 8 } });
  });

  test("an older revision changes nothing", () => {
    const state = startEditor(base);
    expect(run(state, { kind: "arrived", stored: storedWith([], 6) })).toBe(state);
  });
});

describe("a draft found in the browser", () => {
  test("goes on where it was left", () => {
    const base = storedWith([line("a", 1)], 7);
    const deck = { ...deckOf(base), lines: [line("a", 2)] };
    expect(run(startEditor(base), { kind: "draft", deck, base })).toMatchObject({ save: "unsaved", deck });
  });

  test("is joined with what was stored since", () => {
    const base = storedWith([line("a", 1)], 7);
    const now = storedWith([line("a", 1), line("c", 1)], 9);
    const deck = { ...deckOf(base), lines: [line("a", 1), line("b", 1)] };
    const state = run(startEditor(now), { kind: "draft", deck, base });
    expect(state.base?.revision).toBe(9);
    expect(state.deck.lines.map(({ cardId }) => cardId).sort()).toEqual(["a", "b", "c"]);
  });

  test("two drafts of two closed tabs are both taken", () => {
    const base = storedWith([line("a", 1)], 7);
    const draft = (cardId: string): EditorAction => ({
      kind: "draft",
      deck: { ...deckOf(base), lines: [line("a", 1), line(cardId, 1)] },
      base,
    });
    const state = run(startEditor(base), draft("b"), draft("c"));
    expect(state.deck.lines.map(({ cardId }) => cardId).sort()).toEqual(["a", "b", "c"]);
  });

  test("of a deck never stored becomes the deck", () => {
    const deck = { ...EMPTY_DECK, lines: [line("a", 1)] };
    expect(run(startEditor(null), { kind: "draft", deck, base: null })).toMatchObject({
      save: "unsaved",
      deck,
    });
  });
});

const anyLines = fc.uniqueArray(
  fc.record({
    cardId: fc.constantFrom("a", "b", "c", "d"),
    zone: fc.constantFrom<Zone>("Deck", "Supply"),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ cardId, zone }) => `${zone} ${cardId}` },
);

test("no card that one side added is lost, whatever both did", () => {
  fc.assert(
    fc.property(anyLines, anyLines, anyLines, (old, mine, theirs) => {
      const base = storedWith(old, 7);
      const mineDeck: EditorAction = { kind: "lines", lines: mine };
      const state = run(startEditor(base), mineDeck, { kind: "arrived", stored: storedWith(theirs, 8) });
      const result = state.clash?.merged ?? state.deck;
      for (const added of [...mine, ...theirs].filter((own) => countIn(base, own) === 0)) {
        expect(countIn(result, added)).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});

test("undo to the start gives the deck of the start, whatever was done", () => {
  const anyStep = fc.oneof(
    fc.record({
      kind: fc.constant("count" as const),
      cardId: fc.constantFrom("a", "b"),
      zone: fc.constantFrom<Zone>("Deck", "Supply"),
      by: fc.integer({ min: -3, max: 3 }),
    }),
    fc.record({ kind: fc.constant("words" as const), words: fc.record({ name: fc.string() }) }),
  );
  fc.assert(
    fc.property(anyLines, fc.array(anyStep, { maxLength: 40 }), (lines, steps) => {
      const start = startEditor(storedWith(lines));
      const end = run(start, ...steps);
      const undone = run(
        end,
        ...Array.from({ length: end.past.length }, (): EditorAction => ({ kind: "undo" })),
      );
      expect(sameDeck(undone.deck, start.deck)).toBe(true);
      expect(undone.save).toBe("saved");
    }),
  );
});
