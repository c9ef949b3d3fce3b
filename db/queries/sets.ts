import { and, asc, count, eq, getTableColumns, sql } from "drizzle-orm";
import { type Db, getDb } from "@/db/client";
import { cards, sets } from "@/db/schema";

export interface SetEntry {
  readonly code: string;
  readonly name: string;
  readonly position: number | null;
  readonly year: number | null;
  readonly era: string | null;
  /** Listed cards in the database. */
  readonly cards: number;
}

function selectSets(db: Db) {
  return db
    .select({ ...getTableColumns(sets), cards: count(cards.id) })
    .from(sets)
    .leftJoin(cards, and(eq(cards.setCode, sets.code), eq(cards.retired, false)))
    .groupBy(sets.code)
    .$dynamic();
}

/** Sets that have cards, in order of publication; those without a known place last, by code. */
export async function listSets(db: Db = getDb()): Promise<SetEntry[]> {
  return selectSets(db)
    .having(sql`count(${cards.id}) > 0`)
    .orderBy(sql`${sets.position} asc nulls last`, asc(sets.code));
}

/** One set, the code in any case; null when unknown. */
export async function setByCode(code: string, db: Db = getDb()): Promise<SetEntry | null> {
  const [row] = await selectSets(db).where(eq(sets.code, code.toUpperCase()));
  return row ?? null;
}
