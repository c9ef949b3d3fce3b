import { Meilisearch, type MultiSearchQuery } from "meilisearch";
import type { FacetField } from "@/lib/query/facets";
import type { Plan } from "@/lib/query/plan";
import { filterOf, hasTiers, relevanceTiers } from "./meili-filter";
import type { FacetCounts, FoundIds, PageQuery } from "./postgres";

export const INDEX = "cards";

/** Time within which the search server must answer; after a failure it is left alone for a while. */
const BUDGET_MS = 300;
const REST_MS = 10_000;

export interface SearchServer {
  readonly client: Meilisearch;
  /** Milliseconds. */
  readonly budget: number;
  restsUntil: number;
}

/** The server of `MEILI_URL`, with its key; the key never leaves this process. */
export function searchServer(url: string, key: string | undefined, budget = BUDGET_MS): SearchServer {
  return { client: new Meilisearch({ host: url, ...(key && { apiKey: key }) }), budget, restsUntil: 0 };
}

let configured: { url: string; server: SearchServer } | undefined;

/** The search server that the environment names; null where it names none. */
export function configuredServer(): SearchServer | null {
  const { MEILI_URL: url, MEILI_KEY: key } = process.env;
  if (!url) return null;
  if (configured?.url !== url) configured = { url, server: searchServer(url, key) };
  return configured.server;
}

/** `away`: it did not answer in time, or rests after that; `unable`: the query has no filter there. PostgreSQL answers both. */
export type ServerAnswer<T> =
  | { readonly kind: "found"; readonly value: T }
  | { readonly kind: "away" | "unable" };

/** One page of a planned query, in the same order as everywhere. */
export async function findOnServer(server: SearchServer, query: PageQuery): Promise<ServerAnswer<FoundIds>> {
  const filter = query.plan === null ? "" : filterOf(query.plan);
  const tiered = query.sort === "relevance" && query.asked !== "";
  if (filter === null || query.onePrinting || (tiered && !hasTiers(query.asked))) return { kind: "unable" };
  const tiers = tiered ? relevanceTiers(query.asked) : [""];
  const ordered = query.direction === "asc" ? tiers : [...tiers].reverse();
  const filters = ordered.map((tier) => [filter, tier].filter((part) => part !== "").join(" AND "));
  return ask(server, () => pageOf(server.client, filters, query));
}

/** The tiers one behind the other as one list: first how many each has, then the part of each that lies on the page. */
async function pageOf(client: Meilisearch, filters: readonly string[], query: PageQuery): Promise<FoundIds> {
  const base = {
    indexUid: INDEX,
    q: "",
    sort: [`places.${query.sort === "relevance" ? "name" : query.sort}:${query.direction}`],
  };
  const counts = await search(
    client,
    filters.map((filter) => ({ ...base, filter, page: 1, hitsPerPage: 0 })),
  );
  const parts: MultiSearchQuery[] = [];
  let start = 0;
  for (const [index, { total }] of counts.entries()) {
    const offset = Math.max(0, query.offset - start);
    const limit = Math.min(total - offset, query.offset + query.limit - start - offset);
    if (limit > 0) parts.push({ ...base, filter: filters[index] ?? "", offset, limit });
    start += total;
  }
  const pages = parts.length === 0 ? [] : await search(client, parts);
  return { total: start, ids: pages.flatMap((page) => page.ids) };
}

/** Counts of each facet over its own plan. */
export async function countOnServer(
  server: SearchServer,
  plans: ReadonlyMap<FacetField, Plan | null>,
): Promise<ServerAnswer<FacetCounts>> {
  const filters = [...plans].map(([field, plan]) => ({ field, filter: plan === null ? "" : filterOf(plan) }));
  if (filters.some(({ filter }) => filter === null)) return { kind: "unable" };
  return ask(server, async () => {
    const queries = filters.map(({ field, filter }) => ({
      indexUid: INDEX,
      q: "",
      filter: filter ?? "",
      facets: [FACET_ATTRIBUTES[field]],
      page: 1,
      hitsPerPage: 0,
    }));
    const found = await search(server.client, queries);
    return new Map(
      filters.map(({ field }, index) => [field, new Map(Object.entries(found[index]?.facet ?? {}))]),
    );
  });
}

const FACET_ATTRIBUTES: Readonly<Record<FacetField, string>> = {
  side: "side",
  type: "types",
  set: "set",
  rarity: "rarity",
  kw: "keywords",
};

async function search(client: Meilisearch, queries: MultiSearchQuery[]) {
  const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, { id: string }>({ queries });
  return results.map((result) => ({
    total: result.totalHits ?? result.estimatedTotalHits ?? 0,
    ids: result.hits.map((hit) => hit.id),
    facet: Object.values(result.facetDistribution ?? {})[0],
  }));
}

async function ask<T>(server: SearchServer, work: () => Promise<T>): Promise<ServerAnswer<T>> {
  if (Date.now() < server.restsUntil) return { kind: "away" };
  try {
    return { kind: "found", value: await within(server.budget, work()) };
  } catch {
    server.restsUntil = Date.now() + REST_MS;
    return { kind: "away" };
  }
}

/** Several requests share one budget. */
async function within<T>(budget: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("search server too slow")), budget);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
