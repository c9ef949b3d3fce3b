import { answering, json, only, readBody, readQuery } from "@/app/api/answer";
import { NoQuery } from "@/app/api/schemas";
import { deckCatalog } from "@/db/queries/deck-catalog";
import { namesIn, SituationInput, situationOf } from "@/lib/attack/input";
import { preview } from "@/lib/attack/preview";
import { cardNamed } from "@/lib/decks/named-card";
import { AppError } from "@/lib/errors";

/** What happens when one unit attacks another: docs/contracts.md, "Attack preview". */
export const POST = answering(async (request) => {
  readQuery(request, NoQuery);
  const situation = situationOf(await readBody(request, SituationInput));
  const names = namesIn(situation);
  const lines = names.map((name) => ({ name, id: name, zone: "Deck", count: 1 }) as const);
  const answer = preview(situation, names.length > 0 ? cardNamed(await deckCatalog(lines)) : undefined);
  if (answer.ok) return json(answer.preview);
  const detail = answer.problems.map(({ at, message }) => `${at}: ${message}`).join("; ");
  throw new AppError("bad-request", detail, { errors: answer.problems });
});

const others = only("POST");

export { others as DELETE, others as GET, others as PATCH, others as PUT };
