"use client";

import { useEffect, useState } from "react";
import { type CardJson, cardFromJson } from "@/lib/cards/card-json";
import type { NameMode } from "@/lib/stacking/name-groups";
import type { PartnerGroup, PartnerReason } from "@/lib/stacking/partners";

interface Answer {
  readonly groups: readonly {
    readonly reason: PartnerReason;
    readonly partners: readonly {
      readonly card: CardJson;
      readonly top: boolean;
      readonly beneath: boolean;
    }[];
  }[];
}

export interface FoundPartners {
  readonly groups: readonly PartnerGroup[];
  readonly state: "asking" | "done" | "offline";
}

const NONE: FoundPartners = { groups: [], state: "done" };
const ASKING: FoundPartners = { groups: [], state: "asking" };

/** Every card that can be in a stack with `cardId`, asked for when it changes. */
export function usePartners(cardId: string | undefined, names: NameMode): FoundPartners {
  const [found, setFound] = useState<FoundPartners>(cardId ? ASKING : NONE);
  useEffect(() => {
    if (!cardId) {
      setFound(NONE);
      return;
    }
    const own = new AbortController();
    setFound(ASKING);
    fetchPartners(cardId, names, own.signal).then(
      (groups) => setFound({ groups, state: "done" }),
      () => own.signal.aborted || setFound({ groups: [], state: "offline" }),
    );
    return () => own.abort();
  }, [cardId, names]);
  return found;
}

async function fetchPartners(
  cardId: string,
  names: NameMode,
  signal: AbortSignal,
): Promise<readonly PartnerGroup[]> {
  const query = new URLSearchParams({ card: cardId, names });
  const answer = await fetch(`/api/stacks/partners?${query}`, { signal });
  if (!answer.ok) throw new Error(`partners: ${answer.status}`);
  const { groups } = (await answer.json()) as Answer;
  return groups.map(({ reason, partners }) => ({
    reason,
    partners: partners.map((partner) => ({ ...partner, card: cardFromJson(partner.card) })),
  }));
}
