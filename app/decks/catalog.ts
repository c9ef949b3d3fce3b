import type { ShelfCard } from "@/components/decks/card-shelf";
import type { CardPage } from "@/components/decks/deck-api";
import { factsOfCards } from "@/db/queries/cards";
import { listFormats } from "@/db/queries/formats";
import { alone, printingsOf } from "@/db/queries/resolved-lines";
import { searchCards } from "@/db/search/search";
import type { Card } from "@/lib/cards/card";

const PER_PAGE = 50;

/** Cards with their facts and what all printings of their identity decide. */
export async function shelved(cards: readonly Card[]): Promise<ShelfCard[]> {
  const ids = cards.map((card) => card.id);
  const [printings, facts] = await Promise.all([printingsOf(ids), factsOfCards(ids)]);
  return cards.map((card) => ({
    card,
    ...(printings.get(card.id) ?? alone(card)),
    facts: facts.get(card.id) ?? [],
  }));
}

/** What every editor starts with: the first page of the catalog and the formats. */
export async function editorStart(): Promise<{
  catalog: CardPage;
  formats: Awaited<ReturnType<typeof listFormats>>;
}> {
  const [found, formats] = await Promise.all([searchCards({ q: "", perPage: PER_PAGE }), listFormats()]);
  return { catalog: { total: found.total, cards: await shelved(found.cards), warnings: [] }, formats };
}
