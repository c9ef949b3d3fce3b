import { foldWords } from "@/lib/cards/fold";
import type { Zone } from "@/lib/decks/deck";

const NAMES: Readonly<Record<Zone, readonly string[]>> = {
  Deck: ["deck", "main", "main deck", "maindeck", "mainboard", "main board"],
  Supply: ["supply"],
  Sideboard: ["sideboard", "side board", "side", "sb"],
  "Outside the game": ["outside the game", "outside of the game", "outside"],
};

const ZONE_BY_NAME: ReadonlyMap<string, Zone> = new Map(
  (Object.keys(NAMES) as Zone[]).flatMap((zone) => NAMES[zone].map((name) => [name, zone] as const)),
);

/** Headings that lists put above cards of one type; they change no zone. */
const TYPE_HEADING =
  /^(?:(?:space|ground|character) )?(?:units?|cards?|spaces?|grounds?|characters?|battles?|missions?|traps?|locations?|equipments?|resources?|events?|subordinates?)$/;

/** The zone a heading or a `superzone` names (`Supply`, `SB`, `Outside the game`); undefined for other words. */
export function zoneNamed(words: string): Zone | undefined {
  return ZONE_BY_NAME.get(foldWords(words));
}

export function isTypeHeading(words: string): boolean {
  return TYPE_HEADING.test(foldWords(words));
}
