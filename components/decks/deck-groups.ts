import { CARD_TYPES, type Card, type CardType } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import { ZONES, type Zone } from "@/lib/decks/deck";
import { lineName, type ResolvedLine } from "@/lib/decks/resolved";

/** Lines of one zone that lie together: units by their arenas, other cards by type. */
export interface LineGroup {
  readonly zone: Zone;
  /** `Space`, `Ground/Character`, `Battle`, …; the zone's name for cards outside the deck; `Unknown`. */
  readonly title: string;
  readonly card: Card | null;
  readonly count: number;
  readonly lines: readonly ResolvedLine[];
}

const UNKNOWN = "Unknown";

/** A deck's lines as people lay them out: zones in their order, units before other types, cheap before dear. */
export function groupLines(lines: readonly ResolvedLine[]): LineGroup[] {
  return ZONES.flatMap((zone) => {
    const inZone = lines.filter((line) => line.zone === zone);
    const titles = [...new Set(inZone.map((line) => titleOf(line, zone)))];
    return titles
      .map((title) =>
        groupOf(
          zone,
          title,
          inZone.filter((line) => titleOf(line, zone) === title),
        ),
      )
      .sort((a, b) => placeOf(a) - placeOf(b));
  });
}

function groupOf(zone: Zone, title: string, lines: readonly ResolvedLine[]): LineGroup {
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return { zone, title, card: lines[0]?.card ?? null, count, lines: [...lines].sort(byCost) };
}

function titleOf({ card }: ResolvedLine, zone: Zone): string {
  if (zone !== "Deck") return zone;
  if (!card) return UNKNOWN;
  return card.type.type === "Unit" ? card.type.arenas.join("/") : card.type.type;
}

const ARENA_PLACES = ["Space", "Ground", "Character"];

// one arena before two before three; then the types in the game's order; what is unknown last
function placeOf({ title, card }: LineGroup): number {
  if (!card) return 1000;
  if (card.type.type !== "Unit") return 100 + CARD_TYPES.indexOf(card.type.type);
  const arenas = title.split("/");
  return arenas.length * 10 + ARENA_PLACES.indexOf(arenas[0] ?? "");
}

function byCost(a: ResolvedLine, b: ResolvedLine): number {
  const dear = costOf(a) - costOf(b);
  return (
    dear || fold(lineName(a)).localeCompare(fold(lineName(b)), "en") || a.cardId.localeCompare(b.cardId, "en")
  );
}

function costOf({ card }: ResolvedLine): number {
  return typeof card?.cost === "number" ? card.cost : 1000;
}

const SUPPLY_TYPES: readonly CardType[] = ["Subordinate", "Event"];

/** Where a card goes when it is added: Subordinates and Events have no place in the main deck. */
export function homeZone(card: Pick<Card, "type">, wanted: Zone): Zone {
  return wanted === "Deck" && SUPPLY_TYPES.includes(card.type.type) ? "Supply" : wanted;
}

/** The zones a card may be moved to. */
export function zonesFor(card: Pick<Card, "type"> | null): Zone[] {
  return ZONES.filter((zone) => !card || homeZone(card, zone) === zone);
}
