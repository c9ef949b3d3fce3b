import type { Card, Stat } from "@/lib/cards/card";
import { identityOf } from "@/lib/cards/identity";
import { numberOrder } from "@/lib/cards/numbers";
import type { Ability, Fact } from "@/lib/keywords/ability";
import { abilityWords } from "./abilities";
import { readCost } from "./cost";
import { flagsOf } from "./flags";
import { gluedWords, paddedWords, searchWords } from "./words";

/** What the reader made of a card's text, as far as search uses it. */
export interface CardReading {
  readonly abilities: readonly Ability[];
  readonly facts: readonly Fact[];
  readonly issues: readonly unknown[];
}

/** What a card is matched and sorted by; stored with it, and computed for the predicate by the same function. */
export interface SearchColumns {
  readonly nameWords: string;
  readonly textWords: string;
  readonly subtypeWords: string;
  readonly stackWords: string;
  readonly pilotWords: string;
  /** Whole names that `!"…"` finds: as printed, without version, without printing marks. */
  readonly exactNames: string[];
  readonly typeTags: string[];
  readonly versionTags: string[];
  readonly flags: string[];
  readonly costParts: string[];
  readonly forceCosts: number[];
  readonly numberValue: number | null;
  readonly nameOrder: string;
}

export function searchColumns(card: Card, reading: CardReading): SearchColumns {
  const { costs: costTexts, stacks, pilots } = abilityWords(reading.abilities);
  const costs = costTexts.map(readCost);
  return {
    nameWords: nameWordsOf(card),
    textWords: paddedWords(card.text),
    subtypeWords: paddedWords(card.subtype),
    stackWords: listWords(stacks),
    pilotWords: listWords(pilots),
    exactNames: exactNamesOf(card),
    typeTags: typeTagsOf(card),
    versionTags: card.name.version === null ? ["none"] : [card.name.version.toLowerCase()],
    flags: flagsOf({ card, facts: reading.facts, issues: reading.issues.length }),
    costParts: unique(costs.flatMap((cost) => cost.parts)),
    forceCosts: unique(costs.flatMap((cost) => (cost.force === null ? [] : [cost.force]))),
    numberValue: /^\d{1,6}$/.test(card.number) ? Number(card.number) : null,
    nameOrder: nameOrderOf(card),
  };
}

/** Columns of a stored fact that its cost text decides. */
export function factColumns(fact: Fact): { costForce: number | null; costParts: string[] } {
  if (fact.cost === null) return { costForce: null, costParts: [] };
  const cost = readCost(fact.cost);
  return { costForce: cost.force, costParts: [...cost.parts] };
}

/** A card with all that a query can ask of it. */
export interface SearchRecord extends SearchColumns {
  readonly card: Card;
  readonly facts: readonly Fact[];
  readonly identity: string;
  readonly numberOrder: string;
}

export function recordOf(card: Card, reading: CardReading): SearchRecord {
  return {
    ...searchColumns(card, reading),
    card,
    facts: reading.facts,
    identity: identityOf(card),
    numberOrder: numberOrder(card.number),
  };
}

/** A printed number as it sorts: none, `*`, `X`, then by value. */
export function statOrder(stat: Stat): number {
  return stat === null ? -3 : stat === "*" ? -2 : stat === "X" ? -1 : stat;
}

function nameWordsOf(card: Card): string {
  const glued = gluedWords(card.name.base);
  return glued.length === 0
    ? paddedWords(card.name.full)
    : `${paddedWords(card.name.full)}| ${glued.join(" ")} `;
}

function exactNamesOf({ name }: Card): string[] {
  const version = name.version === null ? [] : [searchWords(`${name.base} ${name.version}`)];
  return unique([searchWords(name.full), searchWords(name.base), ...version]);
}

function typeTagsOf({ type }: Card): string[] {
  return unique(
    [type.type, ...type.arenas, ...(type.kind === null ? [] : [type.kind])].map((tag) => tag.toLowerCase()),
  );
}

/** Sorts `Luke (B)` before `Luke (A2)`, and both before `Luke Skywalker (A)`. */
function nameOrderOf({ name }: Card): string {
  const [letter = "", digit = "0"] = name.version === null ? [] : [...name.version.toLowerCase()];
  return `${searchWords(name.base)}\t${letter === "" ? "" : digit}${letter}\t${searchWords(name.full)}`;
}

/** Several lists behind each other, with a bar between them so that no phrase runs from one into the next. */
function listWords(lists: readonly string[]): string {
  return lists.map(paddedWords).join("|") || "  ";
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
