/** L Light, D Dark, N Neutral, Y Yuuzhan Vong. */
export const SIDES = ["L", "D", "N", "Y"] as const;
export type Side = (typeof SIDES)[number];

export const ARENAS = ["Space", "Ground", "Character"] as const;
export type Arena = (typeof ARENAS)[number];

export const CARD_TYPES = [
  "Unit",
  "Subordinate",
  "Battle",
  "Mission",
  "Location",
  "Equipment",
  "Resource",
  "Event",
  "Reminder",
] as const;
/** Space, Ground and Character cards are all units; their arenas say which. */
export type CardType = (typeof CARD_TYPES)[number];

/** A printed number; `"*"` (the text defines it) and `"X"` (chosen when paid) are never 0; null: none printed. */
export type Stat = number | "*" | "X" | null;

/** The parts of a printed name (docs/rules/deck-construction.md, section 4). */
export interface CardName {
  /** As shown: `Darth Vader (Y)`, `Anakin Skywalker (V) (Promo)`, `Star Destroyer RAS`. */
  readonly full: string;
  /** `Darth Vader`; the bare or braced set code of a declared-independent namesake is not part of it. */
  readonly base: string;
  /** `A` … `Z`, `A2` …; null for a card without a version letter (non-unique). */
  readonly version: string | null;
  /** Printing marks: `Promo`, `Promo-Film`, `Starter`, `LEGO`. */
  readonly marks: readonly string[];
  /** Set code that tells declared-independent namesakes apart: `RAS` in `Star Destroyer RAS`. */
  readonly namesake: string | null;
}

/** The Type column read (`Ground/Character`, `Mission – Trap`). */
export interface TypeLine {
  /** As shown, hyphens and blanks made regular: `Mission - Trap`. */
  readonly printed: string;
  readonly type: CardType;
  /** In printed order; the order gives the Switch slots. Empty for cards that are no units. */
  readonly arenas: readonly Arena[];
  /** Trap or Campaign of a Mission; null otherwise. */
  readonly kind: string | null;
}

/** One printing of a card, as a row of a set file says it. */
export interface Card {
  /** Folded `ImageFile`: `solo071-chewbacca-d2`. */
  readonly id: string;
  /** `ImageFile` as written in the file. */
  readonly image: string;
  readonly set: string;
  readonly name: CardName;
  readonly side: Side;
  readonly type: TypeLine;
  /** Subtype column: `Wookiee Independent Thief`. */
  readonly subtype: string;
  readonly cost: Stat;
  readonly speed: Stat;
  readonly power: Stat;
  readonly health: Stat;
  /** C, U, R, P (promo), S (subordinate) or empty. */
  readonly rarity: string;
  /** Collector number as printed: `71`, `P`, `S01`, or empty. */
  readonly number: string;
  /** Usage column: rulings, errata, ban marks, split at ` | `. */
  readonly usage: readonly string[];
  /** Game text as imported (one line, abilities separated by `|`); spans of issues point into it. */
  readonly text: string;
  readonly script: string;
  /** Classification column: `WOTC`, `REP`, `WB`, … */
  readonly classification: readonly string[];
  /** True where `text` is our own one-sentence summary, not printed words (starter catalog only). */
  readonly summary: boolean;
}
