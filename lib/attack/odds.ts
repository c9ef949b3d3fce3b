import { overDice } from "./aftermath";
import { chancesOf, put, settled, sixTo } from "./chances";
import type { Duel } from "./duel";
import { type Planners, plannersOf, type Result, type Standing, type Strike, strikeFrom } from "./strike";

/** Everything an attack and its repeats may come to, as weights over 6 ** sixes. */
export interface Odds {
  readonly sixes: number;
  /** Attack dice of the first attack, before Fury, and its power before Shields. */
  readonly dice: number;
  readonly power: number;
  readonly hits: number[];
  readonly damage: number[];
  readonly counters: number[];
  readonly attackerDamage: number[];
  /** Hits Overkill leaves free to move. */
  readonly free: number[];
  readonly deflected: number[];
  readonly kill: number;
  readonly survive: number;
  readonly both: number;
  /** Force spent by the defender's player on Retaliate and prevention, by the attacker's on prevention. */
  readonly defenderForce: number[];
  readonly attackerForce: number[];
  readonly triggers: Readonly<Record<string, number>>;
  /** Attacks that follow. */
  readonly repeats: number[];
}

type Building = { -readonly [K in keyof Odds]: Odds[K] } & { triggers: Record<string, number> };

const empty = (sixes: number): Building => ({
  sixes,
  dice: 0,
  power: 0,
  hits: [],
  damage: [],
  counters: [],
  attackerDamage: [],
  free: [],
  deflected: [],
  kill: 0,
  survive: 0,
  both: 0,
  defenderForce: [],
  attackerForce: [],
  triggers: {},
  repeats: [],
});

const LISTS = [
  "hits",
  "damage",
  "counters",
  "attackerDamage",
  "free",
  "deflected",
  "defenderForce",
  "attackerForce",
  "repeats",
] as const;
type Outcomes = Readonly<Record<(typeof LISTS)[number], number>>;

const healthOf = (health: number | null) => health ?? Number.POSITIVE_INFINITY;

/** One end of one attack: its roll, what came back, and where both stand then. */
interface End {
  readonly result: Result;
  readonly weight: number;
  readonly outcomes: Outcomes;
  readonly standing: Standing;
  readonly attackerLives: boolean;
}

function* endsOf(duel: Duel, before: Standing, strike: Strike): Generator<End> {
  for (const { rolled, weight } of strike.roll.outcomes) {
    const result = strike.result(rolled);
    for (const suffered of overDice(strike.aftermath(result), strike.damageDice)) {
      const focus = rolled.focus ? duel.attacker.focus : 0;
      yield {
        result,
        weight: weight * suffered.weight,
        attackerLives: before.attackerCounters + suffered.damage < healthOf(duel.attacker.health),
        outcomes: {
          hits: result.hits,
          damage: result.damage,
          counters: result.placed,
          attackerDamage: suffered.damage,
          free: result.free,
          deflected: result.deflected,
          defenderForce: before.defenderForce - result.defenderForce,
          attackerForce: before.attackerForce - suffered.force,
          repeats: 0,
        },
        standing: {
          defenderCounters: before.defenderCounters + result.placed,
          attackerCounters: before.attackerCounters + suffered.damage,
          defenderForce: result.defenderForce,
          attackerForce: suffered.force,
          shift: before.shift + suffered.shift,
          bonus: focus + suffered.bonus - result.persuaded,
        },
      };
    }
  }
}

/** Both units are still there for another attack. */
const goesOn = ({ result, attackerLives }: End) => !result.dies && attackerLives;

/** Whether the first attack did so little that Tenacity repeats it. */
function isTenacious({ attacker, readings }: Duel, end: End): boolean {
  const { damage, placed } = end.result;
  return goesOn(end) && (readings.tenacityMeasures === "damage" ? damage : placed) < attacker.tenacity;
}

/** Chances of what the keywords do in one attack, where they can at all. */
function triggersOf(duel: Duel, end: End, sum: Record<string, number>): void {
  const { attacker, defender } = duel;
  const { result, weight, outcomes } = end;
  const { rolled } = result;
  const happens: readonly (readonly [string, boolean, boolean])[] = [
    ["Critical Hit", attacker.critical > 0, rolled.six],
    ["Focus", attacker.focus > 0, rolled.focus],
    ["Backfire", attacker.backfire > 0, rolled.backfire],
    ["Parry", defender.parry > 0, result.parried],
    ["Riposte", defender.riposte > 0, rolled.two],
    ["Stun", attacker.stun > 0, result.placed > 0],
    ["Overkill", attacker.overkill, result.free > 0],
    ["Avenge", defender.avengers.length > 0, result.dies && result.placed > 0],
    ["Tenacity", attacker.tenacity > 0, isTenacious(duel, end)],
    ["Deflect", defender.preventions.some(({ keyword }) => keyword === "Deflect"), outcomes.deflected > 0],
  ];
  for (const [name, possible, now] of happens)
    if (possible) sum[name] = (sum[name] ?? 0) + (now ? weight : 0);
}

