import { answering, json, only, readBody, readQuery } from "@/app/api/answer";
import { brake } from "@/app/api/brake";
import { editKeyOf } from "@/app/api/deck-request";
import { DeckInput, DecksQuery, NoQuery, RequestKey } from "@/app/api/schemas";
import { summaries } from "@/app/decks/summaries";
import { createDeck, deckById, decksByIds, publicDecks } from "@/db/queries/decks";
import { AppError } from "@/lib/errors";

const A_MINUTE = 120;

/** Public decks, last saved first, or the decks of `ids`; a private one among them only with its edit key. */
export const GET = answering(async (request) => {
  const { ids, page } = readQuery(request, DecksQuery);
  if (!ids) {
    const { total, decks } = await publicDecks(page);
    return json({ total, page, decks: await summaries(decks) });
  }
  const key = editKeyOf(request);
  const hidden = key ? await Promise.all(ids.map((id) => deckById(id, key))) : [];
  const open = await decksByIds(ids);
  const own = hidden.filter((deck) => deck !== null && deck.visibility === "private") as typeof open;
  const decks = await summaries([...open, ...own]);
  return json({ total: decks.length, page: 1, decks });
});

/** Stores a new deck and answers it with its edit key; the same `Idempotency-Key` never makes a second one. */
export const POST = answering(async (request) => {
  readQuery(request, NoQuery);
  brake(request, "create", A_MINUTE);
  const requestKey = RequestKey.safeParse(request.headers.get("idempotency-key"));
  if (!requestKey.success) throw new AppError("bad-request", "Idempotency-Key: 1 to 200 characters.");
  const { deck, editKey } = await createDeck(await readBody(request, DeckInput), requestKey.data);
  return json({ ...deck, editKey }, 201, { Location: `/api/decks/${deck.id}`, ETag: `"${deck.revision}"` });
});

const others = only("GET", "POST");

export { others as DELETE, others as PATCH, others as PUT };
