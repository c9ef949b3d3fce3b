/** A chance with two decimals; what is merely rare or likely is never shown as 0 or 100 %. */
export function percent(chance: number): string {
  if (chance === 0 || chance === 1) return `${chance * 100} %`;
  return `${Math.min(99.99, Math.max(0.01, chance * 100)).toFixed(2)} %`;
}
