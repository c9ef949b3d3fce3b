import { answering, json, only, readBody, readQuery } from "@/app/api/answer";
import { NoQuery, ParseInput } from "@/app/api/schemas";
import { read } from "@/lib/keywords/read";

/** Game text read into abilities, facts and issues. */
export const POST = answering(async (request) => {
  readQuery(request, NoQuery);
  const { text, typeLine } = await readBody(request, ParseInput);
  return json(read(text, typeLine));
});

const others = only("POST");

export { others as DELETE, others as GET, others as PATCH, others as PUT };
