import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { connect } from "./client";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any constant does, as long as every process of Buildzone takes the same. */
const LOCK = 4_026_531_138;

/** Runs `work` while no other process on this database does the same. */
export async function withLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    return await work();
  } finally {
    // Closing the session frees the lock, also after an error.
    await close();
  }
}

/** Brings the tables of the database at `url` up to date. Call it inside `withLock`. */
export async function migrateTables(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await migrate(db, { migrationsFolder: FOLDER });
  } finally {
    await close();
  }
}
