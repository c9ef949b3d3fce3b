import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema";

export type Db = PostgresJsDatabase<typeof schema>;

export interface Connection {
  readonly db: Db;
  close(): Promise<void>;
}

/** No stored text holds NUL, and PostgreSQL takes none: asked for, it is a character that is found nowhere. */
const TEXT: postgres.PostgresType<string> = {
  to: 25,
  from: [25],
  serialize: (text: unknown) => String(text).replaceAll("\0", "\uFFFD"),
  parse: (text: string) => text,
};

/** A pool on `url`; nothing is opened before the first query. */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const client = postgres(url, {
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
    types: { text: TEXT },
  });
  return {
    db: drizzle({ client, schema, casing: "snake_case" }),
    close: () => client.end({ timeout: 5 }),
  };
}

// Next reloads modules in development; the pool must outlive them.
const kept = globalThis as { buildzoneConnection?: Connection | undefined };

/** The process's pool on `DATABASE_URL`, which `npm start`, `npm run dev` and the command line set. Throws without it. */
export function getDb(): Db {
  if (!kept.buildzoneConnection) {
    const url = process.env.DATABASE_URL;
    if (!url) throw new Error("DATABASE_URL is not set; npm start and npm run dev set it");
    kept.buildzoneConnection = connect(url);
  }
  return kept.buildzoneConnection.db;
}

/** Closes the process's pool, for programs that end. */
export async function closeDb(): Promise<void> {
  await kept.buildzoneConnection?.close();
  kept.buildzoneConnection = undefined;
}
