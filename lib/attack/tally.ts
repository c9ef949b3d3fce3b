import type { FaceGroup, Watchable } from "./faces";

/**
 * Dice on the table as far as they matter: how many hit, and how many show each watched natural roll, counted up to a
 * cap. With a cap above all rerolls that can take a face, a face that shows as often can't be rerolled away, so more
 * need not be told apart. A tally is a number: `hits * width + watched counts`, the first count lowest.
 */
export interface Frame {
  /** Most dice there can be. */
  readonly most: number;
  readonly watched: readonly Watchable[];
  /** Whether each watched face hits. */
  readonly watchedHit: readonly boolean[];
  readonly caps: readonly number[];
  readonly width: number;
  readonly size: number;
  /** For each watched face and each `tally % width`, the counts after one more of it. */
  readonly next: readonly Int32Array[];
  /** For each watched face and each `tally % width`, how many there are. */
  readonly shown: readonly Int32Array[];
  /** For each `tally % width`, how many watched dice hit, and how many miss. */
  readonly hitSum: Int32Array;
  readonly missSum: Int32Array;
  /** For each watched face, its place value. */
  readonly place: readonly number[];
}

/** A watched face, whether it hits, and how many rerolls can take it. */
export interface Watched {
  readonly face: Watchable;
  readonly hit: boolean;
  readonly rerolls: number;
}

export function frameOf(most: number, watched: readonly Watched[]): Frame {
  const caps = watched.map(({ rerolls }) => Math.min(rerolls + 1, Math.max(1, most)));
  const place: number[] = [];
  const width = caps.reduce((step, cap) => {
    place.push(step);
    return step * (cap + 1);
  }, 1);
  const shown = place.map((step, at) =>
    Int32Array.from({ length: width }, (_, w) => Math.floor(w / step) % ((caps[at] as number) + 1)),
  );
  const next = place.map((step, at) =>
    Int32Array.from({ length: width }, (_, w) =>
      (shown[at]?.[w] as number) < (caps[at] as number) ? w + step : w,
    ),
  );
  const sum = (hits: boolean) =>
    Int32Array.from({ length: width }, (_, w) =>
      watched.reduce((n, { hit }, at) => n + (hit === hits ? (shown[at]?.[w] as number) : 0), 0),
    );
  return {
    most,
    hitSum: sum(true),
    missSum: sum(false),
    watched: watched.map(({ face }) => face),
    watchedHit: watched.map(({ hit }) => hit),
    caps,
    width,
    size: (most + 1) * width,
    next,
    shown,
    place,
  };
}

/** Where one more die of each group takes a tally: by `tally % width`, relative to it. */
export interface Steps {
  readonly faces: readonly number[];
  readonly by: readonly Int32Array[];
}

export function stepsOf({ width, next }: Frame, groups: readonly FaceGroup[]): Steps {
  const by = groups.map(({ hit, watch }) =>
    Int32Array.from(
      { length: width },
      (_, w) => (watch < 0 ? 0 : (next[watch]?.[w] as number) - w) + (hit ? width : 0),
    ),
  );
  return { faces: groups.map(({ faces }) => faces), by };
}

/** Adds to `to` every tally with one more die, weighted by its faces. */
export function addDie(frame: Frame, from: Float64Array, steps: Steps, to: Float64Array): void {
  const { width, size } = frame;
  const groups = steps.faces.length;
  for (let start = 0; start < size; start += width) {
    for (let w = 0; w < width; w++) {
      const weight = from[start + w] as number;
      if (weight === 0) continue;
      for (let g = 0; g < groups; g++) {
        const at = start + w + ((steps.by[g] as Int32Array)[w] as number);
        to[at] = (to[at] as number) + weight * (steps.faces[g] as number);
      }
    }
  }
}

/** The mean value of every tally of `dice` dice after one more die, given the values after it. */
export function meanAfterDie(frame: Frame, values: Float64Array, steps: Steps, dice: number): Float64Array {
  const { width } = frame;
  const mean = new Float64Array(values.length);
  const end = (dice + 1) * width;
  const groups = steps.faces.length;
  for (let start = 0; start < end; start += width) {
    for (let w = 0; w < width; w++) {
      let sum = 0;
      for (let g = 0; g < groups; g++)
        sum +=
          (steps.faces[g] as number) *
          (values[start + w + ((steps.by[g] as Int32Array)[w] as number)] as number);
      mean[start + w] = sum / 6;
    }
  }
  return mean;
}
