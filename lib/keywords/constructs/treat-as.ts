import { after, folded, type Source, spanOf } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";
import { GIVES, TAKES } from "@/lib/keywords/vocabulary";
import type { Construct } from "./construct";

/** Index of `as a` behind `i`, in the same sentence, or -1. */
function asAt(source: Source, i: number, to: number): number {
  for (let k = i + 2; k < Math.min(to, i + 20) && source.begins[k] === 0; k = after(source, k)) {
    const article = source.tokens[k + 1]?.word;
    if (source.tokens[k]?.word === "as" && (article === "a" || article === "an")) return k;
  }
  return -1;
}

/** True where the sentence also gives or names a keyword: `…, and it gets Armor`. */
function saysMore(source: Source, from: number, to: number): boolean {
  for (let k = from; k < to; k++) {
    const { kind, word } = source.tokens[k] as Token;
    if (kind === "quote" || GIVES.has(word) || TAKES.has(word)) return true;
  }
  return false;
}

/**
 * `Treat this unit as an Imperial.`
 *        ^^^^^^^^^       ^^^^^^^^
 */
export const treatAs: Construct = {
  name: "treat as",
  read(source, i, to) {
    if (source.tokens[i]?.word !== "treat" || !source.tokens[i]?.capital) return null;
    const as = asAt(source, i, to);
    if (as < 0) return null;
    let end = as + 2;
    while (end < to && source.begins[end] === 0 && source.tokens[end]?.kind !== "period")
      end = after(source, end);
    if (end > to || end === as + 2 || saysMore(source, as + 2, end)) return null;
    const stop = source.tokens[end]?.kind === "period" && end < to ? end + 1 : end;
    const subject = folded(source, spanOf(source, i + 1, as));
    const kind = folded(source, spanOf(source, as + 2, end));
    return { ability: { kind: "treat-as", span: spanOf(source, i, stop), subject, as: kind }, next: stop };
  },
};
