import { eq, inArray, sql } from "drizzle-orm";
import type { Card } from "@/lib/cards/card";
import { setNamed } from "@/lib/cards/sets";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { type Db, getDb } from "./client";
import { type KnownCard, keepFormerNames, moveRenamedIds } from "./former-names";
import { type ReadCard, readCard } from "./import-row";
import { allCards } from "./queries/cards";
import { cardFacts, cards, imports, type Rejection, sets } from "./schema";

/** Counts of cards, and the rows that were not taken. */
export interface ImportReport {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Cards that were in one of these files before and are not any more: no longer listed, but kept for saved decks. */
  readonly removed: number;
  readonly rejected: readonly Rejection[];
}

/** The file each card was read from; an import can only retire cards of the files it brings. */
export type Origins = ReadonlyMap<string, string>;

/** Any constant does; imports wait for each other. */
const LOCK = 4_026_531_139;
const ROWS_AT_ONCE = 250;

/**
 * Stores cards in one transaction: reads their texts, writes what is new or changed, retires what vanished from the same
 * files, keeps former names and ids as aliases. Only an import that changed something raises the catalog version.
 */
export async function importCards(
  given: readonly Card[],
  rejected: readonly Rejection[],
  source: string,
  db: Db = getDb(),
  origins: Origins = new Map(),
  mayRetire = true,
): Promise<ImportReport> {
  const surroundings = surroundingsOf(given);
  const readText = (card: Card) => readCardText(card, surroundings);
  const read = [...new Map(given.map((card) => [card.id, readCard(card, readText)])).values()];
  const originOf = (id: string) => origins.get(id) ?? source;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const known = await knownCards(tx);
    const fresh = read.filter(({ row }) => !known.has(row.id));
    const changed = read.filter(({ row }) => isChanged(row, known.get(row.id)));
    await writeSets(read, tx);
    await writeCards([...fresh, ...changed], originOf, tx);
    await writeOrigins(read, known, originOf, tx);
    await keepFormerNames(changed, known, tx);
    const vanished = mayRetire ? vanishedFrom(known, read, rejected, originOf) : [];
    const moved = await moveRenamedIds(vanished, fresh, tx);
    const removed = vanished.filter((card) => !card.retired && !moved.has(card.id)).map((card) => card.id);
    if (removed.length) await tx.update(cards).set({ retired: true }).where(inArray(cards.id, removed));
    const report = {
      new: fresh.length - moved.size,
      changed: changed.length + moved.size,
      unchanged: read.length - fresh.length - changed.length,
      removed: removed.length,
      rejected,
    };
    if (report.new + report.changed + report.removed > 0) await note(report, source, tx);
    return report;
  });
}

/**
 * Reads the texts of all listed cards again, for a program that reads better than the one that stored them; returns how
 * many came out different.
 */
export async function readCardsAgain(db: Db = getDb()): Promise<number> {
  const origins = new Map(
    (await db.select({ id: cards.id, origin: cards.origin }).from(cards)).map((row) => [row.id, row.origin]),
  );
  const listed = await allCards(db);
  // A card imported in this very moment must not be taken for one that vanished.
  const { changed } = await importCards(listed, [], "reading again", db, origins, false);
  return changed;
}

/** The catalog version: raised by every import that changed something; 0 for an empty catalog. */
export async function catalogVersion(db: Db = getDb()): Promise<number> {
  const [row] = await db.select({ version: sql<number>`coalesce(max(${imports.id}), 0)::int` }).from(imports);
  return row?.version ?? 0;
}

async function knownCards(db: Pick<Db, "select">): Promise<Map<string, KnownCard>> {
  const rows = await db
    .select({
      id: cards.id,
      name: cards.name,
      setCode: cards.setCode,
      number: cards.number,
      fingerprint: cards.fingerprint,
      origin: cards.origin,
      retired: cards.retired,
    })
    .from(cards);
  return new Map(rows.map((row) => [row.id, row]));
}

function isChanged(row: ReadCard["row"], known: KnownCard | undefined): boolean {
  return known !== undefined && (known.fingerprint !== row.fingerprint || known.retired);
}

/** Known cards of the files of this import that it does not bring; a file with rejected rows may still hold them. */
function vanishedFrom(
  known: ReadonlyMap<string, KnownCard>,
  read: readonly ReadCard[],
  rejected: readonly Rejection[],
  originOf: (id: string) => string,
): KnownCard[] {
  const files = new Set(read.map(({ row }) => originOf(row.id)));
  for (const { file } of rejected) files.delete(file);
  const brought = new Set(read.map(({ row }) => row.id));
  return [...known.values()].filter((card) => files.has(card.origin) && !brought.has(card.id));
}

async function writeSets(read: readonly ReadCard[], db: Pick<Db, "insert">): Promise<void> {
  const codes = [...new Set(read.map(({ row }) => row.setCode))];
  if (!codes.length) return;
  await db
    .insert(sets)
    .values(codes.map(setNamed))
    .onConflictDoUpdate({
      target: sets.code,
      set: {
        name: sql`excluded.name`,
        position: sql`excluded.position`,
        year: sql`excluded.year`,
        era: sql`excluded.era`,
      },
    });
}

async function writeCards(
  read: readonly ReadCard[],
  originOf: (id: string) => string,
  db: Pick<Db, "insert" | "delete">,
): Promise<void> {
  for (const part of inParts(read)) {
    const ids = part.map(({ row }) => row.id);
    // The facts go with the card and come back with it; nothing else hangs on the row.
    await db.delete(cards).where(inArray(cards.id, ids));
    await db.insert(cards).values(part.map(({ row }) => ({ ...row, origin: originOf(row.id) })));
  }
  for (const part of inParts(read.flatMap(({ facts }) => facts))) await db.insert(cardFacts).values(part);
}

/** Unchanged cards that another file brings now belong to that file. */
async function writeOrigins(
  read: readonly ReadCard[],
  known: ReadonlyMap<string, KnownCard>,
  originOf: (id: string) => string,
  db: Pick<Db, "update">,
): Promise<void> {
  const moving = read.filter(({ row }) => {
    const card = known.get(row.id);
    return card && !isChanged(row, card) && card.origin !== originOf(row.id);
  });
  for (const [origin, ids] of grouped(moving.map(({ row }) => [originOf(row.id), row.id] as const))) {
    await db.update(cards).set({ origin }).where(inArray(cards.id, ids));
  }
}

async function note(report: ImportReport, source: string, db: Pick<Db, "insert" | "execute">): Promise<void> {
  await db.insert(imports).values({
    source,
    added: report.new,
    changed: report.changed,
    unchanged: report.unchanged,
    removed: report.removed,
    rejected: report.rejected,
  });
  await db.execute(sql`analyze ${cards}`);
  await db.execute(sql`analyze ${cardFacts}`);
}

function inParts<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) parts.push(rows.slice(at, at + ROWS_AT_ONCE));
  return parts;
}

function grouped<K, V>(pairs: readonly (readonly [K, V])[]): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** Whether the catalog with this name was ever loaded. */
export async function wasImported(source: string, db: Db = getDb()): Promise<boolean> {
  return (
    (await db.select({ id: imports.id }).from(imports).where(eq(imports.source, source)).limit(1)).length > 0
  );
}
