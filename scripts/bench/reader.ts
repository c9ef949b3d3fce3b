import { readStarter } from "@/db/seed/starter";
import type { Card } from "@/lib/cards/card";
import { read } from "@/lib/keywords/read";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { readCardData } from "@/scripts/card-files";
import { type Bench, type BenchRoom, type BenchRow, percentile, rowOf } from "./bench";

const PASSES = 20;
const ROUNDS = 3;
/** Characters of the long texts: ten times longer may take ten times as long. */
const SHORT = 40_000;
const LONG = 400_000;

/** Texts no card has, each a construct that a careless reader would go through again and again. */
const HOSTILE: Readonly<Record<string, string>> = {
  "deep quotes": 'it gets "Armor and “',
  "ten thousand separators and more": "Armor | ",
  "no separators": "Armor Stun 1 ",
  "arrows without costs": "-> Evade 1, ",
  "open choices": "Choose one ability to gain: Tap -> ",
  "open parentheses": "Armor (Stun ",
  slots: "Switch: Armor/Stun 1/",
  "lists of what is given": "it gets: * Bo: Armor ",
  "costs without arrows": "Pay 1 Force, tap it; ",
};

async function cardsOf({ data, note }: BenchRoom): Promise<readonly Card[]> {
  return data.length > 0 ? (await readCardData(data, note)).cards : readStarter().cards;
}

/** Processor time, so that what else the machine does counts as little as can be. */
function microseconds(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Microseconds a card, pass by pass over all of them. */
function perCard(cards: readonly Card[]): number[] {
  const around = surroundingsOf(cards);
  const pass = () => {
    for (const card of cards) readCardText(card, around);
  };
  for (let i = 0; i < ROUNDS; i++) pass();
  return Array.from({ length: PASSES }, () => microseconds(pass) / cards.length);
}

/** Microseconds per `share` characters of a text of that length. */
function perShare(piece: string, length: number, share: number): number[] {
  const text = piece.repeat(Math.ceil(length / piece.length));
  read(text, "Ground/Character");
  return Array.from(
    { length: ROUNDS },
    () => (microseconds(() => read(text, "Ground/Character")) * share) / text.length,
  );
}

async function run(room: BenchRoom): Promise<BenchRow[]> {
  const cards = await cardsOf(room);
  const samples = perCard(cards);
  const mean = cards.reduce((sum, { text }) => sum + text.length, 0) / cards.length;
  room.note(`${Math.round(1e6 / percentile(samples, 0.5))} cards a second on one core`);
  const rows = [rowOf(`${cards.length} cards, ${Math.round(mean)} characters on average`, samples)];
  for (const [name, piece] of Object.entries(HOSTILE)) {
    const short = percentile(perShare(piece, SHORT, mean), 0.5);
    const long = perShare(piece, LONG, mean);
    rows.push(
      rowOf(`${name}, as many characters of ${LONG}`, long, {
        [`of ${SHORT}`]: percentile(long, 0.5) / short,
      }),
    );
  }
  return rows;
}

export const bench: Bench = { name: "reading game text, one core", unit: "µs a card", run };
