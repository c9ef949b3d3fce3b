import type { Party } from "./duel";
import { type Frame, shows } from "./tally";

/** A choice of dice to take up again: the tally that stays and how many dice are rolled. */
export interface Reroll {
  readonly kept: number;
  readonly dice: number;
}

/** What a tally of `dice` dice offers for rerolling. */
interface Offer {
  /** Of each watched face. */
  readonly watched: readonly number[];
  readonly plainHits: number;
  readonly plainMisses: number;
}

function offerOf(frame: Frame, tally: number, dice: number): Offer {
  const watched = frame.watched.map((_, at) => shows(frame, tally, at));
  const hits = Math.floor(tally / frame.width);
  let [plainHits, plainMisses] = [hits, dice - hits];
  watched.forEach((n, at) => {
    if (frame.watchedHit[at]) plainHits -= n;
    else plainMisses -= n;
  });
  return { watched, plainHits, plainMisses };
}

/** Tallies that stand for no roll come up in the arrays; nothing is chosen there. */
const isRoll = ({ plainHits, plainMisses }: Offer) => plainHits >= 0 && plainMisses >= 0;

interface Source {
  readonly available: number;
  /** What one die less takes off the tally. */
  readonly step: number;
}

function sourcesOf(frame: Frame, offer: Offer): readonly Source[] {
  const watched = offer.watched.map((available, at) => ({
    available,
    step: (frame.place[at] as number) + (frame.watchedHit[at] ? frame.width : 0),
  }));
  return [
    ...watched,
    { available: offer.plainHits, step: frame.width },
    { available: offer.plainMisses, step: 0 },
  ];
}

/** Every choice of up to `limit` dice that makes a difference, no dice at all left out. */
export function rerollChoices(frame: Frame, tally: number, dice: number, limit: number): readonly Reroll[] {
  const offer = offerOf(frame, tally, dice);
  if (!isRoll(offer)) return [];
  let choices: Reroll[] = [{ kept: tally, dice: 0 }];
  for (const { available, step } of sourcesOf(frame, offer)) {
    choices = choices.flatMap(({ kept, dice: rolled }) =>
      Array.from({ length: Math.min(available, limit - rolled) + 1 }, (_, n) => ({
        kept: kept - n * step,
        dice: rolled + n,
      })),
    );
  }
  return choices.slice(1);
}

/** Watched faces first in the order a player of the usual policy takes them, plain dice where `null` stands. */
function usualOrder(frame: Frame, party: Party): readonly (number | null)[] {
  const mine = frame.watched
    .map((_, at) => at)
    .filter((at) => frame.watchedHit[at] === (party === "defender"));
  const low = mine.filter((at) => (frame.watched[at] as number) < 3);
  const high = mine.filter((at) => (frame.watched[at] as number) > 3);
  return party === "attacker" ? [...low, null, ...high] : [...high, null, ...low.reverse()];
}

/** The usual policy (section 5): the attacker takes misses, lowest first; the defender hits, highest first. */
export function usualReroll(frame: Frame, tally: number, dice: number, limit: number, party: Party): Reroll {
  const offer = offerOf(frame, tally, dice);
  const hits = party === "defender";
  let reroll: Reroll = { kept: tally, dice: 0 };
  if (!isRoll(offer)) return reroll;
  for (const at of usualOrder(frame, party)) {
    const available =
      at === null ? (hits ? offer.plainHits : offer.plainMisses) : (offer.watched[at] as number);
    const n = Math.min(available, limit - reroll.dice);
    const step = (at === null ? 0 : (frame.place[at] as number)) + (hits ? frame.width : 0);
    reroll = { kept: reroll.kept - n * step, dice: reroll.dice + n };
  }
  return reroll;
}
