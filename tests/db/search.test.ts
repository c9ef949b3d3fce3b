import { beforeAll, describe, expect, test } from "vitest";
import { importCards } from "@/db/import";
import { importFormats } from "@/db/import-formats";
import { searchCards, suggest } from "@/db/search/search";
import { loadSurroundings } from "@/db/search/surroundings";
import { readStarter } from "@/db/seed/starter";
import type { Card } from "@/lib/cards/card";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { KEYWORDS } from "@/lib/keywords/registry";
import { FACETS, toggleFacet } from "@/lib/query/facets";
import { parseQuery } from "@/lib/query/parser";
import type { Surroundings } from "@/lib/query/plan";
import { recordOf, type SearchRecord } from "@/lib/query/record";
import { answer } from "@/lib/query/reference";
import { SORTS } from "@/lib/query/tree";
import { readCardData } from "@/scripts/card-files";
import { QUERIES } from "@/tests/fixtures/queries";
import { LACKEY } from "@/tests/lackey";
import { RECORDS } from "@/tests/unit/query/catalog";
import { ownDatabase, type TestDatabase } from "./database";

const ALL = 100_000;

interface Stored {
  readonly database: TestDatabase;
  records: readonly SearchRecord[];
  surroundings: Surroundings;
}

/** A database with these cards and what is needed to ask the predicate the same. */
function stored(
  load: () => Promise<{ cards: readonly Card[]; formats?: Parameters<typeof importFormats>[0] }>,
): Stored {
  const it: Stored = { database: ownDatabase(), records: [], surroundings: { sets: [], formats: [] } };
  beforeAll(async () => {
    const { cards, formats = [] } = await load();
    await importCards(cards, [], "test", it.database.db);
    await importFormats(formats, it.database.db);
    const around = surroundingsOf(cards);
    it.records = cards.map((card) => recordOf(card, readCardText(card, around)));
    it.surroundings = await loadSurroundings(it.database.db, { stacks: true });
  });
  return it;
}

async function ids(it: Stored, q: string): Promise<{ state: string; warnings: string[]; ids: string[] }> {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const result = await searchCards({ q, page, perPage: 500 }, it.database.db);
    found.push(...result.cards.map((card) => card.id));
    if (result.cards.length < 500) {
      expect(result.total).toBe(found.length);
      return { state: result.state, warnings: result.warnings.map((warning) => warning.code), ids: found };
    }
    if (found.length > ALL) throw new Error("no end of pages");
  }
}

function wanted(it: Stored, q: string) {
  const { state, warnings, records } = answer(q, it.records, it.surroundings);
  return {
    state,
    warnings: warnings.map((warning) => warning.code),
    ids: records.map((record) => record.card.id),
  };
}

function sameAnswers(it: Stored): void {
  test.each(QUERIES)("%s", async (q) => {
    expect(await ids(it, q)).toEqual(wanted(it, q));
  });
}

describe("PostgreSQL answers as the predicate does, in the same order: invented cards", () => {
  sameAnswers(stored(async () => ({ cards: RECORDS.map((record) => record.card) })));
});

