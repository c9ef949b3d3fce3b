import { answering, json, only, readBody, readQuery } from "@/app/api/answer";
import { cardAnswers } from "@/app/api/card-answer";
import { listOf } from "@/app/api/deck-list";
import { NoQuery, ReadInput, TEXT_BYTES } from "@/app/api/schemas";
import { deckCatalog } from "@/db/queries/deck-catalog";
import { resolveDeck } from "@/lib/decks/resolve";

/** Reads a deck in any format and finds its cards: lines, notices and the cards they speak of. Stores nothing. */
export const POST = answering(async (request) => {
  readQuery(request, NoQuery);
  const { text, fileName } = await readBody(request, ReadInput, TEXT_BYTES);
  const list = listOf(text, fileName);
  const catalog = await deckCatalog(list.lines);
  const { lines, notices } = resolveDeck(list.lines, catalog);
  const ids = new Set([
    ...lines.map((line) => line.cardId),
    ...notices.flatMap((notice) => notice.candidates),
  ]);
  const cards = await cardAnswers([...ids].flatMap((id) => catalog.byId(id) ?? []));
  const words = { name: list.name ?? "", notes: list.notes ?? "", format: list.format ?? null };
  const plain = lines.map(({ cardId, zone, count, name }) => ({
    cardId,
    zone,
    count,
    ...(name && { name }),
  }));
  return json({ ...words, kind: list.kind, lines: plain, notices, cards });
});

const others = only("POST");

export { others as DELETE, others as GET, others as PATCH, others as PUT };
