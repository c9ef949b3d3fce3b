import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Card } from "@/lib/cards/card";
import { type CardFile, type Entry, readCardFile } from "@/lib/catalog/card-file";
import type { Rejection } from "@/lib/catalog/columns";
import { type FormatListing, readFormats } from "@/lib/catalog/formats";
import { gatherPool } from "@/lib/catalog/pool";
import { fileName, isAddress, readText } from "./card-bytes";
import { UsageError } from "./command";

/** Everything a set of card files says. */
export interface CardData {
  /** Files read, with the number of rows taken from each. */
  readonly files: readonly { readonly file: string; readonly rows: number }[];
  /** Each card once, in file order. */
  readonly cards: readonly Card[];
  /** The same cards with the rows they were read from. */
  readonly entries: readonly Entry[];
  readonly rejected: readonly Rejection[];
  /** Rows read as cards, repeated ones counted each time. */
  readonly rows: number;
  readonly formats: readonly FormatListing[];
  /** Paths of the deck files that lie beside the cards. */
  readonly decks: readonly string[];
}

interface Found {
  readonly cardFiles: readonly string[];
  readonly formats: string | null;
  readonly decks: readonly string[];
}

const BESIDE_CARDS =
  /^(formats|keywords|plugininfo|changelog|listofcarddatafiles|cardimageurls\d*|readme)\.txt$/i;

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith(".")).sort();
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** A plugin folder keeps its set files in `sets/`; any other folder is one of set files. */
async function findIn(folder: string): Promise<Found> {
  for (const root of [folder, join(folder, "starwars")]) {
    if (!(await isFolder(join(root, "sets")))) continue;
    const sets = (await namesIn(join(root, "sets"))).filter((name) => /\.txt$/i.test(name));
    const decks = (await namesIn(join(root, "decks"))).filter((name) => /\.(dek|txt)$/i.test(name));
    const formats = (await namesIn(root)).find((name) => name === "formats.txt");
    return {
      cardFiles: sets.map((name) => join(root, "sets", name)),
      formats: formats ? join(root, formats) : null,
      decks: decks.map((name) => join(root, "decks", name)),
    };
  }
  const names = await namesIn(folder);
  const cards = names.filter(
    (name) => name === "cards.json" || (/\.txt$/i.test(name) && !BESIDE_CARDS.test(name)),
  );
  return {
    cardFiles: cards.map((name) => join(folder, name)),
    formats: names.includes("formats.txt") ? join(folder, "formats.txt") : null,
    decks: names.filter((name) => /\.dek$/i.test(name)).map((name) => join(folder, name)),
  };
}

async function find(source: string): Promise<Found> {
  if (isAddress(source)) return { cardFiles: [source], formats: null, decks: [] };
  const found = await stat(source).catch(() => null);
  if (!found) throw new UsageError(`no such file or folder: ${source}`);
  return found.isDirectory() ? findIn(source) : { cardFiles: [source], formats: null, decks: [] };
}

/** Reads one file; a second file of the same name is told apart by its whole path. */
async function readOne(source: string, taken: Set<string>): Promise<CardFile> {
  const short = fileName(source);
  const file = taken.has(short) ? source : short;
  taken.add(file);
  return readCardFile({ file, text: await readText(source) });
}

/** Nothing to take and no row to blame: another kind of file, or a heading without rows. */
function isNoCardFile({ entries, rejected }: CardFile): boolean {
  return (
    entries.length === 0 && (rejected.length === 0 || (rejected.length === 1 && rejected[0]?.line === 1))
  );
}

/**
 * Reads card data from LackeyCCG plugin folders, folders of set files, single set files and `cards.json` files or
 * addresses. Rows that cannot be read are listed. Throws `UsageError` for a path that holds no card file at all.
 */
export async function readCardData(
  sources: readonly string[],
  note: (line: string) => void = () => {},
): Promise<CardData> {
  const files: CardFile[] = [];
  const formats: FormatListing[] = [];
  const decks: string[] = [];
  const taken = new Set<string>();
  for (const source of sources) {
    const found = await find(source);
    const read: CardFile[] = [];
    for (const path of found.cardFiles) read.push(await readOne(path, taken));
    const noCards = read.filter(isNoCardFile);
    if (noCards.length === read.length)
      throw new UsageError(`${source}: ${noCards[0]?.rejected[0]?.reason ?? "no cards in it"}`);
    files.push(...read);
    if (found.formats) formats.push(...readFormats(await readText(found.formats)));
    decks.push(...found.decks);
    note(`${source}: ${read.length} files, ${read.reduce((sum, file) => sum + file.entries.length, 0)} rows`);
  }
  const pool = gatherPool(files);
  return {
    files: files.map((file) => ({ file: file.file, rows: file.entries.length })),
    cards: pool.entries.map((entry) => entry.card),
    entries: pool.entries,
    rejected: pool.rejected,
    rows: pool.rows,
    formats,
    decks,
  };
}

/** The cards a command works on: those of `--data` where given, else those of the configured database. */
export async function cardsFor(
  { data = [] }: { readonly data?: readonly string[] | undefined },
  note: (line: string) => void = () => {},
): Promise<readonly Card[]> {
  if (data.length > 0) return (await readCardData(data, note)).cards;
  const [{ withDatabase }, { allCards }] = await Promise.all([
    import("./database"),
    import("@/db/queries/cards"),
  ]);
  return withDatabase(note, allCards);
}
