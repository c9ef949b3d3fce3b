import { createHash } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { type EnqueuedTaskPromise, type IndexSwap, type Meilisearch, MeilisearchApiError } from "meilisearch";
import { printedColumns, toCard, toFact } from "@/db/card-row";
import type { Db } from "@/db/client";
import { cardFacts, cards, imports, sets } from "@/db/schema";
import type { Fact } from "@/lib/keywords/ability";
import { recordOf, type SearchRecord } from "@/lib/query/record";
import { poolOf } from "@/lib/query/reference";
import { documentsOf, SETTINGS, SHAPE } from "./meili-documents";
import { configuredServer, INDEX } from "./meilisearch";

const NEXT = `${INDEX}-next`;
const BATCH = 1_000;
/** Any constant does, if no other lock has it. */
const LOCK = 4_026_531_147;
const PATIENCE = { timeout: 600_000, interval: 200 };

/**
 * Builds the index anew beside the one in use and swaps them, so that searches go on all the while; returns its size.
 * Each document carries the mark, by which `indexMark` tells later what the index was built from.
 */
export async function rebuildIndex(client: Meilisearch, db: Db, mark: string): Promise<number> {
  const records = await storedRecords(db);
  const order = await db.select({ code: sets.code, position: sets.position }).from(sets);
  const places = new Map(
    order.flatMap(({ code, position }) => (position === null ? [] : [[code, position] as const])),
  );
  const documents = documentsOf(records, poolOf(records), places).map((document) => ({ ...document, mark }));
  await client.deleteIndexIfExists(NEXT);
  await finished(client.createIndex(NEXT, { primaryKey: "id" }));
  const next = client.index(NEXT);
  await finished(next.updateSettings(SETTINGS));
  for (let at = 0; at < documents.length; at += BATCH)
    await finished(next.addDocuments(documents.slice(at, at + BATCH)));
  // Both must be there to be swapped; where the first is there already, this is refused and changes nothing.
  await client.createIndex(INDEX, { primaryKey: "id" }).waitTask(PATIENCE);
  // Servers before 1.18 know no `rename`, which the client's type asks for; left out, it means a swap everywhere.
  await finished(client.swapIndexes([{ indexes: [INDEX, NEXT] } as IndexSwap]));
  await client.deleteIndexIfExists(NEXT);
  return documents.length;
}

async function finished(task: EnqueuedTaskPromise): Promise<void> {
  const { status, error } = await task.waitTask(PATIENCE);
  if (status !== "succeeded") throw new Error(error?.message ?? status);
}

/** What the index was built from; null where there is none, or an empty one. */
async function indexMark(client: Meilisearch): Promise<string | null> {
  try {
    const { hits } = await client.index<{ mark?: string }>(INDEX).search("", {
      limit: 1,
      attributesToRetrieve: ["mark"],
    });
    return hits[0]?.mark ?? null;
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.cause?.code === "index_not_found") return null;
    throw error;
  }
}

/** What an index of this catalog, kept by this program, is built from. */
async function catalogMark(db: Db): Promise<string> {
  const [newest] = await db.select().from(imports).orderBy(desc(imports.id)).limit(1);
  const kept = JSON.stringify([SHAPE, SETTINGS, newest?.id, newest?.finishedAt]);
  return createHash("sha256").update(kept).digest("base64url").slice(0, 22);
}

async function storedRecords(db: Db): Promise<SearchRecord[]> {
  const [cardRows, factRows] = await Promise.all([
    db
      .select({ ...printedColumns, abilities: cards.abilities, issues: cards.issues })
      .from(cards)
      .where(eq(cards.retired, false))
      .orderBy(cards.id),
    db.select().from(cardFacts).orderBy(cardFacts.cardId, cardFacts.position),
  ]);
  const facts = new Map<string, Fact[]>();
  for (const row of factRows) facts.set(row.cardId, [...(facts.get(row.cardId) ?? []), toFact(row)]);
  return cardRows.map((row) =>
    recordOf(toCard(row), {
      abilities: row.abilities,
      facts: facts.get(row.id) ?? [],
      issues: row.issues,
    }),
  );
}

/**
 * Builds the index anew where it is missing or was built from another state of the catalog; returns its size, or null where
 * it was in order. Programs that start together do this one after the other. Throws where the server does not answer.
 */
export async function bringIndexUpToDate(client: Meilisearch, db: Db): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const mark = await catalogMark(db);
    return (await indexMark(client)) === mark ? null : rebuildIndex(client, db, mark);
  });
}

/** Brings the index of the configured search server up to date, if there is one; says what it did. False where that failed. */
export async function refreshIndex(db: Db, say: (line: string) => void): Promise<boolean> {
  const server = configuredServer();
  if (server === null) return true;
  try {
    const size = await bringIndexUpToDate(server.client, db);
    if (size !== null) say(`search server: ${size} cards indexed`);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    say(`search server: not indexed, searches stay with the database (${reason})`);
    return false;
  }
}
