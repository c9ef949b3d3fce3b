import type { Card } from "@/lib/cards/card";
import { searchWords } from "./words";

export type BanMark = "banned" | "restricted";

const MARK =
  /^\*{0,2}(BANNED|RESTRICTED)\*{0,2}(?:\s*:?\s*(?:in\s+)?(Standard|Vintage|WOTC|[A-Z][A-Za-z]+)\b)?/;
const CODE = /^([A-Z])([BR])$/;
const ANY = "any";
const EVERYWHERE = "everywhere";

/**
 * Ban marks as search flags: `banned:any`, `banned:everywhere` for a mark that names no format, `banned:vintage` for one
 * that does, `banned:code-v` for a classification code (docs/rules/deck-construction.md, section 5).
 */
export function banFlags(card: Pick<Card, "usage" | "classification">): string[] {
  const found = [...card.usage.flatMap(fromNote), ...card.classification.flatMap(fromCode)];
  const any = found.map((flag) => `${flag.split(":")[0]}:${ANY}`);
  return [...new Set([...any, ...found])];
}

/** The flags of which a card has one if it is banned (or restricted) in the format; without a format, any mark at all. */
export function flagsOfMark(
  mark: BanMark,
  format: { name: string; banCode?: string | null } | null,
): string[] {
  if (format === null) return [`${mark}:${ANY}`];
  const code = format.banCode ? [`${mark}:code-${format.banCode.toLowerCase()}`] : [];
  return [`${mark}:${EVERYWHERE}`, `${mark}:${searchWords(format.name)}`, ...code];
}

function fromNote(note: string): string[] {
  const found = MARK.exec(note.trim());
  if (!found?.[1]) return [];
  const named = found[2] && !/^(This|The|In)$/.test(found[2]) ? searchWords(found[2]) : EVERYWHERE;
  return [`${found[1].toLowerCase()}:${named}`];
}

function fromCode(tag: string): string[] {
  const found = CODE.exec(tag.trim());
  return found?.[1] && found[2]
    ? [`${found[2] === "B" ? "banned" : "restricted"}:code-${found[1].toLowerCase()}`]
    : [];
}
