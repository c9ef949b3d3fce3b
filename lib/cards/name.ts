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

type Part = { kind: "version" | "mark" | "namesake"; text: string; spaced: boolean; round: boolean };

const VERSION = /^[A-Z]\d?$/i;
const MARK = /^(?:promo|starter|lego|preview|film|alt|foil|errata)\b/i;
const GROUP = /(\s*)(?:\(([^(){}]*)\)|\{([^(){}]*)\})\s*$/;

function partOf(round: string | undefined, curly: string | undefined, spaced: boolean): Part | null {
  if (curly !== undefined)
    return { kind: "namesake", text: curly.trim().toUpperCase(), spaced, round: false };
  const text = (round ?? "").trim();
  const part = { text, spaced, round: true };
  if (VERSION.test(text)) return { ...part, kind: "version", text: text.toUpperCase() };
  if (isKnownSet(text) && !MARK.test(text)) return { ...part, kind: "namesake" };
  return text === "" ? null : { ...part, kind: "mark" };
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
  const match = /^(.*[^)}\s]) ([A-Z])$/.exec(head);
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

/** Signs around the code of a namesake: none, `{AGD}`, `(ALTA)`. */
type Around = "" | "{}" | "()";

/** Writes a name from its parts, as `CardName.full` shows it. */
export function printName(name: Omit<CardName, "full">, around: Around = ""): string {
  const version = name.version ? ` (${name.version})` : "";
  const [open = "", close = ""] = around;
  const namesake = name.namesake ? ` ${open}${name.namesake}${close}` : "";
  return `${name.base}${namesake}${version}${name.marks.map((mark) => ` (${mark})`).join("")}`;
}

/** The name as one line of plain characters, and what had to be mended for that. */
function mend(raw: string): { text: string; faults: NameFault[] } {
  const quoted = straight(raw);
  const unquoted = unquote(quoted);
  const faults = spacingFaults(unquoted);
  if (unquoted !== quoted) faults.push("doubled-quotes");
  const oneLine = unquoted.replace(/\s+/g, " ").trim();
  const text = oneLine.replace(/(?<=\S) Starter$/, " (Starter)");
  if (text !== oneLine) faults.push("mark-parentheses");
  if (text.includes("\uFFFD")) faults.push("lost-character");
  return { text, faults };
}

/**
 * Reads a printed name into its parts (docs/rules/deck-construction.md, section 4) and says what was wrong with it.
 * `image` is the card's ImageFile, given for a unit: it decides whether a bare last letter is a version.
 */
export function readName(raw: string, image?: string): ReadName {
  const { text, faults } = mend(raw);
  const { head, parts } = peelGroups(text);
  const lettered = parts.find((part) => part.kind === "version");
  const braced = parts.find((part) => part.kind === "namesake" && !(part.round && lettered));
  const marks = parts.filter((part) => part !== lettered && part !== braced);
  if (lettered && marks.some((mark) => parts.indexOf(mark) < parts.indexOf(lettered)))
    faults.push("mark-order");

  let base = head.trim();
  const bare = lettered ? null : bareVersion(base, image);
  if (bare) {
    base = bare.head;
    faults.push("version-parentheses");
  }
  const version = lettered?.text ?? bare?.version ?? null;
  const coded = braced || version !== null ? null : bareNamesake(base);
  const namesake = braced?.text ?? coded?.code ?? null;
  const name = { base: coded?.head ?? base, version, marks: marks.map((mark) => mark.text), namesake };
  return {
    name: { full: printName(name, braced ? (braced.round ? "()" : "{}") : ""), ...name },
    faults: faults.sort(),
  };
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
