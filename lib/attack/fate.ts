import { isUnpreventable, type Rolled } from "./attack-roll";
import type { Duel } from "./duel";
import { type Plan, prevent } from "./prevention";

/** What one final roll leads to, as far as the defender is concerned. */
export interface Result {
  /** Hits that Overkill leaves free, and those it moved. */
  readonly free: number;
  readonly moved: number;
  /** Damage to the unit that takes them, after its prevention. */
  readonly second: number;
  /** Damage done after all prevention, and the counters it puts. */
  readonly damage: number;
  readonly placed: number;
  readonly dies: boolean;
  readonly parried: boolean;
  readonly deflected: number;
  readonly persuaded: number;
  readonly absorbed: number;
  readonly defenderForce: number;
  readonly plan: Plan;
}

/** A7: the damage that waits for the defender. */
function pendingDamage({ attacker, readings, overkill }: Duel, rolled: Rolled, remaining: number) {
  const { hits, six } = rolled;
  const critical = six && (hits > 0 || !readings.criticalNeedsHit) ? attacker.critical : 0;
  const movable = hits + (readings.overkillMovesCritical ? critical : 0);
  const free = attacker.overkill ? Math.max(0, movable - Math.max(0, remaining)) : 0;
  const moved = overkill === "move" ? free : 0;
  const movedHits = Math.min(moved, hits);
  const critMoved = moved - movedHits;
  const away = movedHits * attacker.hitFactor + critMoved;
  return { free, moved, away, damage: (hits - movedHits) * attacker.hitFactor + critical - critMoved };
}

/** A8: what is left of the damage, and what was done against it. */
function preventAll(duel: Duel, pending: number, rolled: Rolled, planFor: (damage: number) => Plan) {
  const { defender, attacker, readings } = duel;
  const open = !isUnpreventable(duel);
  const capped = open && defender.allBut !== null ? Math.min(pending, defender.allBut) : pending;
  const parry = open && rolled.one ? defender.parry : 0;
  const parriesFirst = readings.parry === "first" && !attacker.cunning;
  const before = parriesFirst ? capped - Math.min(parry, capped) : capped;
  const plan = planFor(before);
  const prevented = prevent(plan, before);
  const left = parriesFirst ? prevented.left : prevented.left - Math.min(parry, prevented.left);
  return { ...prevented, left, plan, parried: parry > 0 && pending > 0 };
}

type PlanFor = (damage: number, force: number) => Plan;

/** What stands against the damage of one attack. */
interface Defence {
  readonly remaining: number;
  readonly force: number;
  planFor(damage: number): Plan;
  planSecond: PlanFor;
}

/** What is left of moved hits: no Shields, Armor or Parry, only what the unit that takes them and its friends use. */
function sufferSecond({ attacker, second }: Duel, away: number, force: number, planSecond: PlanFor) {
  if (!second || away === 0) return { damage: away, force: 0 };
  if (attacker.ferocity && !second.fortitude) return { damage: away, force: 0 };
  const pending = second.allBut === null ? away : Math.min(away, second.allBut);
  const plan = planSecond(pending, second.player === "defender" ? force : 0);
  return { damage: prevent(plan, pending).left, force: plan.force };
}

/** A7–A11 for the defender. */
export function fateOf(
  duel: Duel,
  rolled: Rolled,
  { remaining, force, planFor, planSecond }: Defence,
): Result {
  const { free, moved, away, damage } = pendingDamage(duel, rolled, remaining);
  const { left, deflected, persuaded, absorbed, plan, parried } = preventAll(duel, damage, rolled, planFor);
  const second = sufferSecond(duel, away, force - plan.force, planSecond);
  const placed = left * (duel.attacker.doubleDamage ? 2 : 1);
  return {
    free,
    moved,
    second: second.damage,
    damage: left,
    placed,
    dies: placed >= remaining,
    parried,
    deflected,
    persuaded,
    absorbed,
    defenderForce: force - plan.force - second.force,
    plan,
  };
}
