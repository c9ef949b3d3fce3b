import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardsSeen, choose, drawAll, drawAtLeast, drawChances } from "@/lib/decks/draw-odds";

/** Every hand of so many cards of a deck, by place. */
function hands(deck: number, drawn: number, from = 0): number[][] {
  if (drawn === 0) return [[]];
  return Array.from({ length: Math.max(0, deck - from) }, (_, i) => from + i).flatMap((card) =>
    hands(deck, drawn - 1, card + 1).map((rest) => [card, ...rest]),
  );
}

describe("draws from a deck", () => {
  test.each([
    [60, 4, 7, 1 - (56 * 55 * 54 * 53 * 52 * 51 * 50) / (60 * 59 * 58 * 57 * 56 * 55 * 54)],
    [60, 0, 7, 0],
    [60, 60, 7, 1],
    [60, 4, 60, 1],
    [60, 4, 90, 1],
    [60, 4, 0, 0],
    [4, 1, 1, 0.25],
  ])("deck %i, copies %i, drawn %i", (deck, copies, drawn, chance) => {
    expect(drawAtLeast(deck, copies, drawn)).toBeCloseTo(chance, 14);
  });

  test("cards seen by turn", () => {
    expect([0, 1, 5].map((turn) => cardsSeen(turn))).toEqual([7, 8, 12]);
    expect(cardsSeen(3, 2)).toBe(13);
  });

  test("choose", () => {
    expect(choose(60, 7)).toBe(386206920n);
    expect(choose(5, 6)).toBe(0n);
    expect(choose(5, -1)).toBe(0n);
  });

  test("the chances of every number sum to 1 and agree with at least", () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(80), fc.nat(80), (deck, copies, drawn) => {
        fc.pre(deck > 0 && copies <= deck);
        const chances = drawChances(deck, copies, drawn);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(1 - (chances[0] as number)).toBeCloseTo(drawAtLeast(deck, copies, drawn), 12);
      }),
    );
  });

  test("at least one of each of three wants, as counted hand by hand", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ cards: fc.integer({ min: 1, max: 3 }), serves: fc.uniqueArray(fc.nat(2)) }), {
          maxLength: 3,
        }),
        fc.nat(4),
        fc.nat(5),
        (groups, others, drawn) => {
          const cards = groups.flatMap(({ cards: n, serves }) => Array.from({ length: n }, () => serves));
          const deck = [...cards, ...Array.from({ length: others + 1 }, () => [] as number[])];
          const all = hands(deck.length, Math.min(drawn, deck.length));
          const good = all.filter((hand) =>
            [0, 1, 2].every((want) => hand.some((at) => deck[at]?.includes(want))),
          );
          expect(drawAll(deck.length, groups, 3, drawn)).toBeCloseTo(good.length / all.length, 14);
        },
      ),
    );
  });
});
