import { sql } from "drizzle-orm";
import { answering, json, only, readQuery } from "@/app/api/answer";
import { NoQuery } from "@/app/api/schemas";
import { getDb } from "@/db/client";
import { AppError } from "@/lib/errors";

export const dynamic = "force-dynamic";

/** Whether this process answers and reaches its store. */
export const GET = answering(async (request) => {
  readQuery(request, NoQuery);
  try {
    await getDb().execute(sql`select 1`);
  } catch (error) {
    console.error(error);
    throw new AppError("unavailable", "The database does not answer.");
  }
  return json({ status: "ok" });
});

const others = only("GET");

export { others as DELETE, others as PATCH, others as POST, others as PUT };
