import type { SetRetaliation, Suffered } from "./aftermath";
import { focusChance } from "./attack-roll";
import { chancesOf, put, putSum, settled, sixTo } from "./chances";
import type { Duel } from "./duel";
import { type Attack, attackFrom, attackKey, type End } from "./ends";
import type { Result } from "./fate";
import { healthOf, mayRepeat, type Planners, plannersOf, type Standing } from "./strike";
import { spend } from "./work";

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
  /** Damage to the unit that takes what Overkill moves. */
  readonly second: number[];
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

export type Building = { -readonly [K in keyof Odds]: Odds[K] } & { triggers: Record<string, number> };

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
  second: [],
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
  "second",
  "deflected",
  "defenderForce",
  "attackerForce",
  "repeats",
] as const;

/** Adds what ends of an attack with one weight after another did, their repeats aside. */
function addEnd(to: Building, before: Standing, { result, hits }: End, factor: number): number {
  let weight = 0;
  hits.forEach((one, count) => {
    put(to.hits, count, one * factor);
    weight += one * factor;
  });
  put(to.damage, result.damage, weight);
  put(to.counters, result.placed, weight);
  put(to.free, result.free, weight);
  put(to.second, result.second, weight);
  put(to.deflected, result.deflected, weight);
  put(to.defenderForce, before.defenderForce - result.defenderForce, weight);
  put(to.repeats, 0, weight);
  return weight;
}

const attackerLives = ({ attacker }: Duel, before: Standing, { damage }: Suffered) =>
  before.attackerCounters + damage < healthOf(attacker.health);

const defenderDies = ({ defender }: Duel, before: Standing, { placed }: Result) =>
  before.defenderCounters + placed >= healthOf(defender.health);

/** The lists of an attack that nothing follows: the same wherever both units stand. */
function listsOf(attack: Attack, before: Standing): Building {
  const to = empty(0);
  for (const end of attack.ends) {
    addEnd(to, before, end, attack.all);
    for (const suffered of end.cases) {
      put(to.attackerDamage, suffered.damage, end.weight * suffered.weight);
      put(to.attackerForce, before.attackerForce - suffered.force, end.weight * suffered.weight);
    }
  }
  return to;
}

/** Adds an attack that nothing follows. */
function addLast(to: Building, room: Room, before: Standing, attack: Attack): void {
  attack.lists ??= listsOf(attack, before);
  for (const list of LISTS) to[list] = attack.lists[list];
  for (const { result, cases, weight } of attack.ends) {
    const dies = defenderDies(room.duel, before, result);
    if (dies) to.kill += weight * attack.all;
    for (const suffered of cases) {
      if (!attackerLives(room.duel, before, suffered)) continue;
      to.survive += weight * suffered.weight;
      if (dies) to.both += weight * suffered.weight;
    }
  }
}

function standingAfter({ attacker }: Duel, before: Standing, end: End, suffered: Suffered): Standing {
  const { result, focus } = end;
  return {
    defenderCounters: before.defenderCounters + result.placed,
    attackerCounters: before.attackerCounters + suffered.damage,
    defenderForce: result.defenderForce,
    attackerForce: suffered.force,
    shift: before.shift + suffered.shift,
    bonus: (focus ? attacker.focus : 0) + suffered.bonus - result.persuaded,
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
function groupsOf(room: Room, before: Standing, { ends }: Attack, owed: number | null) {
  const { duel } = room;
  const groups = new Map<string, Group>();
  let tenacity = 0;
  for (const end of ends) {
    const dies = defenderDies(duel, before, end.result);
    for (const suffered of end.cases) {
      const lives = attackerLives(duel, before, suffered);
      const tenacious = owed === null && lives && !dies && isTenacious(duel, end.result);
      const more = owed === null ? Number(tenacious) + Number(duel.attacker.doubleStrike) : owed - 1;
      const left = lives && !dies ? more : 0;
      const standing = standingAfter(duel, before, end, suffered);
      const key = left > 0 ? keyOf(standing, left) : "end";
      const group = groups.get(key) ?? { standing, owed: left, part: empty(0) };
      groups.set(key, group);
      const { part } = group;
      const weight = addEnd(part, before, end, suffered.weight);
      put(part.attackerDamage, suffered.damage, weight);
      put(part.attackerForce, before.attackerForce - suffered.force, weight);
      if (dies) part.kill += weight;
      if (lives) part.survive += weight;
      if (lives && dies) part.both += weight;
      if (tenacious) tenacity += weight;
    }
  }
  return { groups: [...groups.values()], tenacity };
}

const keyOf = (standing: Standing, owed: number | null) => [...Object.values(standing), owed].join();

/** Adds a group and all that may come of the attacks that follow it. */
function addGroup(to: Building, { part }: Group, rest: Odds | null, factor: number): void {
  for (const list of LISTS) {
    const before = rest && list === "repeats" ? [0, ...part.repeats] : part[list];
    putSum(to[list], before, rest?.[list] ?? [1], factor);
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
  readonly attacks: Map<string, Attack>;
  readonly known: Map<string, Odds>;
}

/** An attack from where both units stand; shared where what is different makes no difference to it. */
function attackOf(room: Room, standing: Standing): Attack {
  const { duel, attacks } = room;
  const key = attackKey(duel, standing);
  const attack = attacks.get(key) ?? attackFrom(duel, standing, room.plans);
  attacks.set(key, attack);
  return attack;
}

/** Adds an attack that others may follow, and those; returns the dice more that all weights are over then. */
function addRepeating(
  to: Building,
  room: Room,
  before: Standing,
  attack: Attack,
  owed: number | null,
): number {
  const { groups, tenacity } = groupsOf(room, before, attack, owed);
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
  const { duel, plans } = room;
  const attack = attackOf(room, standing);
  const odds = { ...empty(0), dice: attack.dice, power: attack.power, retaliations: attack.retaliations };
  if (!spend(plans.work, attack.steps)) return odds;
  const repeats = owed === null ? mayRepeat(duel) : owed > 1;
  let later = 0;
  if (repeats) later = addRepeating(odds, room, standing, attack, owed);
  else addLast(odds, room, standing, attack);
  // triggers are told of the first attack
  if (owed === null) {
    for (const [name, weight] of Object.entries(attack.triggers))
      odds.triggers[name] = weight * attack.all * sixTo(later);
  }
  const all = settled(attack.sixes + later);
  const found = scaledTo(odds, all.factor, all.sixes);
  room.known.set(key, found);
  return found;
}

/** The exact odds of a duel: one attack and the repeats of Tenacity and Double Strike on the same defender. */
export function oddsOf(duel: Duel, plans: Planners = plannersOf(duel)): Odds {
  const { attacker, defender } = duel;
  const standing: Standing = {
    defenderCounters: defender.counters,
    attackerCounters: attacker.counters,
    defenderForce: defender.force,
    attackerForce: attacker.force,
    shift: 0,
    bonus: 0,
  };
  const odds = oddsFrom({ duel, plans, attacks: new Map(), known: new Map() }, standing, null);
  if (attacker.focus <= 0) return odds;
  return { ...odds, triggers: { Focus: focusChance(duel, odds.dice) * sixTo(odds.sixes), ...odds.triggers } };
}

/** A weight as a chance. */
export const shareOf = (odds: Odds, weight: number) => Math.min(1, weight / sixTo(odds.sixes));

/** A list of weights as chances. */
export const listOf = (odds: Odds, list: (typeof LISTS)[number]) => chancesOf(odds[list], sixTo(odds.sixes));
