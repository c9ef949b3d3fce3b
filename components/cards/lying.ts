import type { Card, CardType } from "@/lib/cards/card";

const LYING = new Set<CardType>(["Battle", "Mission", "Location", "Equipment"]);

/** Battle, Mission, Location and Equipment cards are printed on their side. */
export const isLying = (card: Card): boolean => LYING.has(card.type.type);
