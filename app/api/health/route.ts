import { sql } from "drizzle-orm";
import { answering, json } from "@/app/api/answer";
import { getDb } from "@/db/client";
import { AppError } from "@/lib/errors";

export const dynamic = "force-dynamic";

/** Whether this process answers and reaches its store. */
export const GET = answering(async () => {
  try {
    await getDb().execute(sql`select 1`);
  } catch (error) {
    console.error(error);
    throw new AppError("unavailable", "The database does not answer.");
  }
  return json({ status: "ok" });
});
