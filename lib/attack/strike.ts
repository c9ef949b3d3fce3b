import {
  type Instance,
  inTurn,
  overDice,
  type SetRetaliation,
  type Suffered,
  setRetaliations,
  sufferAll,
} from "./aftermath";
import { type AttackRoll, mostDice, type Rolled, ripostes, rollAttack, rollWork } from "./attack-roll";
import { EXACT_DICE, sixTo } from "./chances";
import type { Defending, Duel } from "./duel";
import { fateOf, type Result } from "./fate";
import { type Plan, planner } from "./prevention";
import type { Worth } from "./rerolls";
import { spend, type Work, workFor } from "./work";

/** Where both units stand before one of the attacks. */
export interface Standing {
  readonly defenderCounters: number;
  readonly attackerCounters: number;
  readonly defenderForce: number;
  readonly attackerForce: number;
  /** Change of the attacker's power that lasts, and for this attack only. */
  readonly shift: number;
  readonly bonus: number;
}

/** One attack of a duel, its dice rolled. */
export interface Strike {
  readonly power: number;
  readonly dice: number;
  readonly roll: AttackRoll;
  readonly retaliations: readonly SetRetaliation[];
  /** Most dice of damage to the attacker; 0 where the weights of what comes back to it are chances. */
  readonly damageDice: number;
  /** The same object for rolls that lead to the same by the same way. */
  result(rolled: Rolled): Result;
  /** What comes over the attacker, weighted over `damageDice` dice. */
  aftermath(rolled: Rolled, result: Result): readonly Suffered[];
}

/** In place of a roll that would be too much to work out. */
const NO_ROLL: AttackRoll = { outcomes: [], sixes: 0, fury: 0 };

export const healthOf = (health: number | null) => health ?? Number.POSITIVE_INFINITY;

/** Power against this defender before Shields, in the order of docs/rules/attack-math.md, section 2. */
export function powerOf({ attacker, readings }: Duel, standing: Standing): number {
  const { resilience } = attacker;
  const stands = standing.attackerCounters >= Math.abs(resilience) ? resilience : 0;
  const steady = attacker.power + stands + standing.shift + standing.bonus;
  return (readings.powerFloor ? Math.max(0, steady) : steady) + attacker.lateBonus + attacker.overload;
}

/** Preventions of a duel that can work at all, as plans by damage and Force; made once for all its attacks. */
export interface Planners {
  readonly defender: (damage: number, force: number) => Plan;
  readonly attacker: (damage: number, force: number) => Plan;
  readonly second: (damage: number, force: number) => Plan;
  /** What may still be worked out. */
  readonly work: Work;
  /** What rolls lead to, for attacks that start alike. */
  readonly results: Map<string, (Result | undefined)[]>;
  readonly aftermaths: Map<string, Map<number, readonly Suffered[]>>;
  /** Rolls by their dice, where no side rerolls for an aim: they are the same wherever both units stand. */
  readonly rolls: Map<number, AttackRoll>;
}

export function plannersOf({ attacker, defender, second }: Duel): Planners {
  // Fortitude prevents damage to the unit itself; Protect is another unit's prevention
  const open = ({ preventions, fortitude }: Pick<Defending, "preventions" | "fortitude">) =>
    attacker.ferocity ? preventions.filter(({ keyword }) => fortitude && keyword !== "Protect") : preventions;
  const work = workFor();
  return {
    defender: planner(open(defender), work),
    attacker: planner(attacker.preventions, work),
    second: planner(second ? open(second) : [], work),
    work,
    results: new Map(),
    aftermaths: new Map(),
    rolls: new Map(),
  };
}

/** The instances of damage that come back to the attacker, in order. */
function instancesOf(
  duel: Duel,
  rolled: Rolled,
  result: Result,
  retaliations: readonly SetRetaliation[],
): readonly Instance[] {
  const { attacker, defender } = duel;
  const own = { from: "attacker", ferocity: attacker.ferocity, stun: attacker.stun, fixed: 0 } as const;
  const theirs = { from: "defender", ferocity: defender.ferocity, stun: defender.stun } as const;
  const back = result.deflected > 0 && duel.sameArena && duel.deflectTo === "attacker";
  const end: Instance[] = retaliations.map(({ dice, stun, ferocity }) => ({
    keyword: "Retaliate",
    from: "defender",
    dice,
    fixed: 0,
    stun,
    ferocity,
  }));
  if (rolled.two && ripostes(duel))
    end.push({ ...theirs, keyword: "Riposte", dice: 0, fixed: defender.riposte });
  if (rolled.backfire) end.push({ ...own, keyword: "Backfire", dice: attacker.backfire });
  if (attacker.overload > 0) end.push({ ...own, keyword: "Overload", dice: attacker.overload });
  if (result.dies && result.placed > 0) {
    for (const avenger of defender.avengers)
      end.push({ ...avenger, keyword: "Avenge", from: "defender", fixed: 0 });
  }
  const deflected: Instance[] = back
    ? [{ ...theirs, keyword: "Deflect", dice: 0, fixed: result.deflected }]
    : [];
  return [...deflected, ...inTurn(end, duel)];
}

