import type { Arena, Card } from "@/lib/cards/card";
import { arenasInPlay } from "@/lib/cards/identity";
import type { Ability, Fact } from "@/lib/keywords/ability";
import type { Reading } from "@/lib/keywords/read";
import { arenaLine } from "@/lib/keywords/read-card";
import { totalCost, withBonus } from "./numbers";
import type { Situation } from "./situation";
import { readingFor } from "./stack-text";

/** How an ability came to the unit: printed on its top card, or given by INSERT, a Pilot or Equipment. */
export type Route = "own" | "insert" | "pilot" | "equipment";

/** An ability of the unit, the card it comes from, and its words there. */
export type UnitAbility = Ability & { readonly from: string; readonly route: Route; readonly text: string };

/** The unit a legal stack makes; numbers without what the text adds. */
export interface StackUnit {
  readonly name: string;
  readonly types: readonly Arena[];
  readonly subtypes: string;
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
  readonly buildCost: number | null;
  readonly abilities: readonly UnitAbility[];
  readonly facts: readonly Fact[];
}

interface Source {
  readonly card: Card;
  readonly route: Route;
  readonly reading: Reading;
  readonly arena: Arena | undefined;
}

const INSERT = "INSERT";
const isInsert = (ability: Ability) => ability.kind === "opener" && ability.opener.keyword === INSERT;

/** Opens INSERT, and Switch where the arena is known: the abilities that work are inside. */
function working(abilities: readonly Ability[], arena: Arena | undefined): readonly Ability[] {
  return abilities.flatMap((ability) => {
    if (ability.kind === "opener" && isInsert(ability)) return working(ability.abilities, arena);
    if (ability.kind === "slots" && ability.opener.keyword === "Switch" && arena) {
      return ability.slots.filter(({ label }) => label === arena).flatMap((slot) => slot.abilities);
    }
    return [ability];
  });
}

function abilitiesFrom({ card, route, reading, arena }: Source): readonly UnitAbility[] {
  const say = (from: readonly Ability[], way: Route) =>
    working(from, arena).map((ability) => ({
      ...ability,
      from: card.id,
      route: way,
      text: card.text.slice(...ability.span).trim(),
    }));
  const inserts = reading.abilities.filter(isInsert);
  if (route === "insert") return say(inserts, "insert");
  return [
    ...say(
      reading.abilities.filter((ability) => !isInsert(ability)),
      route,
    ),
    ...say(inserts, "insert"),
  ];
}

/** Facts that hold for the unit: slots of other arenas drop out, and of a card beneath only what it inserts. */
function factsFrom({ route, reading, arena }: Source): readonly Fact[] {
  return reading.facts.filter(({ via }) => {
    if (arena && via.some((step) => step.startsWith("Switch:") && step !== `Switch:${arena}`)) return false;
    return route !== "insert" || via[0] === INSERT;
  });
}

/** What a Pilot's top card or an Equipment gives the unit it is on. */
function attached(card: Card, route: "pilot" | "equipment", arena: Arena | undefined): Source {
  const reading = readingFor(card, arenaLine(card));
  if (route === "equipment") return { card, route, reading, arena };
  const abilities = reading.abilities.flatMap((ability) =>
    ability.kind === "pilot" ? ability.abilities : [],
  );
  const facts = reading.facts
    .filter(({ via }) => via[0] === "Pilot")
    // what the Pilot grants, the piloted unit has
    .map((fact) => (fact.relation === "grants" ? { ...fact, relation: "has" as const } : fact));
  return { card, route, reading: { abilities, facts, issues: [] }, arena };
}

function sourcesOf({ top, entries, options }: Situation): readonly Source[] {
  if (options.setup) return [];
  const { arena } = options;
  // what is inserted works on the top card, so its Switch slots follow the top card's type line
  const beneath = entries.slice(1).map(({ card }) => ({
    card,
    route: "insert" as const,
    reading: readingFor(card, arenaLine(top.card)),
    arena,
  }));
  const pilots = (options.pilots ?? []).flatMap(([pilot]) =>
    pilot ? [attached(pilot, "pilot", arena)] : [],
  );
  const equipment = (options.equipment ?? []).map((card) => attached(card, "equipment", arena));
  return [
    { card: top.card, route: "own", reading: top.reading(), arena },
    ...beneath,
    ...pilots,
    ...equipment,
  ];
}

/** The effective unit of a stack (S5–S7): its top card, the bonus of the cards beneath, and every INSERT at any depth. */
export function unitOf(situation: Situation): StackUnit {
  const { top, entries } = situation;
  const { card } = top;
  const beneath = entries.length - 1;
  const sources = sourcesOf(situation);
  return {
    name: card.name.full,
    types: arenasInPlay(card),
    subtypes: card.subtype,
    speed: withBonus(card.speed, "speed", beneath),
    power: withBonus(card.power, "power", beneath),
    health: withBonus(card.health, "health", beneath),
    buildCost: totalCost(entries.map((entry) => entry.card)),
    abilities: sources.flatMap(abilitiesFrom),
    facts: sources.flatMap(factsFrom),
  };
}
