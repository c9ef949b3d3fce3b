const DIGITS = 20;

/**
 * Sort key of a collector number: `1`, `2`, `10`, `100` by value, then lettered ones (`P`, `S01`), then none.
 * Keys compare as plain strings, byte by byte.
 */
export function numberOrder(number: string): string {
  const text = number.trim().toLowerCase();
  if (text === "") return "2";
  const padded = text.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, "").padStart(DIGITS, "0"));
  return (/^\d/.test(text) ? "0" : "1") + padded;
}

/** Natural order of collector numbers, as `numberOrder` says it. */
export function compareNumbers(a: string, b: string): number {
  const left = numberOrder(a);
  const right = numberOrder(b);
  return left < right ? -1 : left > right ? 1 : 0;
}
