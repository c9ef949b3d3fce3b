import type { Ability, Cost, Fact, KeywordUse, Part, Slot } from "./ability";

/** Where a part of the tree stands: the cost of the arrow on its left, the constructs around it. */
interface Around {
  readonly cost: string | null;
  readonly via: readonly string[];
}

/** The keyword facts of a reading, in reading order, repeats kept. */
export function factsOf(abilities: readonly Ability[]): Fact[] {
  const facts: Fact[] = [];
  for (const ability of abilities) ofAbility(ability, { cost: null, via: [] }, facts);
  return facts;
}

function inside(around: Around, name: string): Around {
  return { ...around, via: [...around.via, name] };
}

function ofUse(use: KeywordUse, around: Around, facts: Fact[]): void {
  const { keyword, relation, value } = use;
  facts.push({ keyword, relation, value, cost: use.opens ? null : around.cost, via: around.via });
}

function ofParts(parts: readonly Part[], around: Around, facts: Fact[]): void {
  let here = around;
  for (const part of parts) {
    if (part.kind === "keyword") {
      ofUse(part, here, facts);
      if (part.keyword === "Meditate" && part.relation !== "mentions") here = inside(here, "Meditate");
    } else if (part.kind === "quote") for (const ability of part.abilities) ofAbility(ability, here, facts);
    else if (part.kind !== "text" && part.kind !== "stat" && part.kind !== "subordinate") {
      if (part.kind !== "limit" && part.kind !== "reminder") ofAbility(part, here, facts);
    }
  }
}

function ofCost(cost: Cost | null, around: Around, facts: Fact[]): void {
  if (cost) ofParts(cost.words, around, facts);
}

function ofSlot(slot: Slot, keyword: string, around: Around, facts: Fact[]): void {
  for (const ability of slot.abilities) ofAbility(ability, inside(around, `${keyword}:${slot.label}`), facts);
}

function ofAbility(ability: Ability, around: Around, facts: Fact[]): void {
  switch (ability.kind) {
    case "keywords":
    case "free":
      return ofParts(ability.parts, around, facts);
    case "activated":
      ofCost(ability.cost, around, facts);
      return ofParts(ability.effect, { ...around, cost: ability.cost.text }, facts);
    case "triggered":
      ofParts(ability.event, around, facts);
      return ofParts(ability.effect, around, facts);
    case "static":
      ofParts(ability.condition, around, facts);
      return ofParts(ability.effect, around, facts);
    case "choice":
      for (const mode of ability.modes) for (const inner of mode) ofAbility(inner, around, facts);
      return;
    case "treat-as":
      return;
    default:
      return ofConstruct(ability, around, facts);
  }
}

type Opened = Extract<Ability, { readonly opener: KeywordUse }>;

function ofConstruct(ability: Opened, around: Around, facts: Fact[]): void {
  ofUse(ability.opener, around, facts);
  const name = ability.opener.keyword;
  switch (ability.kind) {
    case "opener":
    case "upkeep":
    case "pilot":
      for (const inner of ability.abilities) ofAbility(inner, inside(around, name), facts);
      return;
    case "slots":
      for (const slot of ability.slots) ofSlot(slot, name, around, facts);
      return;
    case "enhance":
      ofCost(ability.cost, inside(around, name), facts);
      return ofParts(ability.effect, { cost: ability.cost?.text ?? null, via: [...around.via, name] }, facts);
    case "alternative-cost":
      return ofCost(ability.cost, around, facts);
    case "reduced-cost":
      return ofParts(ability.condition, around, facts);
    case "stack":
      return;
  }
}
