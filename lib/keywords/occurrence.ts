import type { Value } from "./ability";
import type { Keyword, NameMatch } from "./names";
import type { Source } from "./source";
import type { Token } from "./tokens";
import { readValue } from "./values";
import { CONNECTORS, NOUN_FOLLOWERS, NOUNS, STARTERS, VERB_OBJECTS } from "./vocabulary";

/** A keyword name standing in a text as a keyword, with its value. */
export interface Occurrence {
  readonly row: Keyword;
  readonly match: NameMatch;
  readonly value: Value;
  /** Index behind name and value. */
  readonly next: number;
  /** Index of the colon behind it, or -1. */
  readonly colon: number;
}

const PUNCTUATION: ReadonlySet<string> = new Set([
  "comma",
  "period",
  "bar",
  "open",
  "slash",
  "quote",
  "bullet",
  "close",
]);

/** True where a keyword phrase can end: at `to`, at punctuation or at a connecting word. */
export function endsPhrase(source: Source, i: number, to: number): boolean {
  const token = i < to ? source.tokens[i] : undefined;
  return token === undefined || PUNCTUATION.has(token.kind) || CONNECTORS.has(token.word);
}

/** A word with a capital letter that no sentence begins with: part of a name or a subtype. */
function isNamePart(source: Source, token: Token | undefined, i: number): boolean {
  if (token?.kind !== "word" || !token.capital || STARTERS.has(token.word) || /^x[-+]?\d*$/.test(token.word))
    return false;
  return !source.names[i];
}

function isPossessive(token: Token | undefined): boolean {
  return token?.kind === "word" && (token.word.endsWith("'s") || token.word.endsWith("s'"));
}

function isPartOfName(source: Source, from: number, i: number, found: Occurrence, to: number): boolean {
  const { tokens } = source;
  if (found.value !== null || found.colon >= 0) return false;
  const follower = tokens[found.next];
  if (found.next < to && /^abilit(y|ies)$/.test(follower?.word ?? "")) return false;
  const before = i > from ? tokens[i - 1] : undefined;
  if (found.next < to && follower?.spaced && isNamePart(source, follower, found.next)) return true;
  if (found.next < to && follower?.kind === "dash" && !follower.spaced) return true;
  if (isSubtype(source, i, found, to)) return true;
  if (!isPossessive(before)) return isNamePart(source, before, i - 1) && (tokens[i] as Token).spaced;
  if (!before?.capital) return false;
  if (found.next < to && (NOUN_FOLLOWERS.has(follower?.word ?? "") || isSharedNoun(source, found.next, to)))
    return false;
  return NOUNS.has(found.row.name) || ["plain", "value", "signed"].includes(found.row.form)
    ? found.row.name !== "Hidden Cost"
    : false;
}

/** `an Armor or Armor Defense card`: one of two subtypes. */
function isSubtype(source: Source, i: number, found: Occurrence, to: number): boolean {
  const { tokens, names } = source;
  if (!/^an?$/.test(tokens[i - 1]?.word ?? "") || !CONNECTORS.has(tokens[found.next]?.word ?? ""))
    return false;
  const other = names[found.next + 1] ?? null;
  const behind = other ? found.next + 1 + other.words : to;
  return behind < to && isNamePart(source, tokens[behind], behind);
}

/** `and Lucky abilities` behind a keyword. */
function isSharedNoun(source: Source, i: number, to: number): boolean {
  if (!CONNECTORS.has(source.tokens[i]?.word ?? "") || i + 2 >= to) return false;
  const next = source.names[i + 1] ?? null;
  return next !== null && /^abilit(y|ies)$/.test(source.tokens[i + 1 + next.words]?.word ?? "");
}

const OPENING_FORMS: ReadonlySet<string> = new Set([
  "effect",
  "slots",
  "list",
  "cost",
  "cost-effect",
  "cost-list",
  "value-condition",
]);

/** True for a keyword that a colon makes a construct. */
export function isOpener(row: Keyword): boolean {
  return OPENING_FORMS.has(row.form) && row.name !== "Equip";
}

function colonAt(source: Source, i: number, to: number): number {
  return i < to && source.tokens[i]?.kind === "colon" ? i : -1;
}

/**
 * The keyword that stands at token `i` of the stretch `from`–`to`, or null: card names, subtypes, verbs and common
 * words that only look like one are none. `expected` says that the grammar waits for a keyword here.
 */
export function keywordAt(
  source: Source,
  from: number,
  i: number,
  to: number,
  expected: boolean,
): Occurrence | null {
  const { tokens, text } = source;
  const match = source.names[i] ?? null;
  if (match === null || i + match.words > to) return null;
  const end = i + match.words;
  const read = match.glued === null ? readNumber(source, match, end, to) : { value: match.glued, next: end };
  const next = read?.next ?? end;
  const found: Occurrence = {
    row: match.row,
    match,
    value: read?.value ?? null,
    next,
    colon: colonAt(source, next, to),
  };
  if (isPartOfName(source, from, i, found, to)) return null;
  const token = tokens[i] as Token;
  if (!token.capital)
    return isMeant(source, found, to, expected, i === from || source.begins[i] === 1) ? found : null;
  if (found.colon >= 0 && isOpener(found.row)) return found;
  const follower = found.next < to ? tokens[found.next] : undefined;
  const leads = i === from || source.begins[i] === 1 || tokens[i - 1]?.kind === "arrow";
  if (leads && found.value === null && follower && !follower.capital && VERB_OBJECTS.has(follower.word))
    return null;
  if (found.row.name === "Equip" && tokens[i - 1]?.kind === "arrow") return found;
  if (NOUNS.has(found.row.name)) return isNoun(source, found, to, expected, text) ? null : found;
  return found;
}

function readNumber(source: Source, match: NameMatch, end: number, to: number) {
  const { form } = match.row;
  if (match.plural || (form !== "value" && form !== "signed" && form !== "value-condition")) return null;
  const read = readValue(source.text, source.tokens, end, to);
  if (read || form !== "signed" || source.tokens[end]?.kind !== "dash" || end + 1 >= to) return read;
  const negative = readValue(source.text, source.tokens, end + 1, to);
  return typeof negative?.value === "number" ? { value: -negative.value, next: negative.next } : null;
}

/** A lower-case name is a keyword only where the grammar leaves no other reading. */
function isMeant(source: Source, found: Occurrence, to: number, expected: boolean, leads: boolean): boolean {
  if (NOUNS.has(found.row.name) || found.match.plural)
    return leads && found.colon >= 0 && isOpener(found.row);
  if (found.colon >= 0 && isOpener(found.row)) return leads || expected;
  if (found.match.words > 1) return found.row.name !== "Last Stand";
  const follower = source.tokens[found.next]?.word ?? "";
  const ends = endsPhrase(source, found.next, to) || ["until", "for", "when", "where"].includes(follower);
  return ends && (expected || found.value !== null);
}

/** `Pilot`, `Stack`, `Deploy`, `Equip` as plain nouns and verbs. */
function isNoun(source: Source, found: Occurrence, to: number, expected: boolean, text: string): boolean {
  const follower = found.next < to ? (source.tokens[found.next]?.word ?? "") : "";
  if (/^(abilit(y|ies)|effects?)$/.test(follower)) return false;
  if (found.row.name === "Pilot") return true;
  if (
    found.row.name === "INSERT" &&
    text.slice(source.tokens[found.next - 1]?.start, source.tokens[found.next - 1]?.end) === "INSERT"
  )
    return false;
  return !expected || !(endsPhrase(source, found.next, to) || follower === "until" || follower === "when");
}
