/** Deck zones of the game, in the order they are shown and written. */
export const ZONES = ["Deck", "Supply", "Sideboard", "Outside the game"] as const;
export type Zone = (typeof ZONES)[number];

/** `count` copies of one printing in one zone; a deck has at most one line for each card and zone. */
export interface DeckLine {
  readonly cardId: string;
  readonly zone: Zone;
  readonly count: number;
}

export const VISIBILITIES = ["public", "unlisted", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a player decides about a deck; the store adds id, revision and times. */
export interface Deck {
  readonly name: string;
  readonly notes: string;
  /** Name of a format row, or null: no format chosen. */
  readonly format: string | null;
  readonly visibility: Visibility;
  readonly lines: readonly DeckLine[];
}

/** A deck as stored. */
export interface StoredDeck extends Deck {
  readonly id: string;
  /** Raised by one at each save; a save that names an older one is stale. */
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}
