import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { printedColumns, toCard } from "@/db/card-row";
import type { Db } from "@/db/client";
import { cards, sets } from "@/db/schema";
import type { Card } from "@/lib/cards/card";
import { leavesOf } from "@/lib/query/combine";
import { FACETS, type FacetField } from "@/lib/query/facets";
import type { Plan } from "@/lib/query/plan";
import type { Direction, Sort } from "@/lib/query/tree";
import { conditionOf, type RegexHits } from "./conditions";
import { orderBy, printingPlace } from "./order";

/** One page of a planned query. */
export interface PageQuery {
  readonly plan: Plan | null;
  readonly asked: string;
  readonly sort: Sort;
  readonly direction: Direction;
  readonly onePrinting: boolean;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundIds {
  readonly total: number;
  readonly ids: readonly string[];
}

/** Ids of one page and the exact number of all, in one statement. */
export async function findIds(db: Db, query: PageQuery): Promise<FoundIds> {
  const condition = await listed(db, query.plan);
  const hits = query.onePrinting
    ? sql`select * from (select ${cards.id} as card_id, ${placeIn(query)} as place, ${printingPlace} as printing
        from ${cards} left join ${sets} on ${eq(sets.code, cards.setCode)} where ${condition}) as printings where printing = 1`
    : sql`select ${cards.id} as card_id, ${placeIn(query)} as place
        from ${cards} left join ${sets} on ${eq(sets.code, cards.setCode)} where ${condition}`;
  const rows = await db.execute<{ total: number; ids: string[] | null }>(sql`
    with hits as materialized (${hits})
    select (select count(*)::int from hits) as total,
      (select array_agg(page.card_id order by page.place) from
        (select card_id, place from hits order by place limit ${query.limit} offset ${query.offset}) as page) as ids`);
  const [row] = rows;
  return { total: row?.total ?? 0, ids: row?.ids ?? [] };
}

function placeIn(query: PageQuery): SQL {
  return sql`row_number() over (order by ${orderBy(query.sort, query.direction, query.asked)})`;
}

/** Cards of these ids, in their order. */
export async function cardsInOrder(db: Db, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(printedColumns)
    .from(cards)
    .where(inArray(cards.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type FacetCounts = ReadonlyMap<FacetField, ReadonlyMap<string, number>>;

/**
 * How many cards have each value of each facet, each counted over its own plan: the query without that facet's terms.
 * Plans that are the same object are filtered once.
 */
export async function countFacets(db: Db, plans: ReadonlyMap<FacetField, Plan | null>): Promise<FacetCounts> {
  const distinct = [...new Set(plans.values())];
  const bases = await Promise.all(
    distinct.map(async (plan, index) => {
      const name = sql.raw(`base${index}`);
      return sql`${name} as materialized (select id as card_id, side, type_tags, set_code, rarity from ${cards} where ${await listed(db, plan)})`;
    }),
  );
  const counts = FACETS.map((field) =>
    facetCount(field, sql.raw(`base${distinct.indexOf(plans.get(field) ?? null)}`)),
  );
  const rows = await db.execute<{ field: FacetField; value: string; count: number }>(
    sql`with ${sql.join(bases, sql`, `)} ${sql.join(counts, sql` union all `)}`,
  );
  const found = new Map<FacetField, Map<string, number>>(FACETS.map((field) => [field, new Map()]));
  for (const { field, value, count } of rows) found.get(field)?.set(value, count);
  return found;
}

function facetCount(field: FacetField, base: SQL): SQL {
  switch (field) {
    case "side":
      return sql`select 'side' as field, side as value, count(*)::int as count from ${base} group by side`;
    case "set":
      return sql`select 'set', set_code, count(*)::int from ${base} group by set_code`;
    case "rarity":
      return sql`select 'rarity', coalesce(nullif(rarity, ''), 'none'), count(*)::int from ${base} group by 2`;
    case "type":
      return sql`select 'type', tag, count(*)::int from ${base}, unnest(type_tags) as tag group by tag`;
    case "kw":
      return sql`select 'kw', f.keyword, count(distinct f.card_id)::int from ${base} join card_facts f using (card_id)
        where f.relation = 'has' group by f.keyword`;
  }
}

/** The plan as a condition, over cards that are still listed. */
async function listed(db: Db, plan: Plan | null): Promise<SQL> {
  if (plan === null) return sql`not ${cards.retired}`;
  return sql`not ${cards.retired} and ${conditionOf(plan, await runRegexes(db, plan))}`;
}

/** Regular expressions run here, in linear time and with one meaning, not in the database. */
async function runRegexes(db: Db, plan: Plan): Promise<RegexHits> {
  const leaves = leavesOf(plan).flatMap(({ leaf }) => (leaf.kind === "regex" ? [leaf] : []));
  if (leaves.length === 0) return new Map();
  const rows = await db
    .select({ id: cards.id, name: cards.name, text: cards.text })
    .from(cards)
    .where(eq(cards.retired, false));
  return new Map(
    leaves.map((leaf) => {
      const found = rows.filter(
        (row) =>
          (leaf.place !== "text" && leaf.regex.test(row.name)) ||
          (leaf.place !== "name" && leaf.regex.test(row.text)),
      );
      return [leaf, found.map((row) => row.id)];
    }),
  );
}
