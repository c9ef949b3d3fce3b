import { answering, json, only, readQuery } from "@/app/api/answer";
import { openapi } from "@/app/api/openapi";
import { NoQuery } from "@/app/api/schemas";

/** What this API answers, for programs. */
export const GET = answering(async (request) => {
  readQuery(request, NoQuery);
  return json(openapi(), 200, { "Cache-Control": "public, max-age=300" });
});

const others = only("GET");

export { others as DELETE, others as PATCH, others as POST, others as PUT };
