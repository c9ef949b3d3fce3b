import { allCards } from "@/db/queries/cards";
import type { Card } from "@/lib/cards/card";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { readCardData } from "@/scripts/card-files";
import { type Command, readArgs, type Streams } from "@/scripts/command";
import { withDatabase } from "@/scripts/database";

interface Printed {
  readonly card: Card;
  /** The name as its file writes it. */
  readonly name: string;
}

async function cardsOf(data: readonly string[] | undefined, streams: Streams): Promise<readonly Printed[]> {
  if (data) {
    const { entries } = await readCardData(data, streams.err);
    return entries.map(({ card, row }) => ({ card, name: row.cells.name ?? card.name.full }));
  }
  const cards = await withDatabase(streams.err, (db) => allCards(db));
  return cards.map((card) => ({ card, name: card.name.full }));
}

async function run(args: readonly string[], streams: Streams): Promise<0> {
  const options = { data: { type: "string", multiple: true }, json: { type: "boolean" } } as const;
  const { values } = readArgs({ args: [...args], options });
  const cards = await cardsOf(values.data, streams);
  const surroundings = surroundingsOf(cards.map(({ card }) => card));
  const lines = cards.map(({ card, name }) => {
    const { facts, issues } = readCardText(card, surroundings);
    return JSON.stringify({ image: card.image, name, facts, issues });
  });
  if (lines.length > 0) streams.out(lines.join("\n"));
  return 0;
}

export const command: Command = {
  usage: "facts [--data PATH]…",
  summary: "what every card does with keywords, one JSON object a line",
  run,
};
