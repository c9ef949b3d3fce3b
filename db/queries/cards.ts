import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { toCard, toFact } from "@/db/card-row";
import { type Db, getDb } from "@/db/client";
import { cardFacts, cards } from "@/db/schema";
import type { Card } from "@/lib/cards/card";
import { foldWords } from "@/lib/cards/fold";
import type { Ability, Fact, Issue } from "@/lib/keywords/ability";
import { currentIds } from "./aliases";

/** The card of an id, former ids included; null when there is none. */
export async function cardById(id: string, db: Db = getDb()): Promise<Card | null> {
  return (await cardsByIds([id], db)).get(id) ?? null;
}

/** Cards keyed by the id asked for; a former id leads to today's card, an unknown one is absent. */
export async function cardsByIds(ids: readonly string[], db: Db = getDb()): Promise<Map<string, Card>> {
  const current = await currentIds(ids, db);
  const wanted = [...new Set(ids.map((id) => current.get(id) ?? id))];
  const rows = wanted.length ? await db.select().from(cards).where(inArray(cards.id, wanted)) : [];
  const found = new Map(rows.map((row) => [row.id, toCard(row)]));
  const answer = new Map<string, Card>();
  for (const id of ids) {
    const card = found.get(current.get(id) ?? id);
    if (card) answer.set(id, card);
  }
  return answer;
}

/** Printings that share one copies limit (docs/rules/deck-construction.md, section 4), by set and number. */
export async function cardsOfIdentity(identity: string, db: Db = getDb()): Promise<Card[]> {
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.identity, identity), eq(cards.retired, false)))
    .orderBy(asc(cards.setCode), asc(cards.numberOrder), asc(cards.id));
  return rows.map(toCard);
}

/** Every version and printing of a base name, by version, set and number. */
export async function versionsOf(baseName: string, db: Db = getDb()): Promise<Card[]> {
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.baseWords, foldWords(baseName)), eq(cards.retired, false)))
    .orderBy(asc(cards.version), asc(cards.setCode), asc(cards.numberOrder), asc(cards.id));
  return rows.map(toCard);
}

/** A set's cards in collector order. */
export async function cardsOfSet(code: string, db: Db = getDb()): Promise<Card[]> {
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.setCode, code), eq(cards.retired, false)))
    .orderBy(asc(cards.numberOrder), asc(cards.nameOrder), asc(cards.id));
  return rows.map(toCard);
}

/** What a card does with keywords, in reading order. */
export async function factsOf(cardId: string, db: Db = getDb()): Promise<Fact[]> {
  const rows = await db
    .select()
    .from(cardFacts)
    .where(eq(cardFacts.cardId, cardId))
    .orderBy(asc(cardFacts.position));
  return rows.map(toFact);
}

/** The facts of many cards, keyed by card id; cards without facts are absent. */
export async function factsOfCards(ids: readonly string[], db: Db = getDb()): Promise<Map<string, Fact[]>> {
  const answer = new Map<string, Fact[]>();
  if (!ids.length) return answer;
  const rows = await db
    .select()
    .from(cardFacts)
    .where(inArray(cardFacts.cardId, [...ids]))
    .orderBy(asc(cardFacts.cardId), asc(cardFacts.position));
  for (const row of rows) {
    const facts = answer.get(row.cardId);
    if (facts) facts.push(toFact(row));
    else answer.set(row.cardId, [toFact(row)]);
  }
  return answer;
}

/** The text of a card as read: abilities, and faults found in it. */
export async function cardAbilities(
  id: string,
  db: Db = getDb(),
): Promise<{ abilities: readonly Ability[]; issues: readonly Issue[] }> {
  const [row] = await db
    .select({ abilities: cards.abilities, issues: cards.issues })
    .from(cards)
    .where(eq(cards.id, id));
  return row ? { abilities: row.abilities, issues: row.issues } : { abilities: [], issues: [] };
}

/** Every listed card, for work over the whole pool (bulk files, search index). */
export async function allCards(db: Db = getDb()): Promise<Card[]> {
  const rows = await db.select().from(cards).where(ne(cards.retired, true)).orderBy(asc(cards.id));
  return rows.map(toCard);
}
