import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCards } from "@/db/import";
import { documentsOf, type SearchDocument } from "@/db/search/meili-documents";
import { rebuildIndex } from "@/db/search/meili-index";
import { type SearchServer, searchServer } from "@/db/search/meilisearch";
import { searchCards } from "@/db/search/search";
import { loadSurroundings } from "@/db/search/surroundings";
import { readStarter } from "@/db/seed/starter";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import type { Surroundings } from "@/lib/query/plan";
import { recordOf, type SearchRecord } from "@/lib/query/record";
import { answer, poolOf } from "@/lib/query/reference";
import { passesFilter } from "@/tests/fixtures/meili-filter";
import { QUERIES } from "@/tests/fixtures/queries";
import { ownDatabase } from "./database";

const database = ownDatabase();
let records: readonly SearchRecord[] = [];
let surroundings: Surroundings = { sets: [], formats: [] };

beforeAll(async () => {
  const { cards } = readStarter();
  await importCards(cards, [], "test", database.db);
  const around = surroundingsOf(cards);
  records = cards.map((card) => recordOf(card, readCardText(card, around)));
  surroundings = await loadSurroundings(database.db, { stacks: true });
});

/** Budget of a server that is not to be found slow by a busy machine. */
const PATIENT = 30_000;

interface Asked {
  readonly filter: string;
  readonly sort?: readonly string[];
  readonly offset?: number;
  readonly limit?: number;
  readonly hitsPerPage?: number;
  readonly facets?: readonly string[];
}

/** Answers `POST /multi-search` from the documents, as the server's manual says it does. */
function answerAsked(
  documents: readonly SearchDocument[],
  { filter, sort, offset = 0, limit = 20, hitsPerPage, facets = [] }: Asked,
) {
  const hits = documents.filter((document) => filter === "" || passesFilter(filter, { ...document }));
  const [path = "", direction] = sort?.[0]?.split(":") ?? [];
  const place = (document: SearchDocument) => document.places[path.replace("places.", "")] ?? 0;
  const sorted = [...hits].sort((a, b) => (direction === "desc" ? place(b) - place(a) : place(a) - place(b)));
  const facetDistribution = Object.fromEntries(
    facets.map((facet) => [facet, countsOf(hits, facet as keyof SearchDocument)]),
  );
  return {
    hits: hitsPerPage === 0 ? [] : sorted.slice(offset, offset + limit).map(({ id }) => ({ id })),
    ...(hitsPerPage === undefined ? { estimatedTotalHits: hits.length } : { totalHits: hits.length }),
    facetDistribution,
  };
}

function countsOf(documents: readonly SearchDocument[], facet: keyof SearchDocument): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of documents.flatMap((document) => document[facet] as string | string[]))
    counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** A stand-in for the server; `delay` makes it slow, `broken` makes it fail. */
interface StandIn {
  readonly server: SearchServer;
  requests: number;
  delay: number;
  broken: boolean;
  close(): void;
}

async function standIn(documents: () => readonly SearchDocument[], budget?: number): Promise<StandIn> {
  const it = { requests: 0, delay: 0, broken: false };
  const http: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", async () => {
      it.requests++;
      await new Promise((resolve) => setTimeout(resolve, it.delay));
      response.writeHead(it.broken ? 500 : 200, { "content-type": "application/json" });
      const { queries } = JSON.parse(body) as { queries: Asked[] };
      response.end(
        JSON.stringify(it.broken ? {} : { results: queries.map((asked) => answerAsked(documents(), asked)) }),
      );
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const server = searchServer(`http://127.0.0.1:${port}`, undefined, budget);
  return Object.assign(it, { server, close: () => void http.close() });
}

const sets = () =>
  new Map(
    surroundings.sets.flatMap((set) => (set.position === null ? [] : [[set.code, set.position] as const])),
  );

