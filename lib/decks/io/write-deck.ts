import type { DeckCatalog } from "@/lib/decks/deck-catalog";
import type { DeckFileKind } from "./deck-list";
import { writeCode } from "./share-code";
import type { WritableDeck } from "./writable-deck";
import { writeCsv } from "./write-csv";
import { writeDek } from "./write-dek";
import { writeJson } from "./write-json";
import { writeLackey, writeText } from "./write-text";

/**
 * Writes a deck so that `readDeck` and `resolveDeck` give the same printings in the same zones. With a catalog, text
 * formats name set and id only where the name alone would mean another printing; without one, always.
 */
export function writeDeck(kind: DeckFileKind, deck: WritableDeck, catalog?: DeckCatalog): string {
  const held = { ...deck, lines: deck.lines.filter((line) => line.count > 0) };
  switch (kind) {
    case "dek":
      return writeDek(held);
    case "lackey":
      return writeLackey(held, catalog);
    case "text":
      return writeText(held, catalog);
    case "csv":
      return writeCsv(held);
    case "json":
      return writeJson(held);
    case "code":
      return writeCode(held);
  }
}
