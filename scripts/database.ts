import { closeDb, type Db, getDb } from "@/db/client";
import { openEmbedded } from "@/db/embedded";
import { prepareStore } from "@/db/prepare";
import { dataFolder, readSettings } from "./settings";

/** A database ready for use, and how to leave it. */
export interface OpenStore {
  readonly url: string;
  /** True for the server of `DATABASE_URL`, which is not ours to stop. */
  readonly given: boolean;
  release(): Promise<void>;
}

/**
 * The configured database, ready for use: that of `DATABASE_URL`, else our own, joined where it runs already and started
 * where not. Throws `StoreFault` with one line when there is none to be had.
 */
export async function openStore(say: (line: string) => void): Promise<OpenStore> {
  const env = readSettings();
  const server = env.DATABASE_URL
    ? { url: env.DATABASE_URL, release: async () => {} }
    : await openEmbedded({ folder: dataFolder(env), say });
  try {
    await prepareStore(server.url, say);
  } catch (error) {
    await server.release();
    throw error;
  }
  return { url: server.url, given: env.DATABASE_URL !== undefined, release: server.release };
}

/** Runs one command's work on the configured database, which `getDb()` then means too, and leaves nothing running. */
export async function withDatabase<T>(say: (line: string) => void, work: (db: Db) => Promise<T>): Promise<T> {
  const opening = openStore(say);
  // Also while it is still opening: a server that nobody stops must not be left.
  const stop = (signal: NodeJS.Signals) => {
    opening.then((store) => store.release()).finally(() => process.exit(signal === "SIGINT" ? 130 : 143));
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const store = await opening;
  process.env.DATABASE_URL = store.url;
  try {
    return await work(getDb());
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await closeDb();
    await store.release();
    if (!store.given) delete process.env.DATABASE_URL;
  }
}
