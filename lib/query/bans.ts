import { type MarkStatus, marksOf } from "@/lib/cards/ban-marks";
import type { Card } from "@/lib/cards/card";
import { searchWords } from "./words";

const ANY = "any";
const EVERYWHERE = "everywhere";

/**
 * Ban marks as search flags: `banned:any` for every mark, `banned:everywhere` for one that names no format,
 * `banned:vintage` for one that does (docs/rules/deck-construction.md, section 5).
 */
export function banFlags(card: Pick<Card, "usage" | "classification">): string[] {
  const flags = marksOf(card).flatMap(({ status, format }) => [
    `${status}:${ANY}`,
    `${status}:${format === null ? EVERYWHERE : searchWords(format)}`,
  ]);
  return [...new Set(flags)];
}

/** The flags of which a card has one if it is banned (or restricted) in the format; without a format, any mark at all. */
export function flagsOfMark(mark: MarkStatus, format: { readonly name: string } | null): string[] {
  if (format === null) return [`${mark}:${ANY}`];
  return [`${mark}:${EVERYWHERE}`, `${mark}:${searchWords(format.name)}`];
}
