import type { Card } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import { type Reading, read, type Surroundings } from "./read";

type Printed = Pick<Card, "type" | "subtype" | "text">;

/** The line that names a card's arenas: the type of a unit; Subordinates, Locations and Equipment have it as subtype. */
export function arenaLine(card: Pick<Card, "type" | "subtype">): string {
  return card.type.arenas.length > 0 ? card.type.arenas.join("/") : card.subtype;
}

/** Reads the text of a card with the arenas of its own row. */
export function readCardText(card: Printed, surroundings: Surroundings = {}): Reading {
  return read(card.text, arenaLine(card), surroundings);
}

/** What texts may ask of the cards around them: the arenas of a Subordinate by its name. */
export function surroundingsOf(cards: Iterable<Card>): Surroundings {
  const lines = new Map<string, string>();
  for (const card of cards) {
    if (card.type.type !== "Subordinate") continue;
    for (const name of [card.name.base, card.name.full]) lines.set(fold(name), arenaLine(card));
  }
  const find = (name: string) => lines.get(name) ?? lines.get(name.replace(/s$/, ""));
  return { subordinate: (name) => (name.length > 200 ? undefined : find(fold(name))) };
}
