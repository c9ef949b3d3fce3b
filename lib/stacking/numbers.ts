import type { Card, Stat } from "@/lib/cards/card";

/** What each card beneath the top adds (S6). */
export const BONUS = { speed: 10, power: 1, health: 1 } as const;
export type StatName = keyof typeof BONUS;

/** A printed number with the bonus of the cards beneath; null where the text defines it; never shown below 0. */
export function withBonus(printed: Stat, stat: StatName, beneath: number): number | null {
  return typeof printed === "number" ? Math.max(0, printed + BONUS[stat] * beneath) : null;
}

/** Total build cost (S7); null where the top card prints none or a variable one. */
export function totalCost(stack: readonly Card[]): number | null {
  const cost = stack[0]?.cost;
  return typeof cost === "number" ? cost + stack.length - 1 : null;
}

/** Where a card joins a unit. */
export type Place = "top" | "beneath";

/**
 * Counters a card of cost `added` needs to join a unit whose top card costs `top` (docs/rules/stacking.md, section 2).
 * Reductions apply to the result, which may reach 0; null where a cost is variable.
 */
export function countersToJoin(added: Stat, top: Stat, place: Place, reduction = 0): number | null {
  if (place === "beneath") return Math.max(0, 1 - reduction);
  if (typeof added !== "number" || typeof top !== "number") return null;
  return Math.max(0, (added > top ? added - top + 1 : 1) - reduction);
}

/** Build points to make a card of cost `next` the new top of its stack (R4). */
export function costToRearrange(next: Stat, top: Stat): number | null {
  return typeof next === "number" && typeof top === "number" ? Math.max(0, next - top) : null;
}
