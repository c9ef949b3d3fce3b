"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Suggestion } from "@/lib/query/completion";

const PAUSE = 120;

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Asks for what could follow the text; an older answer never overtakes a newer question. */
  readonly ask: (text: string) => void;
}

/** Ways to go on from what is typed. Where the server is not reached there are none: the search works without. */
export function useSuggestions(): Suggestions {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const running = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useCallback((text: string) => {
    clearTimeout(timer.current);
    running.current?.abort();
    if (text.trim() === "") return setSuggestions([]);
    const own = new AbortController();
    running.current = own;
    timer.current = setTimeout(async () => {
      const found = await fetchSuggestions(text, own.signal);
      if (!own.signal.aborted) setSuggestions(found);
    }, PAUSE);
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  return { suggestions, ask };
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const answer = await fetch(`/api/suggest?q=${encodeURIComponent(text)}`, { signal });
    return answer.ok ? (await answer.json()).suggestions : [];
  } catch {
    return [];
  }
}