describe("PostgreSQL answers as the predicate does, in the same order: starter catalog", () => {
  const it = stored(async () => ({ cards: readStarter().cards }));
  sameAnswers(it);

  test.each(SORTS)("sort:%s turns round exactly", async (sort) => {
    const up = await ids(it, `sort:${sort} dir:asc type:unit`);
    const down = await ids(it, `sort:${sort} dir:desc type:unit`);
    expect(down.ids).toEqual(up.ids.reverse());
  });

  test.each(["", "type:unit", "side:L kw:armor", "side:L,D type:space -rarity:R", "luke OR side:D"])(
    "facet counts of %j are those of the queries that choosing would write",
    async (q) => {
      const { facets } = await searchCards({ q, facets: true }, it.database.db);
      expect(facets.map((facet) => facet.field)).toEqual([...FACETS]);
      for (const { field, values } of facets) {
        const cleared = values
          .filter((value) => value.selected)
          .reduce((text, { value }) => toggleFacet(text, field, value), q);
        for (const { value, count } of values.slice(0, 6)) {
          const alone = toggleFacet(cleared, field, value);
          expect(`${field} ${value} ${count}`).toBe(`${field} ${value} ${wanted(it, alone).ids.length}`);
        }
      }
    },
  );

  test("each keyword's facet counts the cards that have it", async () => {
    const { facets } = await searchCards({ q: "", facets: true }, it.database.db);
    const counted = new Map(
      facets.find((facet) => facet.field === "kw")?.values.map(({ value, count }) => [value, count]),
    );
    for (const { name } of KEYWORDS)
      expect([name, counted.get(name) ?? 0]).toEqual([name, wanted(it, `kw:"${name}"`).ids.length]);
  });

  test("nothing to search for is an empty state without a look at any card", async () => {
    expect(await searchCards({ q: "***", facets: true }, it.database.db)).toMatchObject({
      state: "empty",
      total: 0,
      cards: [],
      facets: [],
    });
  });

  test.each([
    ["2,000 characters", "luke ".repeat(400), ["too-many-terms"]],
    [
      "500 terms",
      Array.from({ length: 500 }, (_, at) => `t${at} -kw:armor`).join(" "),
      ["too-many-terms", "too-long"],
    ],
    [
      "500 alternatives",
      Array.from({ length: 500 }, (_, at) => `t${at}`).join(" OR "),
      ["too-many-terms", "too-long"],
    ],
    ["50 nested brackets", `${"(-".repeat(50)}luke${")".repeat(50)}`, []],
    ["1,000 brackets", "(".repeat(1_000), ["unclosed-bracket", "too-deep"]],
    ["1,000 hyphens", "-".repeat(1_000), []],
    ["catastrophic regular expressions", "/(a+)+$/ /(x*x*)*y/ /(.*.*.*)*z/ /(a|aa)+b/", []],
    ["a large regular expression", `/${"(a?){50}".repeat(30)}/`, []],
    ["every sign of ASCII", "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", ["unclosed-quote"]],
  ])("%s: an answer within two seconds, and what was left out is said", async (_, q, said) => {
    const start = performance.now();
    const { warnings } = await searchCards({ q, facets: true }, it.database.db);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect([...new Set(warnings.map(({ code }) => code))]).toEqual(said);
  });

  test("pages do not overlap and end", async () => {
    const [one, two, far] = await Promise.all(
      [1, 2, 9_999].map((page) => searchCards({ q: "type:unit", page, perPage: 10 }, it.database.db)),
    );
    const first = one?.cards.map((card) => card.id) ?? [];
    expect(two?.cards.filter((card) => first.includes(card.id))).toEqual([]);
    expect(far).toMatchObject({ total: one?.total, cards: [] });
  });

  test.each([
    ["chewb", "name", "Chewbacca"],
    ["chewbaca", "name", "Chewbacca"],
    ["chewvac", "name", "Chewbacca"],
    ["skywlaker fam", "name", "Skywalker Family"],
    ["padme", "name", "Padme Amidala"],
    ["padmé", "name", "Padme Amidala"],
    ["chewie", "name", "Chewbacca"],
    ["side:L chewb", "name", "Chewbacca"],
    ['name:"chewb', "name", "Chewbacca"],
    ["kw:reta", "keyword", "Retaliate"],
    ["retal", "keyword", "Retaliate"],
    ["luke side:", "value", "L: Light"],
    ["pow", "field", "power: Power"],
    ["wook", "subtype", "Wookiee"],
    ["set:bo", "set", null],
  ] as const)("after %j comes a %s", async (text, kind, label) => {
    const found = await suggest(text, it.database.db);
    expect(
      found.filter((suggestion) => suggestion.kind === kind).map((suggestion) => suggestion.label),
    ).toEqual(label === null ? expect.any(Array) : expect.arrayContaining([label]));
  });

  test.each(["", " ", "luke ", "(", "-", '"', "%", "'", "kw:zzz", "\u0000", "side:L side:"])(
    "suggestions for %j do not fail",
    async (text) => {
      for (const { query } of await suggest(text, it.database.db))
        expect(parseQuery(query).warnings.map((warning) => warning.code)).not.toContain("unknown-keyword");
    },
  );
});

describe.skipIf(!LACKEY)(
  "PostgreSQL answers as the predicate does, in the same order: card files (needs LACKEY_DATA)",
  () => {
    const it = stored(async () => readCardData([LACKEY ?? ""]));
    sameAnswers(it);

    test("200 fragments of texts, quoted, find their cards", async () => {
      const texts = it.records.filter((record) => record.textWords.trim().split(" ").length > 8);
      for (let n = 0; n < 200; n++) {
        const record = texts[(n * 7_919) % texts.length] as SearchRecord;
        const words = record.card.text
          .replaceAll('"', " ")
          .split(/\s+/)
          .filter((word) => word !== "");
        const start = (n * 31) % (words.length - 6);
        const fragment = words.slice(start, start + 3 + (n % 4)).join(" ");
        const { total, cards } = await searchCards({ q: `"${fragment}"`, perPage: 500 }, it.database.db);
        expect(total > 500 || cards.some((card) => card.id === record.card.id), fragment).toBe(true);
      }
    });
  },
);
