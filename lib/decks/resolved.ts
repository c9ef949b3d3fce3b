import type { Mark } from "@/lib/cards/ban-marks";
import type { Card } from "@/lib/cards/card";
import type { DeckLine } from "./deck";
import { isUnresolved, writtenName } from "./find-card";

/** A deck line with what the catalog knows of its card. */
export interface ResolvedLine extends DeckLine {
  /** Null: no card of the catalog has this id. */
  readonly card: Card | null;
  /** Codes of every set that holds a printing of this card's identity; decides the format pool. */
  readonly printedIn: readonly string[];
  /** Bans and restrictions on any printing of this card's identity; without it, only those on the card count. */
  readonly banMarks?: readonly Mark[];
  /** The name the player wrote, kept where no card was found for it. */
  readonly name?: string;
}

/** A line that found its card. */
export interface KnownLine extends ResolvedLine {
  readonly card: Card;
}

export function isKnown(line: ResolvedLine): line is KnownLine {
  return line.card !== null;
}

/** What a line is called: the card's name, or what the player wrote, as far as it is known. */
export function lineName({ card, name, cardId }: ResolvedLine): string {
  return card?.name.full ?? name ?? (isUnresolved(cardId) ? writtenName(cardId) : cardId);
}
