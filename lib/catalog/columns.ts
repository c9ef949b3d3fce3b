import { slug } from "@/lib/cards/fold";

/** The columns of a set file that mean something here; a file may have others (`DraftRarity`) and may lack the later ones. */
export const COLUMNS = [
  "name",
  "set",
  "image",
  "side",
  "type",
  "subtype",
  "cost",
  "speed",
  "power",
  "health",
  "rarity",
  "number",
  "usage",
  "text",
  "script",
  "classification",
] as const;
export type Column = (typeof COLUMNS)[number];

/** Without these a file holds no cards. */
export const NEEDED: readonly Column[] = ["name", "set", "side", "type"];

/** Cells of one row as written, unquoted but not trimmed; a column that its file does not have is absent. */
export type Cells = Partial<Readonly<Record<Column, string>>>;

/** One row of a card file and where it stands. */
export interface CardRow {
  readonly file: string;
  /** Line of a set file; line of a `cards.json` where the card's object begins. */
  readonly line: number;
  readonly cells: Cells;
}

/** A row that was not taken, and why. */
export interface Rejection {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

const OTHER_HEADINGS: Readonly<Record<string, Column>> = {
  imagefile: "image",
  "image-file": "image",
  imagefrag: "image",
};

/** The column meant by a heading of a set file or a key of a `cards.json`. */
export function columnOf(heading: string): Column | undefined {
  const key = slug(heading);
  return COLUMNS.find((column) => column === key) ?? OTHER_HEADINGS[key];
}
