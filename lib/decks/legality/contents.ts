import type { Side } from "@/lib/cards/card";
import { identityOf, isUnit } from "@/lib/cards/identity";
import type { FormatRow } from "@/lib/decks/format";
import { isKnown, type KnownLine, type ResolvedLine } from "@/lib/decks/resolved";
import { primarySide } from "./primary-side";
import type { DeckCounts, DeckRule, Reason } from "./report";

/** What every rule looks at: the deck sorted once, and what it is judged by. */
export interface DeckContents {
  readonly deck: readonly KnownLine[];
  readonly outside: readonly KnownLine[];
  readonly unknown: readonly ResolvedLine[];
  /** Copies in the main deck that no rule can judge: they may be any card. */
  readonly unknownInDeck: number;
  readonly counts: DeckCounts;
  readonly side: Side | null;
  readonly format: FormatRow | null;
  readonly asOf: string | null;
  readonly off: ReadonlySet<DeckRule>;
}

/** One thing a rule found; a warning leaves the deck legal. */
export interface Finding {
  readonly severity: "error" | "warning";
  readonly reason: Reason;
}

/** A rule of docs/rules/deck-construction.md: looks at the deck and says everything that is wrong by it. */
export type RuleCheck = (contents: DeckContents) => readonly Finding[];

/** Copies in all lines together. */
export function copies(lines: readonly { readonly count: number }[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}

/** The lines of each identity together, in the order of their first line (section 4). */
export function byIdentity(lines: readonly KnownLine[]): Map<string, KnownLine[]> {
  const groups = new Map<string, KnownLine[]>();
  for (const line of lines) {
    const identity = identityOf(line.card);
    const group = groups.get(identity);
    if (group) group.push(line);
    else groups.set(identity, [line]);
  }
  return groups;
}

/** Ids of the cards in the lines, each once. */
export function cardIds(lines: readonly ResolvedLine[]): string[] {
  return [...new Set(lines.map((line) => line.cardId))];
}

function countCards(deck: readonly ResolvedLine[], outside: readonly ResolvedLine[]): DeckCounts {
  const units = deck.filter(isKnown).filter((line) => isUnit(line.card));
  const inArena = (arena: "Space" | "Ground" | "Character") =>
    copies(units.filter((line) => line.card.type.arenas.includes(arena)));
  return {
    cards: copies(deck),
    units: copies(units),
    space: inArena("Space"),
    ground: inArena("Ground"),
    character: inArena("Character"),
    outside: copies(outside),
  };
}

/** Sorts the lines of a deck into what the rules ask for. */
export function contentsOf(
  lines: readonly ResolvedLine[],
  by: Pick<DeckContents, "format" | "asOf" | "off">,
): DeckContents {
  const held = lines.filter((line) => line.count > 0);
  const deck = held.filter((line) => line.zone === "Deck");
  const outside = held.filter((line) => line.zone !== "Deck");
  const known = { deck: deck.filter(isKnown), outside: outside.filter(isKnown) };
  return {
    ...by,
    ...known,
    unknown: held.filter((line) => !isKnown(line)),
    unknownInDeck: copies(deck.filter((line) => !isKnown(line))),
    counts: countCards(deck, outside),
    side: primarySide(known.deck, known.outside),
  };
}
