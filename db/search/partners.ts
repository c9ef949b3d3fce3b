import type { Db } from "@/db/client";
import { catalogCards } from "@/db/queries/catalog";
import type { Card } from "@/lib/cards/card";
import { partnerFinder } from "@/lib/query/partners";

type Finder = ReturnType<typeof partnerFinder>;

// the catalog is the same list until it changes, so a finder lives as long as its list
const FINDERS = new WeakMap<readonly Card[], Finder>();

/** Who stacks with whom among the units of the database; read once for each state of the catalog. */
export async function partnersIn(db: Db): Promise<Finder> {
  const cards = await catalogCards(db);
  const known = FINDERS.get(cards);
  if (known) return known;
  const finder = partnerFinder(cards);
  FINDERS.set(cards, finder);
  return finder;
}
