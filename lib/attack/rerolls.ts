import { sixTo } from "./chances";
import { otherParty, type Party, type RerollPolicy } from "./duel";
import type { Layer } from "./initial-roll";
import { eachReroll, usualOrder, usualReroll } from "./reroll-choice";
import { addDie, type Frame, meanAfterDie, type Steps } from "./tally";

/** What a final roll is worth to each side: the aim, and what counts where the aim is equal. */
export type Worth = Readonly<Record<Party, readonly [aim: number, next: number]>>;

export interface RerollSpec {
  readonly frame: Frame;
  readonly steps: Steps;
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
  readonly picks: Picks;
  readonly taken: Moment | null;
  readonly left: Moment | null;
  readonly values: Values | null;
}

/** For each tally what is done, coded; looked up once. */
type Picks = (tally: number) => number;

/** The tally that stays and the dice that are rolled, as one number. */
const coded = (kept: number, dice: number) => kept * MOST_REROLLS + dice;
const keptOf = (pick: number) => Math.floor(pick / MOST_REROLLS);
const rolledOf = (pick: number) => pick % MOST_REROLLS;
const MOST_REROLLS = 128;

const EVEN = 1e-12;
const isMore = (a: number, b: number) => a - b > EVEN * Math.max(1, Math.abs(a), Math.abs(b));

function lessDice(spec: RerollSpec, values: Values, dice: number, limit: number): Values[] {
  const after: Values[] = [values];
  for (let n = 1; n <= Math.min(limit, dice); n++) {
    const one = (at: 0 | 1 | 2 | 3) =>
      meanAfterDie(spec.frame, (after[n - 1] as Values)[at], spec.steps, dice - n);
    after.push([one(0), one(1), one(2), one(3)]);
  }
  return after;
}

/** The choice that is worth most to a side; to leave the dice alone where nothing is worth more. */
function bestReroll(spec: RerollSpec, after: readonly Values[], left: Values, tally: number, turn: Turn) {
  const at = turn.mover === "attacker" ? 0 : 2;
  let best = coded(tally, 0);
  let aim = left[at][tally] as number;
  let next = (left[at + 1] as Float64Array)[tally] as number;
  eachReroll(spec.frame, tally, turn.dice, turn.limit, (stays, rolled) => {
    const values = after[rolled] as Values;
    const here = values[at][stays] as number;
    if (isMore(aim, here)) return;
    const then = (values[at + 1] as Float64Array)[stays] as number;
    if (!isMore(here, aim) && !isMore(then, next)) return;
    best = coded(stays, rolled);
    aim = here;
    next = then;
  });
  return best;
}

/** One side to move with so many dice on the table, of which it may take up so many. */
interface Turn {
  readonly mover: Party;
  readonly dice: number;
  readonly limit: number;
}

interface Step {
  readonly mover: Party;
  readonly taken: Moment | null;
  readonly left: Moment | null;
}

function remembered(size: number, pick: Picks): Picks {
  const known = new Int32Array(size).fill(-1);
  return (tally) => {
    if (known[tally] === -1) known[tally] = pick(tally);
    return known[tally] as number;
  };
}

/** What a side does by the usual policy; the same for every layer of so many dice. */
function usualPicks({ spec, usual }: Room, { mover, dice, limit }: Turn): Picks {
  const key = `${mover} ${dice}`;
  const order = usualOrder(spec.frame, mover);
  const take = (kept: number, rolled: number) => coded(kept, rolled);
  const picks =
    usual.get(key) ??
    remembered(spec.frame.size, (tally) => usualReroll(spec.frame, tally, dice, limit, order, take));
  usual.set(key, picks);
  return picks;
}

