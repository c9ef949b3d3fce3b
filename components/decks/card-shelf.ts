"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Mark } from "@/lib/cards/ban-marks";
import type { Card } from "@/lib/cards/card";
import { type CardJson, cardFromJson } from "@/lib/cards/card-json";
import type { DeckLine } from "@/lib/decks/deck";
import { isUnresolved } from "@/lib/decks/find-card";
import type { ResolvedLine } from "@/lib/decks/resolved";
import type { Fact } from "@/lib/keywords/ability";
import { fetchCards } from "./deck-api";

/** A card, the sets that print its identity and the bans on any printing, and what it does with keywords. */
export interface ShelfCard {
  readonly card: Card;
  readonly printedIn: readonly string[];
  readonly banMarks?: readonly Mark[];
  readonly facts: readonly Fact[];
}

/** A card as the API writes it. */
export type CardAnswer = CardJson & Pick<ShelfCard, "printedIn" | "banMarks" | "facts">;

/** Cards as the API answers them. */
export function shelfOf(cards: readonly CardAnswer[]): ShelfCard[] {
  return cards.map(({ printedIn, banMarks, facts, ...card }) => ({
    card: cardFromJson(card),
    printedIn,
    ...(banMarks && { banMarks }),
    facts,
  }));
}

/** The cards a page knows, by id. */
export type Shelf = ReadonlyMap<string, ShelfCard>;

/** Deck lines with their cards. */
export function resolveFrom(shelf: Shelf, lines: readonly DeckLine[]): ResolvedLine[] {
  return lines.map((line) => {
    const known = shelf.get(line.cardId);
    if (!known) return { ...line, card: null, printedIn: [] };
    const { card, printedIn, banMarks } = known;
    return { ...line, card, printedIn, ...(banMarks && { banMarks }) };
  });
}

/** Keeps the cards seen so far, and asks for those a deck names that were not seen yet. */
export function useShelf(first: readonly ShelfCard[], lines: readonly DeckLine[]) {
  const [shelf, setShelf] = useState<Shelf>(() => shelve(new Map(), first));
  const [waiting, setWaiting] = useState(false);
  const asked = useRef(new Set<string>());
  const know = useCallback((cards: readonly ShelfCard[]) => setShelf((before) => shelve(before, cards)), []);
  const missing = useMemo(
    () => lines.map((line) => line.cardId).filter((id) => !shelf.has(id) && !isUnresolved(id)),
    [shelf, lines],
  );
  useEffect(() => {
    const fresh = missing.filter((id) => !asked.current.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) asked.current.add(id);
    setWaiting(true);
    fetchCards(fresh)
      .then(know, () => {
        for (const id of fresh) asked.current.delete(id);
      })
      .finally(() => setWaiting(false));
  }, [missing, know]);
  return { shelf, know, waiting };
}

function shelve(before: Shelf, cards: readonly ShelfCard[]): Shelf {
  if (cards.every(({ card }) => before.has(card.id))) return before;
  return new Map([...before, ...cards.map((known) => [known.card.id, known] as const)]);
}
