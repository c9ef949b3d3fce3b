import type { Ability, Fact, KeywordUse, Part } from "./ability";

/** Where a part of the tree stands: the cost of the arrow on its left, the constructs around it. */
interface Around {
  readonly cost: string | null;
  readonly via: readonly string[];
}

/** The keyword facts of a reading, in reading order, repeats kept. */
export function factsOf(abilities: readonly Ability[]): Fact[] {
  return abilities.flatMap((ability) => ofAbility(ability, { cost: null, via: [] }));
}

function inside(around: Around, name: string): Around {
  return { ...around, via: [...around.via, name] };
}

function ofUse({ keyword, relation, value, opens }: KeywordUse, { cost, via }: Around): Fact {
  return { keyword, relation, value, cost: opens ? null : cost, via };
}

function ofParts(parts: readonly Part[], around: Around): Fact[] {
  const facts: Fact[] = [];
  let here = around;
  for (const part of parts) {
    for (const fact of ofPart(part, here)) facts.push(fact);
    const meditates = part.kind === "keyword" && part.keyword === "Meditate" && part.relation !== "mentions";
    if (meditates) here = inside(here, "Meditate");
  }
  return facts;
}

function ofPart(part: Part, around: Around): Fact[] {
  switch (part.kind) {
    case "text":
    case "stat":
    case "subordinate":
    case "limit":
    case "reminder":
      return [];
    case "keyword":
      return [ofUse(part, around)];
    case "quote":
      return ofAll(part.abilities, around);
    default:
      return ofAbility(part, around);
  }
}

function ofAll(abilities: readonly Ability[], around: Around): Fact[] {
  return abilities.flatMap((ability) => ofAbility(ability, around));
}

function ofAbility(ability: Ability, around: Around): Fact[] {
  switch (ability.kind) {
    case "keywords":
    case "free":
      return ofParts(ability.parts, around);
    case "activated": {
      const paid = { ...around, cost: ability.cost.text };
      return [...ofParts(ability.cost.words, around), ...ofParts(ability.effect, paid)];
    }
    case "triggered":
      return [...ofParts(ability.event, around), ...ofParts(ability.effect, around)];
    case "static":
      return [...ofParts(ability.condition, around), ...ofParts(ability.effect, around)];
    case "choice":
      return ability.modes.flatMap((mode) => ofAll(mode, around));
    case "treat-as":
      return [];
    default:
      return [ofUse(ability.opener, around), ...ofConstruct(ability, around)];
  }
}

type Opened = Extract<Ability, { readonly opener: KeywordUse }>;

function ofConstruct(ability: Opened, around: Around): Fact[] {
  const within = inside(around, ability.opener.keyword);
  switch (ability.kind) {
    case "opener":
    case "upkeep":
    case "pilot":
      return ofAll(ability.abilities, within);
    case "slots":
      return ability.slots.flatMap(({ label, abilities }) =>
        ofAll(abilities, inside(around, `${ability.opener.keyword}:${label}`)),
      );
    case "enhance": {
      const words = ofParts(ability.cost?.words ?? [], within);
      return [...words, ...ofParts(ability.effect, { ...within, cost: ability.cost?.text ?? null })];
    }
    case "alternative-cost":
      return ofParts(ability.cost.words, around);
    case "reduced-cost":
      return ofParts(ability.condition, around);
    case "stack":
      return [];
  }
}
