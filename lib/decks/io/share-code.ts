import { type DeckLine, ZONES, type Zone } from "@/lib/decks/deck";
import type { DeckList, ListLine } from "./deck-list";

/** What a code carries: the whole deck, so that `/d#CODE` needs no server. */
export interface SharedDeck {
  readonly name?: string;
  readonly format?: string | null;
  readonly notes?: string;
  readonly lines: readonly DeckLine[];
}

const START = "BZ";
const VERSION = "1";
const CHECK_LENGTH = 7;
const MAX_ID = 2_000;
const SHAPE = /^BZ(\d)([0-9a-z]{7})([A-Za-z0-9._~-]*)$/;
const LINE = /^(\d+)([A-Z]+)([0-9a-z~-]*)$/;

/** FNV-1a: a mistyped or cut code is refused, not read as another deck. */
function checksum(body: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < body.length; at++) hash = Math.imul(hash ^ body.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(CHECK_LENGTH, "0");
}

/** Letters of an address stay; a blank is `~~`, any other character `~hex~`. */
function pack(text: string, plain: RegExp): string {
  return Array.from(text, (char) => {
    if (plain.test(char)) return char;
    return char === " " ? "~~" : `~${char.codePointAt(0)?.toString(16)}~`;
  }).join("");
}

function unpack(text: string): string {
  return text.replace(/~([0-9a-f]{0,6})~/g, (_, hex: string) => {
    const point = hex === "" ? 32 : Number.parseInt(hex, 16);
    return point > 0x10ffff ? "\uFFFD" : String.fromCodePoint(point);
  });
}

/** Numbers as capitals, so that they end where an id begins: 0 is `A`, 26 is `BA`. */
function letters(value: number): string {
  const last = String.fromCharCode(65 + (value % 26));
  return value < 26 ? last : letters(Math.floor(value / 26)) + last;
}

function fromLetters(text: string): number {
  return Array.from(text).reduce((value, char) => value * 26 + char.charCodeAt(0) - 65, 0);
}

function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** `4` copies, `O` letters as in the id before, then the rest of the id: `4Ochewbacca-n`. */
function packZone(lines: readonly DeckLine[]): string {
  let before = "";
  const packed = lines.map(({ cardId, count }) => {
    const id = pack(cardId, /[a-z0-9-]/);
    const shared = sharedLength(before, id);
    before = id;
    return `${count}${letters(shared)}${id.slice(shared)}`;
  });
  return packed.join(".");
}

function unpackZone(text: string, zone: Zone): ListLine[] | null {
  if (text === "") return [];
  const lines: ListLine[] = [];
  let before = "";
  for (const part of text.split(".")) {
    const match = LINE.exec(part);
    const shared = fromLetters(match?.[2] ?? "");
    const count = Number(match?.[1]);
    const id = before.slice(0, shared) + (match?.[3] ?? "");
    if (!match || shared > before.length || id === "" || id.length > MAX_ID || count < 1) return null;
    lines.push({ id: unpack(id), zone, count });
    before = id;
  }
  return lines;
}

/** Writes a deck as one word that fits an address: start, version, checksum, name, format, notes, zones. */
export function writeCode({ name, format, notes, lines }: SharedDeck): string {
  const words = [name ?? "", format ?? "", notes ?? ""].map((text) => pack(text, /[A-Za-z0-9-]/));
  const zones = ZONES.map((zone) => packZone(lines.filter((line) => line.zone === zone && line.count > 0)));
  const body = [...words, ...zones].join("_").replace(/_+$/, "");
  return `${START}${VERSION}${checksum(body)}${body}`;
}

/** Whether a text claims to be a code, right or damaged; an address that ends in one counts. */
export function codeIn(text: string): string | null {
  const word = text.trim().replace(/^\S*#/, "");
  return /^BZ\d\S{7,}$/.test(word) ? word : null;
}

function refused(message: string): DeckList {
  return { kind: "code", lines: [], problems: [{ code: "broken-code", message }] };
}

/** Reads what `writeCode` wrote; a code with one character changed or lost is refused. */
export function readCode(code: string): DeckList {
  const [, version, check, body = ""] = SHAPE.exec(code) ?? [];
  if (version !== undefined && version !== VERSION) return refused("The share code is of another version.");
  if (version === undefined || checksum(body) !== check)
    return refused("The share code is damaged or cut off.");
  const [name = "", format = "", notes = "", ...zones] = body.split("_");
  const lines = ZONES.map((zone, at) => unpackZone(zones[at] ?? "", zone));
  if (zones.length > ZONES.length || lines.includes(null)) return refused("The share code is damaged.");
  const words = { name: unpack(name), format: unpack(format), notes: unpack(notes) };
  return {
    kind: "code",
    ...(words.name && { name: words.name }),
    ...(words.format && { format: words.format }),
    ...(words.notes && { notes: words.notes }),
    lines: lines.flatMap((zone) => zone ?? []),
    problems: [],
  };
}
