import { ARENAS, type Arena, type Card } from "@/lib/cards/card";
import { isUnit } from "@/lib/cards/identity";
import { cardsSeen, drawAll, drawAtLeast, drawChances } from "./draw-odds";
import { isKnown, type ResolvedLine } from "./resolved";

/** Chances by one turn. */
export interface TurnDraws {
  /** 0: the first hand. */
  readonly turn: number;
  readonly seen: number;
  /** At least one card of each kind asked for, and exactly 0, 1, 2, … of it. */
  readonly wanted: readonly { readonly atLeastOne: number; readonly exactly: readonly number[] }[];
  /** At least one unit that can be in the arena; a unit of two arenas counts for both. */
  readonly arenas: Readonly<Record<Arena, number>>;
  readonly everyArena: number;
}

export interface DeckDraws {
  readonly cards: number;
  /** Copies of each kind asked for. */
  readonly copies: readonly number[];
  readonly turns: readonly TurnDraws[];
}

/** Draws from the Deck zone of a deck, turn by turn; `wants` say which cards are asked for. */
export function deckDraws(
  lines: readonly ResolvedLine[],
  wants: readonly ((card: Card) => boolean)[],
  turns: number,
  perTurn = 1,
): DeckDraws {
  const deck = lines.filter(({ zone, count }) => zone === "Deck" && count > 0);
  const cards = deck.reduce((sum, { count }) => sum + count, 0);
  const known = deck.filter(isKnown);
  const copies = wants.map((want) =>
    known.reduce((sum, { card, count }) => sum + (want(card) ? count : 0), 0),
  );
  const groups = known
    .filter(({ card }) => isUnit(card))
    .map(({ card, count }) => ({
      cards: count,
      serves: card.type.arenas.map((arena) => ARENAS.indexOf(arena)),
    }));
  const inArena = (arena: number) =>
    groups.reduce((sum, group) => sum + (group.serves.includes(arena) ? group.cards : 0), 0);
  return {
    cards,
    copies,
    turns: Array.from({ length: turns + 1 }, (_, turn): TurnDraws => {
      const seen = Math.min(cards, cardsSeen(turn, perTurn));
      const arena = (at: number) => drawAtLeast(cards, inArena(at), seen);
      return {
        turn,
        seen,
        wanted: copies.map((n) => ({
          atLeastOne: drawAtLeast(cards, n, seen),
          exactly: drawChances(cards, n, seen),
        })),
        arenas: { Space: arena(0), Ground: arena(1), Character: arena(2) },
        everyArena: drawAll(cards, groups, ARENAS.length, seen),
      };
    }),
  };
}
