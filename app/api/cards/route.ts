import { answering, json, only, readQuery } from "@/app/api/answer";
import { cardAnswers } from "@/app/api/card-answer";
import { CardsQuery } from "@/app/api/schemas";
import { cardsByIds } from "@/db/queries/cards";
import { searchCards } from "@/db/search/search";
import { told } from "@/lib/query/messages";

const PER_PAGE = 50;

/** A page of a search in the query language, or the cards of `ids`. */
export const GET = answering(async (request) => {
  const { q, page, ids } = readQuery(request, CardsQuery);
  if (ids) {
    const cards = await cardAnswers([...(await cardsByIds(ids)).values()]);
    return json({ total: cards.length, page: 1, perPage: cards.length, cards, warnings: [] });
  }
  const { cards, ...found } = await searchCards({ q, page, perPage: PER_PAGE, facets: false });
  return json({
    total: found.total,
    page,
    perPage: PER_PAGE,
    cards: await cardAnswers(cards),
    warnings: told(found.warnings),
  });
});

const others = only("GET");

export { others as DELETE, others as PATCH, others as POST, others as PUT };
