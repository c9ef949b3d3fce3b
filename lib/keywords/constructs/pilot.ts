import { readAbilities } from "@/lib/keywords/abilities";
import type { Ability, KeywordUse } from "@/lib/keywords/ability";
import { after, folded, type Place, type Source, spanOf } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";
import { STARTERS } from "@/lib/keywords/vocabulary";
import type { Construct } from "./construct";

/** Header of a Pilot block: where the word Pilot stands and where the list begins. */
export interface PilotHeader {
  readonly names: number;
  readonly pilot: number;
  readonly body: number;
}

const LONGEST_HEADER = 16;

/** Index of the word `Pilot` that ends a list of subtypes, or -1. */
function pilotWord(source: Source, from: number, to: number): number {
  for (let i = from; i < Math.min(from + LONGEST_HEADER, to); i++) {
    const token = source.tokens[i] as Token;
    if (token.kind !== "word" && token.kind !== "comma" && token.kind !== "slash") return -1;
    if (token.word === "pilot" || token.word === "pilots") {
      const next = source.tokens[i + 1];
      const ends = i + 1 >= to || next?.kind === "period" || next?.kind === "colon" || next?.kind === "comma";
      if (i > from && (ends || next?.word === "the")) return i;
    } else if (
      !token.capital &&
      token.kind === "word" &&
      !["and", "or", "non-droid", "unit", "units"].includes(token.word)
    )
      return -1;
  }
  return -1;
}

/** Index behind `The Starfighter gets:` that begins at `i`, or `i` where nothing of the kind stands. */
function behindGets(source: Source, i: number, to: number): number {
  if (source.tokens[i]?.word !== "the" && source.tokens[i]?.word !== "each") return i;
  for (let k = i + 1; k < Math.min(i + LONGEST_HEADER, to); k++) {
    const word = source.tokens[k]?.word ?? "";
    if (word === "gets" || word === "get" || word === "gains" || word === "has") {
      return source.tokens[k + 1]?.kind === "colon" ? k + 2 : k + 1;
    }
    if (source.tokens[k]?.kind === "period") return i;
  }
  return i;
}

/** The header of a Pilot block at `i`, with or without `[Pilot]`, or null. */
export function pilotHeaderAt(source: Source, i: number, to: number): PilotHeader | null {
  const token = source.tokens[i];
  if (token === undefined) return null;
  const marked = token.kind === "pilot";
  if (!marked && (token.kind !== "word" || !token.capital || STARTERS.has(token.word))) return null;
  const names = marked && source.tokens[i + 1]?.kind === "colon" ? i + 2 : marked ? i + 1 : i;
  const pilot = pilotWord(source, names, to);
  if (pilot < 0) return marked && i + 1 < to ? { names, pilot: names, body: names } : null;
  const sentence = ["period", "colon", "comma"].includes(source.tokens[pilot + 1]?.kind ?? "")
    ? pilot + 2
    : pilot + 1;
  const body = behindGets(source, sentence, to);
  return marked || body > sentence ? { names, pilot, body: Math.min(body, to) } : null;
}

/**
 * `[Pilot] Speeder and Walker Pilot. The Speeder or Walker gets: * Velocity 20 * Armor`
 *          ^^^^^^^     ^^^^^^                                      ^^^^^^^^^^^    ^^^^^
 */
export const pilot: Construct = {
  name: "pilot",
  read(source, i, to, place) {
    const header = pilotHeaderAt(source, i, to);
    if (!header) return null;
    const end = blockEnd(source, header.body, to);
    const use = headerUse(source, i, header, place);
    const abilities = readItems(source, header.body, end, {
      own: "grants",
      depth: place.depth + 1,
      listed: true,
    });
    const subtypes = subtypesOf(source, header);
    return {
      ability: { kind: "pilot", span: spanOf(source, i, end), opener: use, subtypes, abilities },
      next: end,
    };
  },
};

function headerUse(source: Source, i: number, header: PilotHeader, place: Place): KeywordUse {
  const span = spanOf(source, i, Math.max(header.pilot + (header.pilot > header.names ? 1 : 0), i + 1));
  return { kind: "keyword", span, keyword: "Pilot", relation: place.own, value: null, opens: true };
}

function subtypesOf(source: Source, header: PilotHeader): string[] {
  const printed = folded(source, spanOf(source, header.names, header.pilot));
  if (header.pilot <= header.names) return [];
  return printed
    .split(/,? (?:and|or) |, ?|\//)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** The block ends where a new Pilot block begins, or at a closing quote without its opening one. */
function blockEnd(source: Source, from: number, to: number): number {
  for (let k = from; k < to; k = after(source, k)) {
    const token = source.tokens[k] as Token;
    if (token.kind === "pilot" && k > from) return k;
    if (token.kind === "quote" && source.partner[k] === -1 && k > from && !token.spaced) return k;
  }
  return to;
}

/** True for a dash or `>` that opens an item, not one inside a name or a subtype. */
function isBullet(source: Source, k: number, marks: boolean): boolean {
  const token = source.tokens[k] as Token;
  if (token.kind === "bullet") return true;
  if (token.kind !== "dash" && token.kind !== "greater") return false;
  const next = source.tokens[k + 1];
  if (!token.spaced || next === undefined) return false;
  return marks || !next.spaced || /\s\s$/.test(source.text.slice(Math.max(0, token.start - 2), token.start));
}

function readItems(source: Source, from: number, to: number, place: Place): Ability[] {
  const abilities: Ability[] = [];
  const first = source.tokens[from]?.kind;
  const marks = first === "dash" || first === "greater";
  let start = from;
  const cut = (end: number) => {
    if (end > start) abilities.push(...readAbilities(source, start, end, place));
  };
  for (let k = from; k < to; k = Math.min(after(source, k), to)) {
    if (!isBullet(source, k, marks)) continue;
    cut(k);
    start = k + 1;
  }
  cut(to);
  return abilities;
}
