import { sixTo } from "./chances";
import { otherParty, type Party, type RerollPolicy } from "./duel";
import type { FaceGroup } from "./faces";
import type { Layer } from "./initial-roll";
import { type Reroll, rerollChoices, usualReroll } from "./reroll-choice";
import { addDie, type Frame, meanAfterDie } from "./tally";

/** What a final roll is worth to each side: the aim, and what counts where the aim is equal. */
export type Worth = Readonly<Record<Party, readonly [aim: number, next: number]>>;

export interface RerollSpec {
  readonly frame: Frame;
  readonly groups: readonly FaceGroup[];
  readonly limits: Readonly<Record<Party, number>>;
  readonly policies: Readonly<Record<Party, RerollPolicy>>;
  /** Who may reroll first. */
  readonly dark: Party;
  /** Worth of a final tally; asked only where a side plays for an aim. */
  worth(tally: number, bits: number, dice: number): Worth;
}

/** Values of all tallies: aim and next of the attacker, aim and next of the defender. */
type Values = readonly [Float64Array, Float64Array, Float64Array, Float64Array];

/** A moment of the reroll chance: one side to move; `taken` follows a reroll, `left` a pass. */
interface Moment {
  readonly mover: Party;
  pick(tally: number): Reroll;
  readonly taken: Moment | null;
  readonly left: Moment | null;
  readonly values: Values | null;
}

const EVEN = 1e-12;
const isMore = (a: number, b: number) => a - b > EVEN * Math.max(1, Math.abs(a), Math.abs(b));

function lessDice(spec: RerollSpec, values: Values, dice: number, limit: number): Values[] {
  const after: Values[] = [values];
  for (let n = 1; n <= Math.min(limit, dice); n++) {
    const one = (at: 0 | 1 | 2 | 3) =>
      meanAfterDie(spec.frame, (after[n - 1] as Values)[at], spec.groups, dice - n);
    after.push([one(0), one(1), one(2), one(3)]);
  }
  return after;
}

function bestReroll(
  after: readonly Values[],
  left: Values,
  tally: number,
  party: Party,
  choices: readonly Reroll[],
) {
  const [aim, next] = party === "attacker" ? ([0, 1] as const) : ([2, 3] as const);
  let best: Reroll = { kept: tally, dice: 0 };
  let worth = [left[aim][tally] as number, left[next][tally] as number] as const;
  for (const choice of choices) {
    const values = after[choice.dice] as Values;
    const here = [values[aim][choice.kept] as number, values[next][choice.kept] as number] as const;
    const better = isMore(here[0], worth[0]) || (!isMore(worth[0], here[0]) && isMore(here[1], worth[1]));
    if (better) [best, worth] = [choice, here];
  }
  return best;
}

interface Step {
  readonly mover: Party;
  readonly taken: Moment | null;
  readonly left: Moment | null;
}

/** The pick for each tally, looked up once. */
function remembered(size: number, pick: (tally: number) => Reroll): (tally: number) => Reroll {
  const picks: (Reroll | undefined)[] = new Array(size);
  return (tally) => {
    const known = picks[tally] ?? pick(tally);
    picks[tally] = known;
    return known;
  };
}

/** Decides one moment for every tally of a layer, later moments being decided. */
function decide(spec: RerollSpec, layer: Layer, end: Values | null, { mover, taken, left }: Step): Moment {
  const { frame, policies, limits } = spec;
  const limit = Math.min(limits[mover], layer.dice);
  const [takenValues, leftValues] = [taken?.values ?? end, left?.values ?? end];
  const after = takenValues && lessDice(spec, takenValues, layer.dice, limit);
  const pick = remembered(frame.size, (tally) =>
    policies[mover] === "usual" || !after || !leftValues
      ? usualReroll(frame, tally, layer.dice, limit, mover)
      : bestReroll(after, leftValues, tally, mover, rerollChoices(frame, tally, layer.dice, limit)),
  );
  if (!after || !leftValues) return { mover, pick, taken, left, values: null };
  const value = (at: 0 | 1 | 2 | 3) =>
    Float64Array.from({ length: frame.size }, (_, tally) => {
      const { kept, dice } = pick(tally);
      return dice === 0 ? (leftValues[at][tally] as number) : (after[dice]?.[at][kept] as number);
    });
  return { mover, pick, taken, left, values: [value(0), value(1), value(2), value(3)] };
}

