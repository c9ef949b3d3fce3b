import { eq, sql } from "drizzle-orm";
import { type Db, getDb } from "@/db/client";
import { mayEdit, mergeLines, oneDeck } from "@/db/deck-row";
import { hashKey, keysOfRequest, newDeckId, newEditKey } from "@/db/keys";
import { type DeckRow, deckCards, deckRevisions, decks } from "@/db/schema";
import { storable } from "@/db/storable";
import type { Deck, StoredDeck } from "@/lib/decks/deck";

export type SaveOutcome =
  | { readonly kind: "saved"; readonly deck: StoredDeck }
  /** Someone saved in between: nothing was written, the stored deck comes back. */
  | { readonly kind: "conflict"; readonly deck: StoredDeck }
  | { readonly kind: "denied" }
  | { readonly kind: "missing" };

/**
 * Stores a new deck at revision 1. The same `requestKey` with the same deck again returns the deck made the first time and
 * the same edit key, however often and however concurrently it is sent.
 */
export async function createDeck(
  deck: Deck,
  requestKey?: string | null,
  db: Db = getDb(),
): Promise<{ deck: StoredDeck; editKey: string }> {
  const plain = clean(deck);
  const { request, editKey } = requestKey
    ? keysOfRequest(requestKey, JSON.stringify(plain))
    : { request: null, editKey: newEditKey() };
  const row = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(decks)
      .values({ ...columns(plain), id: newDeckId(), editKeyHash: hashKey(editKey), requestKey: request })
      .onConflictDoNothing({ target: decks.requestKey })
      .returning();
    if (made) await writeLines(made, plain, tx);
    return made;
  });
  const stored = row ?? (await rowOfRequest(request ?? "", db));
  return { deck: await oneDeck(stored, db), editKey };
}

async function rowOfRequest(request: string, db: Db): Promise<DeckRow> {
  const [row] = await db.select().from(decks).where(eq(decks.requestKey, request));
  if (!row) throw new Error("a deck was neither made nor found by its request key");
  return row;
}

/**
 * Replaces a deck if `expectedRevision` is still the stored one; each change raises the revision by one and is kept in the
 * history. Sending what is already stored is a success, so that a save whose answer was lost can be repeated. Without its key
 * a private deck is missing, not denied: nobody learns that it exists.
 */
export async function saveDeck(
  id: string,
  editKey: string,
  expectedRevision: number,
  deck: Deck,
  db: Db = getDb(),
): Promise<SaveOutcome> {
  const plain = clean(deck);
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    const [row] = await tx.select().from(decks).where(eq(decks.id, id)).for("update");
    if (!row) return { kind: "missing" };
    if (!mayEdit(row, editKey)) return { kind: row.visibility === "private" ? "missing" : "denied" };
    const stored = await oneDeck(row, tx);
    if (JSON.stringify(clean(stored)) === JSON.stringify(plain)) return { kind: "saved", deck: stored };
    if (row.revision !== expectedRevision) return { kind: "conflict", deck: stored };
    const [saved] = await tx
      .update(decks)
      .set({ ...columns(plain), revision: row.revision + 1, updatedAt: sql`now()` })
      .where(eq(decks.id, id))
      .returning();
    if (!saved) throw new Error(`deck ${id} vanished while it was locked`);
    await tx.delete(deckCards).where(eq(deckCards.deckId, id));
    await writeLines(saved, plain, tx);
    return { kind: "saved", deck: await oneDeck(saved, tx) };
  });
}

export async function deleteDeck(
  id: string,
  editKey: string,
  db: Db = getDb(),
): Promise<"deleted" | "denied" | "missing"> {
  const [row] = await db.select().from(decks).where(eq(decks.id, id));
  if (!row) return "missing";
  if (!mayEdit(row, editKey)) return row.visibility === "private" ? "missing" : "denied";
  await db.delete(decks).where(eq(decks.id, id));
  return "deleted";
}

function clean(deck: Deck): Deck {
  return {
    name: storable(deck.name),
    notes: storable(deck.notes),
    format: deck.format === null ? null : storable(deck.format),
    visibility: deck.visibility,
    lines: mergeLines(
      deck.lines.map((line) => ({ cardId: storable(line.cardId), zone: line.zone, count: line.count })),
    ),
  };
}

function columns(deck: Deck) {
  return { name: deck.name, notes: deck.notes, format: deck.format, visibility: deck.visibility };
}

async function writeLines(row: DeckRow, deck: Deck, db: Pick<Db, "insert">): Promise<void> {
  if (deck.lines.length) {
    await db
      .insert(deckCards)
      .values(deck.lines.map((line, position) => ({ ...line, deckId: row.id, position })));
  }
  await db.insert(deckRevisions).values({ deckId: row.id, revision: row.revision, deck });
}
