import { parseQuery } from "./parser";
import { quoteValue } from "./print";
import type { Span, Warning } from "./tree";

/** A way to put right what a warning is about: what would be written there, and the whole query then. */
export interface Mend {
  readonly written: string;
  readonly query: string;
}

/** The ways to put right one warning of the query; each leaves fewer warnings than there were. */
export function mends(text: string, warning: Warning): readonly Mend[] {
  const before = parseQuery(text).warnings.length + (warning.code === "corrected" ? 1 : 0);
  return replacements(text, warning).filter(({ query }) => parseQuery(query).warnings.length < before);
}

function replacements(text: string, { code, start, end, word, suggestion }: Warning): readonly Mend[] {
  const put = (written: string, upTo = end): Mend => ({
    written,
    query: `${text.slice(0, start)}${written}${text.slice(upTo)}`.replace(/ {2,}/g, " ").trim(),
  });
  switch (code) {
    case "unclosed-quote":
      return [{ written: `${word.trimEnd()}"`, query: `${text.trimEnd()}"` }];
    case "unclosed-bracket":
      return [{ written: `${text.slice(start).trimEnd()})`, query: `${text.trimEnd()})` }];
    case "stray-bracket":
    case "stray-or":
      return [put("")];
    case "corrected":
      return (suggestion ?? "").split(", ").map((name) => put(name));
    case "bad-operator":
      return suggestion === undefined ? [] : [put(suggestion, start + word.length)];
    default:
      return suggestion === undefined
        ? []
        : [put(code === "unknown-field" ? suggestion : quoteValue(suggestion))];
  }
}

/** The query cut at the places the warnings name, in order; `marked` pieces are those places. */
export function markedPieces(
  text: string,
  warnings: readonly Span[],
): readonly { readonly start: number; readonly text: string; readonly marked: boolean }[] {
  const edges = new Set([0, text.length]);
  for (const { start, end } of warnings)
    edges.add(Math.min(start, text.length)).add(Math.min(end, text.length));
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, cuts[index + 1]),
    marked: warnings.some((span) => span.start <= start && start < span.end),
  }));
}
