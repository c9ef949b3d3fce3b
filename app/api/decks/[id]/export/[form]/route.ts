import { answering, only, readQuery } from "@/app/api/answer";
import { editKeyOf } from "@/app/api/deck-request";
import { NoQuery } from "@/app/api/schemas";
import { deckCatalog } from "@/db/queries/deck-catalog";
import { deckById } from "@/db/queries/decks";
import { resolvedLines } from "@/db/queries/resolved-lines";
import { slug } from "@/lib/cards/fold";
import { DECK_FILE_KINDS, type DeckFileKind } from "@/lib/decks/io/deck-list";
import { writeDeck } from "@/lib/decks/io/write-deck";
import { lineName } from "@/lib/decks/resolved";
import { AppError } from "@/lib/errors";

type Params = { id: string; form: string };

const ENDINGS: Record<DeckFileKind, string> = {
  dek: "dek",
  lackey: "txt",
  text: "txt",
  csv: "csv",
  json: "json",
  code: "code.txt",
};

/** The deck as a file in one of the deck formats. */
export const GET = answering<Params>(async (request, { id, form }) => {
  readQuery(request, NoQuery);
  const kind = DECK_FILE_KINDS.find((known) => known === form);
  if (!kind)
    throw new AppError("not-found", `A deck is written as ${DECK_FILE_KINDS.join(", ")}, not ${form}.`);
  const deck = await deckById(id, editKeyOf(request));
  if (!deck) throw new AppError("not-found", `No deck to be shown has the id ${id}.`);
  const lines = await resolvedLines(deck.lines);
  const namesakes = await deckCatalog(
    lines.map((line) => ({ name: lineName(line), zone: line.zone, count: 1 })),
  );
  const file = writeDeck(kind, { ...deck, lines }, namesakes);
  const name = `${slug(deck.name) || "deck"}.${ENDINGS[kind]}`;
  const headers = { "Content-Disposition": `attachment; filename="${name}"`, "Cache-Control": "no-store" };
  return new Response(file, { headers: { ...headers, "Content-Type": "application/octet-stream" } });
});

const others = only("GET");

export { others as DELETE, others as PATCH, others as POST, others as PUT };
