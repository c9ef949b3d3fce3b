import type { Card } from "@/lib/cards/card";
import type { DeckCatalog } from "./deck-catalog";
import { findCard } from "./find-card";

/** Finds cards by id or name, one that has several printings as its plain one; in words why there is none. */
export function cardNamed(catalog: DeckCatalog): (name: string) => Card | string {
  return (name) => {
    const byId = catalog.byId(name);
    if (byId) return byId;
    const found = findCard({ name }, catalog);
    if (found.card) return found.card;
    const near = "candidates" in found ? found.candidates.slice(0, 8).map((card) => card.name.full) : [];
    const which = near.length > 0 ? `; it may be ${near.join(", ")}` : "";
    return `no card is named ${JSON.stringify(name)}${which}`;
  };
}
