import { DECK_FILE_KINDS, type DeckFileKind } from "@/lib/decks/io/deck-list";
import { writeDeck } from "@/lib/decks/io/write-deck";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";
import { deckSources, readDeckArgument, resolveKnown, tellNotices } from "@/scripts/deck-input";

const OPTIONS = {
  to: { type: "string" },
  data: { type: "string", multiple: true },
} as const;

function readKind(word: string | undefined): DeckFileKind {
  const kind = DECK_FILE_KINDS.find((known) => known === word?.toLowerCase());
  if (!kind) throw new UsageError(`convert needs --to and one of ${DECK_FILE_KINDS.join(", ")}`);
  return kind;
}

/** Unknown cards are written as the deck named them, and make the status 1. */
async function run(args: readonly string[], streams: Streams): Promise<0 | 1> {
  const { values, positionals } = readArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [argument] = positionals;
  if (argument === undefined || positionals.length > 1) throw new UsageError("convert needs one deck");
  const kind = readKind(values.to);
  const list = await readDeckArgument(argument);
  const { catalog } = await deckSources(values.data, list.lines, streams.err);
  const deck = resolveKnown(list, catalog, argument);
  tellNotices(deck, streams.err);
  streams.out(writeDeck(kind, { ...list, lines: deck.lines }, catalog));
  return deck.lines.every((line) => line.card) ? 0 : 1;
}

export const command: Command = {
  usage: "convert DECK --to dek|lackey|text|csv|json|code [--data PATH]",
  summary: "writes a deck in another format, every printing and zone kept",
  run,
};
