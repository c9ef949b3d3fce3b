/**
 * Weights of outcomes 0, 1, 2, … that stand for equally likely series of dice: chance k is `weights[k] / 6 ** sixes`.
 * Weights are whole numbers, exact while 6 ** sixes fits a double (up to 20 dice in all). Beyond that they are
 * chances themselves (`sixes` 0): only sums and products of positive numbers, so the relative error stays below 1e-13.
 */
export interface Weights {
  readonly weights: readonly number[];
  readonly sixes: number;
}

/** 6 ** 20 is the largest power of 6 below 2 ** 53. */
export const EXACT_DICE = 20;

/** 6 ** n, by multiplication: `**` is not exact in every engine. */
export function sixTo(n: number): number {
  let product = 1;
  for (let i = 0; i < n; i++) product *= 6;
  return product;
}

/** The scale to give weights of `sixes` dice, and the dice they then stand for. */
export function settled(sixes: number): { readonly factor: number; readonly sixes: number } {
  return sixes > EXACT_DICE ? { factor: 1 / sixTo(sixes), sixes: 0 } : { factor: 1, sixes };
}

/** Adds to `to` the weights of the sum of two outcomes. */
export function putSum(to: number[], a: readonly number[], b: readonly number[], factor: number): void {
  while (to.length < a.length + b.length - 1) to.push(0);
  for (let i = 0; i < a.length; i++) {
    const weight = (a[i] as number) * factor;
    if (weight === 0) continue;
    for (let j = 0; j < b.length; j++) to[i + j] = (to[i + j] as number) + weight * (b[j] as number);
  }
}

export function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum: number[] = [];
  putSum(sum, a, b, 1);
  return sum;
}

/** Hits of `dice` dice of damage on `hitOn` or more, as weights over 6 ** dice. */
export function diceOfDamage(dice: number, hitOn: number): number[] {
  const hits = Math.min(6, Math.max(0, 7 - hitOn));
  let weights = [1];
  for (let i = 0; i < dice; i++) weights = convolve(weights, [6 - hits, hits]);
  return weights;
}

/** Weights as chances; outcomes at the end that can't occur are left out. */
export function chancesOf(weights: readonly number[], total: number): number[] {
  const last = weights.reduce((found, weight, at) => (weight > 0 ? at : found), 0);
  return weights.slice(0, last + 1).map((weight) => weight / total);
}

export function meanOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance, outcome) => sum + chance * outcome, 0);
}

/** Adds weight to an outcome of a list that grows as needed. */
export function put(weights: number[], outcome: number, weight: number): void {
  while (weights.length <= outcome) weights.push(0);
  weights[outcome] = (weights[outcome] as number) + weight;
}
