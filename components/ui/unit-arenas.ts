import type { Arena, Card } from "@/lib/cards/card";
import { arenasInPlay } from "@/lib/cards/identity";

/** Arenas that give a unit or Subordinate its frame and marks; none for a card of another type. */
export function unitArenas(card: Pick<Card, "type" | "subtype">): readonly Arena[] {
  return card.type.type === "Unit" || card.type.type === "Subordinate" ? arenasInPlay(card) : [];
}
