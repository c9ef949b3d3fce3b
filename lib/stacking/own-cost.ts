import type { Card, Stat } from "@/lib/cards/card";
import { arenaLine } from "@/lib/keywords/read-card";
import { countersToJoin, type Place } from "./numbers";
import { readingFor } from "./stack-text";

/** What a card's own text changes about joining a unit. */
export interface OwnCost {
  /** Counters while the condition of its Reduced Cost holds. */
  readonly reduced: number | null;
  /** Fewest counters on it for Hidden Cost, and the Force that completes it then. */
  readonly hidden: { readonly counters: number; readonly force: number } | null;
}

function printedValue(card: Card, keyword: "Reduced Cost" | "Hidden Cost"): number | null {
  const fact = readingFor(card, arenaLine(card)).facts.find(
    (found) => found.keyword === keyword && found.relation === "has" && found.via.length === 0,
  );
  return typeof fact?.value === "number" ? fact.value : null;
}

/**
 * Reduced Cost and Hidden Cost of a card that joins a unit whose top card costs `top`; the stacking rules apply to both
 * (docs/rules/stacking.md, section 2). `counters` is what it needs without them.
 */
export function ownCost(
  card: Card,
  top: Stat,
  place: Place,
  counters: number | null,
  reduction = 0,
): OwnCost {
  const reducedTo = printedValue(card, "Reduced Cost");
  const hiddenFrom = printedValue(card, "Hidden Cost");
  const needed = hiddenFrom === null || counters === null ? null : Math.min(hiddenFrom, counters);
  return {
    reduced: reducedTo === null ? null : countersToJoin(reducedTo, top, place, reduction),
    hidden: needed === null || counters === null ? null : { counters: needed, force: counters - needed },
  };
}
