import { and, eq } from "drizzle-orm";
import { printedColumns, toCard } from "@/db/card-row";
import type { Db } from "@/db/client";
import { catalogVersion } from "@/db/import";
import { cards } from "@/db/schema";
import { partnerFinder } from "@/lib/query/partners";

type Finder = ReturnType<typeof partnerFinder>;

const FINDERS = new WeakMap<Db, { readonly version: number; readonly finder: Promise<Finder> }>();

/** Who stacks with whom among the units of the database; read once for each state of the catalog. */
export async function partnersIn(db: Db): Promise<Finder> {
  const version = await catalogVersion(db);
  const known = FINDERS.get(db);
  if (known?.version === version) return known.finder;
  const finder = loadFinder(db);
  FINDERS.set(db, { version, finder });
  finder.catch(() => FINDERS.delete(db));
  return finder;
}

async function loadFinder(db: Db): Promise<Finder> {
  const rows = await db
    .select(printedColumns)
    .from(cards)
    .where(and(eq(cards.retired, false), eq(cards.type, "Unit")));
  return partnerFinder(rows.map(toCard));
}
