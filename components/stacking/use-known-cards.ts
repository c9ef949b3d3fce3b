"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fetchCards } from "@/components/decks/deck-api";
import type { Card } from "@/lib/cards/card";

type Known = ReadonlyMap<string, Card>;

function withCards(before: Known, cards: readonly Card[]): Known {
  if (cards.every((card) => before.has(card.id))) return before;
  return new Map([...before, ...cards.map((card) => [card.id, card] as const)]);
}

/** Keeps the cards seen so far, and asks for those of `ids` that were not seen yet. */
export function useKnownCards(first: readonly Card[], ids: readonly string[]) {
  const [known, setKnown] = useState<Known>(() => withCards(new Map(), first));
  const [waiting, setWaiting] = useState(false);
  const asked = useRef(new Set<string>());
  const know = useCallback((cards: readonly Card[]) => setKnown((before) => withCards(before, cards)), []);
  const missing = useMemo(() => ids.filter((id) => !known.has(id)), [ids, known]);
  useEffect(() => {
    const fresh = missing.filter((id) => !asked.current.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) asked.current.add(id);
    setWaiting(true);
    fetchCards(fresh)
      .then(
        (found) => know(found.map(({ card }) => card)),
        () => {
          for (const id of fresh) asked.current.delete(id);
        },
      )
      .finally(() => setWaiting(false));
  }, [missing, know]);
  return { known, know, waiting };
}
