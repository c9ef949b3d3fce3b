import type { Card } from "@/lib/cards/card";
import { isUnit } from "@/lib/cards/identity";
import { add, type Joining } from "@/lib/stacking/add";
import { check, type Violation } from "@/lib/stacking/check";
import { canCarry } from "@/lib/stacking/pilots";
import type { StackOptions } from "@/lib/stacking/situation";
import { stackText } from "@/lib/stacking/stack-text";
import type { StackUnit } from "@/lib/stacking/unit";
import type { Place } from "./changes";

/** One place where a card might go, and what comes of it. */
export interface Offer {
  readonly place: Place;
  readonly legal: boolean;
  /** What keeps it out. */
  readonly violations: readonly Violation[];
  /** Build counters it needs there; null where none are needed or their number is not known. */
  readonly counters: number | null;
  /** What its own Reduced Cost or Hidden Cost makes of that. */
  readonly own: Joining["own"];
  readonly discarded: readonly Card[];
  /** The unit afterwards; null where it is none or stays as it is. */
  readonly unit: StackUnit | null;
}

const FREE = { violations: [], counters: null, own: null, discarded: [], unit: null } as const;

function joining(place: "top" | "beneath", found: Joining): Offer {
  const { legal, violations, counters, own, discarded, after } = found;
  return { place, legal, violations, counters, own, discarded, unit: after.unit };
}

function asPilot(card: Card, stack: readonly Card[], options: StackOptions): Offer[] {
  if (stack.length === 0 || stackText(card).pilots.length === 0) return [];
  const { violations } = check(stack, { ...options, pilots: [...(options.pilots ?? []), [card]] });
  const own = violations.filter(({ rule, cards }) => rule.startsWith("P") && cards.includes(card.id));
  return [{ ...FREE, place: "pilot", legal: own.length === 0, violations: own }];
}

function inStack(card: Card, stack: readonly Card[], options: StackOptions): Offer[] {
  const found = add(stack, card, options);
  if (stack.length === 0) return [joining("top", found.top)];
  return [joining("top", found.top), joining("beneath", found.beneath)];
}

/** The places a card might take in the lab; what a refused one breaks is told with it. */
export function offersFor(card: Card, stack: readonly Card[], options: StackOptions): readonly Offer[] {
  const [top] = stack;
  if (card.type.type === "Equipment") {
    return [{ ...FREE, place: "equipment", legal: top !== undefined && canCarry(card, top) }];
  }
  if (isUnit(card) || card.type.type === "Subordinate") {
    return [...inStack(card, stack, options), ...asPilot(card, stack, options)];
  }
  return [{ ...FREE, place: "play", legal: true }];
}

/** The place a card takes when no other is asked for: beneath where it may, else the first that is legal. */
export function usualOffer(offers: readonly Offer[]): Offer | undefined {
  return (
    offers.find(({ place, legal }) => legal && place === "beneath") ??
    offers.find(({ legal }) => legal) ??
    offers[0]
  );
}
