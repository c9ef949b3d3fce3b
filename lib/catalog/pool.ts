import type { Card } from "@/lib/cards/card";
import type { CardFile, Entry } from "./card-file";
import type { Column, Rejection } from "./columns";

/** The cards of several files taken together, each id once. */
export interface Pool {
  /** In the order of the files and of their rows. */
  readonly entries: readonly Entry[];
  readonly rejected: readonly Rejection[];
  /** Rows read as cards, repeated ones counted each time. */
  readonly rows: number;
}

/** Card fields that come from a column, for telling apart two rows with one ImageFile. */
const FIELDS: readonly (readonly [keyof Card, Column])[] = [
  ["set", "set"],
  ["name", "name"],
  ["side", "side"],
  ["type", "type"],
  ["subtype", "subtype"],
  ["cost", "cost"],
  ["speed", "speed"],
  ["power", "power"],
  ["health", "health"],
  ["rarity", "rarity"],
  ["number", "number"],
  ["usage", "usage"],
  ["text", "text"],
  ["script", "script"],
  ["classification", "classification"],
];

/** Columns in which two rows differ; one that either file lacks is no difference. */
function differences(a: Entry, b: Entry): Column[] {
  return FIELDS.filter(
    ([field, column]) =>
      a.row.cells[column] !== undefined &&
      b.row.cells[column] !== undefined &&
      JSON.stringify(a.card[field]) !== JSON.stringify(b.card[field]),
  ).map(([, column]) => column);
}

/**
 * Takes files together: identical repeats merge into the first; a card whose ImageFile is already taken by
 * different content is rejected, and the reason names the row that has it.
 */
export function gatherPool(files: readonly CardFile[]): Pool {
  const byId = new Map<string, Entry>();
  const rejected: Rejection[] = [];
  let rows = 0;
  for (const { entries, rejected: refused } of files) {
    rejected.push(...refused);
    for (const entry of entries) {
      rows++;
      const first = byId.get(entry.card.id);
      if (!first) byId.set(entry.card.id, entry);
      else if (differences(first, entry).length > 0) rejected.push(clash(first, entry));
    }
  }
  return { entries: [...byId.values()], rejected, rows };
}

function clash(first: Entry, { card, row }: Entry): Rejection {
  const columns = differences(first, { card, row }).join(", ");
  const taken = `${first.row.file} line ${first.row.line}`;
  return {
    file: row.file,
    line: row.line,
    reason: `ImageFile ${card.image || card.id} is already taken by ${taken}, with another ${columns}`,
  };
}