/**
 * The reroll chance, last moment first. Dark may reroll or pass, then Light; whoever passed may still answer a reroll,
 * but two passes in a row close the chance. A side of the usual policy with nothing to reroll is done.
 */
function momentsOf(spec: RerollSpec, layer: Layer, end: Values | null): Moment | null {
  const { limits, dark, policies } = spec;
  const light = otherParty(dark);
  const decided = (step: Step) => decide(spec, layer, end, step);
  const alone = (mover: Party) => (limits[mover] > 0 ? decided({ mover, taken: null, left: null }) : null);
  if (limits[dark] === 0 || limits[light] === 0) return alone(limits[dark] > 0 ? dark : light);
  const lightAnswers = alone(light);
  const darkAnswers = policies[dark] === "usual" ? null : alone(dark);
  const lightMoves = decided({ mover: light, taken: darkAnswers, left: null });
  const passed = policies[dark] === "usual" ? lightAnswers : lightMoves;
  return decided({ mover: dark, taken: lightAnswers, left: passed });
}

function endValues(spec: RerollSpec, layer: Layer): Values | null {
  const aims = (["attacker", "defender"] as const).some(
    (party) => spec.limits[party] > 0 && !["usual", "none"].includes(spec.policies[party]),
  );
  if (!aims) return null;
  const { size } = spec.frame;
  const values: Values = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  for (let tally = 0; tally < size; tally++) {
    const { attacker, defender } = spec.worth(tally, layer.bits, layer.dice);
    [...attacker, ...defender].forEach((value, at) => ((values[at] as Float64Array)[tally] = value));
  }
  return values;
}

/** Rolls the picked dice: weights after the reroll, and of the tallies that were left alone. */
function play(spec: RerollSpec, { pick, mover }: Moment, weights: Float64Array, dice: number) {
  const limit = spec.limits[mover];
  const rolling = Array.from({ length: Math.min(limit, dice) + 1 }, () => new Float64Array(weights.length));
  const left = new Float64Array(weights.length);
  weights.forEach((weight, tally) => {
    if (weight === 0) return;
    const { kept, dice: rolled } = pick(tally);
    if (rolled === 0) left[tally] = weight;
    else {
      const into = rolling[rolled] as Float64Array;
      into[kept] = (into[kept] as number) + weight * sixTo(limit - rolled);
    }
  });
  for (let n = rolling.length - 1; n > 0; n--)
    addDie(spec.frame, rolling[n] as Float64Array, spec.groups, rolling[n - 1] as Float64Array);
  return { taken: rolling[0] as Float64Array, left };
}

function add(to: Float64Array, from: Float64Array, factor: number): void {
  from.forEach((weight, at) => {
    if (weight !== 0) to[at] = (to[at] as number) + weight * factor;
  });
}

interface Rolled {
  readonly weights: Float64Array;
  readonly dice: number;
  /** Dice that may still be rerolled: weights are over so many less. */
  readonly owed: number;
}

function finish(
  spec: RerollSpec,
  moment: Moment | null,
  { weights, dice, owed }: Rolled,
  to: Float64Array,
): void {
  if (!moment) return add(to, weights, sixTo(owed));
  const { taken, left } = play(spec, moment, weights, dice);
  finish(spec, moment.taken, { weights: taken, dice, owed: owed - spec.limits[moment.mover] }, to);
  finish(spec, moment.left, { weights: left, dice, owed }, to);
}

/** The final weights of a layer, over as many dice more as both sides may reroll. */
export function afterRerolls(spec: RerollSpec, layer: Layer): Float64Array {
  const owed = spec.limits.attacker + spec.limits.defender;
  if (owed === 0) return layer.weights;
  const final = new Float64Array(spec.frame.size);
  const { weights, dice } = layer;
  finish(spec, momentsOf(spec, layer, endValues(spec, layer)), { weights, dice, owed }, final);
  return final;
}
