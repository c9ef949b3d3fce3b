import { describe, expect, test } from "vitest";
import { documentsOf } from "@/db/search/meili-documents";
import { filterOf, hasTiers, relevanceTiers } from "@/db/search/meili-filter";
import { setNamed } from "@/lib/cards/sets";
import { matches } from "@/lib/query/matches";
import { planQuery } from "@/lib/query/plan";
import { relevance } from "@/lib/query/rank";
import { poolOf } from "@/lib/query/reference";
import { passesFilter } from "@/tests/fixtures/meili-filter";
import { QUERIES } from "@/tests/fixtures/queries";
import { RECORDS, SURROUNDINGS } from "./catalog";

const POOL = poolOf(RECORDS);
const ORDER = new Map(RECORDS.map(({ card }) => [card.set, setNamed(card.set).position ?? 0]));
const DOCUMENTS = documentsOf(RECORDS, POOL, ORDER);
const asObject = (document: object) => document as Readonly<Record<string, unknown>>;

const PLANNED = QUERIES.map((q) => ({ q, plan: planQuery(q, SURROUNDINGS).plan })).flatMap(({ q, plan }) =>
  plan ? [{ q, plan }] : [],
);
const EXPRESSED = PLANNED.flatMap(({ q, plan }) => {
  const filter = filterOf(plan);
  return filter === null ? [] : [{ q, plan, filter }];
});

describe("filters of the search server pass the cards of the predicate", () => {
  test.each(EXPRESSED)("$q", ({ plan, filter }) => {
    const found = DOCUMENTS.filter((document) => passesFilter(filter, asObject(document))).map(
      (document) => document.id,
    );
    const wanted = RECORDS.filter((record) => matches(plan, record, POOL)).map((record) => record.card.id);
    expect(found).toEqual(wanted);
  });

  test("most queries have one", () => {
    expect(EXPRESSED.length).toBeGreaterThan(PLANNED.length * 0.75);
  });

  test.each(['"two words"', "/regex/", "kw:evade cost<=1", "R5-D4", "luke OR /x/"])(
    "%s has none: the database answers it",
    (q) => {
      const { plan } = planQuery(q, SURROUNDINGS);
      expect(plan && filterOf(plan)).toBeNull();
    },
  );

  test("quotes in a value stay a value", () => {
    const { plan } = planQuery("version:a\\", SURROUNDINGS);
    expect(plan && filterOf(plan)).toBe('versions IN ["a\\\\"]');
  });
});

describe("tiers of relevance", () => {
  test.each([
    "chewbacca",
    "vader",
    "luke",
    "armor",
    "darth vader",
    "lukes",
    "trooper",
    "fleet large",
    "skywalker luke",
  ])("of %s are the ranks of the predicate", (asked) => {
    expect(hasTiers(asked)).toBe(true);
    const tiers = relevanceTiers(asked);
    for (const [index, record] of RECORDS.entries()) {
      const passed = tiers.flatMap((tier, rank) =>
        passesFilter(tier, asObject(DOCUMENTS[index] ?? {})) ? [rank] : [],
      );
      expect(passed).toEqual([relevance(record, asked)]);
    }
  });

  test.each(["a".repeat(80)])("of %s cannot be told apart there", (asked) => {
    expect(hasTiers(asked)).toBe(false);
  });
});
