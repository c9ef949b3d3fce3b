import { breaksOff, linesOf, unquoteCell } from "./cells";
import { type CardRow, type Cells, type Column, columnOf, NEEDED, type Rejection } from "./columns";

export interface ReadRows {
  readonly rows: readonly CardRow[];
  readonly rejected: readonly Rejection[];
}

interface Heading {
  readonly columns: readonly (Column | undefined)[];
  readonly width: number;
}

function readHeading(line: string): Heading | string {
  const cells = line.split("\t").map((cell) => columnOf(unquoteCell(cell)));
  const columns = cells.map((column, at) => (cells.indexOf(column) === at ? column : undefined));
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return `not a card file: no column ${missing.join(", ")}`;
  return { columns, width: columns.length };
}

/**
 * A missing trailing cell is empty; one too many means a tab inside some cell, and no telling where. Where a row lacks
 * trailing cells besides, only the text that a tab has pushed into the Script column shows it: a script begins with `<`.
 */
function readCells(line: string, { columns, width }: Heading): Cells | string {
  const raw = line.split("\t");
  if (raw.length > width) return `${raw.length} cells in ${width} columns`;
  if (raw.length < width && breaksOff(raw.at(-1) ?? "")) return "the row breaks off inside a quoted cell";
  const cells: Partial<Record<Column, string>> = {};
  columns.forEach((column, at) => {
    if (column) cells[column] = unquoteCell(raw[at] ?? "");
  });
  if (/^\s*[^<\s]/.test(cells.script ?? "")) return "text in the Script column: a tab too many in Text";
  return cells;
}

/**
 * Reads a LackeyCCG set file: tab-separated cells under a header line, in any order and number of columns.
 * A row that cannot be read whole is rejected, never cut; a file without the needed columns is rejected at line 1.
 */
export function readSetFile(file: string, text: string): ReadRows {
  const [first = "", ...lines] = linesOf(text);
  const heading = readHeading(first);
  if (typeof heading === "string") return { rows: [], rejected: [{ file, line: 1, reason: heading }] };

  const rows: CardRow[] = [];
  const rejected: Rejection[] = [];
  lines.forEach((text, at) => {
    if (text.trim() === "") return;
    const line = at + 2;
    const cells = readCells(text, heading);
    if (typeof cells === "string") rejected.push({ file, line, reason: cells });
    else rows.push({ file, line, cells });
  });
  return { rows, rejected };
}
