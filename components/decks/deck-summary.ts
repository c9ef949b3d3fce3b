import type { Side } from "@/lib/cards/card";
import type { StoredDeck, Visibility } from "@/lib/decks/deck";
import type { DeckCounts, DeckReport } from "@/lib/decks/legality/report";

/** A deck as a list shows it; the verdict is that of the same check as everywhere. */
export interface DeckSummary {
  readonly id: string;
  readonly name: string;
  readonly format: string | null;
  readonly visibility: Visibility;
  readonly updatedAt: string;
  readonly side: Side | null;
  readonly counts: DeckCounts;
  readonly legal: boolean;
  /** Codes of the reasons against it. */
  readonly reasons: readonly string[];
}

export function summaryOf(deck: StoredDeck, report: DeckReport): DeckSummary {
  const { id, name, format, visibility, updatedAt } = deck;
  const { side, counts, legal } = report;
  return {
    id,
    name,
    format,
    visibility,
    updatedAt,
    side,
    counts,
    legal,
    reasons: report.reasons.map(({ code }) => code),
  };
}
