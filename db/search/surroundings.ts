import type { Db } from "@/db/client";
import { formats, sets } from "@/db/schema";
import type { Surroundings } from "@/lib/query/plan";

/** Sets and formats of the database, as queries name them. */
export async function loadSurroundings(db: Db): Promise<Surroundings> {
  const [setRows, formatRows] = await Promise.all([db.select().from(sets), db.select().from(formats)]);
  return { sets: setRows, formats: formatRows };
}
