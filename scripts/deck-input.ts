import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { formerNamesOf } from "@/lib/cards/former-names";
import { catalogOf, type DeckCatalog } from "@/lib/decks/deck-catalog";
import type { FormatRow } from "@/lib/decks/format";
import type { DeckList, ListLine } from "@/lib/decks/io/deck-list";
import { MAX_BYTES, tooLarge } from "@/lib/decks/io/limits";
import { readDeck } from "@/lib/decks/io/read-deck";
import { codeIn } from "@/lib/decks/io/share-code";
import { type ResolvedDeck, resolveDeck } from "@/lib/decks/resolve";
import { decodeText } from "./card-bytes";
import { UsageError } from "./command";

/** Cards and formats a command judges a deck by. */
export interface DeckSources {
  readonly catalog: DeckCatalog;
  readonly formats: readonly FormatRow[];
}

/** Reads the deck a command was given: a path or a share code. Throws `UsageError` with one line when it is unusable. */
export async function readDeckArgument(argument: string): Promise<DeckList> {
  const found = await stat(argument).catch(() => null);
  if (!found && codeIn(argument)) return usable(readDeck(argument), "share code");
  if (!found) throw new UsageError(`no such file, and no share code: ${argument}`);
  if (!found.isFile()) throw new UsageError(`${argument} is no file`);
  if (found.size > MAX_BYTES) throw new UsageError(`${argument}: ${tooLarge().message}`);
  const text = decodeText(await readFile(argument));
  return usable(readDeck(text, basename(argument)), argument);
}

function usable(list: DeckList, where: string): DeckList {
  const [problem, ...more] = list.problems;
  if (!problem) return list;
  const line = problem.line === undefined ? "" : `:${problem.line}`;
  const rest = more.length > 0 ? ` (and ${more.length} more)` : "";
  throw new UsageError(`${where}${line}: ${problem.message}${rest}`);
}

/** Formats of the card files where they list any, else those every new copy starts with. */
async function sourcesFromFiles(
  paths: readonly string[],
  note: (line: string) => void,
): Promise<DeckSources> {
  const { readCardData } = await import("./card-files");
  const { cards, formats } = await readCardData(paths, note);
  const catalog = catalogOf(cards, formerNamesOf(cards));
  if (formats.length === 0)
    return { catalog, formats: (await import("@/db/seed/starter")).readStarter().formats };
  const rows = formats.map(({ name, position, setCodes }) => ({
    name,
    position,
    setCodes,
    source: "formats.txt",
  }));
  return { catalog, formats: rows };
}

async function sourcesFromDatabase(
  lines: readonly ListLine[],
  note: (line: string) => void,
): Promise<DeckSources> {
  const { withDatabase } = await import("./database");
  return withDatabase(note, async (db) => {
    const { deckCatalog } = await import("@/db/queries/deck-catalog");
    const { listFormats } = await import("@/db/queries/formats");
    return { catalog: await deckCatalog(lines, db), formats: await listFormats(db) };
  });
}

/** The cards of `--data` where given, else those of the configured database. */
export async function deckSources(
  data: readonly string[] | undefined,
  lines: readonly ListLine[],
  note: (line: string) => void,
): Promise<DeckSources> {
  return data && data.length > 0 ? sourcesFromFiles(data, note) : sourcesFromDatabase(lines, note);
}

/** Finds the deck's cards; a deck of which no card at all is known is no deck of this game. */
export function resolveKnown(list: DeckList, catalog: DeckCatalog, where: string): ResolvedDeck {
  const deck = resolveDeck(list.lines, catalog);
  if (deck.lines.some((line) => line.card)) return deck;
  const [first] = deck.notices.filter((notice) => notice.code !== "merged");
  throw new UsageError(`${where}: none of its cards is known. ${first?.message ?? ""}`.trim());
}

/** What a person should know about how the deck was read; plain choices of printings are only counted. */
export function tellNotices({ notices }: ResolvedDeck, note: (line: string) => void): void {
  for (const { code, message, line } of notices) {
    if (code !== "printing") note(`${line === undefined ? "" : `line ${line}: `}${message}`);
  }
  const printings = notices.filter((notice) => notice.code === "printing").length;
  if (printings > 0) note(`names with several printings, of which the plain one was taken: ${printings}`);
}
