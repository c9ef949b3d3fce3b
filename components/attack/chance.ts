/**
 * A chance in percent. Only what is certain reads 0 % or 100 %: a tiny chance is `<0.1 %`, a near certainty `>99.9 %`,
 * whatever rounding would make of it.
 */
export function formatChance(chance: number): string {
  const percent = (words: string) => `${words}\u00a0%`;
  if (chance <= 0) return percent("0");
  if (chance >= 1) return percent("100");
  if (chance < 0.0005) return percent("<0.1");
  if (chance >= 0.9995) return percent(">99.9");
  return percent((chance * 100).toFixed(1));
}

/** A mean with two places; only a true 0 reads 0. */
export function formatMean(mean: number): string {
  if (mean === 0) return "0";
  return mean < 0.005 ? "<0.01" : mean.toFixed(2);
}

/** Chances of at least 0, 1, 2, …; certain ones stay certain. */
export function atLeast(chances: readonly number[]): number[] {
  const sums: number[] = [];
  let sum = 0;
  for (let k = chances.length - 1; k >= 0; k--) {
    sum += chances[k] ?? 0;
    sums[k] = sum;
  }
  const first = chances.findIndex((chance) => chance > 0);
  return sums.map((value, k) => (k <= first ? 1 : Math.min(value, 1)));
}

/** Fewest that bring the kill chance, where dying depends on the number alone; null where it does not. */
export function deadlyFrom(chances: readonly number[], killChance: number): number | null {
  if (killChance <= 0) return null;
  const at = atLeast(chances).findIndex((chance) => Math.abs(chance - killChance) < 1e-9);
  return at < 0 ? null : at;
}
