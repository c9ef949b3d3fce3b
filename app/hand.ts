import { searchCards } from "@/db/search/search";
import type { Card } from "@/lib/cards/card";

/** What lies in the hand: one card of each, another each day. */
const HAND = [
  "is:unique is:multiarena",
  "is:unique type:space",
  "is:unique type:character side:L",
  "is:unique type:ground",
  "is:unique type:character side:D",
  "is:unique type:space side:D",
  "is:unique type:character side:N,Y",
] as const;

/** The cards shown on the first page today. */
export async function handOfTheDay(): Promise<readonly Card[]> {
  const day = Math.floor(Date.now() / 86_400_000);
  const drawn = await Promise.all(
    HAND.map(async (q, place) => {
      const { total } = await searchCards({ q, sort: "name", perPage: 1 });
      if (total === 0) return [];
      const { cards } = await searchCards({
        q,
        sort: "name",
        perPage: 1,
        page: ((day * 37 + place * 101) % total) + 1,
      });
      return cards;
    }),
  );
  return [...new Map(drawn.flat().map((card) => [card.id, card])).values()];
}
