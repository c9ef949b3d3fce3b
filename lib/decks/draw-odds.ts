/**
 * Chances of drawing from a shuffled deck. Counts of hands are whole numbers (bigint), so a chance is wrong only by the
 * last rounding. A hand is 7 cards at the start and one more each turn (docs/rules/turn-and-attack.md, sections 3 and 4).
 */
export const FIRST_HAND = 7;

/** Cards seen by the draw of turn n: the first hand, and one card a turn unless `perTurn` says otherwise. */
export function cardsSeen(turn: number, perTurn = 1, firstHand = FIRST_HAND): number {
  return firstHand + Math.max(0, turn) * perTurn;
}

/** Ways to choose k of n; 0 where there is none. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

/** part / whole as the nearest double; neither needs to fit one. */
function ratio(part: bigint, whole: bigint): number {
  if (part === 0n) return 0;
  if (part === whole) return 1;
  const bits = whole.toString(2).length - part.toString(2).length + 64;
  return Number((part << BigInt(Math.max(0, bits))) / whole) / 2 ** Math.max(0, bits);
}

/** Chances of exactly 0, 1, 2, … of `copies` cards among `drawn` cards of a deck of `deck` cards. */
export function drawChances(deck: number, copies: number, drawn: number): readonly number[] {
  const seen = Math.min(drawn, deck);
  const all = choose(deck, seen);
  return Array.from({ length: Math.min(copies, seen) + 1 }, (_, k) =>
    ratio(choose(copies, k) * choose(deck - copies, seen - k), all),
  );
}

/** Chance of at least `least` of `copies` cards among `drawn` cards. */
export function drawAtLeast(deck: number, copies: number, drawn: number, least = 1): number {
  const seen = Math.min(drawn, deck);
  let ways = 0n;
  for (let k = Math.max(0, least); k <= Math.min(copies, seen); k++)
    ways += choose(copies, k) * choose(deck - copies, seen - k);
  return ratio(ways, choose(deck, seen));
}

/** Cards that serve the same wants; `serves` are places of wants, so a Space/Ground unit serves two. */
export interface DrawGroup {
  readonly cards: number;
  readonly serves: readonly number[];
}

/**
 * Chance that every want from 0 to `wants - 1` is served by at least one drawn card: by inclusion and exclusion over
 * the wants left without a card. Cards in no group only fill the deck.
 */
export function drawAll(deck: number, groups: readonly DrawGroup[], wants: number, drawn: number): number {
  const seen = Math.min(drawn, deck);
  let ways = 0n;
  for (let without = 0; without < 2 ** wants; without++) {
    const missing = Array.from({ length: wants }, (_, want) => want).filter(
      (want) => (without & (1 << want)) > 0,
    );
    const barred = groups
      .filter(({ serves }) => serves.some((want) => missing.includes(want)))
      .reduce((sum, { cards }) => sum + cards, 0);
    const hands = choose(deck - barred, seen);
    ways += missing.length % 2 === 0 ? hands : -hands;
  }
  return ratio(ways, choose(deck, seen));
}
