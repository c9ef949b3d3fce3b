import { and, eq, inArray, sql } from "drizzle-orm";
import { fold } from "@/lib/cards/fold";
import type { Db } from "./client";
import type { ReadCard } from "./import-row";
import { aliases, cards } from "./schema";

/** What an import needs to know of a stored card. */
export interface KnownCard {
  readonly id: string;
  readonly name: string;
  readonly setCode: string;
  readonly number: string;
  readonly fingerprint: string;
  readonly origin: string;
  readonly retired: boolean;
}

type Writer = Pick<Db, "insert" | "delete">;

/** A card under another name than before stays known by the old one, unless another card has it today. */
export async function keepFormerNames(
  changed: readonly ReadCard[],
  known: ReadonlyMap<string, KnownCard>,
  db: Writer & Pick<Db, "select">,
): Promise<void> {
  const renamed = changed.flatMap(({ row }) => {
    const before = known.get(row.id);
    return before && fold(before.name) !== fold(row.name)
      ? [{ alias: fold(before.name), cardId: row.id }]
      : [];
  });
  if (!renamed.length) return;
  const taken = new Set((await db.select({ name: cards.name }).from(cards)).map(({ name }) => fold(name)));
  await addAliases(
    "name",
    renamed.filter(({ alias }) => !taken.has(alias)),
    db,
  );
}

/**
 * A vanished card whose set, number and name a new card has is the same card under a corrected ImageFile: its id becomes
 * an alias. Returns the former ids with today's; a match that is not the only one is none.
 */
export async function moveRenamedIds(
  vanished: readonly KnownCard[],
  fresh: readonly ReadCard[],
  db: Writer & Pick<Db, "update">,
): Promise<Map<string, string>> {
  const oldIds = onlyOnes(vanished.map((card) => [keyOf(card), card.id]));
  const newIds = onlyOnes(fresh.map(({ row }) => [keyOf(row), row.id]));
  const moved = new Map<string, string>();
  for (const [key, id] of oldIds) {
    const heir = newIds.get(key);
    if (heir) moved.set(id, heir);
  }
  const pairs = [...moved].map(([alias, cardId]) => ({ alias, cardId }));
  // An id that is a card again is an alias no longer.
  const back = fresh.map(({ row }) => row.id);
  if (back.length) await db.delete(aliases).where(and(eq(aliases.kind, "id"), inArray(aliases.alias, back)));
  for (const { alias, cardId } of pairs) {
    await db.update(aliases).set({ cardId }).where(eq(aliases.cardId, alias));
  }
  await addAliases("id", pairs, db);
  if (pairs.length) await db.delete(cards).where(inArray(cards.id, [...moved.keys()]));
  return moved;
}

async function addAliases(
  kind: "name" | "id",
  rows: readonly { alias: string; cardId: string }[],
  db: Writer,
): Promise<void> {
  if (!rows.length) return;
  await db
    .insert(aliases)
    .values(rows.map((row) => ({ ...row, kind })))
    .onConflictDoUpdate({ target: [aliases.alias, aliases.kind], set: { cardId: sql`excluded.card_id` } });
}

function keyOf(card: { setCode: string; number: string; name: string }): string {
  return `${card.setCode}\n${card.number}\n${fold(card.name)}`;
}

/** Keys that occur once, with their value. */
function onlyOnes(pairs: readonly (readonly [string, string])[]): Map<string, string> {
  const once = new Map<string, string>();
  const twice = new Set<string>();
  for (const [key, value] of pairs) {
    if (once.has(key)) twice.add(key);
    once.set(key, value);
  }
  for (const key of twice) once.delete(key);
  return once;
}
