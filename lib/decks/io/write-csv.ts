import { writeCsvRow } from "./csv";
import { byZone, namingOf } from "./naming";
import type { WritableDeck } from "./writable-deck";

/** A table with a header row, one row a card and zone. */
export function writeCsv({ lines }: WritableDeck): string {
  const rows = byZone(lines).flatMap(([zone, inZone]) =>
    inZone.map((line) => {
      const { name, set, id } = namingOf(line);
      return [line.count, name, set, id, zone];
    }),
  );
  return [["count", "name", "set", "id", "zone"], ...rows].map((row) => `${writeCsvRow(row)}\n`).join("");
}
