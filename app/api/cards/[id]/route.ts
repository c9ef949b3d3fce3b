import { answering, json, only, readQuery } from "@/app/api/answer";
import { cardAnswers } from "@/app/api/card-answer";
import { NoQuery } from "@/app/api/schemas";
import { cardAbilities, cardById } from "@/db/queries/cards";
import { AppError } from "@/lib/errors";

/** One card with its text as read: facts, abilities and faults. */
export const GET = answering<{ id: string }>(async (request, { id }) => {
  readQuery(request, NoQuery);
  const card = await cardById(id);
  if (!card) throw new AppError("not-found", `No card has the id ${id}.`);
  const [answer] = await cardAnswers([card]);
  const { abilities, issues } = await cardAbilities(card.id);
  return json({ ...answer, abilities, issues });
});

const others = only("GET");

export { others as DELETE, others as PATCH, others as POST, others as PUT };
