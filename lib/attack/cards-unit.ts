import type { Arena, Card } from "@/lib/cards/card";
import { check } from "@/lib/stacking/check";
import { readAbilities } from "./abilities";
import type { Party } from "./duel";
import type { Profile } from "./profile";
import type { CardsUnit, SituationProblem } from "./situation";

/** Finds the card of a name or id, or says in a few words why there is none. */
export type FindCard = (name: string) => Card | string;

/** The cards of a unit, found by name. */
export interface FoundUnit {
  readonly stack: readonly Card[];
  readonly pilots: readonly (readonly Card[])[];
  readonly equipment: readonly Card[];
}

/** Finds every card of a unit; `problems` gets each name that stands for none. */
export function findUnit(
  unit: CardsUnit,
  at: string,
  find: FindCard,
  problems: SituationProblem[],
): FoundUnit {
  const all = (names: readonly string[], place: string): Card[] =>
    names.flatMap((name, i) => {
      const found = find(name);
      if (typeof found !== "string") return [found];
      problems.push({ at: `${at}.${place}.${i}`, message: found });
      return [];
    });
  const pilots = (unit.pilots ?? []).map((pilot, i) =>
    typeof pilot === "string" ? all([pilot], `pilots.${i}`) : all(pilot, `pilots.${i}`),
  );
  return { stack: all(unit.stack, "stack"), pilots, equipment: all(unit.equipment ?? [], "equipment") };
}

const given = <K extends string>(key: K, value: number | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<K, number>);

/** A unit of cards, as the attack sees it in an arena; `problems` gets what is wrong with its stack. */
export function cardsProfile(
  unit: CardsUnit,
  cards: FoundUnit,
  place: { readonly at: string; readonly party: Party; readonly arena: Arena | undefined },
  problems: SituationProblem[],
): Profile | null {
  const { at, party, arena } = place;
  const report = check(cards.stack, {
    ...(arena && { arena }),
    pilots: cards.pilots,
    equipment: cards.equipment,
    standing: true,
  });
  const { unit: effective } = report;
  if (!effective) {
    for (const { rule, message } of report.violations)
      problems.push({ at: `${at}.stack`, message: `${message} (${rule})` });
    return null;
  }
  return {
    at,
    party,
    name: unit.name ?? effective.name,
    power: effective.power,
    health: effective.health,
    ...given("power", unit.power),
    ...given("health", unit.health),
    stackBonus: cards.stack.length - 1,
    bonus: unit.bonus ?? 0,
    counters: unit.counters ?? 0,
    tapped: unit.tapped ?? false,
    force: unit.force ?? null,
    arenas: effective.types,
    abilities: readAbilities(effective.abilities, at, unit.adapt),
    hitOn: null,
    allBut: null,
    hitFactor: 1,
    faceDown: unit.faceDown ?? 0,
  };
}
