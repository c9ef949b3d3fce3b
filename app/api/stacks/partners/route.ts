import { answering, json, only, readQuery } from "@/app/api/answer";
import { PartnersQuery } from "@/app/api/stacks/schemas";
import { cardById } from "@/db/queries/cards";
import { partnersOf } from "@/db/queries/catalog";
import { cardToJson } from "@/lib/cards/card-json";
import { AppError } from "@/lib/errors";

/** Every card that can be in a stack of two with `card`, grouped by reason. */
export const GET = answering(async (request) => {
  const { card: id, names } = readQuery(request, PartnersQuery);
  const card = await cardById(id);
  if (!card) throw new AppError("not-found", `No card has the id ${JSON.stringify(id)}.`);
  const groups = (await partnersOf(card, names)).map(({ reason, partners }) => ({
    reason,
    partners: partners.map(({ card, ...places }) => ({ ...places, card: cardToJson(card) })),
  }));
  return json({ card: card.id, groups });
});

const others = only("GET");

export { others as DELETE, others as PATCH, others as POST, others as PUT };
