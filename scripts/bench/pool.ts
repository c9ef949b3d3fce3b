import path from "node:path";
import { connect, type Db } from "@/db/client";
import { openEmbedded } from "@/db/embedded";
import { importCards } from "@/db/import";
import { migrateTables } from "@/db/migrate";
import { readStarter } from "@/db/seed/starter";
import type { Card } from "@/lib/cards/card";
import { readCardData } from "@/scripts/card-files";
import { PROJECT } from "@/scripts/settings";
import type { BenchRoom } from "./bench";

/** Cards in the whole pool in August 2026. */
export const POOL_SIZE = 10_891;

export interface Pool {
  readonly db: Db;
  readonly url: string;
  readonly cards: readonly Card[];
  close(): Promise<void>;
}

/** A database of its own with the pool: the real cards and, up to its size, marked filler made from them. */
export async function openPool(room: BenchRoom): Promise<Pool> {
  const server = await openEmbedded({
    folder: path.join(PROJECT, ".data", "bench"),
    say: room.note,
    durable: false,
  });
  await migrateTables(server.url);
  const { db, close } = connect(server.url, { max: 2 });
  const real = room.data.length > 0 ? (await readCardData(room.data, room.note)).cards : readStarter().cards;
  const cards = filled(real);
  const report = await importCards(cards, [], "bench", db);
  await db.execute("analyze");
  room.note(
    `${real.length} real cards, ${cards.length} in all (${report.new} new, ${report.changed} changed)`,
  );
  return {
    db,
    url: server.url,
    cards,
    close: async () => {
      await close();
      await server.release();
    },
  };
}

function filled(real: readonly Card[]): readonly Card[] {
  const rounds = Math.ceil(POOL_SIZE / real.length);
  return Array.from({ length: rounds }, (_, round) =>
    real.map((card) => (round === 0 ? card : filler(card, round))),
  )
    .flat()
    .slice(0, POOL_SIZE);
}

/** A copy that shows what it is, with numbers of its own so that it is not the same to an index. */
function filler(card: Card, round: number): Card {
  const mark = `Filler ${round}`;
  return {
    ...card,
    id: `filler-${round}-${card.id}`,
    image: `Filler_${round}_${card.image}`,
    name: {
      ...card.name,
      full: `${card.name.full} (${mark})`,
      base: `${card.name.base} ${round}`,
      marks: [...card.name.marks, mark],
    },
    cost: typeof card.cost === "number" ? (card.cost + round) % 13 : card.cost,
    power: typeof card.power === "number" ? (card.power + round) % 9 : card.power,
  };
}
