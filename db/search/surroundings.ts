import type { Db } from "@/db/client";
import { formats, sets } from "@/db/schema";
import type { Surroundings } from "@/lib/query/plan";
import type { SetOrder } from "@/lib/query/rank";

/** Sets and formats of the database, as queries name them. */
export async function loadSurroundings(db: Db): Promise<Surroundings> {
  const [setRows, formatRows] = await Promise.all([db.select().from(sets), db.select().from(formats)]);
  return { sets: setRows, formats: formatRows };
}

/** Places of publication of sets by code, for sorting. */
export function setOrder(rows: readonly { code: string; position: number | null }[]): SetOrder {
  return new Map(rows.flatMap((row) => (row.position === null ? [] : [[row.code, row.position] as const])));
}
