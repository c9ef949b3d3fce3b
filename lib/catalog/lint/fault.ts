import type { Entry } from "@/lib/catalog/card-file";

/** A fault in card data: where it is, what is wrong, and what was perhaps meant. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  /** Name of the card as its row writes it; empty where the row has none. */
  readonly card: string;
  readonly rule: string;
  readonly message: string;
  readonly suggestion?: string;
}

/** A fault of one row. */
export function faultOf({ row, card }: Entry, rule: string, message: string, suggestion?: string): Fault {
  const name = row.cells.name?.trim() || card.name.full;
  const where = { file: row.file, line: row.line, card: name, rule, message };
  return suggestion === undefined ? where : { ...where, suggestion };
}
