import type { Zone } from "@/lib/decks/deck";
import type { DeckList, ListLine, ListProblem } from "./deck-list";
import { MAX_NAME, MAX_ROW } from "./limits";
import { readQuantity } from "./quantity";
import { isTypeHeading, zoneNamed } from "./zone-names";

const COMMENT = /^(?:\/\/|#)\s*(.*)$/;
const LABEL = /^(Name|Format):\s*(.+)$/;
const HEADING = /^\[?([\p{L} ]+?)\]?\s*(?:\(\d+\))?\s*:?$/u;
const PREFIX = /^([\p{L} ]+?):\s*(\S.*)$/u;
const PRINTING = /^(.*\S)\s+\[([^[\]]+)\]$/;
const SET_CODE = /^[A-Z0-9]{1,6}$/;

type Labels = { name?: string; format?: string };

function labelOf(comment: string): Labels {
  const match = LABEL.exec(comment);
  if (!match?.[2]) return {};
  return match[1] === "Name" ? { name: match[2].trim() } : { format: match[2].trim() };
}

/** `[SOLO]`, `[SOLO SOLO071_Chewbacca_D2]` or `[SOLO071_Chewbacca_D2]` after the name says which printing it is. */
function splitPrinting(text: string): Pick<ListLine, "name" | "set" | "id"> {
  const match = PRINTING.exec(text);
  if (!match?.[1] || !match[2]) return { name: text };
  const [first = "", ...rest] = match[2].trim().split(/\s+/);
  const id = rest.join(" ");
  if (id !== "") return { name: match[1], set: first, id };
  return SET_CODE.test(first) ? { name: match[1], set: first } : { name: match[1], id: first };
}

/** Rows of Lackey's text decks: `count<TAB>name`, then perhaps set and id. */
function readCells(cells: readonly string[]): Omit<ListLine, "zone"> {
  const [first = "", second = "", third = "", fourth = ""] = cells.map((cell) => cell.trim());
  const number = /^(\d+)\s*[x×]?$/i.exec(first);
  if (!number) {
    const count = /^\d+$/.test(second) ? Number(second) : 1;
    return {
      ...splitPrinting(first),
      count,
      ...(second && count === 1 && second !== "1" && { set: second }),
    };
  }
  return {
    ...splitPrinting(second),
    count: Number(number[1]),
    ...(third && { set: third }),
    ...(fourth && { id: fourth }),
  };
}

function readCard(text: string): Omit<ListLine, "zone"> {
  if (text.includes("\t")) return readCells(text.split("\t"));
  const { count, rest } = readQuantity(text);
  return { ...splitPrinting(rest), count };
}

function faultOf({ name = "", count }: Omit<ListLine, "zone">, line: number): ListProblem | null {
  if (name === "") return { code: "no-name", message: "A row has no card name.", line };
  if (name.length > MAX_NAME)
    return { code: "not-a-deck", message: "A row is too long for a card name.", line };
  if (count < 1) return { code: "bad-count", message: "A count must be at least 1.", line };
  return null;
}

/** A heading opens a zone; one that names a card type changes nothing; undefined where the row is no heading. */
function headingOf(row: string): { zone: Zone | null } | "unknown" | undefined {
  const words = HEADING.exec(row)?.[1];
  if (words === undefined) return undefined;
  const zone = zoneNamed(words);
  if (zone) return { zone };
  if (/[:)]$/.test(row) && isTypeHeading(words)) return { zone: null };
  return row.endsWith(":") ? "unknown" : undefined;
}

/** A row for one zone only: `SB: 2 Sandtrooper`. */
function prefixOf(row: string, zone: Zone): { zone: Zone; text: string } {
  const match = PREFIX.exec(row);
  const named = match?.[1] && zoneNamed(match[1]);
  return named && match?.[2] ? { zone: named, text: match[2] } : { zone, text: row };
}

function rowsOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, "")
    .replace(/[\u00a0\u2000-\u200b\u202f\u3000]/g, " ")
    .split(/\r\n|\r|\n/)
    .map((row) => row.trim());
}

/** Reads typed or pasted lists and Lackey's text decks, by the same rules wherever they come in. */
export function readText(text: string): DeckList {
  const lines: ListLine[] = [];
  const problems: ListProblem[] = [];
  let labels: Labels = {};
  let zone: Zone = "Deck";
  for (const [index, row] of rowsOf(text).entries()) {
    const line = index + 1;
    if (row.length > MAX_ROW) {
      problems.push({ code: "not-a-deck", message: "A row is too long for a card.", line });
      continue;
    }
    const comment = COMMENT.exec(row);
    const heading = comment || row === "" ? undefined : headingOf(row);
    if (comment) labels = { ...labelOf(comment[1] ?? ""), ...labels };
    else if (heading === "unknown")
      problems.push({ code: "unknown-zone", message: `No zone is called ${JSON.stringify(row)}.`, line });
    else if (heading) zone = heading.zone ?? zone;
    else if (row !== "") {
      const own = prefixOf(row, zone);
      const card = readCard(own.text);
      const fault = faultOf(card, line);
      if (fault) problems.push(fault);
      else lines.push({ ...card, zone: own.zone, line });
    }
  }
  const kind = text.includes("\t") ? "lackey" : "text";
  if (problems.length > 0) return { kind, lines: [], problems };
  return { kind, ...labels, lines, problems };
}
