import { lineName } from "@/lib/decks/resolved";
import { byZone } from "./naming";
import type { WritableDeck } from "./writable-deck";

/** Our JSON: what the API gives for a deck, with names beside the ids. */
export function writeJson({ name = "", notes = "", format = null, lines }: WritableDeck): string {
  const written = byZone(lines).flatMap(([zone, inZone]) =>
    inZone.map((line) => ({
      count: line.count,
      cardId: line.cardId,
      name: lineName(line),
      ...(line.card && { set: line.card.set }),
      zone,
    })),
  );
  return `${JSON.stringify({ name, notes, format, lines: written }, null, 2)}\n`;
}
