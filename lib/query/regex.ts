import { RE2JS } from "re2js";

const MAX_SOURCE = 300;

/** A regular expression whose time grows with the text only, whatever its pattern. */
export interface SafeRegex {
  test(text: string): boolean;
}

/** Compiles a player's pattern, letters in either case; null if it is no regular expression of RE2's syntax or is too large. */
export function compileRegex(source: string): SafeRegex | null {
  if (source.length > MAX_SOURCE) return null;
  try {
    const compiled = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE | RE2JS.DOTALL);
    return { test: (text) => compiled.test(text) };
  } catch {
    return null;
  }
}
