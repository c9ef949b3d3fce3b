import { z } from "zod";
import { type DeckLine, VISIBILITIES, ZONES } from "@/lib/decks/deck";
import { MAX_TEXT } from "@/lib/decks/io/limits";

/** Bytes of a body that carries a deck file: its text, escaped as JSON. */
export const TEXT_BYTES = 2 * MAX_TEXT;

const CardId = z.string().min(1).max(200);

const Line = z.strictObject({
  cardId: CardId,
  zone: z.enum(ZONES).default("Deck"),
  count: z.int().min(1).max(99),
});

/** Lines as sent; two lines of one card in one zone are one. */
const Lines = z
  .array(Line)
  .max(2000)
  .transform((lines): DeckLine[] => {
    const merged = new Map<string, DeckLine>();
    for (const line of lines) {
      const key = `${line.zone} ${line.cardId}`;
      merged.set(key, { ...line, count: line.count + (merged.get(key)?.count ?? 0) });
    }
    return [...merged.values()];
  });

const Name = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u, "no control characters");

/** A deck as a player sends it to be stored. */
export const DeckInput = z.strictObject({
  name: Name.default(""),
  notes: z.string().max(20_000).default(""),
  format: z.string().max(100).nullable().default(null),
  visibility: z.enum(VISIBILITIES).default("unlisted"),
  lines: Lines,
});

/** A save may name its revision in the body instead of in `If-Match`. */
export const SaveInput = DeckInput.extend({ revision: z.int().min(1).optional() });

const Text = z.string().min(1);
const FileName = z.string().max(255).optional();

/** A deck to be judged: its lines, or its text in any deck format. */
export const ValidateInput = z.union([
  z.strictObject({
    text: Text,
    fileName: FileName,
    format: z.string().max(100).nullable().default(null),
    asOf: z.iso.date().optional(),
  }),
  z.strictObject({
    lines: Lines,
    name: Name.optional(),
    notes: z.string().optional(),
    visibility: z.enum(VISIBILITIES).optional(),
    format: z.string().max(100).nullable().default(null),
    asOf: z.iso.date().optional(),
  }),
]);

export const ReadInput = z.strictObject({ text: Text, fileName: FileName });

export const ParseInput = z.strictObject({
  text: z.string().max(20_000),
  typeLine: z.string().max(100).default(""),
});

const Page = z.coerce.number().int().min(1).max(100_000).default(1);

/** Ids with commas between. */
const Ids = z
  .string()
  .max(20_000)
  .transform((ids) => ids.split(",").filter(Boolean))
  .pipe(z.array(CardId).max(100))
  .optional();

/** A query as far as it is typed. */
export const SuggestQuery = z.strictObject({ q: z.string().max(2000).default("") });

/** A search, or the cards of `ids`. */
export const CardsQuery = z.strictObject({ q: z.string().max(2000).default(""), page: Page, ids: Ids });

/** A page of the public decks, or the decks of `ids`. */
export const DecksQuery = z.strictObject({ page: Page, ids: Ids });

export const NoQuery = z.strictObject({});

/** `Idempotency-Key`; without one each request makes its own deck. */
export const RequestKey = z.string().trim().min(1).max(200).nullable();
