"use client";

import { useMemo } from "react";
import type { StoredDeck } from "@/lib/decks/deck";
import type { FormatRow } from "@/lib/decks/format";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { resolveFrom, type ShelfCard, useShelf } from "./card-shelf";
import type { CardPage } from "./deck-api";
import { useCardSearch } from "./use-card-search";
import { useDeck } from "./use-deck";

/** What a page hands to the editor. */
export interface DeskProps {
  readonly id: string | null;
  readonly stored: StoredDeck | null;
  readonly formats: readonly FormatRow[];
  /** Cards of the stored deck. */
  readonly known: readonly ShelfCard[];
  /** First page of the catalog. */
  readonly catalog: CardPage;
  /** Told when a new deck got its address. */
  readonly onMoved?: () => void;
}

/** Everything on the editor's desk: the deck, its cards, its verdict, and the catalog beside it. */
export function useDesk({ id, stored, formats, known, catalog, onMoved }: DeskProps) {
  const editing = useDeck({ id, stored, onMoved });
  const { deck } = editing.state;
  const first = useMemo(() => [...known, ...catalog.cards], [known, catalog.cards]);
  const { shelf, know, waiting } = useShelf(first, deck.lines);
  const search = useCardSearch(catalog, know);
  const lines = useMemo(() => resolveFrom(shelf, deck.lines), [shelf, deck.lines]);
  const format = formats.find((row) => row.name === deck.format) ?? null;
  const report = useMemo(() => checkDeck({ lines }, { format }), [lines, format]);
  return { ...editing, deck, shelf, know, waiting, search, lines, report, formats };
}

export type Desk = ReturnType<typeof useDesk>;
