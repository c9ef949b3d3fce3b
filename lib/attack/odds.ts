import { type Aftermath, overDice, type SetRetaliation, type Suffered } from "./aftermath";
import { focusChance } from "./attack-roll";
import { chancesOf, convolve, put, settled, sixTo } from "./chances";
import type { Duel } from "./duel";
import {
  mayRepeat,
  type Planners,
  plannersOf,
  type Result,
  type Standing,
  type Strike,
  strikeFrom,
} from "./strike";

/** Everything an attack and its repeats may come to, as weights over 6 ** sixes. */
export interface Odds {
  readonly sixes: number;
  /** Attack dice of the first attack, before Fury, and its power before Shields. */
  readonly dice: number;
  readonly power: number;
  /** Retaliates set in the first attack. */
  readonly retaliations: readonly SetRetaliation[];
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
  retaliations: [],
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

const healthOf = (health: number | null) => health ?? Number.POSITIVE_INFINITY;

/** A final roll of one attack, what it led to, and its weight over all dice of the attack. */
interface Line {
  readonly result: Result;
  readonly weight: number;
  readonly cases: readonly Suffered[];
  /** Weight of all cases together. */
  readonly all: number;
}

function linesOf({ roll, result, aftermath, damageDice }: Strike): readonly Line[] {
  const all = sixTo(damageDice);
  const scaled = new Map<Aftermath, readonly Suffered[]>();
  return roll.outcomes.map(({ rolled, weight }) => {
    const found = result(rolled);
    const after = aftermath(found);
    const cases = scaled.get(after) ?? overDice(after, damageDice);
    scaled.set(after, cases);
    return { result: found, weight, cases, all };
  });
}

type Happens = readonly [name: string, possible: boolean, now: (result: Result) => boolean];

/** The weights of what the keywords do in one attack, where they can at all; `all`: the weight of what follows a roll. */
function triggersOf(
  { attacker, defender }: Duel,
  lines: readonly Line[],
  all: number,
): Record<string, number> {
  const happens: readonly Happens[] = [
    ["Critical Hit", attacker.critical > 0, ({ rolled }) => rolled.six],
    ["Backfire", attacker.backfire > 0, ({ rolled }) => rolled.backfire],
    ["Parry", defender.parry > 0, ({ parried }) => parried],
    ["Riposte", defender.riposte > 0, ({ rolled }) => rolled.two],
    ["Stun", attacker.stun > 0, ({ placed }) => placed > 0],
    ["Overkill", attacker.overkill, ({ free }) => free > 0],
    ["Avenge", defender.avengers.length > 0, ({ dies, placed }) => dies && placed > 0],
    [
      "Deflect",
      defender.preventions.some(({ keyword }) => keyword === "Deflect"),
      ({ deflected }) => deflected > 0,
    ],
  ];
  const sums = happens
    .filter(([, possible]) => possible)
    .map(([name, , now]) => {
      let sum = 0;
      for (const { result, weight } of lines) if (now(result)) sum += weight;
      return [name, sum * all] as const;
    });
  return Object.fromEntries(sums);
}

/** Adds what a line did to the defender. */
function addResult(to: Building, before: Standing, result: Result, weight: number): void {
  put(to.hits, result.hits, weight);
  put(to.damage, result.damage, weight);
  put(to.counters, result.placed, weight);
  put(to.free, result.free, weight);
  put(to.deflected, result.deflected, weight);
  put(to.defenderForce, before.defenderForce - result.defenderForce, weight);
  put(to.repeats, 0, weight);
  if (result.dies) to.kill += weight;
}

/** Adds what came over the attacker; `kills`: the share of the weight with which the defender died. */
function addSuffered(
  to: Building,
  room: Room,
  before: Standing,
  suffered: Suffered,
  weight: number,
  kills: number,
): void {
  put(to.attackerDamage, suffered.damage, weight * suffered.weight);
  put(to.attackerForce, before.attackerForce - suffered.force, weight * suffered.weight);
  if (!attackerLives(room.duel, before, suffered)) return;
  to.survive += weight * suffered.weight;
  to.both += kills * suffered.weight;
}

const attackerLives = ({ attacker }: Duel, before: Standing, { damage }: Suffered) =>
  before.attackerCounters + damage < healthOf(attacker.health);

/** The lines of an attack that nothing follows: what comes over the attacker is added once for all lines alike. */
function addLast(to: Building, room: Room, before: Standing, lines: readonly Line[]): void {
  const alike = new Map<readonly Suffered[], { weight: number; kills: number }>();
  for (const { result, weight, cases, all } of lines) {
    addResult(to, before, result, weight * all);
    const sum = alike.get(cases) ?? { weight: 0, kills: 0 };
    alike.set(cases, { weight: sum.weight + weight, kills: sum.kills + (result.dies ? weight : 0) });
  }
  for (const [cases, { weight, kills }] of alike)
    for (const suffered of cases) addSuffered(to, room, before, suffered, weight, kills);
}

function standingAfter({ attacker }: Duel, before: Standing, result: Result, suffered: Suffered): Standing {
  return {
    defenderCounters: before.defenderCounters + result.placed,
    attackerCounters: before.attackerCounters + suffered.damage,
    defenderForce: result.defenderForce,
    attackerForce: suffered.force,
    shift: before.shift + suffered.shift,
    bonus: (result.rolled.focus ? attacker.focus : 0) + suffered.bonus - result.persuaded,
  };
}

/** Whether a first attack did so little that Tenacity repeats it. */
const isTenacious = ({ attacker, readings }: Duel, { damage, placed }: Result) =>
  (readings.tenacityMeasures === "damage" ? damage : placed) < attacker.tenacity;

/** Ends of one attack after which the same attacks follow from the same standing. */
interface Group {
  readonly standing: Standing;
  /** Attacks that follow. */
  readonly owed: number;
  readonly part: Building;
}

/** Sorts the ends of an attack by what follows; `owed`: attacks after this one, null for the first. */
function groupsOf(room: Room, before: Standing, lines: readonly Line[], owed: number | null) {
  const { duel } = room;
  const groups = new Map<string, Group>();
  let tenacity = 0;
  for (const { result, weight, cases } of lines) {
    for (const suffered of cases) {
      const goesOn = !result.dies && attackerLives(duel, before, suffered);
      const tenacious = owed === null && goesOn && isTenacious(duel, result);
      const more = owed === null ? Number(tenacious) + Number(duel.attacker.doubleStrike) : owed - 1;
      const left = goesOn ? more : 0;
      const standing = standingAfter(duel, before, result, suffered);
      const key = left > 0 ? keyOf(standing, left) : "end";
      const group = groups.get(key) ?? { standing, owed: left, part: empty(0) };
      groups.set(key, group);
      addResult(group.part, before, result, weight * suffered.weight);
      addSuffered(group.part, room, before, suffered, weight, result.dies ? weight : 0);
      if (tenacious) tenacity += weight * suffered.weight;
    }
  }
  return { groups: [...groups.values()], tenacity };
}

const keyOf = (standing: Standing, owed: number | null) => [...Object.values(standing), owed].join();

/** Adds a group and all that may come of the attacks that follow it. */
function addGroup(to: Building, { part }: Group, rest: Odds | null, factor: number): void {
  for (const list of LISTS) {
    const before = rest && list === "repeats" ? [0, ...part.repeats] : part[list];
    const after = rest ? convolve(before, rest[list]) : before;
    after.forEach((weight, outcome) => {
      if (weight > 0) put(to[list], outcome, weight * factor);
    });
  }
  const weight = (part.repeats[0] ?? 0) * factor;
  to.kill += rest ? weight * rest.kill : part.kill * factor;
  to.survive += rest ? weight * rest.survive : part.survive * factor;
  to.both += rest ? weight * rest.both : part.both * factor;
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

/** Adds an attack that others may follow, and those; returns the dice more that all weights are over then. */
function addRepeating(
  to: Building,
  room: Room,
  before: Standing,
  lines: readonly Line[],
  owed: number | null,
): number {
  const { groups, tenacity } = groupsOf(room, before, lines, owed);
  const rests = groups.map(({ standing, owed: left }) => (left > 0 ? oddsFrom(room, standing, left) : null));
  const later = rests.reduce((most, rest) => Math.max(most, rest?.sixes ?? 0), 0);
  groups.forEach((group, i) => {
    const rest = rests[i] ?? null;
    addGroup(to, group, rest, sixTo(later - (rest?.sixes ?? 0)));
  });
  if (room.duel.attacker.tenacity > 0) to.triggers.Tenacity = tenacity * sixTo(later);
  return later;
}

/** The odds of an attack and all that follow; `owed`: attacks after this one, null for the first. */
function oddsFrom(room: Room, standing: Standing, owed: number | null): Odds {
  const key = keyOf(standing, owed);
  const known = room.known.get(key);
  if (known) return known;
  const { duel } = room;
  const strike = strikeFrom(duel, standing, room.plans);
  const own = settled(strike.roll.sixes + strike.damageDice);
  const lines = linesOf(strike).map((line) => ({ ...line, weight: line.weight * own.factor }));
  const odds = { ...empty(0), dice: strike.dice, power: strike.power, retaliations: strike.retaliations };
  const repeats = owed === null ? mayRepeat(duel) : owed > 1;
  let later = 0;
  if (repeats) later = addRepeating(odds, room, standing, lines, owed);
  else addLast(odds, room, standing, lines);
  // triggers are told of the first attack
  if (owed === null) Object.assign(odds.triggers, triggersOf(duel, lines, sixTo(strike.damageDice + later)));
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
  const odds = oddsFrom({ duel, plans: plannersOf(duel), known: new Map() }, standing, null);
  if (attacker.focus <= 0) return odds;
  return { ...odds, triggers: { Focus: focusChance(duel, odds.dice) * sixTo(odds.sixes), ...odds.triggers } };
}

/** A weight as a chance. */
export const shareOf = (odds: Odds, weight: number) => weight / sixTo(odds.sixes);

/** A list of weights as chances. */
export const listOf = (odds: Odds, list: (typeof LISTS)[number]) => chancesOf(odds[list], sixTo(odds.sixes));
