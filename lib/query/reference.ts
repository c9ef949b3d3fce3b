import { correctWords, suspectWords } from "./correct";
import { matches, type Pool } from "./matches";
import { type PlannedQuery, planQuery, type Surroundings } from "./plan";
import { onePrinting, type SetOrder, sortRecords } from "./rank";
import type { SearchRecord } from "./record";
import type { Direction, Settings, Sort, Warning } from "./tree";

/** A whole result list and how it came about. */
export interface Answer {
  readonly records: readonly SearchRecord[];
  readonly warnings: readonly Warning[];
  readonly state: "ok" | "empty";
  readonly sort: Sort;
  readonly direction: Direction;
}

export interface ListOrder {
  readonly sort: Sort;
  readonly direction: Direction;
}

/** The order of the list: what the query says, then what the page asks for, then by relevance or, without words, by name. */
export function listOrder(
  asked: string,
  settings: Settings,
  wished: { sort?: Sort | null | undefined; direction?: Direction | null | undefined } = {},
): ListOrder {
  const sort = settings.sort ?? wished.sort ?? "relevance";
  return {
    sort: sort === "relevance" && asked === "" ? "name" : sort,
    direction: settings.direction ?? wished.direction ?? "asc",
  };
}

/** The cards that answer a query, in order, by looking at every card: the twin that every engine must equal. */
export function answer(query: string, records: readonly SearchRecord[], surroundings: Surroundings): Answer {
  const planned = planQuery(query, surroundings);
  if (planned.state === "empty")
    return { records: [], warnings: planned.warnings, state: "empty", ...listOrder("", planned.settings) };
  const pool = poolOf(records);
  const strict = find(planned, records, pool);
  const corrected = strict.length > 0 ? null : correct(planned, records);
  const { asked, settings, warnings } = corrected ?? planned;
  const found = corrected ? find(corrected, records, pool) : strict;
  const sets: SetOrder = new Map<string, number>(
    surroundings.sets.flatMap((set) => (set.position === null ? [] : [[set.code, set.position] as const])),
  );
  const order = listOrder(planned.asked, settings);
  const listed = settings.unique === "cards" ? onePrinting(found, sets) : found;
  return { records: sortRecords(listed, { ...order, asked, sets }), warnings, state: "ok", ...order };
}

function find(planned: PlannedQuery, records: readonly SearchRecord[], pool: Pool): SearchRecord[] {
  return records.filter((record) => matches(planned.plan, record, pool));
}

function correct(planned: PlannedQuery, records: readonly SearchRecord[]): PlannedQuery | null {
  const missing = suspectWords(planned).filter(
    (word) =>
      !records.some((record) => record.nameWords.includes(word) || record.textWords.includes(` ${word}`)),
  );
  if (missing.length === 0) return null;
  const vocabulary = new Set(
    records.flatMap((record) => record.nameWords.split(" ").filter((word) => word.length > 2)),
  );
  return correctWords(planned, missing, vocabulary);
}

/** Which sets have a printing of each card. */
export function poolOf(records: readonly SearchRecord[]): Pool {
  const sets = new Map<string, Set<string>>();
  for (const { identity, card } of records) {
    const known = sets.get(identity);
    if (known) known.add(card.set);
    else sets.set(identity, new Set([card.set]));
  }
  const none: ReadonlySet<string> = new Set();
  return { setsOfIdentity: (identity) => sets.get(identity) ?? none };
}
