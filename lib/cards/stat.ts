import type { Stat } from "./card";

/**
 * Reads a printed number: `4.0` is 4; `*` and `X`, alone or in a sum (`2+*`, `X+1`), stay apart from 0; empty is null;
 * undefined when it is none of these.
 */
export function readStat(raw: string): Stat | undefined {
  const text = raw.trim().toUpperCase();
  if (text === "" || text === "-") return null;
  if (text.length > 8) return undefined;
  if (/^\d{1,6}(\.0*)?$/.test(text)) return Number.parseInt(text, 10);
  if (!/^(\d{0,3}|\*|X)( ?[+-]? ?(\d{1,3}|\*|X))*$/.test(text)) return undefined;
  if (text.includes("*")) return "*";
  return text.includes("X") ? "X" : undefined;
}

/** Writes a printed number as text; empty for a card without one. */
export function printStat(stat: Stat): string {
  return stat === null ? "" : String(stat);
}
