import type { Stat } from "./card";

/** Reads a printed number: `4.0` is 4, `*` and `X` stay apart from 0, empty is null; undefined when it is none of these. */
export function readStat(raw: string): Stat | undefined {
  const text = raw.trim();
  if (text === "" || text === "-") return null;
  if (text === "*") return "*";
  if (text === "X" || text === "x") return "X";
  return /^\d{1,6}(\.0*)?$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

/** Writes a printed number as text; empty for a card without one. */
export function printStat(stat: Stat): string {
  return stat === null ? "" : String(stat);
}
