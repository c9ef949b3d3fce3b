import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, getDb } from "@/db/client";
import { cards } from "@/db/schema";
import { type Mark, marksOf } from "@/lib/cards/ban-marks";
import type { Card } from "@/lib/cards/card";
import type { DeckLine } from "@/lib/decks/deck";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { cardsByIds } from "./cards";

/** What the printings of one identity decide together: the sets that hold any of them, and bans on any of them. */
export interface Printings {
  readonly printedIn: readonly string[];
  readonly banMarks: readonly Mark[];
}

/** The printings a card that no query found listed has: itself. */
export const alone = (card: Card): Printings => ({ printedIn: [card.set], banMarks: marksOf(card) });

/** For each card id what the listed printings of its identity decide; sets by code. */
export async function printingsOf(
  ids: readonly string[],
  db: Db = getDb(),
): Promise<ReadonlyMap<string, Printings>> {
  const answer = new Map<string, Printings>();
  if (!ids.length) return answer;
  const printing = alias(cards, "printing");
  const rows = await db
    .selectDistinct({
      id: cards.id,
      set: printing.setCode,
      usage: printing.usage,
      classification: printing.classification,
    })
    .from(cards)
    .innerJoin(printing, and(eq(printing.identity, cards.identity), eq(printing.retired, false)))
    .where(inArray(cards.id, [...new Set(ids)]))
    .orderBy(asc(cards.id), asc(printing.setCode));
  for (const { id, set, ...marked } of rows) {
    const { printedIn, banMarks } = answer.get(id) ?? { printedIn: [], banMarks: [] };
    answer.set(id, {
      printedIn: printedIn.includes(set) ? printedIn : [...printedIn, set],
      banMarks: [...banMarks, ...marksOf(marked)],
    });
  }
  return answer;
}

/** Deck lines with their cards, in the same order, as the legality check reads them; an unknown card stays, as null. */
export async function resolvedLines(lines: readonly DeckLine[], db: Db = getDb()): Promise<ResolvedLine[]> {
  const known = await cardsByIds(
    lines.map((line) => line.cardId),
    db,
  );
  const printings = await printingsOf(
    [...known.values()].map((card) => card.id),
    db,
  );
  return lines.map((line) => {
    const card = known.get(line.cardId) ?? null;
    if (!card) return { ...line, card, printedIn: [] };
    return { ...line, cardId: card.id, card, ...(printings.get(card.id) ?? alone(card)) };
  });
}
