import { answering, json } from "@/app/api/answer";
import { openapi } from "@/app/api/openapi";

/** What this API answers, for programs. */
export const GET = answering(async () => json(openapi(), 200, { "Cache-Control": "public, max-age=300" }));
