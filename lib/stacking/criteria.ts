import { ARENAS, type Card } from "@/lib/cards/card";
import { fold, foldWords } from "@/lib/cards/fold";
import type { StackCriterion } from "@/lib/keywords/ability";
import { type NameMode, oddlyWritten, sameUnit } from "./name-groups";
import { readSubtypes } from "./subtypes";

/** What a criterion looks at, of the card that wants in. */
export interface Candidate {
  readonly card: Card;
  readonly unique: boolean;
  readonly subtypes: ReadonlySet<string>;
}

/** How well a card fits: not at all, as written, or only if one letter of a name is a misprint. */
export type Fit = "no" | "yes" | "misprint";

const ARENA_BY_WORD = new Map(ARENAS.map((arena) => [fold(arena), arena] as const));
const NOT_SUBTYPES = new Set(["unit", "card", "version"]);

/** True where one added, lost or changed letter makes one word the other. */
function oneLetterApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}

const MOST_SPELLINGS = 50_000;
const SPELLINGS = new Map<string, string>();

/** A name as its letters sound: no signs, and a nought for the letter it looks like. */
function spelling(name: string): string {
  const known = SPELLINGS.get(name);
  if (known !== undefined) return known;
  const read = foldWords(name).replace(/0/g, "o");
  if (SPELLINGS.size >= MOST_SPELLINGS) SPELLINGS.clear();
  SPELLINGS.set(name, read);
  return read;
}

/** Compares a name in a text with a base name; card text spells some names differently (docs/rules/stacking.md, section 6). */
export function nameFit(written: string, base: string, mode: NameMode): Fit {
  if (sameUnit(written, base, mode)) return "yes";
  if (oddlyWritten(written, base)) return "misprint";
  const [a, b] = [spelling(written), spelling(base)];
  if (a === b) return "misprint";
  if (Math.abs(a.length - b.length) > 1) return "no";
  const [left, right] = [a.split(" "), b.split(" ")];
  if (left.length !== right.length) return "no";
  const different = left.map((word, i) => [word, right[i] ?? ""] as const).filter(([x, y]) => x !== y);
  const [x, y] = different[0] ?? ["", ""];
  return different.length === 1 && Math.min(x.length, y.length) >= 6 && oneLetterApart(x, y)
    ? "misprint"
    : "no";
}

/** A name in a list, which may end in a version letter of its own. */
function namedFit(written: string, { name }: Card, mode: NameMode): Fit {
  const [, base = written, version] = /^(.+?)\s*\(([A-Z]\d?)\)$/.exec(written) ?? [];
  return version === undefined || version === name.version ? nameFit(base, name.base, mode) : "no";
}

/** "and" may join two items or stand inside one name: neighbouring names are tried together as well. */
export function withJoinedNames(criteria: readonly StackCriterion[]): readonly StackCriterion[] {
  const joined = criteria.flatMap((criterion, at): StackCriterion[] => {
    const next = criteria[at + 1];
    return criterion.kind === "name" && next?.kind === "name"
      ? [{ kind: "name", name: `${criterion.name} and ${next.name}` }]
      : [];
  });
  return [...criteria, ...joined];
}

const WORDS = new WeakMap<StackCriterion, readonly string[]>();

/** Subtypes and types a criterion asks for, read once. */
function wordsOf(criterion: StackCriterion & { kind: "any" }): readonly string[] {
  const words =
    WORDS.get(criterion) ?? readSubtypes(criterion.subtype).filter((word) => !NOT_SUBTYPES.has(word));
  WORDS.set(criterion, words);
  return words;
}

/**
 * Whether a card fits one entry of a Stack list or of a permission (K2).
 * `bearer` is the card whose text it is: its expansion symbol counts for "with the same expansion symbol".
 */
export function fits(
  criterion: StackCriterion,
  { card, unique, subtypes }: Candidate,
  bearer: Card,
  mode: NameMode,
): Fit {
  if (criterion.kind === "name") return namedFit(criterion.name, card, mode);
  if (criterion.unique !== null && criterion.unique !== unique) return "no";
  if (criterion.inName !== null && !fold(card.name.base).includes(fold(criterion.inName))) return "no";
  if (criterion.sameSet && card.set !== bearer.set) return "no";
  const wanted = wordsOf(criterion);
  const ok = wanted.every((word) => {
    const arena = ARENA_BY_WORD.get(word);
    return arena ? card.type.arenas.includes(arena) : subtypes.has(word);
  });
  return ok ? "yes" : "no";
}

const ARTICLE = /^(?:each|any|one|an?|up to \w+)(?:\s+of\s+your)?(?:\s+other)?\s+|^your\s+/i;
const UNIQUE = /^(non-)?unique\s+/i;

/**
 * Reads a phrase that names cards in a sentence: `a unique Droid Character`, `one of your unique Resistance Squadrons`,
 * `Rey or Rey Skywalker`. Without an article or the word "unique" it names cards by their names.
 */
export function readPhrase(phrase: string): readonly StackCriterion[] {
  const text = phrase.trim().replace(/[.,]$/, "");
  const rest = text.replace(ARTICLE, "");
  const unique = UNIQUE.exec(rest);
  if (rest !== text || unique) {
    const subtype = rest.replace(UNIQUE, "");
    return [
      { kind: "any", unique: unique && unique[1] === undefined, subtype, inName: null, sameSet: false },
    ];
  }
  const names = text.split(/\s*,\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+/i).filter((name) => name !== "");
  return names.map((name) => ({ kind: "name", name }));
}
