/** One attack in plain numbers, small enough to look at every series of dice. */
export interface Small {
  readonly power: number;
  readonly accuracy: number;
  readonly critical: number;
  readonly fury: number;
  readonly backfire: number;
  readonly lucky: number;
  readonly overload: number;
  readonly doubleDamage: boolean;
  readonly ferocity: boolean;
  readonly overkill: boolean;
  readonly attackerHealth: number;
  readonly attackerArmor: boolean;
  readonly health: number;
  readonly counters: number;
  readonly shields: number;
  readonly armor: boolean;
  readonly parry: number;
  readonly riposte: number;
  readonly retaliate: number;
  readonly fortitude: boolean;
  readonly defenderLucky: number;
  readonly force: number;
  /** Value and Force of each Evade; the value "X" for any amount. */
  readonly evades: readonly (readonly [value: number | "X", force: number])[];
  readonly attackerFirst: boolean;
}

/** What both sides play for: the attacker to raise it, the defender to lower it. */
export type Aim = "damage" | "kill" | "survive";

/** Everything counted, as weights over `total`. */
export interface Counted {
  readonly total: bigint;
  readonly hits: bigint[];
  readonly damage: bigint[];
  readonly counters: bigint[];
  readonly attackerDamage: bigint[];
  kill: bigint;
  both: bigint;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Calls with every series of `n` dice. */
function everyRoll(n: number, call: (dice: readonly number[]) => void, dice: readonly number[] = []): void {
  if (dice.length === n) call(dice);
  else for (const face of FACES) everyRoll(n, call, [...dice, face]);
}

const isHit = ({ accuracy, armor }: Small, face: number) => face + accuracy >= (armor ? 5 : 4);

interface Fate {
  readonly hits: number;
  readonly damage: number;
  readonly counters: number;
  readonly dies: boolean;
  readonly riposte: number;
}

/** The least damage left and the least Force for it, over every set of Evades and every X. */
function bestEvades(small: Small, damage: number): number {
  let best = { left: damage, force: 0 };
  const use = (at: number, left: number, force: number): void => {
    if (force > small.force) return;
    const evade = small.evades[at];
    if (!evade) {
      if (left < best.left || (left === best.left && force < best.force)) best = { left, force };
      return;
    }
    use(at + 1, left, force);
    const [value, cost] = evade;
    const amounts = value === "X" ? Array.from({ length: small.force + 1 }, (_, x) => x) : [value];
    for (const amount of amounts)
      use(at + 1, Math.max(0, left - amount), force + (value === "X" ? amount : cost));
  };
  use(0, damage, 0);
  return best.left;
}

export function fateOf(small: Small, dice: readonly number[]): Fate {
  const hits = dice.filter((face) => isHit(small, face)).length;
  let damage = hits + (dice.includes(6) ? small.critical : 0);
  if (!small.ferocity || small.fortitude) {
    if (dice.includes(1)) damage -= Math.min(small.parry, damage);
    damage = bestEvades(small, damage);
  }
  const counters = damage * (small.doubleDamage ? 2 : 1);
  const dies = small.counters + counters >= small.health;
  return { hits, damage, counters, dies, riposte: dice.includes(2) ? small.riposte : 0 };
}

/** The places of the dice the usual policy takes up again. */
function usualPlaces(small: Small, dice: readonly number[], attacker: boolean): readonly number[] {
  const places = dice.map((_, at) => at).filter((at) => isHit(small, dice[at] as number) !== attacker);
  places.sort((a, b) => ((dice[a] as number) - (dice[b] as number)) * (attacker ? 1 : -1));
  return places.slice(0, attacker ? small.lucky : small.defenderLucky);
}

function put(list: bigint[], at: number, weight: bigint): void {
  while (list.length <= at) list.push(0n);
  list[at] = (list[at] as bigint) + weight;
}

const sixTo = (n: number) => 6n ** BigInt(n);

/** Dice an attack can roll at most, those of damage included. */
export function diceOf(small: Small): number {
  const dice = Math.max(0, small.power + small.overload - small.shields);
  const rolled = dice === 0 ? 0 : dice + small.fury + small.lucky + small.defenderLucky;
  return rolled + small.backfire + small.overload + small.retaliate;
}

/** Looks at every series of dice of an attack in which both sides reroll by the usual policy. */
export function enumerate(small: Small): Counted {
  const most = diceOf(small);
  const counted: Counted = {
    total: sixTo(most),
    hits: [],
    damage: [],
    counters: [],
    attackerDamage: [],
    kill: 0n,
    both: 0n,
  };
  const dice = Math.max(0, small.power + small.overload - small.shields);
  const finish = (final: readonly number[], backfires: boolean, rolled: number) => {
    const fate = fateOf(small, final);
    const more = small.retaliate + small.overload + (backfires ? small.backfire : 0);
    everyRoll(more, (extra) => {
      const weight = sixTo(most - rolled - more);
      const back = extra.filter((face) => face >= (small.attackerArmor ? 5 : 4)).length + fate.riposte;
      put(counted.hits, fate.hits, weight);
      put(counted.damage, fate.damage, weight);
      put(counted.counters, fate.counters, weight);
      put(counted.attackerDamage, back, weight);
      if (fate.dies) counted.kill += weight;
      if (fate.dies && back < small.attackerHealth) counted.both += weight;
    });
  };
  const reroll = (
    now: readonly number[],
    turns: readonly boolean[],
    backfires: boolean,
    rolled: number,
  ): void => {
    const [attacker, ...rest] = turns;
    if (attacker === undefined) {
      finish(now, backfires, rolled);
      return;
    }
    const places = usualPlaces(small, now, attacker);
    everyRoll(places.length, (fresh) => {
      const next = now.map((face, at) =>
        places.includes(at) ? (fresh[places.indexOf(at)] as number) : face,
      );
      reroll(next, rest, backfires, rolled + places.length);
    });
  };
  everyRoll(dice, (first) => {
    const extra = first.includes(4) ? small.fury : 0;
    everyRoll(extra, (more) => {
      const all = [...first, ...more];
      reroll(all, [small.attackerFirst, !small.attackerFirst], all.includes(3), all.length);
    });
  });
  return counted;
}

/** The chance that the attacker lives through so much Riposte and the dice of Retaliate. */
function survivalOf(small: Small, riposte: number): number {
  let [alive, count] = [0, 0];
  everyRoll(small.retaliate, (dice) => {
    const hits = dice.filter((face) => face >= (small.attackerArmor ? 5 : 4)).length;
    if (hits + riposte < small.attackerHealth) alive += 1;
    count += 1;
  });
  return alive / count;
}

/** All ways to take up to `most` of the dice again: the dice that stay. */
function kept(dice: readonly number[], most: number): readonly (readonly number[])[] {
  const ways: number[][] = [];
  for (let mask = 0; mask < 2 ** dice.length; mask++) {
    const stay = dice.filter((_, at) => (mask & (2 ** at)) === 0);
    if (dice.length - stay.length <= most) ways.push(stay);
  }
  return ways;
}

/**
 * The value of an attack when both sides reroll for one aim, the attacker to raise it, the defender to lower it: every
 * roll, every set of dice to reroll, every pass. Dark moves first; two passes in a row close the chance.
 */
export function playedFor(small: Small, aim: Aim): number {
  const known = new Map<string, number>();
  const end = (dice: readonly number[]) => {
    const fate = fateOf(small, dice);
    if (aim === "survive") return survivalOf(small, fate.riposte);
    return aim === "damage" ? fate.damage : Number(fate.dies);
  };
  type Right = readonly [attacker: boolean, defender: boolean];
  const value = (dice: readonly number[], attackerMoves: boolean, rights: Right, passes: number): number => {
    if (passes === 2) return end(dice);
    const sorted = [...dice].sort((a, b) => a - b);
    const key = `${sorted.join("")} ${attackerMoves} ${rights} ${passes}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const pass = value(sorted, !attackerMoves, rights, passes + 1);
    let best = pass;
    if (rights[attackerMoves ? 0 : 1]) {
      const left: Right = attackerMoves ? [false, rights[1]] : [rights[0], false];
      for (const stay of kept(sorted, attackerMoves ? small.lucky : small.defenderLucky)) {
        let [sum, count] = [0, 0];
        everyRoll(sorted.length - stay.length, (fresh) => {
          sum += value([...stay, ...fresh], !attackerMoves, left, 0);
          count += 1;
        });
        best = attackerMoves ? Math.max(best, sum / count) : Math.min(best, sum / count);
      }
    }
    known.set(key, best);
    return best;
  };
  let [sum, count] = [0, 0];
  everyRoll(Math.max(0, small.power - small.shields), (dice) => {
    sum += value(dice, small.attackerFirst, [small.lucky > 0, small.defenderLucky > 0], 0);
    count += 1;
  });
  return sum / count;
}
