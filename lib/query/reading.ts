import type { Settings, Span, Warning, WarningCode } from "./tree";

/** What the parser carries through one query. */
export interface Reading {
  readonly warnings: Warning[];
  settings: Settings;
}

/** Notes what is not understood, and returns the nothing that takes its place. */
export function warn(
  reading: Reading,
  code: WarningCode,
  { start, end }: Span,
  word: string,
  suggestion?: string,
): null {
  reading.warnings.push({ code, start, end, word, ...(suggestion === undefined ? {} : { suggestion }) });
  return null;
}
