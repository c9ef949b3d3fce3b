import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, getDb } from "@/db/client";
import { cards } from "@/db/schema";
import type { DeckLine } from "@/lib/decks/deck";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { cardsByIds } from "./cards";

/** For each card id: the sets that hold any listed printing of its identity, by code. */
export async function setsPrinting(ids: readonly string[], db: Db = getDb()): Promise<Map<string, string[]>> {
  const answer = new Map<string, string[]>();
  if (!ids.length) return answer;
  const printing = alias(cards, "printing");
  const rows = await db
    .selectDistinct({ id: cards.id, set: printing.setCode })
    .from(cards)
    .innerJoin(printing, and(eq(printing.identity, cards.identity), eq(printing.retired, false)))
    .where(inArray(cards.id, [...new Set(ids)]))
    .orderBy(asc(cards.id), asc(printing.setCode));
  for (const { id, set } of rows) answer.set(id, [...(answer.get(id) ?? []), set]);
  return answer;
}

/** Deck lines with their cards, in the same order, as the legality check reads them; an unknown card stays, as null. */
export async function resolvedLines(lines: readonly DeckLine[], db: Db = getDb()): Promise<ResolvedLine[]> {
  const known = await cardsByIds(
    lines.map((line) => line.cardId),
    db,
  );
  const sets = await setsPrinting(
    [...known.values()].map((card) => card.id),
    db,
  );
  return lines.map((line) => {
    const card = known.get(line.cardId) ?? null;
    return {
      ...line,
      cardId: card?.id ?? line.cardId,
      card,
      printedIn: card ? (sets.get(card.id) ?? []) : [],
    };
  });
}
