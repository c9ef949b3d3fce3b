import type { Side } from "@/lib/cards/card";
import type { Zone } from "@/lib/decks/deck";

export const REASON_CODES = [
  "size",
  "copies",
  "arena-minimum",
  "unit-minimum",
  "arena-balance",
  "side",
  "banned",
  "restricted",
  "pool",
  "unknown-card",
  "zone",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Ids in docs/rules/deck-construction.md. */
export const DECK_RULES = [
  "D1",
  "D1a",
  "D2",
  "D3",
  "D3a",
  "D4",
  "D5",
  "D6",
  "D7",
  "D8",
  "D9",
  "D10",
  "D11",
] as const;
export type DeckRule = (typeof DECK_RULES)[number];

export interface Removal {
  readonly card: string;
  readonly count: number;
  readonly zone: Zone;
}

/** Cards to add: one named card, or any that the search `query` finds. */
export interface Addition {
  readonly card?: string;
  readonly query?: string;
  readonly count: number;
  readonly zone: Zone;
}

/** A smallest change that removes the reason it belongs to. */
export interface Fix {
  /** In a few words: `−1 Ground`, `+1 Space and +1 Character`. */
  readonly label: string;
  readonly remove: readonly Removal[];
  readonly add: readonly Addition[];
}

export interface Reason {
  readonly code: ReasonCode;
  readonly rule: DeckRule;
  /** Present where no source settles the rule and this is our reading. */
  readonly unsettled?: true;
  readonly message: string;
  readonly cards: readonly string[];
  readonly limit?: number;
  readonly actual?: number;
  readonly fixes: readonly Fix[];
}

export interface DeckCounts {
  /** Cards in the main deck. */
  readonly cards: number;
  /** Units in the main deck, a card of several arenas once. */
  readonly units: number;
  readonly space: number;
  readonly ground: number;
  readonly character: number;
  /** Cards in Supply, Sideboard and Outside the game. */
  readonly outside: number;
}

/** The verdict on a deck (docs/contracts.md, "Deck report"). */
export interface DeckReport {
  readonly legal: boolean;
  /** Name of the format it was checked in; null: none chosen. */
  readonly format: string | null;
  /** Day the verdict is for (`2004-06-20`); null: by everything known today. */
  readonly asOf: string | null;
  readonly reasons: readonly Reason[];
  readonly warnings: readonly Reason[];
  readonly counts: DeckCounts;
  /** The deck's primary side; N for a deck of Neutral cards only; null without known cards. */
  readonly side: Side | null;
}
