import type { FaceGroup, Watchable } from "./faces";

/**
 * Dice on the table as far as they matter: how many hit, and how many show each watched natural roll, counted up to
 * `cap`. With a cap above all rerolls together a face that shows `cap` times can't be rerolled away, so more need not
 * be told apart. A tally is a number: `hits * width + watched counts`, the first count lowest.
 */
export interface Frame {
  /** Most dice there can be. */
  readonly most: number;
  readonly cap: number;
  readonly watched: readonly Watchable[];
  /** Whether each watched face hits. */
  readonly watchedHit: readonly boolean[];
  readonly width: number;
  readonly size: number;
  /** For each watched face, the counts after one more of it. */
  readonly next: readonly Int32Array[];
  /** For each watched face, its place value. */
  readonly place: readonly number[];
}

export function frameOf(
  most: number,
  rerolls: number,
  watched: readonly Watchable[],
  hitFrom: number,
): Frame {
  const cap = Math.min(rerolls + 1, Math.max(1, most));
  const place = watched.map((_, at) => (cap + 1) ** at);
  const width = (cap + 1) ** watched.length;
  const next = place.map((step) =>
    Int32Array.from({ length: width }, (_, w) => (Math.floor(w / step) % (cap + 1) < cap ? w + step : w)),
  );
  const watchedHit = watched.map((face) => face >= hitFrom);
  return { most, cap, watched, watchedHit, width, size: (most + 1) * width, next, place };
}

/** How many of a watched face a tally shows, up to the cap. */
export function shows({ cap, place }: Frame, tally: number, watch: number): number {
  return Math.floor(tally / (place[watch] as number)) % (cap + 1);
}

/** Every tally with one more die, weighted by its faces; `bit` of the groups is not looked at. */
export function addDie(
  frame: Frame,
  from: Float64Array,
  groups: readonly FaceGroup[],
  to: Float64Array,
): void {
  const { width, size, next } = frame;
  for (let tally = 0; tally < size; tally++) {
    const weight = from[tally] as number;
    if (weight === 0) continue;
    const counts = tally % width;
    for (const { faces, hit, watch } of groups) {
      const after = watch < 0 ? tally : tally - counts + (next[watch]?.[counts] as number);
      const at = hit ? after + width : after;
      to[at] = (to[at] as number) + weight * faces;
    }
  }
}

/** The mean value of every tally after one more die, given the values after it. */
export function meanAfterDie(
  frame: Frame,
  values: Float64Array,
  groups: readonly FaceGroup[],
  dice: number,
): Float64Array {
  const { width, next } = frame;
  const mean = new Float64Array(values.length);
  const end = (dice + 1) * width;
  for (let tally = 0; tally < end; tally++) {
    const counts = tally % width;
    let sum = 0;
    for (const { faces, hit, watch } of groups) {
      const after = watch < 0 ? tally : tally - counts + (next[watch]?.[counts] as number);
      sum += faces * (values[hit ? after + width : after] as number);
    }
    mean[tally] = sum / 6;
  }
  return mean;
}