/** Adds one end and, where another attack follows, all that may come of that. */
function addEnd(to: Building, { weight, outcomes, result, attackerLives }: End, rest: Odds | null): void {
  if (!rest) {
    for (const list of LISTS) put(to[list], outcomes[list], weight);
    to.kill += result.dies ? weight : 0;
    to.survive += attackerLives ? weight : 0;
    to.both += result.dies && attackerLives ? weight : 0;
    return;
  }
  for (const list of LISTS) {
    const before = list === "repeats" ? 1 : outcomes[list];
    rest[list].forEach((chance, outcome) => {
      if (chance > 0) put(to[list], before + outcome, weight * chance);
    });
  }
  to.kill += weight * rest.kill;
  to.survive += weight * rest.survive;
  to.both += weight * rest.both;
}

/** How many attacks are owed after one: by Tenacity for what the first did, by Double Strike once. */
function owedAfter(duel: Duel, end: End, owed: number | null): number {
  if (!goesOn(end)) return 0;
  if (owed !== null) return owed - 1;
  return Number(isTenacious(duel, end)) + Number(duel.attacker.doubleStrike);
}

/** Divides every weight; `sixes` of the outcome as given. */
function scaledTo(odds: Building, factor: number, sixes: number): Odds {
  if (factor === 1) return { ...odds, sixes };
  const lists = Object.fromEntries(LISTS.map((list) => [list, odds[list].map((weight) => weight * factor)]));
  const triggers = Object.fromEntries(Object.entries(odds.triggers).map(([name, w]) => [name, w * factor]));
  const [kill, survive, both] = [odds.kill * factor, odds.survive * factor, odds.both * factor];
  return { ...odds, ...lists, triggers, kill, survive, both, sixes };
}

interface Room {
  readonly duel: Duel;
  readonly plans: Planners;
  readonly known: Map<string, Odds>;
}

/** The odds of an attack and all that follow; `owed`: attacks after this one, null for the first. */
function oddsFrom(room: Room, standing: Standing, owed: number | null): Odds {
  const key = [...Object.values(standing), owed].join();
  const known = room.known.get(key);
  if (known) return known;
  const { duel } = room;
  const strike = strikeFrom(duel, standing, room.plans);
  const own = settled(strike.roll.sixes + strike.damageDice);
  const ends = [...endsOf(duel, standing, strike)].map((end) => {
    const more = owedAfter(duel, end, owed);
    return {
      end: { ...end, weight: end.weight * own.factor },
      rest: more > 0 ? oddsFrom(room, end.standing, more) : null,
    };
  });
  const later = ends.reduce((most, { rest }) => Math.max(most, rest?.sixes ?? 0), 0);
  const odds = { ...empty(0), dice: strike.dice, power: strike.power };
  for (const { end, rest } of ends) {
    const weight = end.weight * sixTo(later - (rest?.sixes ?? 0));
    addEnd(odds, { ...end, weight }, rest);
    triggersOf(duel, { ...end, weight: end.weight * sixTo(later) }, odds.triggers);
  }
  if (duel.attacker.fury > 0)
    odds.triggers.Fury = strike.roll.fury * own.factor * sixTo(strike.damageDice + later);
  const all = settled(own.sixes + later);
  const found = scaledTo(odds, all.factor, all.sixes);
  room.known.set(key, found);
  return found;
}

/** The exact odds of a duel: one attack and the repeats of Tenacity and Double Strike on the same defender. */
export function oddsOf(duel: Duel): Odds {
  const { attacker, defender } = duel;
  const standing: Standing = {
    defenderCounters: defender.counters,
    attackerCounters: attacker.counters,
    defenderForce: defender.force,
    attackerForce: attacker.force,
    shift: 0,
    bonus: 0,
  };
  return oddsFrom({ duel, plans: plannersOf(duel), known: new Map() }, standing, null);
}

/** A list of weights as chances. */
export const listOf = (odds: Odds, list: (typeof LISTS)[number]) => chancesOf(odds[list], sixTo(odds.sixes));
