import { z } from "zod";
import { type CardRow, type Cells, type Column, columnOf, type Rejection } from "./columns";
import type { ReadRows } from "./set-file";

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const Formats = z.array(z.string()).nullish().catch(undefined);
const CardObject = z.record(z.string(), z.unknown());

/** Line on which each element of a JSON array begins; the text is known to be one. */
function elementLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let quoted = false;
  let awaited = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (quoted) {
      if (char === "\\") at++;
      else if (char === '"') quoted = false;
      continue;
    }
    if (char === "\n") line++;
    if (awaited && !/\s/.test(char)) {
      lines.push(line);
      awaited = false;
    }
    if (char === '"') quoted = true;
    else if (char === "[" || char === "{") awaited = ++depth === 1;
    else if (char === "]" || char === "}") depth--;
    else if (char === ",") awaited = depth === 1;
  }
  return lines;
}

/** The deck database keeps its ban lists beside the usage notes; they become marks of the Usage column. */
function banMarks(record: Record<string, unknown>, usage: string): string {
  const marks = (["banned", "restricted"] as const).flatMap((key) => {
    const formats = Formats.parse(record[key]) ?? [];
    const word = key.toUpperCase();
    return usage.toUpperCase().includes(word) ? [] : formats.map((format) => `${word} in ${format}`);
  });
  return [...marks, ...(usage.trim() === "" ? [] : [usage])].join(" | ");
}

function readCells(value: unknown): Cells | string {
  const record = CardObject.safeParse(value);
  if (!record.success) return "not an object";
  const cells: Partial<Record<Column, string>> = {};
  for (const [key, cell] of Object.entries(record.data)) {
    const column = columnOf(key);
    if (!column || cells[column] !== undefined) continue;
    const scalar = Scalar.safeParse(cell);
    if (!scalar.success) return `${key} is neither text nor a number`;
    cells[column] = scalar.data === null ? "" : String(scalar.data);
  }
  const usage = banMarks(record.data, cells.usage ?? "");
  return usage === "" ? cells : { ...cells, usage };
}

/** Reads a `cards.json` as the deck database publishes it: an array of objects keyed by column, numbers as strings. */
export function readCardsJson(file: string, text: string): ReadRows {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { rows: [], rejected: [{ file, line: 1, reason: "not JSON" }] };
  }
  if (!Array.isArray(value)) {
    return { rows: [], rejected: [{ file, line: 1, reason: "not a card file: no array of cards" }] };
  }
  const lines = elementLines(text);
  const rows: CardRow[] = [];
  const rejected: Rejection[] = [];
  value.forEach((entry: unknown, at) => {
    const line = lines[at] ?? 1;
    const cells = readCells(entry);
    if (typeof cells === "string") rejected.push({ file, line, reason: cells });
    else rows.push({ file, line, cells });
  });
  return { rows, rejected };
}
