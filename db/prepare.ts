import { sql } from "drizzle-orm";
import { connect } from "./client";
import { lineOf, StoreFault } from "./fault";
import { migrateTables, withLock } from "./migrate";
import { loadStarter } from "./starter";

/** Makes the database at `url` ready for use: tables up to date, starter catalog loaded once. One process at a time. */
export async function prepareStore(url: string, say: (line: string) => void): Promise<void> {
  await checkReachable(url);
  await withLock(url, async () => {
    await migrateTables(url);
    await loadStarter(url, say);
  });
}

/** Throws `StoreFault` with one line when the database does not answer. */
export async function checkReachable(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.execute(sql`select 1`);
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new StoreFault(`cannot use the database at ${withoutPassword(url)}: ${lineOf(cause)}`);
  } finally {
    await close();
  }
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = "";
  return shown.href;
}
