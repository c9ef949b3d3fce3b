import { RARITY_VALUES } from "./fields";
import { type SearchRecord, statOrder } from "./record";
import type { Direction, Sort } from "./tree";

/** Order of the sets of a catalog: place of publication by code. */
export type SetOrder = ReadonlyMap<string, number>;

/** Place of a set without a known one: behind all others. */
export const NO_POSITION = 1_000_000;

/**
 * How well the name answers the words asked for, 0 best: the name itself, a name that goes on after them, a name that
 * begins so, all as whole words, all as beginnings of words, all inside the name, or only the text.
 */
export function relevance(record: SearchRecord, asked: string): number {
  if (asked === "") return 6;
  const name = record.nameWords;
  const words = asked.split(" ");
  if (record.exactNames.includes(asked)) return 0;
  if (name.startsWith(` ${asked} `)) return 1;
  if (name.startsWith(` ${asked}`)) return 2;
  if (words.every((word) => name.includes(` ${word} `))) return 3;
  if (words.every((word) => name.includes(` ${word}`))) return 4;
  return words.every((word) => name.includes(word)) ? 5 : 6;
}

/** Rarities from common to rare, as they sort. */
export const RARITY_ORDER: readonly string[] = RARITY_VALUES.map(({ value }) => value);

type Key = readonly (string | number)[];

function sortKey(record: SearchRecord, sort: Sort, asked: string, sets: SetOrder): Key {
  const name = record.nameOrder;
  const { card } = record;
  const rest = [name, card.id];
  switch (sort) {
    case "relevance":
      return [relevance(record, asked), ...rest];
    case "name":
      return rest;
    case "set":
      return [sets.get(card.set) ?? NO_POSITION, card.set, record.numberOrder, ...rest];
    case "number":
      return [record.numberOrder, ...rest];
    case "rarity":
      return [RARITY_ORDER.indexOf(card.rarity === "" ? "none" : card.rarity), ...rest];
    default:
      return [statOrder(card[sort]), ...rest];
  }
}

/** The order of a result list; `desc` is the exact reverse. Strings compare by code point, as the database does. */
export function sortRecords(
  records: readonly SearchRecord[],
  { sort, direction, asked, sets }: { sort: Sort; direction: Direction; asked: string; sets: SetOrder },
): SearchRecord[] {
  const sign = direction === "asc" ? 1 : -1;
  return records
    .map((record) => ({ record, key: sortKey(record, sort, asked, sets) }))
    .sort((a, b) => sign * compareKeys(a.key, b.key))
    .map(({ record }) => record);
}

function compareKeys(a: Key, b: Key): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] as string | number;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** One printing a card: without printing marks first, then by set, then by id. */
export function onePrinting(records: readonly SearchRecord[], sets: SetOrder): SearchRecord[] {
  const key = ({ card }: SearchRecord): Key => [
    card.name.marks.length,
    sets.get(card.set) ?? NO_POSITION,
    card.id,
  ];
  const kept = new Map<string, SearchRecord>();
  for (const record of records) {
    const other = kept.get(record.identity);
    if (!other || compareKeys(key(record), key(other)) < 0) kept.set(record.identity, record);
  }
  return records.filter((record) => kept.get(record.identity) === record);
}
