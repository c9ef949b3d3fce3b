import { MOST_DICE } from "./attack-roll";
import { diceOfDamage, sixTo } from "./chances";
import { type Attacking, amountFor, type Duel, type Party, type Retaliation } from "./duel";
import { type Plan, prevent } from "./prevention";
import { spend, type Work } from "./work";

/** Damage that waits for the attacker: so many dice, or a fixed number. */
export interface Instance {
  readonly keyword: "Deflect" | "Retaliate" | "Riposte" | "Backfire" | "Overload" | "Avenge";
  readonly from: Party;
  readonly dice: number;
  readonly fixed: number;
  /** Of the unit that does it. */
  readonly ferocity: boolean;
  readonly stun: number;
}

/** What has come over the attacker since the roll. */
export interface Suffered {
  readonly damage: number;
  /** Force its player has left. */
  readonly force: number;
  /** Change of its power for the rest of the turn: Stun, Surge. */
  readonly shift: number;
  /** Change of its power for its next attack: Absorb. */
  readonly bonus: number;
  readonly weight: number;
}

/** All that may come over the attacker, with weights over 6 ** sixes. */
export interface Aftermath {
  readonly cases: readonly Suffered[];
  readonly sixes: number;
}

/** In turn, one of Dark, one of Light, until none is left (O10). */
export function inTurn<T extends { readonly from: Party }>(
  list: readonly T[],
  duel: Pick<Duel, "dark" | "readings">,
): T[] {
  const dark = list.filter(({ from }) => from === duel.dark);
  const light = list.filter(({ from }) => from !== duel.dark);
  if (duel.readings.endOrder === "dark-first") return [...dark, ...light];
  return Array.from({ length: Math.max(dark.length, light.length) }, (_, at) => [dark[at], light[at]])
    .flat()
    .filter((one) => one !== undefined);
}

/** Retaliate as it was set in A3: dice for the attack end. */
export interface SetRetaliation extends Pick<Retaliation, "id" | "stun" | "ferocity"> {
  readonly dice: number;
  readonly x: number;
  readonly force: number;
}

/** The largest X that so much Force pays for, and where it is chosen by hand not more than that. */
function affordableX({ price, amount, x }: Retaliation, force: number): number | null {
  if (amountFor(price.force, 0) > force) return null;
  if (price.force.perX <= 0) return x ?? 0;
  const most = Math.floor((force - price.force.base) / price.force.perX);
  const useful = amount.perX > 0 ? most : 0;
  return Math.max(0, Math.min(x ?? useful, most, MOST_X));
}

/** No X is larger, however much Force there is. */
const MOST_X = 30;

/**
 * Which Retaliates are set in A3. Those chosen by hand take what Force there is; the others only what is left beyond
 * `reserve`, the Force that prevention may need.
 */
export function setRetaliations(
  retaliations: readonly Retaliation[],
  force: number,
  reserve: (force: number) => number,
): { readonly set: readonly SetRetaliation[]; readonly force: number } {
  let left = force;
  const set: SetRetaliation[] = [];
  const take = (retaliation: Retaliation, budget: number) => {
    const x = affordableX(retaliation, budget);
    if (x === null) return;
    const { id, stun, ferocity, price, amount } = retaliation;
    const paid = amountFor(price.force, x);
    left -= paid;
    set.push({ id, dice: amountFor(amount, x), stun, ferocity, x, force: paid });
  };
  for (const one of retaliations) if (one.use === "always") take(one, left);
  const spare = left - reserve(left);
  const floor = left - spare;
  const rest = retaliations.filter(({ use, price }) => use === "best" && price.other === null);
  const fixedFirst = [...rest].sort((a, b) => a.price.force.perX - b.price.force.perX);
  for (const one of fixedFirst) take(one, left - floor);
  return { set, force: left };
}

const MOST = 4096;
const keyOf = ({ damage, force, shift, bonus }: Omit<Suffered, "weight">) =>
  ((damage * MOST + force) * MOST + shift + MOST / 2) * MOST + bonus;

function merged(cases: readonly Suffered[]): readonly Suffered[] {
  const found = new Map<number, Suffered>();
  for (const one of cases) {
    const known = found.get(keyOf(one));
    found.set(keyOf(one), known ? { ...known, weight: known.weight + one.weight } : one);
  }
  return [...found.values()];
}

/** What a player of the attacker has against damage to it. */
export interface Guard {
  readonly force: number;
  plan(damage: number, force: number): Plan;
  readonly work: Work;
  /** Weights over 6 ** sixes; otherwise chances, with `sixes` 0. */
  readonly exact: boolean;
}

/**
 * Carries out instances of damage to the attacker in order. Against each its player uses the best prevention there is
 * (least counters now, then least Force); Force spent on one is gone for the next.
 */
export function sufferAll({ attacker }: Duel, instances: readonly Instance[], guard: Guard): Aftermath {
  let cases: readonly Suffered[] = [{ damage: 0, force: guard.force, shift: 0, bonus: 0, weight: 1 }];
  let sixes = 0;
  for (const instance of instances) {
    const steps = (1 + instance.dice) * (cases.length + instance.dice);
    if (!spend(guard.work, instance.dice > MOST_DICE ? Number.POSITIVE_INFINITY : steps)) break;
    const weights = diceOfDamage(instance.dice, attacker.armor ? 5 : 4);
    const scale = guard.exact ? 1 : 1 / sixTo(instance.dice);
    sixes += guard.exact ? instance.dice : 0;
    cases = merged(
      cases.flatMap((before) =>
        weights.map((weight, hits) => suffer(attacker, instance, guard, before, hits, weight * scale)),
      ),
    );
  }
  return { cases, sixes };
}

function suffer(
  attacker: Attacking,
  { fixed, ferocity, stun, from }: Instance,
  guard: Guard,
  before: Suffered,
  hits: number,
  weight: number,
): Suffered {
  const pending = hits + fixed;
  const plan = ferocity && !attacker.fortitude ? NO_PLAN : guard.plan(pending, before.force);
  const { left, absorbed } = prevent(plan, pending);
  const struck = left > 0 && from === "defender";
  return {
    damage: before.damage + left,
    force: before.force - plan.force,
    shift: before.shift + (struck ? attacker.surge - stun : 0),
    bonus: before.bonus + absorbed,
    weight: before.weight * weight,
  };
}

const NO_PLAN: Plan = { used: [], force: 0 };

/** The same cases weighted over more dice. */
export function overDice({ cases, sixes }: Aftermath, more: number): readonly Suffered[] {
  const factor = sixTo(more - sixes);
  return factor === 1 ? cases : cases.map((one) => ({ ...one, weight: one.weight * factor }));
}
