import { inArray, type SQL, sql } from "drizzle-orm";
import { toCard } from "@/db/card-row";
import { type Db, getDb } from "@/db/client";
import { aliases, cards } from "@/db/schema";
import { fold, foldWords, slug } from "@/lib/cards/fold";
import { readName } from "@/lib/cards/name";
import { catalogOf, type DeckCatalog } from "@/lib/decks/deck-catalog";
import { findCard } from "@/lib/decks/find-card";
import type { ListLine } from "@/lib/decks/io/deck-list";

/** Words a name may end with besides its base: a version letter, a printing mark of two words. */
const ENDING = 3;

/** Names without a card for which near ones are looked up, and how many names for each. */
const MOST_UNKNOWN = 20;
const NEAR = 8;

/**
 * The cards that the lines of a deck file can mean, with all their versions and printings, and those near to a name that no
 * card has: what `resolveDeck` asks for.
 */
export async function deckCatalog(lines: readonly ListLine[], db: Db = getDb()): Promise<DeckCatalog> {
  const names = [...new Set(lines.flatMap((line) => line.name ?? []))];
  const ids = [...new Set([...lines.flatMap((line) => line.id ?? []), ...names].map(slug))];
  const former = await formerly([...ids, ...names.map(fold)], db);
  const named = await rowsWhere(inArray(cards.id, [...ids, ...former.map(([, id]) => id), ""]), db);
  const bases = [...new Set([...names.flatMap(basesOf), ...named.map((row) => row.baseWords)])];
  const family = bases.length ? await rowsWhere(inArray(cards.baseWords, bases), db) : [];
  const listed = [...named, ...family.filter((row) => !row.retired)];
  const catalog = catalogOfRows(listed, former);
  const unknown = names.filter((name) => findCard({ name }, catalog).how === "unknown");
  const near = await nearbyBases(unknown.slice(0, MOST_UNKNOWN), db);
  if (near.length === 0) return catalog;
  const more = await rowsWhere(inArray(cards.baseWords, near), db);
  return catalogOfRows([...listed, ...more.filter((row) => !row.retired)], former);
}

function catalogOfRows(rows: Awaited<ReturnType<typeof rowsWhere>>, former: [string, string][]): DeckCatalog {
  return catalogOf(new Map(rows.map((row) => [row.id, toCard(row)])).values(), former);
}

/** Base names that share letters with these names, or hold them. */
async function nearbyBases(names: readonly string[], db: Db): Promise<string[]> {
  const found = await Promise.all(
    names.map((name) => {
      const words = foldWords(readName(name).name.base);
      return db.execute<{ words: string }>(sql`select distinct ${cards.baseWords} as words,
        greatest(similarity(${cards.baseWords}, ${words}), word_similarity(${words}, ${cards.baseWords}) - 0.3) as near
        from ${cards} where not ${cards.retired}
        and (${cards.nameWords} % ${words} or ${cards.nameWords} like ${`%${words}%`})
        order by near desc, words limit ${NEAR}`);
    }),
  );
  return [...new Set(found.flatMap((rows) => rows.map((row) => row.words)))];
}

function rowsWhere(condition: SQL, db: Db) {
  return db.select().from(cards).where(condition).orderBy(cards.setCode, cards.numberOrder, cards.id);
}

async function formerly(words: readonly string[], db: Db): Promise<[string, string][]> {
  if (!words.length) return [];
  const rows = await db
    .select()
    .from(aliases)
    .where(inArray(aliases.alias, [...new Set(words)]));
  return rows.map((row) => [row.alias, row.cardId]);
}

/** Base names that a written name can have: `luke skywalker a` → itself, `luke skywalker`, `luke`. */
function basesOf(name: string): string[] {
  const words = foldWords(name).split(" ");
  const cut = Array.from({ length: Math.min(ENDING, words.length - 1) + 1 }, (_, drop) =>
    words.slice(0, words.length - drop).join(" "),
  );
  return [foldWords(readName(name).name.base), ...cut];
}
