import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Card } from "@/lib/cards/card";
import { readCardFile } from "@/lib/catalog/card-file";
import { readFormats } from "@/lib/catalog/formats";
import type { Zone } from "@/lib/decks/deck";
import { catalogOf } from "@/lib/decks/deck-catalog";
import type { FormatRow } from "@/lib/decks/format";
import { readDeck } from "@/lib/decks/io/read-deck";
import { resolveDeck } from "@/lib/decks/resolve";
import type { ResolvedLine } from "@/lib/decks/resolved";

/** Decks named after the rule they break, and the invented cards they are built from. */
export const FIXTURES = fileURLToPath(new URL("../../fixtures/decks/", import.meta.url));

const SETS = `${FIXTURES}plugin/sets/`;

export const CARDS: readonly Card[] = readdirSync(SETS)
  .sort()
  .flatMap((file) => readCardFile({ file, text: readFileSync(SETS + file, "utf8") }).entries)
  .map(({ card }) => card);

export const CATALOG = catalogOf(CARDS, [
  ["amber skout", "inv001-amber-scout"],
  ["inv001-amber-skout", "inv001-amber-scout"],
]);

export const FORMATS: readonly FormatRow[] = readFormats(
  readFileSync(`${FIXTURES}plugin/formats.txt`, "utf8"),
).map(({ name, position, setCodes }) => ({ name, position, setCodes, source: "fixture" }));

export function formatCalled(name: string): FormatRow {
  const format = FORMATS.find((row) => row.name === name);
  if (!format) throw new Error(`no format ${name} among the fixtures`);
  return format;
}

export function cardCalled(name: string, set?: string): Card {
  const card = CARDS.find((known) => known.name.full === name && (!set || known.set === set));
  if (!card) throw new Error(`no card ${name} among the fixtures`);
  return card;
}

export function line(name: string, count: number, zone: Zone = "Deck"): ResolvedLine {
  const card = cardCalled(name);
  const [printedIn, banMarks] = [CATALOG.printedIn(card), CATALOG.banMarks(card)];
  return { cardId: card.id, card, printedIn, banMarks, zone, count };
}

/** Lines of a fixture, as the whole way from file to cards gives them. */
export function fixtureLines(file: string): readonly ResolvedLine[] {
  const list = readDeck(readFileSync(FIXTURES + file, "utf8"), file);
  if (list.problems.length > 0) throw new Error(`${file}: ${list.problems[0]?.message}`);
  return resolveDeck(list.lines, CATALOG).lines;
}
