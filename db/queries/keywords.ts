import { and, asc, countDistinct, eq } from "drizzle-orm";
import { toCard, toFact } from "@/db/card-row";
import { type Db, getDb } from "@/db/client";
import { cardFacts, cards } from "@/db/schema";
import type { Card } from "@/lib/cards/card";
import type { Fact, Relation } from "@/lib/keywords/ability";
import type { KeywordName } from "@/lib/keywords/registry";

export type RelationCounts = Readonly<Record<Relation, number>>;

const NONE: RelationCounts = { has: 0, grants: 0, removes: 0, mentions: 0 };

/** For each keyword on any listed card: how many cards have, grant, remove and mention it. */
export async function keywordCounts(db: Db = getDb()): Promise<Map<KeywordName, RelationCounts>> {
  const rows = await db
    .select({
      keyword: cardFacts.keyword,
      relation: cardFacts.relation,
      cards: countDistinct(cardFacts.cardId),
    })
    .from(cardFacts)
    .innerJoin(cards, and(eq(cards.id, cardFacts.cardId), eq(cards.retired, false)))
    .groupBy(cardFacts.keyword, cardFacts.relation);
  const answer = new Map<KeywordName, RelationCounts>();
  for (const row of rows) {
    answer.set(row.keyword, { ...(answer.get(row.keyword) ?? NONE), [row.relation]: row.cards });
  }
  return answer;
}

/** A card with what it does with the keyword asked for. */
export interface CardWithFacts {
  readonly card: Card;
  readonly facts: readonly Fact[];
}

/** Listed cards that have, grant, remove or mention a keyword (canonical name), by name; each with those facts. */
export async function cardsWithKeyword(
  name: string,
  db: Db = getDb(),
): Promise<Record<Relation, CardWithFacts[]>> {
  const rows = await db
    .select({ card: cards, fact: cardFacts })
    .from(cardFacts)
    .innerJoin(cards, and(eq(cards.id, cardFacts.cardId), eq(cards.retired, false)))
    .where(eq(cardFacts.keyword, name as KeywordName))
    .orderBy(asc(cards.nameOrder), asc(cards.id), asc(cardFacts.position));
  const grouped: Record<Relation, Map<string, { card: Card; facts: Fact[] }>> = {
    has: new Map(),
    grants: new Map(),
    removes: new Map(),
    mentions: new Map(),
  };
  for (const { card, fact } of rows) {
    const group = grouped[fact.relation];
    const entry = group.get(card.id) ?? { card: toCard(card), facts: [] };
    entry.facts.push(toFact(fact));
    group.set(card.id, entry);
  }
  return {
    has: [...grouped.has.values()],
    grants: [...grouped.grants.values()],
    removes: [...grouped.removes.values()],
    mentions: [...grouped.mentions.values()],
  };
}
