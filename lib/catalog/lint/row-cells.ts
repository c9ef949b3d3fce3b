import { ARENAS, type Stat } from "@/lib/cards/card";
import { arenasInPlay, isUnit } from "@/lib/cards/identity";
import type { Entry } from "@/lib/catalog/card-file";
import { COLUMNS } from "@/lib/catalog/columns";
import { type Fault, faultOf } from "./fault";
import { nearest } from "./nearest";

/** Types whose Subtype column begins with the arenas of the card: `Ground - Jedi Ruin`. */
const PLACED = ["Subordinate", "Location", "Equipment"];
const COSTLESS = ["Battle", "Event", "Subordinate", "Reminder"];

/** An ability that stands among the usage notes of a card without text. */
export function textInUsage(entry: Entry): Fault[] {
  const { usage, text } = entry.card;
  const ability = text === "" ? usage.find((note) => /^(?:pay|tap|\[tap\])\b[^.]*->/i.test(note)) : undefined;
  if (ability === undefined) return [];
  return [faultOf(entry, "text-in-usage", "the text stands in the usage column", usage.join(" | "))];
}

/** Blanks that nobody sees and every exact comparison stumbles over. */
export function outerBlanks(entry: Entry): Fault[] {
  return COLUMNS.flatMap((column) => {
    const cell = entry.row.cells[column];
    if (cell === undefined || column === "script" || cell === cell.trim()) return [];
    return [faultOf(entry, "outer-blanks", `${column} begins or ends with blanks`, cell.trim())];
  });
}

/** A question mark inside a word, or the sign for a broken character: an apostrophe, most often. */
const LOST = /(?<=\p{L})\?(?=\p{L})|\uFFFD/gu;

/** Characters that got lost on the way through other programs. */
export function lostCharacters(entry: Entry): Fault[] {
  return (["subtype", "usage", "text"] as const).flatMap((column) => {
    const cell = entry.row.cells[column] ?? "";
    const at = cell.search(LOST);
    if (at < 0) return [];
    const word = /\S*$/.exec(cell.slice(0, at))?.[0] + (/^\S*/.exec(cell.slice(at))?.[0] ?? "");
    const message = `a character of the ${column} is lost in “${word}”`;
    return [faultOf(entry, "lost-character", message, word.replace(LOST, "'"))];
  });
}

/** A number at the end of a subtype slipped in from another column. */
export function subtypeNumber(entry: Entry): Fault[] {
  const { card } = entry;
  const match = /^(.*?)\s*(\d+)$/.exec(card.subtype);
  if (!match) return [];
  const [, words = "", number = ""] = match;
  const faults = [faultOf(entry, "subtype-digit", `the subtype ends in ${number}`, words)];
  const isCost = card.cost === null || String(card.cost) === number;
  if (isCost) faults.push(faultOf(entry, "cost-in-subtype", `the cost stands in the subtype column`, number));
  return faults;
}

/** The subtype with its arenas put right: misspelt ones, or a dash missing behind them; undefined where it names none. */
function withArenas(subtype: string): string | undefined {
  const [, head = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(subtype) ?? [];
  const arenas = head.split("/").map((word) => {
    const meant = nearest(
      word.toLowerCase(),
      ARENAS.map((arena) => arena.toLowerCase()),
    );
    return ARENAS.find((arena) => arena.toLowerCase() === meant);
  });
  if (arenas.includes(undefined)) return undefined;
  const words = rest.replace(/^[-‐-―−?\uFFFD]\s*/, "");
  return words === "" ? arenas.join("/") : `${arenas.join("/")} - ${words}`;
}

/** Arenas that head the subtype of a card without an arena in its type, or do not. */
export function subtypeArena(entry: Entry): Fault[] {
  const { card } = entry;
  if (!PLACED.includes(card.type.type) || card.subtype === "" || arenasInPlay(card).length > 0) return [];
  const message = `the subtype ${JSON.stringify(card.subtype)} names no arena`;
  return [faultOf(entry, "subtype-arena", message, withArenas(card.subtype))];
}

/** Numbers that every card of the type prints. */
export function missingNumbers(entry: Entry): Fault[] {
  const { card } = entry;
  const stats: [string, Stat][] = COSTLESS.includes(card.type.type) ? [] : [["cost", card.cost]];
  if (isUnit(card) || card.type.type === "Subordinate")
    stats.push(["speed", card.speed], ["power", card.power], ["health", card.health]);
  const missing = stats.filter(([, stat]) => stat === null).map(([name]) => name);
  if (missing.length === 0) return [];
  return [faultOf(entry, "number-missing", `a ${card.type.printed} card without ${missing.join(", ")}`)];
}

/** Type columns that name their type, but not in the printed form. */
export function typeSpelling(entry: Entry): Fault[] {
  const raw = entry.row.cells.type?.trim() ?? "";
  const { printed } = entry.card.type;
  const written = raw.replace(/\s*[‐-―−]\s*/, " - ").replace(/\s*\/\s*/g, "/");
  if (written.toLowerCase() === printed.toLowerCase()) return [];
  return [faultOf(entry, "type-spelling", `the type is written ${JSON.stringify(raw)}`, printed)];
}
