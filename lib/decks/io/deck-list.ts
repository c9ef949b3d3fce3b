import type { Zone } from "@/lib/decks/deck";

/** How a deck can be written. */
export const DECK_FILE_KINDS = ["dek", "lackey", "text", "csv", "json", "code"] as const;
export type DeckFileKind = (typeof DECK_FILE_KINDS)[number];

/** One line of a deck as a file says it, before any card is looked up; it has a name, an id or both. */
export interface ListLine {
  readonly name?: string;
  /** `ImageFile` or card id as written. */
  readonly id?: string;
  readonly set?: string;
  readonly zone: Zone;
  readonly count: number;
  /** Line of the file, from 1. */
  readonly line?: number;
}

export const LIST_PROBLEM_CODES = [
  "empty",
  "too-large",
  "too-many-cards",
  "not-text",
  "doctype",
  "broken-xml",
  "not-a-deck",
  "broken-json",
  "broken-csv",
  "broken-code",
  "unknown-zone",
  "bad-count",
  "no-name",
] as const;
export type ListProblemCode = (typeof LIST_PROBLEM_CODES)[number];

/** Why a deck file cannot be read. */
export interface ListProblem {
  readonly code: ListProblemCode;
  readonly message: string;
  readonly line?: number;
}

/** A deck file read; with any problem it is unusable and has no lines. */
export interface DeckList {
  /** What the file turned out to be; null where it could not be told. */
  readonly kind: DeckFileKind | null;
  readonly name?: string;
  readonly notes?: string;
  readonly format?: string;
  readonly lines: readonly ListLine[];
  readonly problems: readonly ListProblem[];
}
