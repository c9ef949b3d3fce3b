"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useKnownCards } from "@/components/stacking/use-known-cards";
import type { FindCard } from "@/lib/attack/cards-unit";
import { preview } from "@/lib/attack/preview";
import type { Card } from "@/lib/cards/card";
import { readAttack } from "./attack-address";
import { attackHref, attackIds } from "./attack-href";
import type { AttackState } from "./attack-state";
import { situationOf } from "./situation-of";

/** Everything on the bench of the attack lab. The address is the state. */
export function useAttackLab(first: readonly Card[]) {
  const params = useSearchParams();
  const state = useMemo(() => readAttack(params), [params]);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const ids = useMemo(() => attackIds(state), [state]);
  const { known, know, waiting } = useKnownCards(first, ids);
  const find = useCallback<FindCard>((id) => known.get(id) ?? `no card has the id ${id}`, [known]);
  const cardOf = useCallback((id: string): Card | undefined => known.get(id), [known]);
  const situation = useMemo(() => situationOf(state), [state]);
  const answer = useMemo(() => (situation ? preview(situation, find) : null), [situation, find]);
  const change = useCallback((by: (state: AttackState) => AttackState) => {
    const next = by(latest.current);
    latest.current = next;
    window.history.replaceState(null, "", attackHref(next));
  }, []);
  return { state, situation, answer, find, cardOf, know, waiting, change };
}

export type AttackLab = ReturnType<typeof useAttackLab>;
