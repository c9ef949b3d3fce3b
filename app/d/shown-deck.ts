import { cache } from "react";
import { factsOfCards } from "@/db/queries/cards";
import { deckById } from "@/db/queries/decks";
import { formatByName } from "@/db/queries/formats";
import { resolvedLines } from "@/db/queries/resolved-lines";
import { checkDeck } from "@/lib/decks/legality/check-deck";

/** A deck that anyone with its id may see; null for a private one and for none. */
export const shownDeck = cache(async (id: string) => {
  const deck = await deckById(id);
  if (!deck) return null;
  const format = deck.format ? await formatByName(deck.format) : null;
  const lines = await resolvedLines(deck.lines);
  return { deck, lines, report: checkDeck({ lines }, { format }) };
});

/** What the cards of some lines do with keywords. */
export async function factsIn(lines: readonly { cardId: string }[]) {
  return factsOfCards(lines.map((line) => line.cardId));
}
