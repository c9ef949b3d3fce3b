import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, inject } from "vitest";
import { type Connection, connect, type Db } from "@/db/client";
import { migrateTables } from "@/db/migrate";

export interface TestDatabase {
  readonly url: string;
  readonly db: Db;
}

/** A database of this test file's own, dropped after it; migrated unless asked not to. */
export function ownDatabase({ migrated = true } = {}): TestDatabase {
  const name = `buildzone_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(inject("databaseServer"));
  url.pathname = `/${name}`;
  let connection: Connection;
  beforeAll(async () => {
    await onServer(`create database ${name}`);
    if (migrated) await migrateTables(url.href);
    connection = connect(url.href);
  });
  afterAll(async () => {
    await connection?.close();
    await onServer(`drop database if exists ${name} with (force)`);
  });
  return {
    url: url.href,
    get db() {
      return connection.db;
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const { db, close } = connect(inject("databaseServer"), { max: 1 });
  try {
    await db.execute(sql.raw(statement));
  } finally {
    await close();
  }
}
