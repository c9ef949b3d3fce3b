"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ShelfCard } from "./card-shelf";
import { type CardPage, searchCards } from "./deck-api";

const PAUSE = 150;

export interface CardSearch {
  readonly q: string;
  readonly cards: readonly ShelfCard[];
  readonly total: number;
  readonly warnings: readonly string[];
  readonly state: "asking" | "done" | "offline";
  readonly setQ: (q: string) => void;
  /** Asks for the next page, or again after a failure. */
  readonly more: () => void;
}

/** The catalog beside the deck: results follow the typing, an older answer never overtakes a newer question. */
export function useCardSearch(first: CardPage, know: (cards: readonly ShelfCard[]) => void): CardSearch {
  const [q, setQ] = useState("");
  const [found, setFound] = useState(first);
  const [state, setState] = useState<CardSearch["state"]>("done");
  const running = useRef<AbortController | null>(null);
  const pages = useRef(1);

  const ask = useCallback(
    async (text: string, page: number) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setState("asking");
      try {
        const next = await searchCards(text, page, own.signal);
        pages.current = page;
        know(next.cards);
        setFound((before) => (page === 1 ? next : { ...next, cards: [...before.cards, ...next.cards] }));
        setState("done");
      } catch {
        if (!own.signal.aborted) setState("offline");
      }
    },
    [know],
  );

  const asked = useRef(q);
  useEffect(() => {
    if (asked.current === q) return;
    const timer = setTimeout(() => {
      asked.current = q;
      ask(q, 1);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [q, ask]);

  const more = useCallback(() => {
    if (state === "offline") ask(q, 1);
    else if (state === "done") ask(q, pages.current + 1);
  }, [state, q, ask]);

  return { q, setQ, state, more, ...found };
}
