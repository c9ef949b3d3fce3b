import { asc, eq } from "drizzle-orm";
import { type Db, getDb } from "@/db/client";
import { type FormatRecord, formats } from "@/db/schema";

/** Formats in the order they are offered. */
export async function listFormats(db: Db = getDb()): Promise<FormatRecord[]> {
  return db.select().from(formats).orderBy(asc(formats.position), asc(formats.name));
}

export async function formatByName(name: string, db: Db = getDb()): Promise<FormatRecord | null> {
  const [row] = await db.select().from(formats).where(eq(formats.name, name));
  return row ?? null;
}
