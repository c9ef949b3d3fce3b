import type { Deck } from "@/lib/decks/deck";
import { type Connection, connect, type Db } from "./client";
import { importCards, wasImported } from "./import";
import { deckCards, deckRevisions, decks, formats, imports } from "./schema";
import { readStarter } from "./seed/starter";

const SOURCE = "starter catalog";

/**
 * Loads the cards, formats and ready decks that a new copy begins with; once in the life of a database, so that what
 * players import or change later stays. Call it inside `withLock`.
 */
export async function loadStarter(url: string, say: (line: string) => void): Promise<void> {
  const connection: Connection = connect(url, { max: 1 });
  try {
    if (await wasImported(SOURCE, connection.db)) return;
    const { cards, decks: ready, formats: rows } = readStarter();
    await connection.db.insert(formats).values(rows.map(toFormatRow)).onConflictDoNothing();
    for (const deck of ready) await storeReadyDeck(deck, connection.db);
    // Last, because its note is what says that all of it is there.
    const report = await importCards(cards, [], SOURCE, connection.db);
    if (report.new + report.changed === 0) await noteLoaded(connection.db);
    say(`loaded the starter catalog: ${cards.length} cards, ${ready.length} decks`);
  } finally {
    await connection.close();
  }
}

type StarterFormat = ReturnType<typeof readStarter>["formats"][number];

function toFormatRow({ name, position, setCodes, source, status }: StarterFormat) {
  return { name, position, setCodes: [...setCodes], source, status };
}

async function storeReadyDeck({ id, ...deck }: Deck & { readonly id: string }, db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, notes, format, visibility, lines } = deck;
    const [made] = await tx
      .insert(decks)
      .values({ id, name, notes, format, visibility, starter: true, editKeyHash: "" })
      .onConflictDoNothing()
      .returning();
    if (!made) return;
    await tx.insert(deckCards).values(lines.map((line, position) => ({ ...line, deckId: id, position })));
    await tx.insert(deckRevisions).values({ deckId: id, revision: made.revision, deck });
  });
}

async function noteLoaded(db: Db): Promise<void> {
  await db
    .insert(imports)
    .values({ source: SOURCE, added: 0, changed: 0, unchanged: 0, removed: 0, rejected: [] });
}
