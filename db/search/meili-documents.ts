import type { Settings } from "meilisearch";
import type { Stat } from "@/lib/cards/card";
import type { Fact } from "@/lib/keywords/ability";
import type { Pool } from "@/lib/query/matches";
import { type SetOrder, sortRecords } from "@/lib/query/rank";
import type { SearchRecord } from "@/lib/query/record";
import { SORTS, type Sort } from "@/lib/query/tree";
import { searchWords } from "@/lib/query/words";

/** A printed number: `number`, `*`, `X` or `none`; the number itself stands beside it. */
type NumberTag = "number" | "*" | "X" | "none";

/** A card as the search server keeps it: all that a query can ask is a value to filter by, all orders are places. */
export interface SearchDocument {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly exactNames: readonly string[];
  /** Whole words of the name, their beginnings, and all parts of them. */
  readonly nameWords: readonly string[];
  readonly nameStarts: readonly string[];
  readonly nameParts: readonly string[];
  /** Beginnings of the name of at most `LONGEST_START` letters, a blank behind it included. */
  readonly nameOpens: readonly string[];
  readonly textStarts: readonly string[];
  readonly subtypeStarts: readonly string[];
  readonly stackStarts: readonly string[];
  readonly pilotStarts: readonly string[];
  readonly side: string;
  readonly set: string;
  readonly rarity: string;
  readonly number: string;
  readonly types: readonly string[];
  readonly versions: readonly string[];
  readonly flags: readonly string[];
  readonly classes: readonly string[];
  /** Sets that have a printing of this card. */
  readonly printedIn: readonly string[];
  readonly costParts: readonly string[];
  readonly forceCosts: readonly number[];
  readonly hasForce: boolean;
  readonly stats: Readonly<Record<string, number>>;
  readonly statTags: Readonly<Record<string, NumberTag>>;
  /** `has:Retaliate`, `has:Retaliate=number`, …; see `factTags`. */
  readonly facts: readonly string[];
  /** Keywords of its own, for the facet. */
  readonly keywords: readonly string[];
  /** Values of facts by `has-retaliate`. */
  readonly values: Readonly<Record<string, readonly number[]>>;
  readonly via: readonly string[];
  /** Place of the card in each order of the whole pool. */
  readonly places: Readonly<Record<string, number>>;
}

export const LONGEST_START = 60;

/** Every card as a document. */
export function documentsOf(records: readonly SearchRecord[], pool: Pool, sets: SetOrder): SearchDocument[] {
  const places = placesOf(records, sets);
  return records.map((record) => ({
    ...wordsOf(record),
    ...printedOf(record, pool),
    ...factsOf(record.facts),
    places: Object.fromEntries(SORTS.map((sort) => [sort, places.get(sort)?.get(record) ?? 0])),
  }));
}

function wordsOf(record: SearchRecord) {
  const words = record.nameWords.split(/[ |]+/).filter((word) => word !== "");
  const whole = record.nameWords.slice(1);
  return {
    exactNames: record.exactNames,
    nameWords: unique(words),
    nameStarts: startsOf(words),
    nameParts: startsOf(words.flatMap(tailsOf)),
    nameOpens: Array.from({ length: Math.min(LONGEST_START, whole.length) }, (_, at) =>
      whole.slice(0, at + 1),
    ).map(visible),
    textStarts: startsOf(record.textWords.split(" ")),
    subtypeStarts: startsOf(record.subtypeWords.split(" ")),
    stackStarts: startsOf(record.stackWords.split(" ")),
    pilotStarts: startsOf(record.pilotWords.split(" ")),
  };
}

/** Blanks at an end would be trimmed by the server. */
export function visible(words: string): string {
  return words.replaceAll(" ", "_");
}

