import { sixTo } from "./chances";
import { type FaceGroup, FURY, faceGroups, type Look } from "./faces";
import type { Frame } from "./tally";

/** Faces counted together in the initial roll: one watched face, or all plain hits, or all plain misses. */
interface Class {
  readonly hit: boolean;
  readonly watch: number;
  readonly groups: readonly FaceGroup[];
}

function classesOf(look: Look): readonly Class[] {
  const classes = new Map<string, Class>();
  for (const group of faceGroups(look)) {
    const key = `${group.hit} ${group.watch}`;
    const { hit, watch } = group;
    classes.set(key, { hit, watch, groups: [...(classes.get(key)?.groups ?? []), group] });
  }
  return [...classes.values()];
}

/** In how many ways n dice show faces of one class, by the initial triggers they set off: `ways[n][bits]`. */
function waysOf({ groups }: Class, dice: number): readonly Float64Array[] {
  const ways = [Float64Array.of(1, 0, 0, 0, 0, 0, 0, 0)];
  for (let n = 1; n <= dice; n++) {
    const row = new Float64Array(8);
    ways[n - 1]?.forEach((weight, bits) => {
      if (weight > 0)
        for (const { faces, bit } of groups) row[bits | bit] = (row[bits | bit] as number) + weight * faces;
    });
    ways.push(row);
  }
  return ways;
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
  const classes = classesOf(look);
  const ways = classes.map((one) => waysOf(one, dice));
  const choose = pascal(dice);
  const rolled = Array.from({ length: 8 }, () => new Float64Array(frame.size));
  const last = classes.length - 1;
  const place = (at: number, left: number, tally: number, bits: number, weight: number): void => {
    const { hit, watch } = classes[at] as Class;
    const step = watch < 0 ? 0 : (frame.place[watch] as number);
    for (let n = at === last ? left : 0; n <= left; n++) {
      const here = weight * (choose[left]?.[n] as number);
      const next = tally + (hit ? n * frame.width : 0) + Math.min(n, frame.cap) * step;
      const row = ways[at]?.[n] as Float64Array;
      for (let more = 0; more < 8; more++) {
        const way = row[more] as number;
        if (way === 0) continue;
        if (at < last) place(at + 1, left - n, next, bits | more, here * way);
        else {
          const into = rolled[bits | more] as Float64Array;
          into[next] = (into[next] as number) + here * way;
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
  const to = Array.from({ length: 8 }, () => new Float64Array(frame.size));
  const { width, next } = frame;
  from.forEach((weights, bits) => {
    for (let tally = 0; tally < frame.size; tally++) {
      const weight = weights[tally] as number;
      if (weight === 0) continue;
      const counts = tally % width;
      for (const { faces, hit, watch, bit } of groups) {
        const after = watch < 0 ? tally : tally - counts + (next[watch]?.[counts] as number);
        const into = to[bits | bit] as Float64Array;
        const at = hit ? after + width : after;
        into[at] = (into[at] as number) + weight * faces;
      }
    }
  });
  return to;
}

const scaled = (weights: Float64Array, factor: number) =>
  factor === 1 ? weights : weights.map((w) => w * factor);

/** The layers of a roll with Fury, all weighted over the same number of dice: `dice + extra * rounds`. */
export function layersOf(frame: Frame, look: Look, fury: FurySpec): { layers: Layer[]; sixes: number } {
  const layers: Layer[] = [];
  const rounds = fury.extra > 0 ? fury.rounds : 0;
  let rolled = initialRoll(frame, fury.dice, { ...look, fury: rounds > 0 });
  for (let round = 0; round <= rounds; round++) {
    const dice = fury.dice + round * fury.extra;
    const factor = sixTo((rounds - round) * fury.extra);
    rolled.slice(0, FURY).forEach((weights, bits) => {
      if (weights.some((w) => w > 0)) layers.push({ dice, bits, weights: scaled(weights, factor) });
    });
    if (round === rounds) break;
    const again = round + 1 < rounds;
    const seen = fury.diceTrigger ? look : { ...look, backfire: false, focus: false };
    const groups = faceGroups({ ...seen, fury: again });
    rolled = rolled.slice(FURY);
    for (let die = 0; die < fury.extra; die++) rolled = addTriggeringDie(frame, rolled, groups);
  }
  return { layers, sixes: fury.dice + rounds * fury.extra };
}
