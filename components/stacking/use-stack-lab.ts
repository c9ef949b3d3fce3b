"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Card } from "@/lib/cards/card";
import { check } from "@/lib/stacking/check";
import { resolveStack } from "./resolved-stack";
import { idsOf, readSetup, type StackSetup, stackHref } from "./stack-address";
import { useKnownCards } from "./use-known-cards";

/** Everything on the bench of the stack lab. The address is the state: each change is an entry of the history. */
export function useStackLab(first: readonly Card[]) {
  const params = useSearchParams();
  const setup = useMemo(() => readSetup(params), [params]);
  const latest = useRef(setup);
  useEffect(() => {
    latest.current = setup;
  }, [setup]);
  const ids = useMemo(() => idsOf(setup), [setup]);
  const { known, know, waiting } = useKnownCards(first, ids);
  const cardOf = useCallback((id: string): Card | undefined => known.get(id), [known]);
  const { stack, options, unknown } = useMemo(() => resolveStack(setup, cardOf), [setup, cardOf]);
  const report = useMemo(() => check(stack, options), [stack, options]);
  const change = useCallback((by: (setup: StackSetup) => StackSetup) => {
    const next = by(latest.current);
    latest.current = next;
    window.history.pushState(null, "", stackHref(next));
  }, []);
  return { setup, stack, options, unknown, report, know, waiting, change, cardOf };
}

export type StackLab = ReturnType<typeof useStackLab>;
