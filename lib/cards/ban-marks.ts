import type { Card } from "./card";

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
