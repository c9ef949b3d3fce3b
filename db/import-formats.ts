import { sql } from "drizzle-orm";
import type { FormatListing } from "@/lib/catalog/formats";
import { type Db, getDb } from "./client";
import { formats } from "./schema";

/** Stores the formats a `formats.txt` lists over those known by the same names; others stay. */
export async function importFormats(listed: readonly FormatListing[], db: Db = getDb()): Promise<void> {
  const rows = new Map(
    listed.map(({ name, position, setCodes }) => [
      name,
      { name, position, setCodes: [...setCodes], source: "formats.txt", status: "official" as const },
    ]),
  );
  if (!rows.size) return;
  await db
    .insert(formats)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: formats.name,
      set: {
        position: sql`excluded.position`,
        setCodes: sql`excluded.set_codes`,
        source: sql`excluded.source`,
        status: sql`excluded.status`,
      },
    });
}
