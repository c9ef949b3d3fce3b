import type { Arena, Card, CardName } from "./card";
import { fold } from "./fold";
import { arenasOfSubtype } from "./type-line";

/** Copies-limit key of a name (D2): folded base name, version letter, set code of a declared-independent namesake. */
export function identityOfName(name: CardName): string {
  const version = name.version ? ` (${name.version.toLowerCase()})` : "";
  const namesake = name.namesake ? ` {${name.namesake.toLowerCase()}}` : "";
  return `${fold(name.base)}${version}${namesake}`;
}

/** Copies-limit key of a card: two printings with one key share the limit of four. */
export function identityOf(card: Pick<Card, "name">): string {
  return identityOfName(card.name);
}

/** Counts as a unit in a deck (D3): Space, Ground and Character cards, not Subordinates. */
export function isUnit(card: Pick<Card, "type">): boolean {
  return card.type.type === "Unit";
}

/** A version letter makes a card unique. */
export function isUnique(card: Pick<Card, "name">): boolean {
  return card.name.version !== null;
}

/** Where the card can lie in play: its arenas, or those heading the subtype of a Subordinate, Location or Equipment. */
export function arenasInPlay(card: Pick<Card, "type" | "subtype">): readonly Arena[] {
  return card.type.arenas.length > 0 ? card.type.arenas : arenasOfSubtype(card.subtype);
}
