import type { Card } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import { identityOf } from "@/lib/cards/identity";
import type { FormatRow } from "@/lib/decks/format";

export type MarkStatus = "banned" | "restricted";

/** A ban or restriction as a card carries it; `format` null: the mark names none. */
export interface Mark {
  readonly status: MarkStatus;
  readonly format: string | null;
}

/** Codes of the Classification column beside banned and restricted cards (section 5). */
const CODES: ReadonlyMap<string, Mark> = new Map([
  ["WB", { status: "banned", format: "WOTC" }],
  ["VB", { status: "banned", format: "Vintage" }],
  ["WR", { status: "restricted", format: "WOTC" }],
  ["VR", { status: "restricted", format: "Vintage" }],
]);

/** Days from which a mark is known to have held; the files date none [wizards.com, faq2005]. */
const KNOWN_SINCE: ReadonlyMap<string, string> = new Map([
  ["ugnaught", "2004-04-12"],
  ["falcon's needs", "2004-06-20"],
  ["duel of the fates", "2004-12-20"],
]);

/** `**BANNED**…`, `BANNED in Vintage.`, `*BANNED:Standard`; anything else that follows the word is an ordinary note. */
const USAGE = /^\*{0,2}(BANNED|RESTRICTED)(?:\*{2}|\s*:\s*([^*.(|]+)|\s+in\s+([^*.(|]+)|\s*\.?$)/;

function usageMarks(note: string): Mark[] {
  const match = USAGE.exec(note.trim());
  if (!match) return [];
  const status: MarkStatus = match[1] === "BANNED" ? "banned" : "restricted";
  const names = (match[2] ?? match[3] ?? "").split(/,|&|\band\b/).map((name) => name.trim());
  const named = names.filter((name) => name !== "");
  return named.length > 0 ? named.map((format) => ({ status, format })) : [{ status, format: null }];
}

/** Every ban and restriction on a card: literal capitals at the start of a Usage part, and Classification codes. */
export function marksOf(card: Pick<Card, "usage" | "classification">): readonly Mark[] {
  const coded = card.classification.flatMap((code) => CODES.get(code.trim().toUpperCase()) ?? []);
  return [...card.usage.flatMap(usageMarks), ...coded];
}

/** How a card stands: held to the status here, or only in the formats named. */
export interface Standing {
  readonly applies: boolean;
  readonly onlyIn: readonly string[];
}

/**
 * Whether marks of this status bind the cards of one identity (section 5): with a format, those that name it or none;
 * without one, those that name none, while the formats named by the others are told in `onlyIn`.
 */
export function standing(
  cards: readonly Card[],
  status: MarkStatus,
  format: FormatRow | null,
  asOf: string | null,
): Standing {
  const first = cards[0];
  const since = first && KNOWN_SINCE.get(identityOf(first));
  if (since && asOf && asOf < since) return { applies: false, onlyIn: [] };
  const marks = cards.flatMap(marksOf).filter((mark) => mark.status === status);
  const binds = (mark: Mark) =>
    mark.format === null || (format !== null && fold(mark.format) === fold(format.name));
  if (marks.some(binds)) return { applies: true, onlyIn: [] };
  const named = format ? [] : marks.flatMap((mark) => mark.format ?? []);
  return { applies: false, onlyIn: [...new Set(named)] };
}
