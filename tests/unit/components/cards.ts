import type { Card } from "@/lib/cards/card";
import { readName } from "@/lib/cards/name";
import { readTypeLine } from "@/lib/cards/type-line";
import type { Zone } from "@/lib/decks/deck";
import type { ResolvedLine } from "@/lib/decks/resolved";

/** A card of our own making. */
export function card(name: string, typeLine: string, more: Partial<Card> = {}): Card {
  const type = readTypeLine(typeLine);
  if (!type) throw new Error(typeLine);
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return {
    id,
    image: id,
    set: "TST",
    name: readName(name).name,
    side: "L",
    type,
    subtype: "",
    cost: 3,
    speed: null,
    power: null,
    health: null,
    rarity: "C",
    number: "1",
    usage: [],
    text: "",
    script: "",
    classification: [],
    summary: false,
    ...more,
  };
}

export function line(of: Card, count = 1, zone: Zone = "Deck"): ResolvedLine {
  return { cardId: of.id, zone, count, card: of, printedIn: [of.set] };
}
