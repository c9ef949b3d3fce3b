import { allCards } from "@/db/queries/cards";
import type { Card } from "@/lib/cards/card";
import { type Coverage, coverageOf } from "@/lib/keywords/coverage";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { readCardData } from "@/scripts/card-files";
import { type Command, readArgs, type Streams } from "@/scripts/command";
import { withDatabase } from "@/scripts/database";

type Report = Coverage & { readonly bySet: Readonly<Record<string, Coverage>> };

function report(cards: readonly Card[]): Report {
  const surroundings = surroundingsOf(cards);
  const readings = cards.map((card) => ({
    set: card.set,
    text: card.text,
    reading: readCardText(card, surroundings),
  }));
  const sets = [...new Set(readings.map(({ set }) => set))].sort();
  const bySet = sets.map(
    (set) => [set, coverageOf(readings.filter((reading) => reading.set === set))] as const,
  );
  return { ...coverageOf(readings), bySet: Object.fromEntries(bySet) };
}

const COLUMNS = ["cards", "abilities", "structured", "shaped", "free", "issues", "unaccounted"] as const;

function table({ bySet, ...total }: Report): string {
  const rows = [...Object.entries(bySet), ["all", total] as const];
  const line = (head: string, cells: readonly unknown[]) =>
    head.padEnd(8) + cells.map((cell) => String(cell).padStart(12)).join("");
  return [
    line("set", COLUMNS),
    ...rows.map(([set, row]) =>
      line(
        set,
        COLUMNS.map((column) => row[column]),
      ),
    ),
  ].join("\n");
}

async function run(args: readonly string[], streams: Streams): Promise<0 | 1> {
  const options = { data: { type: "string", multiple: true }, json: { type: "boolean" } } as const;
  const { values } = readArgs({ args: [...args], options });
  const cards = values.data
    ? (await readCardData(values.data, streams.err)).cards
    : await withDatabase(streams.err, (db) => allCards(db));
  const read = report(cards);
  streams.out(values.json ? JSON.stringify(read) : table(read));
  return read.unaccounted === 0 ? 0 : 1;
}

export const command: Command = {
  usage: "coverage [--data PATH]… [--json]",
  summary: "how much of the cards' text is understood; proves that no keyword is lost",
  run,
};
