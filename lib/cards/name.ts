import type { CardName } from "./card";
import { fold } from "./fold";
import { isKnownSet } from "./sets";

/** What was wrong with a name as written; the name read is already right. */
export type NameFault =
  | "blanks"
  | "doubled-quotes"
  | "lost-character"
  | "version-spacing"
  | "version-parentheses"
  | "mark-order"
  | "mark-parentheses";

export interface ReadName {
  readonly name: CardName;
  readonly faults: readonly NameFault[];
}

type Part = { kind: "version" | "mark" | "namesake"; text: string; spaced: boolean };

const VERSION = /^[A-Z]\d?$/i;
const MARK = /^(?:promo|starter|lego|preview|film|alt|foil|errata)\b/i;
const GROUP = /(\s*)(?:\(([^(){}]*)\)|\{([^(){}]*)\})\s*$/;

function partOf(round: string | undefined, curly: string | undefined, spaced: boolean): Part | null {
  if (curly !== undefined) return { kind: "namesake", text: curly.trim().toUpperCase(), spaced };
  const text = (round ?? "").trim();
  if (VERSION.test(text)) return { kind: "version", text: text.toUpperCase(), spaced };
  return text === "" ? null : { kind: "mark", text, spaced };
}

/** Takes the bracketed groups off the end; a group in front of everything known belongs to the name itself. */
function peelGroups(text: string): { head: string; parts: Part[] } {
  const found: { part: Part; start: number }[] = [];
  let head = text;
  for (let match = GROUP.exec(head); match; match = GROUP.exec(head)) {
    const part = partOf(match[2], match[3], match[1] === " ");
    if (!part || match.index === 0) break;
    found.unshift({ part, start: match.index });
    head = head.slice(0, match.index);
  }
  const first = found.findIndex(({ part }) => part.kind !== "mark" || MARK.test(part.text));
  const kept = first < 0 ? [] : found.slice(first);
  return { head: kept[0] ? text.slice(0, kept[0].start) : text, parts: kept.map(({ part }) => part) };
}

/** `Star Destroyer RAS`: a bare set code ends the name of a namesake declared independent. */
function bareNamesake(head: string): { head: string; code: string } | null {
  const match = /^(.+) ([A-Z0-9]+)$/.exec(head);
  return match?.[1] && match[2] && isKnownSet(match[2]) ? { head: match[1], code: match[2] } : null;
}

/** `Axe Woves A`: a bare letter is a version only where the picture's file name ends in it too. */
function bareVersion(head: string, image: string | undefined): { head: string; version: string } | null {
  const match = /^(.+) ([A-Z])$/.exec(head);
  if (!match?.[1] || !match[2] || !image) return null;
  return fold(image).endsWith(`_${match[2].toLowerCase()}`) ? { head: match[1], version: match[2] } : null;
}

const WHOLE_QUOTED = /^"((?:[^"]|"")*)"$/;

/** Takes off what a spreadsheet adds: quotes around the whole name, quotes doubled inside. */
function unquote(raw: string): string {
  const whole = WHOLE_QUOTED.exec(raw.trim())?.[1];
  const text = (whole ?? raw).replace(/"{2,}/g, '"');
  return text === raw ? raw : unquote(text);
}

const straight = (text: string) => text.replace(/[‘’ʼ`´′]/g, "'").replace(/[“”″]/g, '"');

function printed(name: Omit<CardName, "full">, braces: boolean): string {
  const version = name.version ? ` (${name.version})` : "";
  const namesake = name.namesake ? (braces ? ` {${name.namesake}}` : ` ${name.namesake}`) : "";
  return `${name.base}${namesake}${version}${name.marks.map((mark) => ` (${mark})`).join("")}`;
}

/**
 * Reads a printed name into its parts (docs/rules/deck-construction.md, section 4) and says what was wrong with it.
 * `image` is the card's ImageFile, given for a unit: it decides whether a bare last letter is a version.
 */
export function readName(raw: string, image?: string): ReadName {
  const faults = new Set<NameFault>();
  const quoted = straight(raw);
  const unquoted = unquote(quoted);
  if (unquoted !== quoted) faults.add("doubled-quotes");
  const text = unquoted.replace(/\s+/g, " ").trim();
  if (text.includes("\uFFFD")) faults.add("lost-character");

  const { head: peeled, parts } = peelGroups(text);
  let base = peeled.trim();
  let version = parts.find((part) => part.kind === "version")?.text ?? null;
  let namesake = parts.find((part) => part.kind === "namesake")?.text ?? null;
  const marks = parts.filter((part) => part.kind === "mark").map((part) => part.text);
  const braces = namesake !== null;

  const starter = /^(.+) (Starter)$/.exec(base);
  if (starter?.[1] && starter[2] && version === null && marks.length === 0) {
    base = starter[1];
    marks.push(starter[2]);
    faults.add("mark-parentheses");
  }
  const bare = version === null ? bareVersion(base, image) : null;
  if (bare) {
    base = bare.head;
    version = bare.version;
    faults.add("version-parentheses");
  }
  const set = namesake === null && version === null ? bareNamesake(base) : null;
  if (set) {
    base = set.head;
    namesake = set.code;
  }

  if (parts.some((part, at) => part.kind === "version" && parts.slice(0, at).some((p) => p.kind === "mark")))
    faults.add("mark-order");
  for (const fault of spacingFaults(unquoted)) faults.add(fault);
  const name = { base, version, marks, namesake };
  return { name: { full: printed(name, braces), ...name }, faults: [...faults].sort() };
}

/** Two blanks or none before the bracketed version letter; stray blanks anywhere else. */
function spacingFaults(written: string): NameFault[] {
  const faults: NameFault[] = [];
  const letter = /(?<=\S)(\s*)\([A-Za-z]\d?\)/.exec(written);
  if (letter && letter[1] !== " ") faults.push("version-spacing");
  const rest = letter ? written.replace(letter[0], " ()") : written;
  if (rest !== rest.trim() || /\s{2,}|[^\S ]/.test(rest)) faults.push("blanks");
  return faults;
}
