import { allCards } from "@/db/queries/cards";
import type { Card } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import { print } from "@/lib/keywords/print";
import { type Reading, read } from "@/lib/keywords/read";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { readCardData } from "@/scripts/card-files";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";
import { withDatabase } from "@/scripts/database";

const OPTIONS = {
  card: { type: "string" },
  type: { type: "string" },
  data: { type: "string", multiple: true },
  print: { type: "boolean" },
  json: { type: "boolean" },
} as const;

/** The one card of a name or id; throws `UsageError` for none. */
function cardNamed(name: string, cards: readonly Card[]): Card {
  const wanted = fold(name);
  const found =
    cards.find(
      (card) => fold(card.name.full) === wanted || card.id === wanted || fold(card.image) === wanted,
    ) ?? cards.find((card) => fold(card.name.base) === wanted);
  if (!found) throw new UsageError(`no card ${JSON.stringify(name)}`);
  return found;
}

async function readNamed(
  name: string,
  data: readonly string[] | undefined,
  streams: Streams,
): Promise<Reading> {
  const cards = data
    ? (await readCardData(data, streams.err)).cards
    : await withDatabase(streams.err, (db) => allCards(db));
  return readCardText(cardNamed(name, cards), surroundingsOf(cards));
}

async function run(args: readonly string[], streams: Streams): Promise<0> {
  const { values } = readArgs({ args: [...args], options: OPTIONS });
  if (values.data && !values.card)
    throw new UsageError("--data needs --card NAME; without it the text is read from stdin");
  const reading = values.card
    ? await readNamed(values.card, values.data, streams)
    : read((await streams.stdin()).replace(/\r?\n$/, ""), values.type ?? "Ground/Character");
  const { abilities, facts, issues } = reading;
  streams.out(
    values.print ? print(abilities) : JSON.stringify({ abilities, facts, issues }, null, values.json ? 0 : 2),
  );
  return 0;
}

export const command: Command = {
  usage: "parse [--type LINE] [--card NAME [--data PATH]] [--print] [--json]",
  summary: "game text on stdin, or the text of a card, as abilities, facts and issues",
  run,
};
