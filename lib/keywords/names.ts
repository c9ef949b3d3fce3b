import { editDistance } from "@/lib/cards/edit-distance";
import { KEYWORDS, type KeywordName, type KeywordRow } from "./registry";
import type { Token } from "./tokens";

/** A registry row with its name narrowed to the known names. */
export type Keyword = KeywordRow & { readonly name: KeywordName };

const ROWS: readonly Keyword[] = KEYWORDS;
const PRINTED = ROWS.flatMap((row) => [row.name as string, ...row.aliases].map((name) => ({ row, name })));

function fold(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase();
}

const BY_NAME: ReadonlyMap<string, Keyword> = new Map(PRINTED.map(({ row, name }) => [fold(name), row]));

/** The registry row of a keyword by its name or an older name, in any case; undefined for any other word. */
export function keywordNamed(name: string): Keyword | undefined {
  return BY_NAME.get(fold(name));
}

/** A keyword name found in a text. */
export interface NameMatch {
  readonly row: Keyword;
  /** As it should be printed: the name or the alias that stands there. */
  readonly name: string;
  readonly words: number;
  /** `Bounties`, `Foresights`. */
  readonly plural: boolean;
  /** Number written without a blank (`Evade1`), or null. */
  readonly glued: number | null;
}

interface Entry {
  readonly rest: readonly string[];
  /** The match where nothing is glued to the name: made once. */
  readonly plain: NameMatch;
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|h)$/.test(word) ? `${word}es` : `${word}s`;
}

/** First word of every way to write a name -> the ways, longest first. */
const ENTRIES: ReadonlyMap<string, readonly Entry[]> = (() => {
  const map = new Map<string, Entry[]>();
  const add = (words: readonly string[], found: Pick<NameMatch, "row" | "name" | "plural">) => {
    const [first = "", ...rest] = words;
    const entry = { rest, plain: { ...found, words: words.length, glued: null } };
    map.set(
      first,
      [...(map.get(first) ?? []), entry].sort((a, b) => b.rest.length - a.rest.length),
    );
  };
  for (const { row, name } of PRINTED) {
    const words = fold(name).split(" ");
    add(words, { row, name, plural: false });
    if (words.length > 1) add([words.join("")], { row, name, plural: false });
    if (!name.endsWith("s"))
      add([...words.slice(0, -1), plural(words.at(-1) ?? "")], { row, name, plural: true });
    if (words.length === 1) {
      for (let cut = 3; cut <= name.length - 3; cut++) {
        add([fold(name).slice(0, cut), fold(name).slice(cut)], { row, name, plural: false });
      }
    }
  }
  return map;
})();

/** `evade1` -> `evade` and 1, `accuracy-1` -> `accuracy` and -1; null for a word without a number behind it. */
function unglue(word: string): { word: string; value: number } | null {
  let digits = word.length;
  while (digits > 0 && word.charCodeAt(digits - 1) >= 48 && word.charCodeAt(digits - 1) <= 57) digits--;
  if (digits === word.length || digits < 3 || word.length - digits > 4) return null;
  const sign = word[digits - 1] === "-" ? 1 : 0;
  const value = Number(word.slice(digits));
  return { word: word.slice(0, digits - sign), value: sign ? -value : value };
}

/** The keyword name that begins at token `i`, in any case and spacing, or null. */
export function nameAt(tokens: readonly Token[], i: number): NameMatch | null {
  const token = tokens[i];
  if (token === undefined || token.kind !== "word") return null;
  const entries = ENTRIES.get(token.word);
  if (entries) return firstMatch(tokens, i, entries, null);
  const single = unglue(token.word);
  return single ? firstMatch(tokens, i, ENTRIES.get(single.word) ?? [], single.value) : null;
}

function firstMatch(
  tokens: readonly Token[],
  i: number,
  entries: readonly Entry[],
  glued: number | null,
): NameMatch | null {
  for (const entry of entries) {
    const match = matchRest(tokens, i, entry, glued);
    if (match) return match;
  }
  return null;
}

function matchRest(
  tokens: readonly Token[],
  i: number,
  { rest, plain }: Entry,
  first: number | null,
): NameMatch | null {
  let glued = first;
  for (let k = 0; k < rest.length; k++) {
    const next = tokens[i + k + 1];
    if (glued !== null || next?.kind !== "word") return null;
    if (next.word === rest[k]) continue;
    const parts = k === rest.length - 1 ? unglue(next.word) : null;
    if (parts?.word !== rest[k] || parts === null) return null;
    glued = parts.value;
  }
  return glued === null ? plain : { ...plain, glued };
}

const SPELLINGS = PRINTED.map(({ row, name }) => ({ row, folded: fold(name) }));

/** The keyword a misspelt word most likely means, or null: at most two letters wrong, one in short words. */
export function nearestKeyword(printed: string): Keyword | null {
  const word = fold(printed);
  if (word.length < 4 || word.length > 20) return null;
  const limit = word.length < 7 ? 1 : 2;
  let best: Keyword | null = null;
  let least = limit + 1;
  for (const { row, folded } of SPELLINGS) {
    if (folded[0] !== word[0] && folded.slice(-3) !== word.slice(-3)) continue;
    const far = editDistance(word, folded, limit);
    if (far !== null && far < least) [best, least] = [row, far];
  }
  return best;
}
