import { factsOfCards } from "@/db/queries/cards";
import { setsPrinting } from "@/db/queries/resolved-lines";
import type { Card } from "@/lib/cards/card";
import { type CardJson, cardToJson } from "@/lib/cards/card-json";
import type { Fact } from "@/lib/keywords/ability";

/** A card as the API writes it: what it does with keywords, and the sets that print its identity, which decide its formats. */
export type CardAnswer = CardJson & {
  readonly printedIn: readonly string[];
  readonly facts: readonly Fact[];
};

export async function cardAnswers(cards: readonly Card[]): Promise<CardAnswer[]> {
  const ids = cards.map((card) => card.id);
  const [sets, facts] = await Promise.all([setsPrinting(ids), factsOfCards(ids)]);
  return cards.map((card) => ({
    ...cardToJson(card),
    printedIn: sets.get(card.id) ?? [card.set],
    facts: facts.get(card.id) ?? [],
  }));
}
