import { type Card, SIDES, type Side, type Stat, type TypeLine } from "@/lib/cards/card";
import { fold, slug } from "@/lib/cards/fold";
import { readName } from "@/lib/cards/name";
import { isKnownSet } from "@/lib/cards/sets";
import { SIDE_NAMES } from "@/lib/cards/sides";
import { readStat } from "@/lib/cards/stat";
import { readTypeLine } from "@/lib/cards/type-line";
import { cleanCell } from "./cells";
import { type CardRow, COLUMNS, type Column } from "./columns";

/** Longest cells a card may have; longer ones are no card but a damaged file. */
const LONGEST: Readonly<Partial<Record<Column, number>>> = {
  name: 200,
  image: 200,
  subtype: 500,
  number: 20,
  usage: 10_000,
  text: 10_000,
  script: 10_000,
};
const SET_CODE = /^[A-Z0-9]{1,12}$/;

/** Reminder cards print no side; anybody may lay them out. */
function readSide(raw: string, type: TypeLine | null): Side | undefined {
  const word = fold(raw);
  if (word === "" && type?.type === "Reminder") return "N";
  return SIDES.find((side) => word === side.toLowerCase() || word === fold(SIDE_NAMES[side]));
}

/** A set code that is known, or one new to this program: the file is named after it, or holds the whole set. */
function setCode(raw: string, file: string, whole: ReadonlySet<string>): string | null {
  const code = raw.toUpperCase();
  const stem = (file.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "").toUpperCase();
  return SET_CODE.test(code) && (isKnownSet(code) || stem === code || whole.has(code)) ? code : null;
}

/** Subordinates are marked in the Type column, or by an S in Rarity or Number. */
function typeOf(line: TypeLine | null, rarity: string, number: string): TypeLine | null {
  if (line?.type !== "Unit" || (rarity !== "S" && number !== "S")) return line;
  return { ...line, type: "Subordinate" };
}

/** An empty Rarity is told by the Number column where promos and subordinates are marked there. */
function rarityOf(rarity: string, number: string, type: TypeLine | null): string {
  if (type?.type === "Subordinate") return "S";
  return rarity === "" && number === "P" ? "P" : rarity;
}

const parts = (cell: string, separator: string) =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The cells of one row, and what is wrong with them. */
class RowReader {
  readonly reasons: string[] = [];

  private readonly clean: ReadonlyMap<Column, string>;

  constructor({ cells }: CardRow) {
    this.clean = new Map(COLUMNS.map((column) => [column, cleanCell(cells[column])]));
  }

  cell(column: Column): string {
    return this.clean.get(column) ?? "";
  }

  /** What was read from a cell; a reason where nothing was. */
  needed<T>(column: Column, read: T | null | undefined, what: string = column): T | null {
    const raw = this.cell(column);
    if (read == null) this.reasons.push(raw === "" ? `no ${what}` : `unknown ${what} ${JSON.stringify(raw)}`);
    return read ?? null;
  }

  stat(column: "cost" | "speed" | "power" | "health"): Stat {
    const read = readStat(this.cell(column));
    if (read === undefined) this.reasons.push(`${column} ${JSON.stringify(this.cell(column))} is no number`);
    return read ?? null;
  }

  checkLengths(): void {
    for (const [column, longest] of Object.entries(LONGEST) as [Column, number][])
      if (this.cell(column).length > longest)
        this.reasons.push(`${column} is longer than ${longest} characters`);
  }
}

/**
 * Reads a row as a card; otherwise everything that keeps it from being one. `sets`: codes of sets that its file holds
 * whole, known or not.
 */
export function readCardRow(
  row: CardRow,
  sets: ReadonlySet<string> = new Set(),
): { card: Card } | { reasons: readonly string[] } {
  const reader = new RowReader(row);
  const cell = (column: Column) => reader.cell(column);
  reader.checkLengths();
  const rarity = cell("rarity").toUpperCase();
  const number = cell("number").replace(/^(\d+)\.0*$/, "$1");
  const image = cell("image");

  const set = reader.needed("set", setCode(cell("set"), row.file, sets), "set");
  const type = reader.needed("type", typeOf(readTypeLine(cell("type")), rarity, number.toUpperCase()));
  const side = reader.needed("side", readSide(cell("side"), type));
  const { name } = readName(cell("name"), type?.type === "Unit" ? image : undefined);
  if (slug(name.base) === "") reader.reasons.push("no name");
  const cost = reader.stat("cost");
  const [speed, power, health] = [reader.stat("speed"), reader.stat("power"), reader.stat("health")];
  if (!set || !side || !type || reader.reasons.length > 0) return { reasons: reader.reasons };

  const card: Card = {
    id: slug(image) || slug(`${set} ${number} ${name.full}`),
    image,
    set,
    name,
    side,
    type,
    subtype: cell("subtype").replace(/\s+/g, " "),
    cost,
    speed,
    power,
    health,
    rarity: rarityOf(rarity, number.toUpperCase(), type),
    number,
    usage: parts(cell("usage"), "|"),
    text: cell("text"),
    script: cell("script"),
    classification: parts(cell("classification"), ","),
    summary: false,
  };
  return { card };
}
