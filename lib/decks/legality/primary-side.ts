import type { Side } from "@/lib/cards/card";
import type { KnownLine } from "@/lib/decks/resolved";

const PRIMARY = ["L", "D", "Y"] as const;

function mostOf(lines: readonly KnownLine[]): Side | null {
  let best: Side | null = null;
  let most = 0;
  for (const side of PRIMARY) {
    const count = lines.filter((line) => line.card.side === side).reduce((sum, line) => sum + line.count, 0);
    if (count > most) [best, most] = [side, count];
  }
  return best;
}

/**
 * The side a deck plays (D5): the one most of its cards have, Neutral aside. A Neutral deck takes the side of the
 * cards outside it; without any, it is Neutral. Null without cards.
 */
export function primarySide(deck: readonly KnownLine[], outside: readonly KnownLine[]): Side | null {
  return mostOf(deck) ?? mostOf(outside) ?? (deck.length + outside.length > 0 ? "N" : null);
}
