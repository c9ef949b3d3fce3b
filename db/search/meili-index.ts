import { eq } from "drizzle-orm";
import type { Meilisearch } from "meilisearch";
import { printedColumns, toCard, toFact } from "@/db/card-row";
import type { Db } from "@/db/client";
import { cardFacts, cards, sets } from "@/db/schema";
import type { Fact } from "@/lib/keywords/ability";
import { recordOf, type SearchRecord } from "@/lib/query/record";
import { poolOf } from "@/lib/query/reference";
import { documentsOf, SETTINGS } from "./meili-documents";
import { configuredServer, INDEX } from "./meilisearch";

const NEXT = `${INDEX}-next`;
const BATCH = 1_000;
const PATIENCE = { timeout: 600_000, interval: 200 };

/** Builds the index anew beside the one in use and swaps them, so that searches go on all the while; returns its size. */
export async function rebuildIndex(client: Meilisearch, db: Db): Promise<number> {
  const records = await storedRecords(db);
  const order = await db.select({ code: sets.code, position: sets.position }).from(sets);
  const places = new Map(
    order.flatMap(({ code, position }) => (position === null ? [] : [[code, position] as const])),
  );
  const documents = documentsOf(records, poolOf(records), places);
  await client.deleteIndexIfExists(NEXT);
  await client.createIndex(NEXT, { primaryKey: "id" }).waitTask(PATIENCE);
  const next = client.index(NEXT);
  await next.updateSettings(SETTINGS).waitTask(PATIENCE);
  for (let at = 0; at < documents.length; at += BATCH) {
    const task = await next.addDocuments(documents.slice(at, at + BATCH)).waitTask(PATIENCE);
    if (task.status !== "succeeded") throw new Error(`search index: ${task.error?.message ?? task.status}`);
  }
  await client.createIndex(INDEX, { primaryKey: "id" }).waitTask(PATIENCE);
  await client.swapIndexes([{ indexes: [INDEX, NEXT], rename: false }]).waitTask(PATIENCE);
  await client.deleteIndexIfExists(NEXT);
  return documents.length;
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

/** Builds the index anew where a search server is configured; says what it did, or that the server is away. */
export async function refreshIndex(db: Db, say: (line: string) => void): Promise<void> {
  const server = configuredServer();
  if (server === null) return;
  try {
    say(`search server: ${await rebuildIndex(server.client, db)} cards indexed`);
  } catch (error) {
    say(
      `search server: not indexed, searches stay with the database (${error instanceof Error ? error.message : error})`,
    );
  }
}
