import postgres from "postgres";
import { cardById } from "@/db/queries/cards";
import { searchCards } from "@/db/search/search";
import { type Bench, type BenchRow, percentile, rowOf, timed } from "./bench";
import { openPool, type Pool } from "./pool";
import { STRUCTURED, TYPED_PREFIXES } from "./search-queries";

const PER_PAGE = 60;

async function measure(pool: Pool): Promise<BenchRow[]> {
  const raw = postgres(pool.url, { max: 1, onnotice: () => {} });
  const search = (q: string, facets = false) =>
    timed(() => searchCards({ q, perPage: PER_PAGE, facets }, pool.db));
  const byHand = (where: string) =>
    timed(() =>
      raw.unsafe(
        `select *, count(*) over () from cards where not retired and (${where}) order by name_order, id limit ${PER_PAGE}`,
      ),
    );
  try {
    for (const { q, where } of STRUCTURED.slice(0, 20)) await Promise.all([search(q), byHand(where)]);
    const keys = await each(pool.cards.slice(0, 200), (card) => timed(() => cardById(card.id, pool.db)));
    const twins = await each(
      STRUCTURED,
      async ({ q, where }) => [await search(q), await byHand(where)] as const,
    );
    const structured = twins.map(([ours]) => ours);
    const sql = twins.map(([, theirs]) => theirs);
    const typed = await each(TYPED_PREFIXES, (q) => search(q));
    const faceted = await each(TYPED_PREFIXES, (q) => search(q, true));
    const key = percentile(keys, 0.5);
    const against = (samples: readonly number[]) => ({ "key look-up": percentile(samples, 0.5) / key });
    return [
      rowOf("key look-up", keys),
      rowOf(`${sql.length} structured filters in raw SQL`, sql, against(sql)),
      rowOf(`${structured.length} structured queries`, structured, {
        ...against(structured),
        "raw SQL (p50)": percentile(structured, 0.5) / percentile(sql, 0.5),
        "raw SQL (p95)": percentile(structured, 0.95) / percentile(sql, 0.95),
      }),
      rowOf(`${typed.length} typed prefixes`, typed, against(typed)),
      rowOf(`${faceted.length} typed prefixes with facets`, faceted, against(faceted)),
    ];
  } finally {
    await raw.end();
  }
}

/** One after the other, so that none waits for another. */
async function each<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const value of values) results.push(await work(value));
  return results;
}

export const bench: Bench = {
  name: "search, server time on the whole pool",
  unit: "ms",
  async run(room) {
    const pool = await openPool(room);
    try {
      return await measure(pool);
    } finally {
      await pool.close();
    }
  },
};
