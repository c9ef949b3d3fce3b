/** A bare number above this begins a name (`1138 …`), it is no quantity. */
const MAX_BARE = 99;

const TIMES_FIRST = /^(?:(\d+)\s*[x×]|[x×](\d+))\s+(\S.*)$/i;
const BARE_FIRST = /^(\d+)\s+(\S.*)$/;
const TIMES_LAST = /^(.*\S)\s+(?:[x×]\s?(\d+)|\((\d+)[x×]\)|\([x×](\d+)\))$/i;

/** Splits a row into how many and what: `4 A`, `4x A`, `4 x A`, `x4 A`, `A x4`, `A`. */
export function readQuantity(row: string): { count: number; rest: string } {
  const times = TIMES_FIRST.exec(row);
  if (times) return { count: Number(times[1] ?? times[2]), rest: times[3] ?? "" };
  const bare = BARE_FIRST.exec(row);
  if (bare && Number(bare[1]) <= MAX_BARE) return { count: Number(bare[1]), rest: bare[2] ?? "" };
  const last = TIMES_LAST.exec(row);
  if (last) return { count: Number(last[2] ?? last[3] ?? last[4]), rest: last[1] ?? "" };
  return { count: 1, rest: row };
}

/** Writes a quantity so that it is read again as one. */
export function writeQuantity(count: number): string {
  return count > MAX_BARE ? `${count}x` : String(count);
}
