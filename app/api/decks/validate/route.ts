import { answering, json, only, readBody, readQuery } from "@/app/api/answer";
import { listOf } from "@/app/api/deck-list";
import { NoQuery, TEXT_BYTES, ValidateInput } from "@/app/api/schemas";
import { deckCatalog } from "@/db/queries/deck-catalog";
import { formatByName } from "@/db/queries/formats";
import { resolvedLines } from "@/db/queries/resolved-lines";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { resolveDeck } from "@/lib/decks/resolve";
import { AppError } from "@/lib/errors";

/** The verdict on a deck given as lines or as the text of a deck file. */
export const POST = answering(async (request) => {
  readQuery(request, NoQuery);
  const { format: name, asOf, ...deck } = await readBody(request, ValidateInput, TEXT_BYTES);
  const format = name === null ? null : await formatByName(name);
  if (name !== null && !format) throw new AppError("bad-request", `No format is called ${name}.`);
  const lines = "text" in deck ? await linesOf(deck.text, deck.fileName) : await resolvedLines(deck.lines);
  return json(checkDeck({ lines }, { format, asOf }));
});

async function linesOf(text: string, fileName: string | undefined) {
  const list = listOf(text, fileName);
  return resolveDeck(list.lines, await deckCatalog(list.lines)).lines;
}

const others = only("POST");

export { others as DELETE, others as GET, others as PATCH, others as PUT };
