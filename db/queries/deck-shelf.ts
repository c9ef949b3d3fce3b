import { asc, eq } from "drizzle-orm";
import { type Db, getDb } from "@/db/client";
import { withLines } from "@/db/deck-row";
import { decks } from "@/db/schema";
import type { StoredDeck } from "@/lib/decks/deck";

/** Whether any deck has this id, a private one too. */
export async function isDeck(id: string, db: Db = getDb()): Promise<boolean> {
  const rows = await db.select({ id: decks.id }).from(decks).where(eq(decks.id, id));
  return rows.length > 0;
}

/** The ready decks of the starter catalog, by name. */
export async function starterDecks(db: Db = getDb()): Promise<StoredDeck[]> {
  const rows = await db.select().from(decks).where(eq(decks.starter, true)).orderBy(asc(decks.name));
  return withLines(rows, db);
}
