import type { Card } from "@/lib/cards/card";
import { printStat } from "@/lib/cards/stat";
import type { PartnerReason } from "@/lib/stacking/partners";
import type { StackUnit } from "@/lib/stacking/unit";
import type { Place } from "./changes";
import type { Offer } from "./places";

export const PLACE_NAMES: Record<Place, string> = {
  top: "On top",
  beneath: "Beneath",
  pilot: "As Pilot",
  equipment: "Attach",
  play: "In play",
};

export const shown = (value: number | null): string => (value === null ? "?" : String(value));

/** Speed, power and health as players write them: `60/5/5`. */
export function numbersOf({ speed, power, health }: Pick<StackUnit, "speed" | "power" | "health">): string {
  return [speed, power, health].map(shown).join("/");
}

/** Printed numbers of a card; empty for a card without any. */
export function printedNumbers({ speed, power, health }: Card): string {
  const stats = [speed, power, health];
  return stats.every((stat) => stat === null) ? "" : stats.map(printStat).join("/");
}

export const counterWords = (counters: number): string =>
  `${counters} ${counters === 1 ? "counter" : "counters"}`;

/** What a place offers, as one phrase for those who hear it. */
export function offerWords({ place, legal, violations, counters, unit }: Offer): string {
  const name = PLACE_NAMES[place].toLowerCase();
  if (!legal) return [`${name}: refused`, ...violations.slice(0, 1).map(({ message }) => message)].join(", ");
  const needs = counters === null ? [] : [counterWords(counters)];
  const becomes = unit ? [`then ${numbersOf(unit)}`] : [];
  return `${name}: ${[...needs, ...becomes].join(", ") || "allowed"}`;
}

export const PARTNER_REASONS: Record<PartnerReason, string> = {
  version: "Other versions",
  name: "The same unit under another name",
  listed: "On its Stack list",
  "lists-this": "Its Stack list has this card",
  leave: "By leave of a text",
};
