import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCards } from "@/db/import";
import { bringIndexUpToDate } from "@/db/search/meili-index";
import { INDEX, searchServer } from "@/db/search/meilisearch";
import { readStarter } from "@/db/seed/starter";
import type { Card } from "@/lib/cards/card";
import { type IndexServer, indexServer } from "@/tests/fixtures/meili-indexes";
import { ownDatabase } from "./database";

const database = ownDatabase();
const starter = readStarter().cards.slice(0, 40);
let server: IndexServer;

beforeAll(async () => {
  server = await indexServer();
  await importCards(starter, [], "test", database.db);
});
afterAll(() => server.close());

const bring = () => bringIndexUpToDate(searchServer(server.url, undefined).client, database.db);
const indexed = () => server.indexes.get(INDEX)?.documents.map(({ id }) => id) ?? [];

describe("the index of the search server", () => {
  test("is built on a fresh server, and left alone while the catalog stays", async () => {
    expect(await bring()).toBe(starter.length);
    expect(indexed().sort()).toEqual(starter.map(({ id }) => id).sort());
    expect([...server.indexes.keys()]).toEqual([INDEX]);
    expect(server.indexes.get(INDEX)?.settings).toMatchObject({ pagination: { maxTotalHits: 200_000 } });
    const { length } = server.asked;
    expect(await bring()).toBeNull();
    expect(server.asked.slice(length)).toEqual([`POST /indexes/${INDEX}/search`]);
  });

  test("is built anew after an import, by one of two programs that start together", async () => {
    const [first] = starter as [Card, ...Card[]];
    await importCards([...starter, { ...first, id: "one-more", image: "One_More" }], [], "test", database.db);
    expect((await Promise.all([bring(), bring()])).sort()).toEqual([starter.length + 1, null]);
    expect(indexed()).toContain("one-more");
  });

  test("the old one stays where the new one cannot be built", async () => {
    const before = indexed();
    await importCards(starter, [], "test", database.db);
    server.refuses = true;
    await expect(bring()).rejects.toThrow("Settings refused.");
    expect(indexed()).toEqual(before);
    server.refuses = false;
    expect(await bring()).toBe(starter.length);
  });

  test("a server that is not there is an error at once", async () => {
    const nobody = searchServer("http://127.0.0.1:9", undefined);
    await expect(bringIndexUpToDate(nobody.client, database.db)).rejects.toThrow();
  });
});
