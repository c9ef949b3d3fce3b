import { answering, json, readBody, readQuery } from "@/app/api/answer";
import { brake } from "@/app/api/brake";
import { DeckInput, NoQuery, RequestKey } from "@/app/api/schemas";
import { createDeck } from "@/db/queries/decks";
import { AppError } from "@/lib/errors";

const A_MINUTE = 120;

/** Stores a new deck and answers it with its edit key; the same `Idempotency-Key` never makes a second one. */
export const POST = answering(async (request) => {
  readQuery(request, NoQuery);
  brake(request, "create", A_MINUTE);
  const requestKey = RequestKey.safeParse(request.headers.get("idempotency-key"));
  if (!requestKey.success) throw new AppError("bad-request", "Idempotency-Key: 1 to 200 characters.");
  const { deck, editKey } = await createDeck(await readBody(request, DeckInput), requestKey.data);
  return json({ ...deck, editKey }, 201, { Location: `/api/decks/${deck.id}`, ETag: `"${deck.revision}"` });
});
