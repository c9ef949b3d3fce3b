import { foldWords } from "@/lib/cards/fold";
import { parseCsv } from "./csv";
import type { DeckList, ListLine, ListProblem } from "./deck-list";
import { MAX_ROW } from "./limits";
import { zoneNamed } from "./zone-names";

const HEADINGS = {
  count: ["count", "quantity", "qty", "copies", "amount"],
  name: ["name", "card", "card name", "title"],
  set: ["set", "set code", "setcode", "expansion"],
  id: ["id", "card id", "cardid", "image", "imagefile", "image file"],
  zone: ["zone", "section", "board", "superzone"],
} as const;
type Column = keyof typeof HEADINGS;

const COLUMNS = Object.keys(HEADINGS) as Column[];

function columnsOf(header: readonly string[]): Map<Column, number> {
  const words = header.map((cell) => foldWords(cell));
  const found = COLUMNS.map((column) => {
    const names: readonly string[] = HEADINGS[column];
    return [column, words.findIndex((word) => names.includes(word))] as const;
  });
  return new Map(found.filter(([, at]) => at >= 0));
}

/** The separator of a text whose first row is a header of deck columns; undefined when it has none. */
export function csvSeparator(text: string): string | undefined {
  const header =
    text
      .slice(0, MAX_ROW)
      .replace(/^\uFEFF/, "")
      .split(/\r|\n/, 1)[0] ?? "";
  return [",", ";", "\t"].find((separator) => {
    const columns = columnsOf(parseCsv(header, separator)?.[0] ?? []);
    return columns.size > 1 && (columns.has("name") || columns.has("id"));
  });
}

function readRow(cell: (column: Column) => string, line: number): ListLine | ListProblem {
  const [name, id, set, zone] = [cell("name"), cell("id"), cell("set"), cell("zone")];
  const count = cell("count") === "" ? 1 : Number(cell("count"));
  const place = zone === "" ? "Deck" : zoneNamed(zone);
  if (!Number.isInteger(count) || count < 1)
    return { code: "bad-count", message: `${JSON.stringify(cell("count"))} is no count.`, line };
  if (!place) return { code: "unknown-zone", message: `No zone is called ${JSON.stringify(zone)}.`, line };
  if (name === "" && id === "") return { code: "no-name", message: "A row has no card name.", line };
  return { ...(name && { name }), ...(id && { id }), ...(set && { set }), zone: place, count, line };
}

/** Reads a table with a header row: count, name, set, id, zone, in any order. */
export function readCsv(text: string, separator: string): DeckList {
  const rows = parseCsv(text.replace(/^\uFEFF/, ""), separator);
  if (!rows) {
    const problem = { code: "broken-csv", message: "A quoted cell is never closed." } as const;
    return { kind: "csv", lines: [], problems: [problem] };
  }
  const columns = columnsOf(rows[0] ?? []);
  const lines: ListLine[] = [];
  const problems: ListProblem[] = [];
  for (const [index, row] of rows.slice(1).entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const read = readRow((column) => (row[columns.get(column) ?? -1] ?? "").trim(), index + 2);
    if ("code" in read) problems.push(read);
    else lines.push(read);
  }
  return { kind: "csv", lines: problems.length > 0 ? [] : lines, problems };
}
