import postgres from "postgres";
import { dropLease, takeLease, withFolderLock } from "./embedded/lease";
import { choosePlace } from "./embedded/place";
import { addressOf, findRunning, makeCluster, startServer, stopServer } from "./embedded/server";

const DATABASE = "buildzone";

export interface EmbeddedServer {
  /** Address of the database, password included. */
  readonly url: string;
  /** Ends this process's use; the last user stops the server. Safe to call twice. */
  release(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Absolute path of the folder the database is kept in. */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** False where a power cut may lose everything: databases of tests. */
  readonly durable?: boolean;
}

/**
 * A PostgreSQL of our own in `folder`: makes it the first time, joins one that runs already (there are never two on one
 * folder), starts it else, also over what a killed process left. Throws `StoreFault` with one line when it cannot be had.
 */
export async function openEmbedded({
  folder,
  say,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = choosePlace(folder, say);
  const running = await withFolderLock(place.folder, async () => {
    makeCluster(place);
    const server = (await findRunning(place)) ?? (await startServer(place, { durable }));
    takeLease(place.folder);
    return server;
  });
  let released: Promise<void> | undefined;
  const release = () => {
    released ??= withFolderLock(place.folder, async () => {
      if (dropLease(place.folder)) await stopServer(running);
    });
    return released;
  };
  try {
    await makeDatabase(addressOf(place, running, "postgres"));
  } catch (error) {
    await release();
    throw error;
  }
  return { url: addressOf(place, running, DATABASE), release };
}

async function makeDatabase(url: string): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const there = await admin`select from pg_database where datname = ${DATABASE}`;
    if (!there.length) await admin.unsafe(`create database ${DATABASE}`);
  } catch (error) {
    // Another process made it between the question and the order.
    if ((error as { code?: string }).code !== "42P04" && (error as { code?: string }).code !== "23505")
      throw error;
  } finally {
    await admin.end();
  }
}