describe("with a search server", () => {
  let it: StandIn;
  let hasty: StandIn;
  beforeAll(async () => {
    const documents = documentsOf(records, poolOf(records), sets());
    it = await standIn(() => documents, PATIENT);
    hasty = await standIn(() => documents);
  });
  afterAll(() => {
    it.close();
    hasty.close();
  });

  test.each(QUERIES)("%s", async (q) => {
    const wanted = answer(q, records, surroundings);
    const found = await searchCards({ q, perPage: 500 }, database.db, it.server);
    expect(found.notice).toBeUndefined();
    expect({ total: found.total, ids: found.cards.map((card) => card.id) }).toEqual({
      total: wanted.records.length,
      ids: wanted.records.slice(0, 500).map((record) => record.card.id),
    });
  });

  test("it is the server that answers, page by page over the tiers of relevance", async () => {
    const whole = answer("jedi", records, surroundings).records.map((record) => record.card.id);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => searchCards({ q: "jedi", perPage: 4, page }, database.db, it.server)),
    );
    expect(new Set(pages.filter((page) => page.cards.length > 0).map((page) => page.engine))).toEqual(
      new Set(["meilisearch"]),
    );
    expect(pages.flatMap((page) => page.cards.map((card) => card.id))).toEqual(whole.slice(0, 12));
  });

  test.each(["", "side:L", "kw:armor type:space", "jedi"])(
    "facets of %j are those of the database",
    async (q) => {
      const [there, here] = await Promise.all([
        searchCards({ q, facets: true }, database.db, it.server),
        searchCards({ q, facets: true }, database.db, null),
      ]);
      expect(there.facets).toEqual(here.facets);
    },
  );

  test("a slow, then broken, then healthy server: always an answer in time, and said who gave it", async () => {
    hasty.delay = 2_000;
    const start = performance.now();
    const slow = await searchCards({ q: "side:L" }, database.db, hasty.server);
    expect(performance.now() - start).toBeLessThan(1_500);
    expect(slow).toMatchObject({ engine: "postgres", notice: "search-server-away", state: "ok" });
    expect(slow.total).toBe(answer("side:L", records, surroundings).records.length);

    const { requests } = hasty;
    expect(await searchCards({ q: "side:D" }, database.db, hasty.server)).toMatchObject({
      notice: "search-server-away",
    });
    expect(hasty.requests).toBe(requests);

    hasty.delay = 0;
    hasty.broken = true;
    hasty.server.restsUntil = 0;
    expect(await searchCards({ q: "side:L" }, database.db, hasty.server)).toMatchObject({
      engine: "postgres",
    });

    hasty.broken = false;
    hasty.server.restsUntil = 0;
    expect(await searchCards({ q: "side:L" }, database.db, hasty.server)).toMatchObject({
      engine: "meilisearch",
    });
  });

  test("no server at all", async () => {
    const nobody = searchServer("http://127.0.0.1:9", undefined);
    expect(await searchCards({ q: "chewbacca" }, database.db, nobody)).toMatchObject({
      engine: "postgres",
      notice: "search-server-away",
    });
  });
});

const { MEILI_URL, MEILI_KEY } = process.env;

describe.skipIf(!MEILI_URL)("a real search server answers as the predicate does (needs MEILI_URL)", () => {
  const server = searchServer(MEILI_URL ?? "http://127.0.0.1:9", MEILI_KEY, PATIENT);
  beforeAll(async () => {
    await rebuildIndex(server.client, database.db, "test");
  }, 300_000);

  test.each(QUERIES)("%s", async (q) => {
    const wanted = answer(q, records, surroundings);
    const found = await searchCards({ q, perPage: 500 }, database.db, server);
    expect(found.notice).toBeUndefined();
    expect({ total: found.total, ids: found.cards.map((card) => card.id) }).toEqual({
      total: wanted.records.length,
      ids: wanted.records.slice(0, 500).map((record) => record.card.id),
    });
  });
});
