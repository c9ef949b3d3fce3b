import type { DeckLine, Zone } from "@/lib/decks/deck";
import type { Fix } from "@/lib/decks/legality/report";

/** Deck lines after a fix: what it removes is taken out, the named cards it adds are put in. */
export function applyFix(lines: readonly DeckLine[], fix: Fix): DeckLine[] {
  const removed = fix.remove.reduce(
    (rest, { card, zone, count }) => withCopies(rest, card, zone, -count),
    [...lines],
  );
  return fix.add.reduce(
    (rest, { card, zone, count }) => (card ? withCopies(rest, card, zone, count) : rest),
    removed,
  );
}

function withCopies(lines: DeckLine[], cardId: string, zone: Zone, by: number): DeckLine[] {
  const at = lines.findIndex((line) => line.cardId === cardId && line.zone === zone);
  const count = (lines[at]?.count ?? 0) + by;
  if (at < 0) return count > 0 ? [...lines, { cardId, zone, count }] : lines;
  return lines
    .map((line, index) => (index === at ? { ...line, count } : line))
    .filter((line) => line.count > 0);
}
