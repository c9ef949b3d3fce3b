import type { ResolvedLine } from "@/lib/decks/resolved";

/** A deck to be written. */
export interface WritableDeck {
  readonly name?: string;
  readonly notes?: string;
  readonly format?: string | null;
  readonly lines: readonly ResolvedLine[];
}
