/** Steps that may still be taken to work out a situation; below 0 it is given up. */
export interface Work {
  left: number;
}

/** Some tenths of a second. Attacks with the numbers that cards print take a hundredth of it. */
const MOST_WORK = 20_000_000;

export const workFor = (): Work => ({ left: MOST_WORK });

/** Takes steps from what is left; false where they are too many. */
export function spend(work: Work, steps: number): boolean {
  work.left -= steps;
  return work.left >= 0;
}
