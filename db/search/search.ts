import { type Db, getDb } from "@/db/client";
import type { Card } from "@/lib/cards/card";
import { leavesOf } from "@/lib/query/combine";
import { FACETS, type FacetField, facetState, withoutFacet } from "@/lib/query/facets";
import { RARITY_VALUES, SIDE_VALUES, TYPE_VALUES } from "@/lib/query/fields";
import { parseQuery } from "@/lib/query/parser";
import { type Plan, type PlannedQuery, planQuery, planTree, type Surroundings } from "@/lib/query/plan";
import { type ListOrder, listOrder } from "@/lib/query/reference";
import type { Direction, Sort, Warning } from "@/lib/query/tree";
import { correctNames } from "./correct";
import { configuredServer, countOnServer, findOnServer, type SearchServer } from "./meilisearch";
import {
  cardsInOrder,
  countFacets,
  type FacetCounts,
  type FoundIds,
  findIds,
  type PageQuery,
} from "./postgres";
import { loadSurroundings } from "./surroundings";

export { suggest } from "./suggest";

export interface SearchRequest {
  readonly q: string;
  /** What the query itself says goes before these. */
  readonly sort?: Sort | null;
  readonly direction?: Direction | null;
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
  readonly facets?: boolean;
}

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** Cards with it, as if nothing were chosen in its own facet. */
  readonly count: number;
  readonly selected: boolean;
}

export interface Facet {
  readonly field: FacetField;
  readonly values: readonly FacetValue[];
}

export interface SearchResult {
  readonly total: number;
  readonly cards: readonly Card[];
  readonly facets: readonly Facet[];
  readonly warnings: readonly Warning[];
  /** `empty`: something was written, but nothing in it can be searched for; no card was looked at. */
  readonly state: "ok" | "empty";
  readonly engine: "postgres" | "meilisearch";
  /** Order that was used. */
  readonly sort: Sort;
  readonly direction: Direction;
  /** Set where another engine than the chosen one answered. */
  readonly notice?: "search-server-away";
}

/** Where a search looks; by default the pool's database, and the search server of `MEILI_URL` if there is one. */
export interface Engines {
  readonly db: Db;
  readonly server: SearchServer | null;
}

/** Cards that answer a query, one page of them, with counts for the facets if asked. Never throws for what a player writes. */
export async function searchCards(
  request: SearchRequest,
  db: Db = getDb(),
  server: SearchServer | null = configuredServer(),
): Promise<SearchResult> {
  const surroundings = await surroundingsFor(db, request);
  const planned = planQuery(request.q, surroundings);
  const order = listOrder(planned.asked, planned.settings, request);
  if (planned.state === "empty") return nothingAsked(planned, order);
  const perPage = Math.max(1, Math.min(request.perPage ?? 60, 500));
  const page = {
    ...order,
    onePrinting: planned.settings.unique === "cards",
    offset: (Math.max(1, Math.floor(request.page ?? 1)) - 1) * perPage,
    limit: perPage,
  };
  const { answered, found, engine, away } = await find({ db, server }, planned, page);
  const [cards, facets] = await Promise.all([
    cardsInOrder(db, found.ids),
    request.facets ? facetsOf({ db, server }, request.q, answered, surroundings) : [],
  ]);
  const notice = away ? ({ notice: "search-server-away" } as const) : {};
  return {
    total: found.total,
    cards,
    facets,
    warnings: answered.warnings,
    state: "ok",
    engine,
    ...order,
    ...notice,
  };
}

function nothingAsked({ warnings }: PlannedQuery, order: ListOrder): SearchResult {
  return { total: 0, cards: [], facets: [], warnings, state: "empty", engine: "postgres", ...order };
}

interface Found {
  /** The query that was answered: perhaps with misspelt names put right. */
  readonly answered: PlannedQuery;
  readonly found: FoundIds;
  readonly engine: SearchResult["engine"];
  readonly away: boolean;
}

/** The search server answers what it can express and finds; the database all else, and queries that find nothing as written. */
async function find(
  { db, server }: Engines,
  planned: PlannedQuery,
  page: Omit<PageQuery, "plan" | "asked">,
): Promise<Found> {
  const query = { ...page, plan: planned.plan, asked: planned.asked };
  const remote = server === null ? null : await findOnServer(server, query);
  if (remote?.kind === "found" && remote.value.total > 0)
    return { answered: planned, found: remote.value, engine: "meilisearch", away: false };
  const away = remote?.kind === "away";
  const found = await findIds(db, query);
  const corrected = found.total === 0 ? await correctNames(db, planned) : null;
  if (!corrected) return { answered: planned, found, engine: "postgres", away };
  const again = await findIds(db, { ...page, plan: corrected.plan, asked: corrected.asked });
  return { answered: corrected, found: again, engine: "postgres", away };
}

const NOWHERE: Surroundings = { sets: [], formats: [] };
const ABOUT_SETS: ReadonlySet<string> = new Set(["set", "era", "year", "format", "mark", "partner"]);

/** Most queries name no set or format: they are spared the look-up. */
async function surroundingsFor(db: Db, { q, facets }: SearchRequest): Promise<Surroundings> {
  const kinds = leavesOf(parseQuery(q).tree).map(({ leaf }) => leaf.kind);
  if (!facets && !kinds.some((kind) => ABOUT_SETS.has(kind))) return NOWHERE;
  return loadSurroundings(db, { stacks: kinds.includes("partner") });
}

async function facetsOf(
  { db, server }: Engines,
  q: string,
  planned: PlannedQuery,
  surroundings: Surroundings,
): Promise<Facet[]> {
  const { tree } = parseQuery(q);
  const plans = new Map<FacetField, Plan | null>(
    FACETS.map((field) => {
      const rest = withoutFacet(tree, field);
      return [field, rest === tree ? planned.plan : planTree(rest, surroundings).plan];
    }),
  );
  const remote = server === null ? null : await countOnServer(server, plans);
  const counts = remote?.kind === "found" ? remote.value : await countFacets(db, plans);
  return FACETS.map((field) => ({ field, values: facetValues(field, q, counts, surroundings) }));
}

function facetValues(
  field: FacetField,
  q: string,
  counts: FacetCounts,
  surroundings: Surroundings,
): FacetValue[] {
  const counted = counts.get(field) ?? new Map<string, number>();
  const chosen = new Set(facetState(q, field));
  const rows = labelled(field, surroundings, [...counted.keys()].sort());
  return rows
    .map(({ value, label }) => ({
      value,
      label,
      count: counted.get(value) ?? 0,
      selected: chosen.has(value),
    }))
    .filter(({ count, selected }) => count > 0 || selected);
}

/** The values of a facet in the order they are shown, with what they are called. */
function labelled(
  field: FacetField,
  { sets }: Surroundings,
  found: readonly string[],
): readonly { value: string; label: string }[] {
  switch (field) {
    case "side":
      return SIDE_VALUES;
    case "type":
      return TYPE_VALUES;
    case "rarity":
      return RARITY_VALUES;
    case "set":
      return sets.map(({ code, name }) => ({ value: code, label: name }));
    case "kw":
      return found.map((name) => ({ value: name, label: name }));
  }
}