function printedOf(record: SearchRecord, pool: Pool) {
  const { card } = record;
  const numbers: readonly (readonly [string, Stat])[] = [
    ["cost", card.cost],
    ["speed", card.speed],
    ["power", card.power],
    ["health", card.health],
    ["number", record.numberValue],
  ];
  return {
    id: card.id,
    name: card.name.full,
    text: card.text,
    side: card.side,
    set: card.set,
    rarity: card.rarity === "" ? "none" : card.rarity,
    number: card.number.toLowerCase(),
    types: record.typeTags,
    versions: record.versionTags,
    flags: record.flags,
    classes: card.classification,
    printedIn: [...pool.setsOfIdentity(record.identity)],
    costParts: record.costParts,
    forceCosts: record.forceCosts,
    hasForce: record.forceCosts.length > 0 || record.costParts.includes("x"),
    stats: Object.fromEntries(
      numbers.filter((pair): pair is [string, number] => typeof pair[1] === "number"),
    ),
    statTags: Object.fromEntries(numbers.map(([field, stat]) => [field, tagOf(stat)])),
  };
}

function tagOf(stat: Stat): NumberTag {
  return stat === null ? "none" : typeof stat === "number" ? "number" : stat;
}

function factsOf(facts: readonly Fact[]) {
  const values: Record<string, number[]> = {};
  for (const fact of facts) {
    if (typeof fact.value !== "number") continue;
    const key = valueKey(fact.relation, fact.keyword);
    values[key] = [...(values[key] ?? []), fact.value];
  }
  return {
    facts: unique(facts.flatMap(factTags)),
    keywords: unique(facts.filter((fact) => fact.relation === "has").map((fact) => fact.keyword)),
    values,
    via: unique(facts.flatMap((fact) => fact.via)),
  };
}

/** The fact, and the kind of its value: `=number`, `=X`, `=none`, and `=some` for the first two. */
function factTags({ relation, keyword, value }: Fact): string[] {
  const fact = `${relation}:${keyword}`;
  if (value === null) return [fact, `${fact}=none`];
  return [fact, `${fact}=some`, `${fact}=${typeof value === "number" ? "number" : "X"}`];
}

export function valueKey(relation: string, keyword: string): string {
  return `${relation}-${searchWords(keyword).replaceAll(" ", "-")}`;
}

function placesOf(
  records: readonly SearchRecord[],
  sets: SetOrder,
): ReadonlyMap<Sort, ReadonlyMap<SearchRecord, number>> {
  return new Map(
    SORTS.map((sort) => {
      const sorted = sortRecords(records, { sort, direction: "asc", asked: "", sets });
      return [sort, new Map(sorted.map((record, place) => [record, place]))];
    }),
  );
}

function startsOf(words: readonly string[]): string[] {
  return unique(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
}

function tailsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(at));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

const FILTERED = [
  ...[
    "id",
    "exactNames",
    "nameWords",
    "nameStarts",
    "nameParts",
    "nameOpens",
    "textStarts",
    "subtypeStarts",
    "stackStarts",
  ],
  ...[
    "pilotStarts",
    "side",
    "set",
    "rarity",
    "number",
    "types",
    "versions",
    "flags",
    "classes",
    "printedIn",
    "costParts",
  ],
  ...["forceCosts", "hasForce", "stats", "statTags", "facts", "keywords", "values", "via"],
];

/** Above any pool, so that totals are exact. */
const MOST_HITS = 200_000;

/** To be raised when documents are made another way from the same cards. */
export const SHAPE = 1;

/** How the server keeps the index: filters for everything, slips forgiven in names and texts only. */
export const SETTINGS: Settings = {
  searchableAttributes: ["name", "text"],
  filterableAttributes: FILTERED,
  sortableAttributes: SORTS.map((sort) => `places.${sort}`),
  displayedAttributes: ["id", "mark"],
  rankingRules: ["sort", "words", "typo", "proximity", "attribute", "exactness"],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: MOST_HITS },
  faceting: { maxValuesPerFacet: 1_000 },
};
