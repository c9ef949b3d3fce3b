import { inArray, type SQL } from "drizzle-orm";
import { toCard } from "@/db/card-row";
import { type Db, getDb } from "@/db/client";
import { aliases, cards } from "@/db/schema";
import { fold, foldWords, slug } from "@/lib/cards/fold";
import { readName } from "@/lib/cards/name";
import { catalogOf, type DeckCatalog } from "@/lib/decks/deck-catalog";
import type { ListLine } from "@/lib/decks/io/deck-list";

/** Words a name may end with besides its base: a version letter, a printing mark of two words. */
const ENDING = 3;

/** The cards that the lines of a deck file can mean, with all their versions and printings: what `resolveDeck` asks for. */
export async function deckCatalog(lines: readonly ListLine[], db: Db = getDb()): Promise<DeckCatalog> {
  const names = [...new Set(lines.flatMap((line) => line.name ?? []))];
  const ids = [...new Set([...lines.flatMap((line) => line.id ?? []), ...names].map(slug))];
  const former = await formerly([...ids, ...names.map(fold)], db);
  const named = await rowsWhere(inArray(cards.id, [...ids, ...former.map(([, id]) => id), ""]), db);
  const bases = [...new Set([...names.flatMap(basesOf), ...named.map((row) => row.baseWords)])];
  const family = bases.length ? await rowsWhere(inArray(cards.baseWords, bases), db) : [];
  const listed = [...named, ...family.filter((row) => !row.retired)];
  return catalogOf(new Map(listed.map((row) => [row.id, toCard(row)])).values(), former);
}

function rowsWhere(condition: SQL, db: Db) {
  return db.select().from(cards).where(condition).orderBy(cards.setCode, cards.numberOrder, cards.id);
}

async function formerly(words: readonly string[], db: Db): Promise<[string, string][]> {
  if (!words.length) return [];
  const rows = await db.select().from(aliases).where(inArray(aliases.alias, [...new Set(words)]));
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