/** Decides one moment for every tally of a layer, later moments being decided. */
function decide(room: Room, layer: Layer, end: Values | null, { mover, taken, left }: Step): Moment {
  const { spec } = room;
  const { size } = spec.frame;
  const turn = { mover, dice: layer.dice, limit: Math.min(spec.limits[mover], layer.dice) };
  const [takenValues, leftValues] = [taken?.values ?? end, left?.values ?? end];
  const after = takenValues && lessDice(spec, takenValues, layer.dice, turn.limit);
  if (!after || !leftValues) return { mover, picks: usualPicks(room, turn), taken, left, values: null };
  const picks =
    spec.policies[mover] === "usual"
      ? usualPicks(room, turn)
      : remembered(size, (tally) => bestReroll(spec, after, leftValues, tally, turn));
  const value = (at: 0 | 1 | 2 | 3) =>
    Float64Array.from({ length: size }, (_, tally) => {
      const pick = picks(tally);
      const dice = rolledOf(pick);
      return dice === 0 ? (leftValues[at][tally] as number) : (after[dice]?.[at][keptOf(pick)] as number);
    });
  return { mover, picks, taken, left, values: [value(0), value(1), value(2), value(3)] };
}

/**
 * The reroll chance, last moment first. Dark may reroll or pass, then Light; whoever passed may still answer a reroll,
 * but two passes in a row close the chance. A side of the usual policy with nothing to reroll is done.
 */
function momentsOf(room: Room, layer: Layer, end: Values | null): Moment | null {
  const { limits, dark, policies } = room.spec;
  const light = otherParty(dark);
  const decided = (step: Step) => decide(room, layer, end, step);
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
    for (const [at, value] of [...attacker, ...defender].entries())
      (values[at] as Float64Array)[tally] = value;
  }
  return values;
}

/** Rolls the picked dice: weights after the reroll, and of the tallies that were left alone. */
function play(spec: RerollSpec, { picks, mover }: Moment, weights: Float64Array, dice: number) {
  const limit = spec.limits[mover];
  const rolling = Array.from({ length: Math.min(limit, dice) + 1 }, () => new Float64Array(weights.length));
  const left = new Float64Array(weights.length);
  for (let tally = 0; tally < weights.length; tally++) {
    const weight = weights[tally] as number;
    if (weight === 0) continue;
    const pick = picks(tally);
    const rolled = rolledOf(pick);
    const into = rolled === 0 ? left : (rolling[rolled] as Float64Array);
    const at = keptOf(pick);
    into[at] = (into[at] as number) + (rolled === 0 ? weight : weight * sixTo(limit - rolled));
  }
  for (let n = rolling.length - 1; n > 0; n--)
    addDie(spec.frame, rolling[n] as Float64Array, spec.steps, rolling[n - 1] as Float64Array);
  return { taken: rolling[0] as Float64Array, left };
}

function add(to: Float64Array, from: Float64Array, factor: number): void {
  for (let at = 0; at < from.length; at++) {
    const weight = from[at] as number;
    if (weight !== 0) to[at] = (to[at] as number) + weight * factor;
  }
}

interface Rolled {
  readonly weights: Float64Array;
  readonly dice: number;
  /** Dice that may still be rerolled: weights are over so many less. */
  readonly owed: number;
}

function finish(spec: RerollSpec, moment: Moment | null, { weights, dice, owed }: Rolled, to: Float64Array) {
  if (!moment) {
    add(to, weights, sixTo(owed));
    return;
  }
  const limit = spec.limits[moment.mover];
  const { taken, left } = play(spec, moment, weights, dice);
  const merges = moment.taken === moment.left;
  if (merges) add(taken, left, sixTo(limit));
  else finish(spec, moment.left, { weights: left, dice, owed }, to);
  finish(spec, moment.taken, { weights: taken, dice, owed: owed - limit }, to);
}

/** What the layers of one roll share. */
interface Room {
  readonly spec: RerollSpec;
  readonly usual: Map<string, Picks>;
}

/** The final weights of each layer, over as many dice more as both sides may reroll. */
export function afterRerolls(spec: RerollSpec, layers: readonly Layer[]): readonly Float64Array[] {
  const owed = spec.limits.attacker + spec.limits.defender;
  const room: Room = { spec, usual: new Map() };
  return layers.map((layer) => {
    const { weights, dice } = layer;
    if (owed === 0) return weights;
    const final = new Float64Array(spec.frame.size);
    finish(spec, momentsOf(room, layer, endValues(spec, layer)), { weights, dice, owed }, final);
    return final;
  });
}
