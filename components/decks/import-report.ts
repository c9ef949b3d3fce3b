import type { DeckLine } from "@/lib/decks/deck";
import type { Notice } from "@/lib/decks/resolve";
import type { CardAnswer } from "./card-shelf";

/** What becomes of the deck at hand: replaced by what was read, or joined with it. */
export type ImportWay = "replace" | "add";

/** A deck file read against the catalog, as `POST /api/decks/read` answers it: no line is dropped, nothing is stored. */
export interface ImportReport {
  readonly name: string;
  readonly notes: string;
  readonly format: string | null;
  /** A line whose card is unknown or not yet chosen has an id that no card has. */
  readonly lines: readonly (DeckLine & { readonly name?: string })[];
  readonly notices: readonly Notice[];
  /** The cards of the lines, and those that an ambiguous name may mean. */
  readonly cards: readonly CardAnswer[];
}

/** Cards of an import, counted by how they were found. */
export function importCounts({ lines, notices }: ImportReport): {
  found: number;
  open: number;
  unknown: number;
} {
  const all = lines.reduce((sum, line) => sum + line.count, 0);
  const sum = (code: Notice["code"]) =>
    notices
      .filter((notice) => notice.code === code && notice.cardId === null)
      .reduce((total, notice) => total + notice.count, 0);
  const [open, unknown] = [sum("ambiguous"), sum("unknown")];
  return { found: all - open - unknown, open, unknown };
}

/** The lines with a card put in for every ambiguous name that was chosen; choices by the line's unresolved id. */
export function chosenLines(report: ImportReport, choices: ReadonlyMap<string, string>): DeckLine[] {
  return report.lines.reduce<DeckLine[]>((lines, { cardId, zone, count }) => {
    return addLine(lines, { cardId: choices.get(cardId) ?? cardId, zone, count });
  }, []);
}

/** Puts a line to others; one of the same card and zone grows. */
export function addLine(lines: readonly DeckLine[], { cardId, zone, count }: DeckLine): DeckLine[] {
  const same = (line: DeckLine) => line.cardId === cardId && line.zone === zone;
  if (!lines.some(same)) return [...lines, { cardId, zone, count }];
  return lines.map((line) => (same(line) ? { ...line, count: line.count + count } : line));
}
