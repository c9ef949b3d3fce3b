import { and, count, desc, eq, inArray, or, sql } from "drizzle-orm";
import { type Db, getDb } from "@/db/client";
import { mayEdit, oneDeck, withLines } from "@/db/deck-row";
import { aliases, cards, deckCards, decks, deckRevisions as history } from "@/db/schema";
import type { Deck, StoredDeck } from "@/lib/decks/deck";

export { createDeck, deleteDeck, type SaveOutcome, saveDeck } from "./deck-saving";

/** A deck for whoever holds its id; a private one only with its edit key. Null when there is none to show. */
export async function deckById(
  id: string,
  editKey: string | null = null,
  db: Db = getDb(),
): Promise<StoredDeck | null> {
  const [row] = await db.select().from(decks).where(eq(decks.id, id));
  if (!row) return null;
  if (row.visibility === "private" && !mayEdit(row, editKey)) return null;
  return oneDeck(row, db);
}

/** Whether `editKey` opens the deck for editing; false for a missing deck and for starter decks. */
export async function canEdit(id: string, editKey: string, db: Db = getDb()): Promise<boolean> {
  const [row] = await db.select().from(decks).where(eq(decks.id, id));
  return row !== undefined && mayEdit(row, editKey);
}

export const DECKS_PER_PAGE = 24;

/** Public decks, last saved first; `page` counts from 1. */
export async function publicDecks(
  page = 1,
  db: Db = getDb(),
): Promise<{ total: number; decks: StoredDeck[] }> {
  const open = eq(decks.visibility, "public");
  const [counted] = await db.select({ total: count() }).from(decks).where(open);
  const rows = await db
    .select()
    .from(decks)
    .where(open)
    .orderBy(desc(decks.updatedAt), decks.id)
    .limit(DECKS_PER_PAGE)
    .offset((Math.max(1, page) - 1) * DECKS_PER_PAGE);
  return { total: counted?.total ?? 0, decks: await withLines(rows, db) };
}

/** The ready decks of the starter catalog, by name. */
export async function starterDecks(db: Db = getDb()): Promise<StoredDeck[]> {
  const rows = await db.select().from(decks).where(eq(decks.starter, true)).orderBy(decks.name, decks.id);
  return withLines(rows, db);
}

/** Public decks with any printing of this card (same identity), last saved first, each with the copies it plays. */
export async function decksWithCard(
  cardId: string,
  db: Db = getDb(),
): Promise<{ deck: { id: string; name: string; format: string | null }; count: number }[]> {
  const printings = db
    .select({ id: cards.id })
    .from(cards)
    .where(
      inArray(
        cards.identity,
        db.select({ identity: cards.identity }).from(cards).where(eq(cards.id, cardId)),
      ),
    );
  const formerIds = db
    .select({ id: aliases.alias })
    .from(aliases)
    .where(and(eq(aliases.kind, "id"), inArray(aliases.cardId, printings)));
  const plays = or(inArray(deckCards.cardId, printings), inArray(deckCards.cardId, formerIds));
  return db
    .select({
      deck: { id: decks.id, name: decks.name, format: decks.format },
      count: sql<number>`sum(${deckCards.count})::int`,
    })
    .from(deckCards)
    .innerJoin(decks, eq(decks.id, deckCards.deckId))
    .where(and(eq(decks.visibility, "public"), plays))
    .groupBy(decks.id)
    .orderBy(desc(decks.updatedAt), decks.id)
    .limit(50);
}

/** Decks among `ids` that anyone with the address may see, in the order of `ids`. */
export async function decksByIds(ids: readonly string[], db: Db = getDb()): Promise<StoredDeck[]> {
  if (!ids.length) return [];
  const rows = await db
    .select()
    .from(decks)
    .where(and(inArray(decks.id, [...ids]), inArray(decks.visibility, ["public", "unlisted"])));
  const byId = new Map((await withLines(rows, db)).map((deck) => [deck.id, deck]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Every revision of a deck, newest first. */
export async function deckRevisions(
  id: string,
  db: Db = getDb(),
): Promise<{ revision: number; deck: Deck; savedAt: string }[]> {
  const rows = await db.select().from(history).where(eq(history.deckId, id)).orderBy(desc(history.revision));
  return rows.map((row) => ({ revision: row.revision, deck: row.deck, savedAt: row.savedAt.toISOString() }));
}
