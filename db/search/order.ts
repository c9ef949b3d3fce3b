import { type SQL, sql } from "drizzle-orm";
import { cards, sets } from "@/db/schema";
import { NO_POSITION, RARITY_ORDER } from "@/lib/query/rank";
import type { Direction, Sort } from "@/lib/query/tree";

/** Where the asked words stand in the name, 0 best: `relevance` of lib/query/rank.ts. */
function relevance(asked: string): SQL {
  if (asked === "") return sql`6`;
  const words = asked.split(" ");
  const all = (pattern: (word: string) => string) =>
    sql.join(
      words.map((word) => sql`${cards.nameWords} like ${pattern(word)}`),
      sql` and `,
    );
  return sql`case when ${cards.exactNames} @> array[${asked}]::text[] then 0
    when ${cards.nameWords} like ${` ${asked} %`} then 1
    when ${cards.nameWords} like ${` ${asked}%`} then 2
    when ${all((word) => `% ${word} %`)} then 3
    when ${all((word) => `% ${word}%`)} then 4
    when ${all((word) => `%${word}%`)} then 5 else 6 end`;
}

const position = sql`coalesce(${sets.position}, ${NO_POSITION})`;
const rarity = sql`array_position(${sql.raw(`array['${RARITY_ORDER.join("','")}']`)}, coalesce(nullif(${cards.rarity}, ''), 'none'))`;

const STATS = {
  cost: [cards.costNumber, cards.cost],
  speed: [cards.speedNumber, cards.speed],
  power: [cards.powerNumber, cards.power],
  health: [cards.healthNumber, cards.health],
} as const;

/** What a list is sorted by, first things first, ending in the id so that every place is settled. */
function keys(sort: Sort, asked: string): SQL[] {
  const rest = [sql`${cards.nameOrder}`, sql`${cards.id}`];
  switch (sort) {
    case "relevance":
      return [relevance(asked), ...rest];
    case "name":
      return rest;
    case "set":
      return [position, sql`${cards.setCode} collate "C"`, sql`${cards.numberOrder}`, ...rest];
    case "number":
      return [sql`${cards.numberOrder}`, ...rest];
    case "rarity":
      return [sql`coalesce(${rarity}, 0)`, ...rest];
    default: {
      const [number, printed] = STATS[sort];
      return [
        sql`coalesce(${number}, case ${printed} when 'X' then -1 when '*' then -2 else -3 end)`,
        ...rest,
      ];
    }
  }
}

/** `order by` of a result list; `desc` is the exact reverse. Needs `sets` joined. */
export function orderBy(sort: Sort, direction: Direction, asked: string): SQL {
  const way = direction === "asc" ? sql`asc` : sql`desc`;
  return sql.join(
    keys(sort, asked).map((key) => sql`${key} ${way}`),
    sql`, `,
  );
}

/** Place of a printing among those of its card, 1 for the one that stands for it: `onePrinting` of lib/query/rank.ts. */
export const printingPlace: SQL = sql`row_number() over (partition by ${cards.identity}
  order by cardinality(${cards.marks}), ${position}, ${cards.id})`;
