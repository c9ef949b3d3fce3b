import { z } from "zod";
import { ZONES, type Zone } from "@/lib/decks/deck";
import type { DeckList, ListLine } from "./deck-list";
import { MAX_CARDS } from "./limits";

const Text = z.string().max(500);
const Count = z.number().int().min(1).max(MAX_CARDS);

/** A line as we write it, and as the API gives it. */
const DeckJsonLine = z.object({
  count: Count,
  cardId: Text.optional(),
  name: Text.optional(),
  set: Text.optional(),
  zone: z.enum(ZONES).default("Deck"),
});

const DeckJson = z.object({
  name: Text.nullish(),
  notes: z.string().nullish(),
  format: Text.nullish(),
  lines: z.array(DeckJsonLine),
});

/** A line as the public deck database writes it. */
const PublicLine = z.object({ count: Count.default(1), name: Text, setCode: Text.nullish() });
const PublicLines = z.array(PublicLine).nullish();

const PublicDeckJson = z.object({
  name: Text.nullish(),
  cards: z.array(PublicLine),
  supply: PublicLines,
  sideboard: PublicLines,
  outside: PublicLines,
});

const AnyDeckJson = z.union([DeckJson, PublicDeckJson]);

function publicLines(deck: z.infer<typeof PublicDeckJson>): ListLine[] {
  const zones: [Zone, z.infer<typeof PublicLines>][] = [
    ["Deck", deck.cards],
    ["Supply", deck.supply],
    ["Sideboard", deck.sideboard],
    ["Outside the game", deck.outside],
  ];
  return zones.flatMap(([zone, lines]) =>
    (lines ?? []).map(({ count, name, setCode }) => ({
      name,
      zone,
      count,
      ...(setCode && { set: setCode }),
    })),
  );
}

function ownLines(deck: z.infer<typeof DeckJson>): ListLine[] {
  return deck.lines.map(({ count, cardId, name, set, zone }) => ({
    ...(name && { name }),
    ...(cardId && { id: cardId }),
    ...(set && { set }),
    zone,
    count,
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function refused(message: string): DeckList {
  return { kind: "json", lines: [], problems: [{ code: "broken-json", message }] };
}

/** Reads our own deck JSON (`lines`) and that of the public deck database (`cards`, `supply`). */
export function readJson(text: string): DeckList {
  const value = parse(text);
  if (value === undefined) return refused("The file is no valid JSON.");
  const read = AnyDeckJson.safeParse(value);
  if (!read.success) return refused("The JSON is no deck: it needs lines, or cards with count and name.");
  const deck = read.data;
  const lines = "lines" in deck ? ownLines(deck) : publicLines(deck);
  if (lines.some((line) => !line.name && !line.id))
    return { kind: "json", lines: [], problems: [{ code: "no-name", message: "A card has no name." }] };
  return {
    kind: "json",
    ...(deck.name && { name: deck.name }),
    ...("notes" in deck && deck.notes && { notes: deck.notes }),
    ...("format" in deck && deck.format && { format: deck.format }),
    lines,
    problems: [],
  };
}
