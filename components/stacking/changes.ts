import type { Card } from "@/lib/cards/card";
import { isLegal } from "@/lib/stacking/check";
import type { StackSetup } from "./stack-address";

/** Where a card can go in the lab. */
export type Place = "top" | "beneath" | "pilot" | "equipment" | "play";

/** Lists of single cards around a stack. */
export type Around = "equipment" | "inPlay";

const without = (ids: readonly string[], at: number) => ids.filter((_, index) => index !== at);

/** A Pilot joins the Pilots it may stack with, else it is a Pilot of its own. */
function withPilot(setup: StackSetup, card: Card, cardOf: (id: string) => Card | undefined): StackSetup {
  const at = setup.pilots.findIndex((pilot) => isLegal([...pilot.flatMap((id) => cardOf(id) ?? []), card]));
  const pilots =
    at < 0
      ? [...setup.pilots, [card.id]]
      : setup.pilots.map((pilot, index) => (index === at ? [...pilot, card.id] : pilot));
  return { ...setup, pilots };
}

/** Puts a card into its place. */
export function putCard(
  setup: StackSetup,
  card: Card,
  place: Place,
  cardOf: (id: string) => Card | undefined,
): StackSetup {
  switch (place) {
    case "top":
      return { ...setup, cards: [card.id, ...setup.cards] };
    case "beneath":
      return { ...setup, cards: [...setup.cards, card.id] };
    case "pilot":
      return withPilot(setup, card, cardOf);
    case "equipment":
      return { ...setup, equipment: [...setup.equipment, card.id] };
    case "play":
      return { ...setup, inPlay: [...setup.inPlay, card.id] };
  }
}

/** Moves the card at `from` to the place `to`; 0 is the top. */
export function moveCard(setup: StackSetup, from: number, to: number): StackSetup {
  const card = setup.cards[from];
  if (card === undefined || to < 0 || to >= setup.cards.length || from === to) return setup;
  const rest = without(setup.cards, from);
  return { ...setup, cards: [...rest.slice(0, to), card, ...rest.slice(to)] };
}

export function takeCard(setup: StackSetup, at: number): StackSetup {
  return { ...setup, cards: without(setup.cards, at) };
}

export function takeAround(setup: StackSetup, around: Around, at: number): StackSetup {
  return { ...setup, [around]: without(setup[around], at) };
}

export function takePilot(setup: StackSetup, pilot: number, at: number): StackSetup {
  const pilots = setup.pilots.map((cards, index) => (index === pilot ? without(cards, at) : cards));
  return { ...setup, pilots: pilots.filter((cards) => cards.length > 0) };
}
