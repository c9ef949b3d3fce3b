import { searchCards } from "@/db/search/search";
import type { Card } from "@/lib/cards/card";
import { KNOWN_SETS, setNamed } from "@/lib/cards/sets";
import { printStat } from "@/lib/cards/stat";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { describeWarning, told } from "@/lib/query/messages";
import { partnerFinder } from "@/lib/query/partners";
import { recordOf } from "@/lib/query/record";
import { answer } from "@/lib/query/reference";
import type { Warning } from "@/lib/query/tree";
import { readCardData } from "@/scripts/card-files";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";
import { withDatabase } from "@/scripts/database";

interface Found {
  readonly total: number;
  readonly cards: readonly Card[];
  readonly warnings: readonly Warning[];
}

const LIMIT = 20;
const MOST = 100_000;

async function run(args: readonly string[], streams: Streams): Promise<0 | 1> {
  const { values, positionals } = readArgs({
    // There are no options of one hyphen: such a word is a part of the query.
    args: args.map((arg) => (/^-[^-]/.test(arg) ? ` ${arg}` : arg)),
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      limit: { type: "string" },
      data: { type: "string", multiple: true },
    },
  });
  if (positionals.length === 0) throw new UsageError("search needs a query");
  const query = positionals.join(" ");
  const limit = readLimit(values.limit);
  const found = values.data
    ? await searchFiles(query, limit, values.data, streams)
    : await withDatabase(streams.err, () => searchDatabase(query, limit));
  streams.out(values.json ? JSON.stringify(asJson(found)) : asTable(found));
  if (!values.json) for (const warning of found.warnings) streams.err(describeWarning(warning));
  return 0;
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return LIMIT;
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit > MOST)
    throw new UsageError(`--limit ${text}: not a number from 0 to ${MOST}`);
  return limit;
}

/** Sets known by name and those of the files are what a query may name. */
async function searchFiles(
  query: string,
  limit: number,
  data: readonly string[],
  streams: Streams,
): Promise<Found> {
  const { cards, formats } = await readCardData(data, streams.err);
  const around = surroundingsOf(cards);
  const records = cards.map((card) => recordOf(card, readCardText(card, around)));
  const codes = new Set([...KNOWN_SETS.map((set) => set.code), ...cards.map((card) => card.set)]);
  const partnersOf = partnerFinder(cards);
  const found = answer(query, records, { sets: [...codes].map(setNamed), formats, partnersOf });
  return {
    total: found.records.length,
    cards: found.records.slice(0, limit).map((record) => record.card),
    warnings: found.warnings,
  };
}

const PAGE = 500;

async function searchDatabase(query: string, limit: number): Promise<Found> {
  const cards: Card[] = [];
  let found = await searchCards({ q: query, perPage: Math.min(PAGE, Math.max(1, limit)) });
  const { total, warnings } = found;
  for (let page = 2; ; page++) {
    cards.push(...found.cards);
    if (cards.length >= Math.min(limit, total)) break;
    found = await searchCards({ q: query, perPage: PAGE, page });
    if (found.cards.length === 0) break;
  }
  return { total, cards: cards.slice(0, limit), warnings };
}

function asJson({ total, cards, warnings }: Found) {
  return {
    total,
    cards: cards.map((card) => ({
      id: card.id,
      name: card.name.full,
      set: card.set,
      number: card.number,
      side: card.side,
      type: card.type.printed,
      subtype: card.subtype,
      cost: card.cost,
      speed: card.speed,
      power: card.power,
      health: card.health,
      rarity: card.rarity,
      text: card.text,
    })),
    warnings: told(warnings),
  };
}

function asTable({ total, cards }: Found): string {
  const width = Math.max(4, ...cards.map((card) => card.name.full.length));
  const rows = cards.map((card) => {
    const numbers = [card.cost, card.speed, card.power, card.health]
      .map((stat) => printStat(stat).padStart(3))
      .join(" ");
    return `${card.name.full.padEnd(width)}  ${card.set.padEnd(5)} ${card.side}  ${numbers}  ${card.type.printed}`;
  });
  const more = total > cards.length ? [`${cards.length} of ${total} cards`] : [`${total} cards`];
  return [...rows, ...more].join("\n");
}

export const command: Command = {
  usage: "search QUERY [--limit N] [--data PATH] [--json]",
  summary: "finds cards by a query in the search language, in the database or in card files",
  run,
};
