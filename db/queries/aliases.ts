import { and, eq, inArray } from "drizzle-orm";
import { type Db, getDb } from "@/db/client";
import { aliases } from "@/db/schema";

/** Former ids among `ids`, each with the id it has today; ids that never changed are absent. */
export async function currentIds(ids: readonly string[], db: Db = getDb()): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select()
    .from(aliases)
    .where(and(eq(aliases.kind, "id"), inArray(aliases.alias, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.alias, row.cardId]));
}

/** Former names (folded) with today's card id, for reading old deck lists. */
export async function formerNames(db: Db = getDb()): Promise<{ name: string; cardId: string }[]> {
  return db
    .select({ name: aliases.alias, cardId: aliases.cardId })
    .from(aliases)
    .where(eq(aliases.kind, "name"));
}
