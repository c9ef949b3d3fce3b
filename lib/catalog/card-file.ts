import type { Card } from "@/lib/cards/card";
import { readCardRow } from "./card-row";
import { readCardsJson } from "./cards-json";
import type { CardRow, Rejection } from "./columns";
import { readSetFile } from "./set-file";

/** A card and the row it was read from. */
export interface Entry {
  readonly card: Card;
  readonly row: CardRow;
}

export interface CardFile {
  readonly file: string;
  /** Cards in file order, with their rows. */
  readonly entries: readonly Entry[];
  /** Rows that were not taken, in file order. */
  readonly rejected: readonly Rejection[];
}

function looksLikeJson(text: string): boolean {
  return /^\uFEFF?\s*[[{]/.test(text.slice(0, 1000));
}

/** A code that nobody knows is that of a new set where a file has as many of its cards; fewer may be a slip. */
const WHOLE_SET = 10;

/** Set codes of which the rows hold a whole set. */
function setsOf(rows: readonly CardRow[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const code = (cells.set ?? "").trim().toUpperCase();
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= WHOLE_SET).map(([code]) => code));
}

/** Reads a set file or a `cards.json` from its text; what cannot be read is listed, and the rest is taken. */
export function readCardFile({ file, text }: { file: string; text: string }): CardFile {
  const { rows, rejected } = looksLikeJson(text) ? readCardsJson(file, text) : readSetFile(file, text);
  const entries: Entry[] = [];
  const refused: Rejection[] = [...rejected];
  const sets = setsOf(rows);
  for (const row of rows) {
    const read = readCardRow(row, sets);
    if ("card" in read) entries.push({ card: read.card, row });
    else refused.push({ file, line: row.line, reason: read.reasons.join("; ") });
  }
  return { file, entries, rejected: refused.sort((a, b) => a.line - b.line) };
}
