import { type DeckSummary, summaryOf } from "@/components/decks/deck-summary";
import { listFormats } from "@/db/queries/formats";
import { resolvedLines } from "@/db/queries/resolved-lines";
import type { StoredDeck } from "@/lib/decks/deck";
import { checkDeck } from "@/lib/decks/legality/check-deck";

/** Decks with their verdicts, for lists; their cards are fetched together. */
export async function summaries(decks: readonly StoredDeck[]): Promise<DeckSummary[]> {
  const [formats, lines] = await Promise.all([
    listFormats(),
    resolvedLines(decks.flatMap((deck) => deck.lines)),
  ]);
  const starts = decks.map((_, at) => decks.slice(0, at).reduce((sum, deck) => sum + deck.lines.length, 0));
  return decks.map((deck, at) => {
    const start = starts[at] ?? 0;
    const format = formats.find((row) => row.name === deck.format) ?? null;
    return summaryOf(deck, checkDeck({ lines: lines.slice(start, start + deck.lines.length) }, { format }));
  });
}
