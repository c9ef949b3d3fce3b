import { asc, inArray } from "drizzle-orm";
import { type DeckLine, type StoredDeck, ZONES, type Zone } from "@/lib/decks/deck";
import type { Db } from "./client";
import { isKey } from "./keys";
import { currentIds } from "./queries/aliases";
import { type DeckRow, deckCards } from "./schema";

/** Rows of `decks` with their lines; former card ids become today's, lines that meet are added up. */
export async function withLines(rows: readonly DeckRow[], db: Db): Promise<StoredDeck[]> {
  if (!rows.length) return [];
  const stored = await db
    .select()
    .from(deckCards)
    .where(
      inArray(
        deckCards.deckId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(deckCards.deckId), asc(deckCards.position));
  const current = await currentIds(
    stored.map((line) => line.cardId),
    db,
  );
  const lines = new Map<string, typeof stored>();
  for (const line of stored) {
    const known = lines.get(line.deckId);
    if (known) known.push(line);
    else lines.set(line.deckId, [line]);
  }
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    notes: row.notes,
    format: row.format,
    visibility: row.visibility,
    lines: mergeLines(
      (lines.get(row.id) ?? []).map(({ cardId, zone, count }) => ({
        cardId: current.get(cardId) ?? cardId,
        zone,
        count,
      })),
    ),
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** One line for each card and zone, zones in their order, cards as they came. */
export function mergeLines(lines: readonly DeckLine[]): DeckLine[] {
  const merged = new Map<string, DeckLine>();
  for (const line of lines) {
    const key = `${line.zone}\n${line.cardId}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, count: known.count + line.count } : { ...line });
  }
  const place = (zone: Zone) => ZONES.indexOf(zone);
  return [...merged.values()].filter((line) => line.count > 0).sort((a, b) => place(a.zone) - place(b.zone));
}

export async function oneDeck(row: DeckRow, db: Db): Promise<StoredDeck> {
  const [deck] = await withLines([row], db);
  if (!deck) throw new Error(`deck ${row.id} was read and lost`);
  return deck;
}

/** Starter decks belong to nobody. */
export function mayEdit(row: DeckRow, editKey: string | null): boolean {
  return editKey !== null && !row.starter && isKey(editKey, row.editKeyHash);
}
