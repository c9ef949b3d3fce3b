import { setsPrinting } from "@/db/queries/resolved-lines";
import type { Card } from "@/lib/cards/card";
import { type CardJson, cardToJson } from "@/lib/cards/card-json";

/** Cards as the API writes them: each with the sets that print its identity, which decide the formats it is legal in. */
export async function cardAnswers(cards: readonly Card[]): Promise<(CardJson & { printedIn: string[] })[]> {
  const sets = await setsPrinting(cards.map((card) => card.id));
  return cards.map((card) => ({ ...cardToJson(card), printedIn: sets.get(card.id) ?? [card.set] }));
}
