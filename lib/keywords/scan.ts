import type { Ability, Issue, Part, Span } from "./ability";
import { KEYWORDS } from "./registry";

/** A keyword name in a text that no fact and no issue accounts for. */
export interface Unaccounted {
  readonly name: string;
  readonly span: Span;
}

const NAMES: readonly string[] = KEYWORDS.flatMap((row) => [row.name, ...row.aliases]);

/** Where `(…)` stands; one that is never closed ends at the next separator. */
function insideParentheses(text: string): Uint8Array {
  const inside = new Uint8Array(text.length);
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === "|") depth = 0;
    inside[at] = depth > 0 ? 1 : 0;
    if (text[at] === ")" && depth > 0) depth--;
  }
  return inside;
}

const LETTER = /[\p{L}\p{N}]/u;

function isLetter(char: string | undefined): boolean {
  return char !== undefined && LETTER.test(char);
}

/** The word that ends before, or begins at, an offset, when only blanks lie between. */
function wordBefore(text: string, at: number): string {
  return /([\p{L}\p{N}'’-]+) *$/u.exec(text.slice(Math.max(0, at - 40), at))?.[1] ?? "";
}

function wordBehind(text: string, at: number): string {
  return /^ *([\p{L}\p{N}'’-]+)/u.exec(text.slice(at, at + 40))?.[1] ?? "";
}

const COMMON_NOUNS: ReadonlySet<string> = new Set(["Pilot", "Stack", "Deploy", "Switch", "Equip", "INSERT"]);

/** Keyword words that are no facts: common words, subtypes, names, verbs (docs/contracts.md, ruling 5). */
function isOrdinary(text: string, start: number, end: number, name: string): boolean {
  const printed = text.slice(start, end);
  if (printed[0] === printed[0]?.toLowerCase()) return true;
  if (COMMON_NOUNS.has(name)) return text[end] !== ":";
  const before = wordBefore(text, start);
  const behind = wordBehind(text, end);
  if (/^\p{Lu}/u.test(behind) || /^\p{Lu}/u.test(before)) return true;
  if (/^an?$/i.test(before) && /^ (or|and) \p{Lu}[\p{L}]+ \p{Lu}/u.test(text.slice(end, end + 60)))
    return true;
  if (text[end] === "-" || text[start - 1] === "-" || before.endsWith("'s")) return true;
  const first = start === 0 || /[.|>:"“] *$/.test(text.slice(Math.max(0, start - 3), start));
  if (first && /^(the|that|this|a|an|one|all|any|each|it|up|your)$/.test(behind)) return true;
  return isQuotedWord(text, start, end);
}

/** `with "Armor" in its name`: the word of a name. */
function isQuotedWord(text: string, start: number, end: number): boolean {
  const opening = /["“][^"“”|]{0,60}$/.test(text.slice(Math.max(0, start - 60), start));
  return (
    opening &&
    /^[^"“”|]{0,60}["”](,? (or|and) ["“][^"“”|]{0,60}["”]){0,4} in (its|their|the|his|her) (\w+ ){0,2}(name|names|title|subtype)/.test(
      text.slice(end, end + 300),
    )
  );
}

/** Every keyword name in the text, found letter by letter without the reader's tokens. */
function occurrences(text: string): { name: string; start: number; end: number }[] {
  const lower = text.toLowerCase();
  const found: { name: string; start: number; end: number }[] = [];
  if (lower.length !== text.length) return found;
  for (const name of NAMES) {
    const wanted = name.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (!isLetter(text[at - 1]) && !isLetter(text[end])) found.push({ name, start: at, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Offsets of every keyword the abilities know. */
function usedSpans(abilities: readonly Ability[]): Span[] {
  const spans: Span[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === "object" && node !== null) {
      if ((node as Part).kind === "keyword") spans.push((node as Part).span);
      Object.values(node).forEach(visit);
    }
  };
  visit(abilities);
  return spans;
}

/**
 * Proves that nothing is lost: finds keyword names without the reader's means and returns those outside reminder text
 * that are in no keyword of the abilities, in no issue, and no common word, subtype or card name.
 */
export function unaccounted(
  text: string,
  abilities: readonly Ability[],
  issues: readonly Issue[],
): Unaccounted[] {
  const reminder = insideParentheses(text);
  const known = [...usedSpans(abilities), ...issues.map((issue) => [issue.start, issue.end] as const)];
  const covered = (start: number, end: number) => known.some(([from, to]) => from < end && to > start);
  return occurrences(text)
    .filter(
      ({ start, end, name }) =>
        !reminder[start] && !covered(start, end) && !isOrdinary(text, start, end, name),
    )
    .map(({ name, start, end }) => ({ name, span: [start, end] }));
}
