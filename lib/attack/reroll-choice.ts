import type { Party } from "./duel";
import type { Frame } from "./tally";

/** Dice a tally offers for rerolling, and what one less of them takes off the tally. */
interface Offer {
  readonly available: number;
  readonly step: number;
}

/** The watched faces, then plain hits, then plain misses; null for a tally that stands for no roll. */
function offersOf(frame: Frame, tally: number, dice: number): readonly Offer[] | null {
  const { width, place, watchedHit } = frame;
  const w = tally % width;
  const hits = (tally - w) / width;
  let [plainHits, plainMisses] = [hits, dice - hits];
  const offers = frame.shown.map((shown, at): Offer => {
    const available = shown[w] as number;
    if (watchedHit[at]) plainHits -= available;
    else plainMisses -= available;
    return { available, step: (place[at] as number) + (watchedHit[at] ? width : 0) };
  });
  if (plainHits < 0 || plainMisses < 0) return null;
  return [...offers, { available: plainHits, step: width }, { available: plainMisses, step: 0 }];
}

/** Visits every choice of 1 to `limit` dice that makes a difference. */
export function eachReroll(
  frame: Frame,
  tally: number,
  dice: number,
  limit: number,
  visit: (kept: number, dice: number) => void,
): void {
  const offers = offersOf(frame, tally, dice);
  if (!offers) return;
  const take = (at: number, kept: number, rolled: number): void => {
    const offer = offers[at];
    if (!offer) {
      if (rolled > 0) visit(kept, rolled);
      return;
    }
    const most = Math.min(offer.available, limit - rolled);
    for (let n = 0; n <= most; n++) take(at + 1, kept - n * offer.step, rolled + n);
  };
  take(0, tally, 0);
}

/** Places of the offers in the order a player of the usual policy takes them. */
export function usualOrder(frame: Frame, party: Party): readonly number[] {
  const hits = party === "defender";
  const mine = frame.watched.map((_, at) => at).filter((at) => frame.watchedHit[at] === hits);
  const low = mine.filter((at) => (frame.watched[at] as number) < 3);
  const high = mine.filter((at) => (frame.watched[at] as number) > 3);
  const plain = frame.watched.length + (hits ? 0 : 1);
  return hits ? [...high, plain, ...low.reverse()] : [...low, plain, ...high];
}

/**
 * The usual policy (section 5): the attacker takes misses, lowest first; the defender hits, highest first.
 * `take` gets the tally that stays and the dice that are rolled.
 */
export function usualReroll(
  frame: Frame,
  tally: number,
  dice: number,
  limit: number,
  order: readonly number[],
  take: (kept: number, dice: number) => number,
): number {
  const { width, shown, place, watchedHit, hitSum, missSum } = frame;
  const w = tally % width;
  const hits = (tally - w) / width;
  const plainHits = hits - (hitSum[w] as number);
  const plainMisses = dice - hits - (missSum[w] as number);
  if (plainHits < 0 || plainMisses < 0) return take(tally, 0);
  let [kept, rolled] = [tally, 0];
  for (const at of order) {
    const counts = shown[at];
    const plain = at === shown.length ? plainHits : plainMisses;
    const n = Math.min(counts ? (counts[w] as number) : plain, limit - rolled);
    const hit = counts ? watchedHit[at] : at === shown.length;
    kept -= n * ((counts ? (place[at] as number) : 0) + (hit ? width : 0));
    rolled += n;
  }
  return take(kept, rolled);
}
