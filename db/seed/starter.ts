import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Card } from "@/lib/cards/card";
import { readCardRow } from "@/lib/catalog/card-row";
import { columnOf } from "@/lib/catalog/columns";
import type { Deck } from "@/lib/decks/deck";

const CARDS = "cards.json";

const StarterCard = z.strictObject({
  name: z.string(),
  set: z.string(),
  imageFile: z.string(),
  side: z.string(),
  type: z.string(),
  subtype: z.string().optional(),
  cost: z.string().optional(),
  speed: z.string().optional(),
  power: z.string().optional(),
  health: z.string().optional(),
  rarity: z.string().optional(),
  number: z.string().optional(),
  text: z.string().optional(),
  classification: z.string().optional(),
  summary: z.literal(true).optional(),
});

const StarterDeckFile = z.strictObject({
  id: z.string().length(10),
  name: z.string(),
  notes: z.string(),
  format: z.string().nullable(),
  lines: z.array(z.strictObject({ count: z.int().positive(), cardId: z.string() })),
});

const StarterFormat = z.strictObject({
  name: z.string(),
  position: z.int().positive(),
  setCodes: z.array(z.string()).nonempty(),
  source: z.string(),
  status: z.enum(["official", "unconfirmed"]),
});

/** A ready deck; its id is the same on every machine. */
export interface StarterDeck extends Deck {
  readonly id: string;
}

/** What a new copy starts with: cards as facts, ready decks, the formats. */
export interface Starter {
  readonly cards: readonly Card[];
  readonly decks: readonly StarterDeck[];
  readonly formats: readonly z.infer<typeof StarterFormat>[];
}

function parseFile<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")));
}

function toCard({ summary, ...row }: z.infer<typeof StarterCard>, at: number): Card {
  const cells = Object.fromEntries(Object.entries(row).map(([key, cell]) => [columnOf(key), cell]));
  const read = readCardRow({ file: CARDS, line: at + 2, cells });
  if (!("card" in read)) throw new Error(`${CARDS} line ${at + 2}: ${read.reasons.join("; ")}`);
  return { ...read.card, summary: summary === true };
}

/** Reads the starter catalog; it is checked as strictly as any card file. */
export function readStarter(): Starter {
  return {
    cards: parseFile(CARDS, z.array(StarterCard)).map(toCard),
    decks: parseFile("decks.json", z.array(StarterDeckFile)).map(({ lines, ...deck }) => ({
      ...deck,
      visibility: "public" as const,
      lines: lines.map((line) => ({ ...line, zone: "Deck" as const })),
    })),
    formats: parseFile("formats.json", z.array(StarterFormat)),
  };
}
