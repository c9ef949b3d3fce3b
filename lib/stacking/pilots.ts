import type { Card } from "@/lib/cards/card";
import { arenasInPlay } from "@/lib/cards/identity";
import { sameUnit } from "./name-groups";
import type { Caution, Problem } from "./problem";
import type { Situation } from "./situation";
import { stackText } from "./stack-text";
import { readSubtypes } from "./subtypes";

/** Whether the text of `pilot` lets it onto a unit of these subtypes (P6). */
export function canPilot(pilot: Card, unit: ReadonlySet<string>): boolean {
  const named = stackText(pilot).pilots.map(readSubtypes);
  return !unit.has("droid") && named.some((words) => words.every((word) => unit.has(word)));
}

/** What is wrong with the Pilots on a unit (P5–P7). */
export function pilotProblems({ top, options }: Situation): readonly Problem[] {
  const pilots = (options.pilots ?? []).flatMap(([pilot]) => (pilot ? [pilot] : []));
  return pilots.flatMap((pilot): readonly Problem[] => {
    const cards = [pilot, top.card];
    if (stackText(pilot).pilots.length === 0) return [{ rule: "P6", code: "no-pilot", cards }];
    if (top.subtypes.has("droid")) return [{ rule: "P6", code: "droid-piloted", cards }];
    return canPilot(pilot, top.subtypes) ? [] : [{ rule: "P6", code: "wrong-subtype", cards }];
  });
}

/** Pilots on one unit that stand for one another, or for the unit itself, and are in no common stack (P7). */
export function repeatedUnits({ top, mode, options }: Situation): readonly Problem[] {
  const units = [top, ...(options.pilots ?? []).flatMap(([pilot]) => (pilot ? [stackText(pilot)] : []))];
  const twice = units.filter((entry, at) =>
    units
      .slice(0, at)
      .some(
        (other) => entry.unique && other.unique && sameUnit(entry.card.name.base, other.card.name.base, mode),
      ),
  );
  return twice.length > 0 ? [{ rule: "P7", code: "unique-twice", cards: twice.map(({ card }) => card) }] : [];
}

/** How many Pilots a unit's subtype allows is not settled; one is sure (P5). */
export function pilotCautions({ options }: Situation): readonly Caution[] {
  const pilots = (options.pilots ?? []).flatMap(([pilot]) => (pilot ? [pilot] : []));
  return pilots.length > 1 ? [{ rule: "P5", code: "second-pilot", cards: pilots, unsettled: true }] : [];
}

/** Whether an Equipment may be on a card of this type: one of its subtypes must be a type of the card. */
export function canCarry(equipment: Card, unit: Card): boolean {
  const types = arenasInPlay(equipment);
  return equipment.type.type === "Equipment" && types.some((type) => unit.type.arenas.includes(type));
}

/** Equipment that no longer fits the top card; what becomes of it is not settled (P8). */
export function equipmentCautions({ top, options }: Situation): readonly Caution[] {
  const loose = (options.equipment ?? []).filter((card) => !canCarry(card, top.card));
  return loose.length > 0
    ? [{ rule: "P8", code: "equipment-loose", cards: [...loose, top.card], unsettled: true }]
    : [];
}
