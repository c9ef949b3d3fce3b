"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useEffect, useRef, useTransition } from "react";
import { searchAddress } from "./search-address";

const PAUSE = 180;
/** After this long without a key a query counts as settled. */
const SETTLED = 2_000;

/** One stretch of typing; `open` once it has an entry of its own in the history. */
interface Stretch {
  open: boolean;
}

interface LiveQuery {
  /** An answer is on its way. */
  readonly pending: boolean;
  /** The text has changed: the list follows after a moment, in the same history entry. */
  readonly type: (text: string) => void;
  /** The player is done with this text: the list follows at once, and the next change makes a new history entry. */
  readonly settle: (text: string) => void;
}

/**
 * The list follows the box, the address stays the whole state: one history entry for each query a player settled on, so
 * that Back returns to the one before. A change of address from elsewhere (Back, a facet) is written into the box.
 */
export function useLiveQuery(
  q: string,
  keep: Readonly<Record<string, string>>,
  box: RefObject<HTMLInputElement | null>,
): LiveQuery {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const sent = useRef(q.trim());
  const asked = useRef(new Map<string, Stretch>());
  const stretch = useRef<Stretch>({ open: false });
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  const stopTimers = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);

  useEffect(() => {
    const shown = q.trim();
    const own = asked.current.get(shown);
    if (own) own.open = true;
    if (shown === sent.current) asked.current.clear();
    if (own || shown === sent.current) return;
    stopTimers();
    asked.current.clear();
    sent.current = shown;
    stretch.current = { open: false };
    if (box.current) box.current.value = q;
  }, [q, box, stopTimers]);
  useEffect(() => stopTimers, [stopTimers]);

  function go(text: string): void {
    const query = text.trim();
    if (query === sent.current) return;
    sent.current = query;
    asked.current.set(query, stretch.current);
    // An entry is replaced only once it exists: a newer question drops the one under way, its entry with it.
    const move = stretch.current.open ? router.replace : router.push;
    startTransition(() => move(searchAddress(query, keep), { scroll: false }));
  }

  function settle(text: string): void {
    stopTimers();
    go(text);
    stretch.current = { open: false };
  }

  function type(text: string): void {
    stopTimers();
    timers.current = [setTimeout(() => go(text), PAUSE), setTimeout(() => settle(text), SETTLED)];
  }

  return { pending, type, settle };
}
