import { amountFor, type Prevention } from "./duel";
import { spend, type Work } from "./work";

/** One prevention as it is used: X chosen, most it may prevent, Force paid. */
export interface Used {
  readonly prevention: Prevention;
  readonly x: number;
  readonly amount: number;
  readonly force: number;
}

/** What is used against one instance of damage. */
export interface Plan {
  readonly used: readonly Used[];
  readonly force: number;
}

const NONE: Plan = { used: [], force: 0 };

/** The ways to use one prevention that differ, cheapest first, none more than `damage` asks for. */
function waysOf(prevention: Prevention, damage: number, force: number): readonly Used[] {
  const ways: Used[] = [];
  const varies = prevention.amount.perX > 0 || prevention.price.force.perX > 0;
  for (let x = 0; ; x++) {
    const price = amountFor(prevention.price.force, x);
    if (price > force) break;
    const amount = amountFor(prevention.amount, x);
    const grows = amount > (ways.at(-1)?.amount ?? 0);
    if (grows) ways.push({ prevention, x, amount, force: price });
    if (!varies || amount >= damage || x > force + damage) break;
  }
  return ways;
}

/** The cheapest use of some preventions for each amount prevented from 0 to `damage`; null where it can't be done. */
type Cheapest = (Plan | null)[];

const deflects = ({ used }: Plan) =>
  used.reduce((sum, { prevention, amount }) => sum + (prevention.keyword === "Deflect" ? amount : 0), 0);

/** Less Force, then fewer abilities, then more of it sent on by Deflect. */
function isCheaper(a: Plan, b: Plan | null | undefined): boolean {
  if (!b) return true;
  if (a.force !== b.force) return a.force < b.force;
  if (a.used.length !== b.used.length) return a.used.length < b.used.length;
  return deflects(a) > deflects(b);
}

function withOneMore(plans: Cheapest, prevention: Prevention, damage: number, force: number): Cheapest {
  const better = [...plans];
  plans.forEach((plan, prevented) => {
    if (!plan) return;
    for (const way of waysOf(prevention, damage - prevented, force - plan.force)) {
      const at = Math.min(damage, prevented + way.amount);
      const next: Plan = { used: [...plan.used, way], force: plan.force + way.force };
      if (isCheaper(next, better[at])) better[at] = next;
    }
  });
  return better;
}

/** What "always" fixes by hand: each as much as the damage asks for, in turn, as long as it can be paid. */
function fixedPlan(preventions: readonly Prevention[], damage: number, force: number): Plan {
  return preventions.reduce<Plan>((plan, prevention) => {
    const left = damage - plan.used.reduce((sum, { amount }) => sum + amount, 0);
    const way = left > 0 ? waysOf(prevention, left, force - plan.force).at(-1) : undefined;
    return way ? { used: [...plan.used, way], force: plan.force + way.force } : plan;
  }, NONE);
}

/** Deflect comes first among equals: it prevents as much and sends the damage on. */
const deflectFirst = (a: { keyword: string }, b: { keyword: string }) =>
  Number(b.keyword === "Deflect") - Number(a.keyword === "Deflect");

/**
 * What to use against `damage` with so much Force: least damage left, then least Force, then fewest abilities, then most
 * that Deflect sends on.
 * Abilities chosen by hand come first; what costs more than Force is used only when chosen by hand.
 */
export function planFor(preventions: readonly Prevention[], damage: number, force: number): Plan {
  if (damage <= 0 || preventions.length === 0) return NONE;
  const fixed = fixedPlan(
    preventions.filter(({ use }) => use === "always"),
    damage,
    force,
  );
  const left = Math.max(0, damage - fixed.used.reduce((sum, { amount }) => sum + amount, 0));
  const free = preventions
    .filter(({ use, price }) => use === "best" && price.other === null)
    .sort(deflectFirst);
  let plans: Cheapest = [NONE, ...new Array<null>(left).fill(null)];
  for (const prevention of free) plans = withOneMore(plans, prevention, left, force - fixed.force);
  const most = plans.reduce((found, plan, prevented) => (plan ? prevented : found), 0);
  const best = plans[most] ?? NONE;
  const used = [...fixed.used, ...best.used].sort((a, b) => deflectFirst(a.prevention, b.prevention));
  return { used, force: fixed.force + best.force };
}

/** What a plan does to damage: how much each prevention takes, in order. */
export interface Prevented {
  readonly left: number;
  readonly deflected: number;
  readonly persuaded: number;
  readonly absorbed: number;
}

export function prevent(plan: Plan, damage: number): Prevented {
  let left = damage;
  const taken = { Absorb: 0, Deflect: 0, Evade: 0, Persuade: 0, Protect: 0 };
  for (const { prevention, amount } of plan.used) {
    const now = Math.min(amount, left);
    taken[prevention.keyword] += now;
    left -= now;
  }
  return { left, deflected: taken.Deflect, persuaded: taken.Persuade, absorbed: taken.Absorb };
}

/** Plans by damage and Force, made once, as long as there is work left. */
export function planner(
  preventions: readonly Prevention[],
  work: Work,
): (damage: number, force: number) => Plan {
  const plans = new Map<number, Plan>();
  const make = (damage: number, force: number) =>
    spend(work, preventions.length * damage * (1 + Math.min(damage, force)))
      ? planFor(preventions, damage, force)
      : NONE;
  return (damage, force) => {
    const key = damage * 4096 + Math.min(force, 4095);
    const plan = plans.get(key) ?? make(damage, force);
    plans.set(key, plan);
    return plan;
  };
}
