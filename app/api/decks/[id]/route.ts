import { answering, json, only, readBody, readQuery } from "@/app/api/answer";
import { brake } from "@/app/api/brake";
import { editKeyOf, expectedRevision } from "@/app/api/deck-request";
import { NoQuery, SaveInput } from "@/app/api/schemas";
import { deckById, saveDeck } from "@/db/queries/decks";
import { AppError } from "@/lib/errors";

const A_MINUTE = 300;

type Params = { id: string };

const missing = (id: string) => new AppError("not-found", `No deck to be shown has the id ${id}.`);

/** The deck as stored; a private one only with its edit key. */
export const GET = answering<Params>(async (request, { id }) => {
  readQuery(request, NoQuery);
  const deck = await deckById(id, editKeyOf(request));
  if (!deck) throw missing(id);
  return json(deck, 200, { ETag: `"${deck.revision}"` });
});

/** Replaces the deck if nobody saved in between; otherwise 409 with the stored deck. */
export const PUT = answering<Params>(async (request, { id }) => {
  readQuery(request, NoQuery);
  brake(request, "save", A_MINUTE);
  const { revision, ...deck } = await readBody(request, SaveInput);
  const outcome = await saveDeck(id, editKeyOf(request) ?? "", expectedRevision(request, revision), deck);
  if (outcome.kind === "missing") throw missing(id);
  if (outcome.kind === "denied") throw new AppError("not-allowed", "This edit key does not open this deck.");
  const { deck: stored } = outcome;
  if (outcome.kind === "saved") return json(stored, 200, { ETag: `"${stored.revision}"` });
  const detail = `The stored deck is at revision ${stored.revision}. Nothing was written.`;
  throw new AppError("stale-revision", detail, { stored });
});

const others = only("GET", "PUT");

export { others as DELETE, others as PATCH, others as POST };
