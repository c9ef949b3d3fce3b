import { factsOfCards } from "@/db/queries/cards";
import { alone, type Printings, printingsOf } from "@/db/queries/resolved-lines";
import type { Card } from "@/lib/cards/card";
import { type CardJson, cardToJson } from "@/lib/cards/card-json";
import type { Fact } from "@/lib/keywords/ability";

/** A card as the API writes it: what it does with keywords, and what all printings of its identity decide for its formats. */
export type CardAnswer = CardJson & Printings & { readonly facts: readonly Fact[] };

export async function cardAnswers(cards: readonly Card[]): Promise<CardAnswer[]> {
  const ids = cards.map((card) => card.id);
  const [printings, facts] = await Promise.all([printingsOf(ids), factsOfCards(ids)]);
  return cards.map((card) => ({
    ...cardToJson(card),
    ...(printings.get(card.id) ?? alone(card)),
    facts: facts.get(card.id) ?? [],
  }));
}
