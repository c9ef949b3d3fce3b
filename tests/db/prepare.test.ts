import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { StoreFault } from "@/db/fault";
import { readCardsAgain } from "@/db/import";
import { checkReachable, prepareStore } from "@/db/prepare";
import { publicDecks } from "@/db/queries/decks";
import { listFormats } from "@/db/queries/formats";
import { ownDatabase } from "./database";

describe("making a database ready", () => {
  const own = ownDatabase({ migrated: false });

  test("several processes at once migrate and load the starter catalog once", async () => {
    const said: string[] = [];
    await Promise.all([1, 2, 3].map(() => prepareStore(own.url, (line) => said.push(line))));
    expect(said).toHaveLength(1);
    const [count] = await own.db.execute(
      sql`select count(*)::int as migrations from drizzle.__drizzle_migrations`,
    );
    expect(count?.migrations).toBeGreaterThan(0);
    expect((await publicDecks(1, own.db)).total).toBe(4);
    expect((await listFormats(own.db)).length).toBeGreaterThan(0);
  });

  test("a second time changes nothing and says nothing", async () => {
    const said: string[] = [];
    await own.db.execute(sql`delete from decks`);
    await prepareStore(own.url, (line) => said.push(line));
    expect(said).toEqual([]);
    expect((await publicDecks(1, own.db)).total).toBe(0);
  });

  test("texts stored by this program read the same again", async () => {
    expect(await readCardsAgain(own.db)).toBe(0);
  });

  test("an unreachable server is said in one line without the password", async () => {
    const at = new URL(own.url);
    at.port = "1";
    at.password = "secret-word";
    const error = (await checkReachable(at.href).catch((reason: unknown) => reason)) as Error;
    expect(error).toBeInstanceOf(StoreFault);
    expect(error.message).toMatch(/^cannot use the database at [^\n]*ECONNREFUSED[^\n]*$/);
    expect(error.message).not.toContain("secret-word");
  });
});
