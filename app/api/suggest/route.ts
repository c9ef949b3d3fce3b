import { answering, json, only, readQuery } from "@/app/api/answer";
import { SuggestQuery } from "@/app/api/schemas";
import { suggest } from "@/db/search/search";

/** Ways to go on from what is typed so far: names, keywords, subtypes, sets, fields, values. */
export const GET = answering(async (request) => {
  const { q } = readQuery(request, SuggestQuery);
  return json({ suggestions: await suggest(q) });
});

const others = only("GET");

export { others as DELETE, others as PATCH, others as POST, others as PUT };