/** The most damage one attack can do before prevention. */
function mostDamage(duel: Duel, dice: number): number {
  const { attacker } = duel;
  return dice <= 0 ? 0 : mostDice(duel, dice) * attacker.hitFactor + attacker.critical;
}

/** Whether another attack may follow one. */
export const mayRepeat = ({ attacker }: Duel) => attacker.tenacity > 0 || attacker.doubleStrike;

function mostDamageDice({ attacker, defender }: Duel, set: readonly SetRetaliation[]): number {
  const avenging = defender.avengers.reduce((sum, { dice }) => sum + dice, 0);
  return set.reduce((sum, { dice }) => sum + dice, attacker.backfire + attacker.overload + avenging);
}

/** Whether a side rerolls for an aim, so that what is rolled depends on what it leads to. */
export const aims = ({ rerolls }: Duel) =>
  [rerolls.attacker, rerolls.defender].some((policy) => policy !== "usual" && policy !== "none");

/** Whether it matters to more than to who dies how many counters the defender has. */
export const countersMatter = (duel: Duel) =>
  aims(duel) || duel.attacker.overkill || duel.defender.avengers.length > 0;

function sharedIn<T>(shared: Map<string, T>, key: string, make: () => T): T {
  const found = shared.get(key) ?? make();
  shared.set(key, found);
  return found;
}

/** A2–A12 of one attack from where both units stand. */
export function strikeFrom(duel: Duel, standing: Standing, plans: Planners): Strike {
  const { attacker, defender } = duel;
  const power = powerOf(duel, standing);
  const dice = Math.max(0, power - defender.shields);
  const most = mostDamage(duel, dice);
  const { set, force } = setRetaliations(
    duel.sameArena ? defender.retaliations : [],
    standing.defenderForce,
    (left) => plans.defender(most, left).force,
  );
  const remaining = healthOf(defender.health) - standing.defenderCounters;
  // hidden dice: the prevention is chosen for the most there can be
  const planFor = (damage: number) => plans.defender(attacker.cunning ? most : damage, force);
  // what happens to the defender depends on the hits and on ones and sixes alone
  const counters = countersMatter(duel) ? standing.defenderCounters : "";
  const results = sharedIn(plans.results, [force, attacker.cunning ? most : "", counters].join(), () => []);
  const result = (rolled: Rolled): Result => {
    const key = rolled.hits * 4 + Number(rolled.one) * 2 + Number(rolled.six);
    const found =
      results[key] ?? fateOf(duel, rolled, { remaining, force, planFor, planSecond: plans.second });
    results[key] = found;
    return found;
  };
  const damageDice = mostDamageDice(duel, set);
  const exact = damageDice <= EXACT_DICE;
  const guard = { force: standing.attackerForce, plan: plans.attacker, exact, work: plans.work };
  const setKey = set.map(({ id, dice: more }) => `${id} ${more}`);
  const aftermaths = sharedIn(plans.aftermaths, [standing.attackerForce, ...setKey].join(), () => new Map());
  const aftermath = (rolled: Rolled, after: Result): readonly Suffered[] => {
    const { two, backfire } = rolled;
    const avenged = after.dies && after.placed > 0;
    const key = after.deflected * 8 + Number(two) * 4 + Number(backfire) * 2 + Number(avenged);
    const suffered = () => sufferAll(duel, instancesOf(duel, rolled, after, set), guard);
    const found = aftermaths.get(key) ?? overDice(suffered(), exact ? damageDice : 0);
    aftermaths.set(key, found);
    return found;
  };
  const health = healthOf(attacker.health) - standing.attackerCounters;
  const worth = (rolled: Rolled) =>
    worthOf(
      duel,
      result(rolled),
      survival(aftermath(rolled, result(rolled)), health, exact ? damageDice : 0),
    );
  const known = aims(duel) ? undefined : plans.rolls.get(dice);
  const roll =
    known ??
    (spend(plans.work, rollWork(duel, dice)) ? rollAttack(duel, dice, mayRepeat(duel), worth) : NO_ROLL);
  plans.rolls.set(dice, roll);
  return {
    power,
    dice,
    roll,
    retaliations: set,
    damageDice: exact ? damageDice : 0,
    result,
    aftermath,
  };
}

function survival(cases: readonly Suffered[], health: number, sixes: number): number {
  const alive = cases.reduce((sum, { damage, weight }) => sum + (damage < health ? weight : 0), 0);
  return alive / sixTo(sixes);
}

/** What a result is worth by the aims of both sides; this attack alone is looked at. */
function worthOf({ rerolls }: Duel, { damage, dies }: Result, attackerLives: number): Worth {
  const [kill, lives] = [Number(dies), attackerLives];
  const attacker = { damage, kill, survive: lives, usual: 0, none: 0 };
  const defender = { damage: -damage, kill: -lives, survive: -kill, usual: 0, none: 0 };
  return {
    attacker: [attacker[rerolls.attacker], damage],
    defender: [defender[rerolls.defender], -damage],
  };
}
