import type { Db } from "@/db/client";
import { formats, sets } from "@/db/schema";
import type { Surroundings } from "@/lib/query/plan";
import { partnersIn } from "./partners";

/** Sets and formats of the database, as queries name them; `stacks`: also who stacks with whom. */
export async function loadSurroundings(db: Db, { stacks = false } = {}): Promise<Surroundings> {
  const [setRows, formatRows, partnersOf] = await Promise.all([
    db.select().from(sets),
    db.select().from(formats),
    stacks ? partnersIn(db) : undefined,
  ]);
  return { sets: setRows, formats: formatRows, ...(partnersOf && { partnersOf }) };
}
