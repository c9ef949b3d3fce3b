import { sixTo } from "./chances";
import { type FaceGroup, FURY, faceGroups, type Look } from "./faces";
import { addDie, type Frame, stepsOf } from "./tally";

/** Faces counted together in the initial roll: one watched face, or all plain hits, or all plain misses. */
interface Class {
  readonly hit: boolean;
  readonly watch: number;
  readonly groups: readonly FaceGroup[];
}

function classesOf(look: Look): readonly Class[] {
  const classes = new Map<string, Class>();
  for (const group of faceGroups(look)) {
    const { hit, watch } = group;
    const key = `${hit} ${watch}`;
    classes.set(key, { hit, watch, groups: [...(classes.get(key)?.groups ?? []), group] });
  }
  return [...classes.values()];
}

/** In how many ways n dice show faces of one class, for each set of initial triggers: `[bits, ways by n]`. */
function waysOf({ groups }: Class, dice: number): readonly (readonly [number, Float64Array])[] {
  const ways = Array.from({ length: 8 }, () => new Float64Array(dice + 1));
  (ways[0] as Float64Array)[0] = 1;
  for (let n = 0; n < dice; n++) {
    ways.forEach((row, bits) => {
      for (const { faces, bit } of groups) {
        const into = ways[bits | bit] as Float64Array;
        into[n + 1] = (into[n + 1] as number) + (row[n] as number) * faces;
      }
    });
  }
  return ways.flatMap((row, bits) => (row.some((weight) => weight > 0) ? [[bits, row] as const] : []));
}

function pascal(n: number): readonly Float64Array[] {
  const rows: Float64Array[] = [];
  for (let i = 0; i <= n; i++) {
    const row = new Float64Array(i + 1).fill(1);
    const above = rows[i - 1];
    for (let k = 1; above && k < i; k++) row[k] = (above[k - 1] as number) + (above[k] as number);
    rows.push(row);
  }
  return rows;
}

/** The weights of all tallies of `dice` dice, one array for each set of initial triggers. */
export function initialRoll(frame: Frame, dice: number, look: Look): Float64Array[] {
  const rolled = Array.from({ length: 8 }, () => new Float64Array(0));
  const into = (bits: number): Float64Array => {
    if (rolled[bits]?.length === 0) rolled[bits] = new Float64Array(frame.size);
    return rolled[bits] as Float64Array;
  };
  const choose = pascal(dice);
  const classes = classesOf(look).map((one) => ({
    ways: waysOf(one, dice),
    hits: one.hit ? frame.width : 0,
    cap: one.watch < 0 ? 0 : (frame.caps[one.watch] as number),
    step: one.watch < 0 ? 0 : (frame.place[one.watch] as number),
  }));
  const last = classes.length - 1;
  const place = (at: number, left: number, tally: number, bits: number, weight: number): void => {
    const { ways, hits, cap, step } = classes[at] as (typeof classes)[number];
    for (let n = at === last ? left : 0; n <= left; n++) {
      const next = tally + n * hits + Math.min(n, cap) * step;
      const here = weight * (choose[left]?.[n] as number);
      for (const [more, row] of ways) {
        const way = here * (row[n] as number);
        if (way === 0) continue;
        if (at < last) place(at + 1, left - n, next, bits | more, way);
        else {
          const to = into(bits | more);
          to[next] = (to[next] as number) + way;
        }
      }
    }
  };
  place(0, dice, 0, 0, 1);
  return rolled;
}

/** The weights of tallies by how many dice lie on the table and by the initial triggers, Fury done. */
export interface Layer {
  readonly dice: number;
  /** BACKFIRE and FOCUS. */
  readonly bits: number;
  readonly weights: Float64Array;
}

export interface FurySpec {
  readonly dice: number;
  readonly extra: number;
  readonly rounds: number;
  /** Whether the extra dice set off Focus and Backfire (O1). */
  readonly diceTrigger: boolean;
}

/** Adds one die to weights by triggers; the die may set off more of them. */
function addTriggeringDie(
  frame: Frame,
  from: readonly Float64Array[],
  groups: readonly FaceGroup[],
): Float64Array[] {
  const to = Array.from({ length: 8 }, () => new Float64Array(0));
  for (const bit of new Set(groups.map((group) => group.bit))) {
    const steps = stepsOf(
      frame,
      groups.filter((group) => group.bit === bit),
    );
    from.forEach((weights, bits) => {
      if (weights.length === 0) return;
      if (to[bits | bit]?.length === 0) to[bits | bit] = new Float64Array(frame.size);
      addDie(frame, weights, steps, to[bits | bit] as Float64Array);
    });
  }
  return to;
}

const scaled = (weights: Float64Array, factor: number) =>
  factor === 1 ? weights : weights.map((weight) => weight * factor);

/** The layers of a roll with Fury, all weighted over the same number of dice: `dice + extra * rounds`. */
export function layersOf(frame: Frame, look: Look, fury: FurySpec): { layers: Layer[]; sixes: number } {
  const layers: Layer[] = [];
  const rounds = fury.extra > 0 ? fury.rounds : 0;
  let rolled = initialRoll(frame, fury.dice, { ...look, fury: rounds > 0 });
  for (let round = 0; round <= rounds; round++) {
    const dice = fury.dice + round * fury.extra;
    const factor = sixTo((rounds - round) * fury.extra);
    rolled.slice(0, FURY).forEach((weights, bits) => {
      if (weights.length > 0) layers.push({ dice, bits, weights: scaled(weights, factor) });
    });
    const seen = fury.diceTrigger ? look : { ...look, backfire: false, focus: false };
    const groups = faceGroups({ ...seen, fury: round + 2 <= rounds });
    rolled = rolled.slice(FURY);
    for (let die = 0; round < rounds && die < fury.extra; die++)
      rolled = addTriggeringDie(frame, rolled, groups);
  }
  return { layers, sixes: fury.dice + rounds * fury.extra };
}
