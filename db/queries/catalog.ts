import { type Db, getDb } from "@/db/client";
import { catalogVersion } from "@/db/import";
import type { Card } from "@/lib/cards/card";
import type { NameMode } from "@/lib/stacking/name-groups";
import { type PartnerGroup, partners } from "@/lib/stacking/partners";
import { allCards } from "./cards";

interface Held {
  readonly version: number;
  readonly cards: Promise<readonly Card[]>;
  /** Partners found so far, by card id and name mode. */
  readonly partners: Map<string, readonly PartnerGroup[]>;
}

const MOST_PARTNERS = 2000;

// a copy for speed, never the truth: another version in the database throws it away
const held = new WeakMap<Db, Held>();

async function heldCatalog(db: Db): Promise<Held> {
  const version = await catalogVersion(db);
  const known = held.get(db);
  if (known?.version === version) return known;
  const fresh: Held = { version, cards: allCards(db), partners: new Map() };
  held.set(db, fresh);
  fresh.cards.catch(() => {
    if (held.get(db) === fresh) held.delete(db);
  });
  return fresh;
}

/** Every listed card; the same objects until the catalog changes, so that what is read of a card is read once. */
export async function catalogCards(db: Db = getDb()): Promise<readonly Card[]> {
  return (await heldCatalog(db)).cards;
}

/** Every card of the catalog that can be in a stack of two with this one, grouped by reason. */
export async function partnersOf(
  card: Card,
  names: NameMode = "official",
  db: Db = getDb(),
): Promise<readonly PartnerGroup[]> {
  const catalog = await heldCatalog(db);
  const key = `${names} ${card.id}`;
  const known = catalog.partners.get(key);
  if (known) return known;
  const found = partners(card, await catalog.cards, { names });
  if (catalog.partners.size >= MOST_PARTNERS) catalog.partners.clear();
  catalog.partners.set(key, found);
  return found;
}
