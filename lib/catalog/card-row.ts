import { type Card, SIDES, type Side, type Stat, type TypeLine } from "@/lib/cards/card";
import { fold, slug } from "@/lib/cards/fold";
import { readName } from "@/lib/cards/name";
import { isKnownSet } from "@/lib/cards/sets";
import { SIDE_NAMES } from "@/lib/cards/sides";
import { readStat } from "@/lib/cards/stat";
import { readTypeLine } from "@/lib/cards/type-line";
import { cleanCell } from "./cells";
import type { CardRow, Column } from "./columns";

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

function readSide(raw: string): Side | undefined {
  const word = fold(raw);
  return SIDES.find((side) => word === side.toLowerCase() || word === fold(SIDE_NAMES[side]));
}

/** A file may be named after the code of a set that is still unknown here. */
function isSetOf(file: string, code: string): boolean {
  const stem = (file.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
  return stem.toUpperCase() === code;
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

/** Reads a row as a card; otherwise everything that keeps it from being one. */
export function readCardRow({ file, cells }: CardRow): { card: Card } | { reasons: readonly string[] } {
  const reasons: string[] = [];
  const cell = (column: Column) => cleanCell(cells[column]);
  const stat = (column: "cost" | "speed" | "power" | "health"): Stat => {
    const read = readStat(cell(column));
    if (read === undefined) reasons.push(`${column} ${JSON.stringify(cell(column))} is no number`);
    return read ?? null;
  };

  for (const [column, longest] of Object.entries(LONGEST) as [Column, number][])
    if (cell(column).length > longest) reasons.push(`${column} is longer than ${longest} characters`);

  const set = cell("set").toUpperCase();
  if (set === "") reasons.push("no set code");
  else if (!SET_CODE.test(set) || !(isKnownSet(set) || isSetOf(file, set)))
    reasons.push(`unknown set ${JSON.stringify(cell("set"))}`);

  const side = readSide(cell("side"));
  if (!side) reasons.push(cell("side") === "" ? "no side" : `unknown side ${JSON.stringify(cell("side"))}`);

  const rarity = cell("rarity").toUpperCase();
  const number = cell("number").replace(/^(\d+)\.0*$/, "$1");
  const type = typeOf(readTypeLine(cell("type")), rarity, number.toUpperCase());
  if (!type) reasons.push(cell("type") === "" ? "no type" : `unknown type ${JSON.stringify(cell("type"))}`);

  const { name } = readName(cell("name"), type?.type === "Unit" ? cell("image") : undefined);
  if (slug(name.base) === "") reasons.push("no name");

  const numbers = { cost: stat("cost"), speed: stat("speed"), power: stat("power"), health: stat("health") };
  if (!side || !type || reasons.length > 0) return { reasons };

  const image = cell("image");
  const card: Card = {
    id: slug(image) || slug(`${set} ${number} ${name.full}`),
    image,
    set,
    name,
    side,
    type,
    subtype: cell("subtype").replace(/\s+/g, " "),
    ...numbers,
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
