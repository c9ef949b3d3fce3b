import { type DeckLine, ZONES, type Zone } from "@/lib/decks/deck";
import { isUnresolved } from "@/lib/decks/find-card";
import { lineName, type ResolvedLine } from "@/lib/decks/resolved";

/** How a line is named in files: name, set, and `ImageFile`; parts that are not known are empty. */
export interface Naming {
  readonly name: string;
  readonly set: string;
  readonly id: string;
}

export function namingOf(line: ResolvedLine): Naming {
  const id = line.card?.image || (isUnresolved(line.cardId) ? "" : line.cardId);
  return { name: lineName(line), set: line.card?.set ?? "", id };
}

/** The lines of each zone that has any, zones in their order. */
export function byZone<T extends DeckLine>(lines: readonly T[]): [Zone, T[]][] {
  const zones = ZONES.map((zone): [Zone, T[]] => [zone, lines.filter((line) => line.zone === zone)]);
  return zones.filter(([, inZone]) => inZone.length > 0);
}
