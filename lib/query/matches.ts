import type { Stat } from "@/lib/cards/card";
import type { Fact } from "@/lib/keywords/ability";
import { isJoin, isNot } from "./combine";
import { readCost } from "./cost";
import { FIELDS } from "./fields";
import { passes } from "./numbers";
import type { Plan, PlanLeaf } from "./plan";
import type { SearchRecord } from "./record";
import type { ChoiceField, FactCondition, Leaf, NumberField, NumberTest } from "./tree";

/** What the predicate must know of the whole catalog. */
export interface Pool {
  /** Codes of the sets that have a printing of this identity. */
  setsOfIdentity(identity: string): ReadonlySet<string>;
}

/** Whether a card answers the query: the meaning of the language, by which every search engine is measured. */
export function matches(plan: Plan | null, record: SearchRecord, pool: Pool): boolean {
  if (plan === null) return true;
  if (isJoin(plan))
    return plan.kind === "and"
      ? plan.parts.every((part) => matches(part, record, pool))
      : plan.parts.some((part) => matches(part, record, pool));
  return isNot(plan) ? !matches(plan.part, record, pool) : leafMatches(plan as PlanLeaf, record, pool);
}

const NUMBERS = new Map<NumberField, (record: SearchRecord) => Stat>();
const CHOICES = new Map<ChoiceField, (record: SearchRecord) => readonly string[]>([
  ["lettered", (record) => [record.card.number.toLowerCase()]],
]);
for (const { of } of FIELDS) {
  if (of.kind === "number") NUMBERS.set(of.field, of.read);
  if (of.kind === "choice") CHOICES.set(of.field, of.read);
}

function leafMatches(leaf: PlanLeaf, record: SearchRecord, pool: Pool): boolean {
  switch (leaf.kind) {
    case "words":
      return wordsMatch(leaf, record);
    case "exact":
      return record.exactNames.includes(leaf.words);
    case "regex":
      return (
        (leaf.place !== "text" && leaf.regex.test(record.card.name.full)) ||
        (leaf.place !== "name" && leaf.regex.test(record.card.text))
      );
    case "number":
      return passes(leaf.test, NUMBERS.get(leaf.field)?.(record) ?? null);
    case "choice":
      return (CHOICES.get(leaf.field)?.(record) ?? []).some((value) => leaf.values.includes(value));
    case "keyword":
      return record.facts.some((fact) => factMatches(leaf, fact));
    case "via":
      return record.facts.some((fact) => hasVia(fact, leaf.via));
    case "force":
      return forceMatches(leaf.test, record);
    case "sets":
      return (
        leaf.codes.includes(record.card.set) ||
        record.card.classification.some((code) => leaf.classes.includes(code))
      );
    case "pool": {
      const sets = pool.setsOfIdentity(record.identity);
      return leaf.codes.some((code) => sets.has(code));
    }
    case "flags":
      return leaf.flags.some((flag) => record.flags.includes(flag));
    case "ids":
      return leaf.ids.has(record.card.id);
  }
}

function wordsMatch(leaf: Extract<PlanLeaf, { kind: "words" }>, record: SearchRecord): boolean {
  const begun = ` ${leaf.words}`;
  switch (leaf.place) {
    case "any":
      return nameMatches(leaf, record) || record.textWords.includes(begun);
    case "name":
      return nameMatches(leaf, record);
    case "text":
      return record.textWords.includes(begun);
    case "subtype":
      return record.subtypeWords.includes(begun);
    case "stack":
      return record.stackWords.includes(begun);
    case "pilots":
      return record.pilotWords.includes(begun);
  }
}

function nameMatches(leaf: { words: string; inside: boolean }, record: SearchRecord): boolean {
  return record.nameWords.includes(leaf.inside ? leaf.words : ` ${leaf.words}`);
}

function factMatches(leaf: Extract<Leaf, { kind: "keyword" }>, fact: Fact): boolean {
  return (
    fact.relation === leaf.relation &&
    leaf.keywords.includes(fact.keyword) &&
    (leaf.test === null || passes(leaf.test, factValue(fact))) &&
    leaf.conditions.every((condition) => conditionMatches(condition, fact))
  );
}

/** A variable value (`"X+1"`) is the value X of the language. */
function factValue({ value }: Fact): Stat {
  return typeof value === "string" ? "X" : value;
}

function conditionMatches(condition: FactCondition, fact: Fact): boolean {
  const cost = fact.cost === null ? { force: null, parts: [] } : readCost(fact.cost);
  switch (condition.kind) {
    case "force":
      return passes(condition.test, cost.force ?? (cost.parts.includes("x") ? "X" : null));
    case "part":
      return condition.parts.some((part) => cost.parts.includes(part)) !== condition.negated;
    case "via":
      return hasVia(fact, condition.via) !== condition.negated;
  }
}

function hasVia(fact: Fact, via: readonly string[]): boolean {
  return fact.via.some((name) => via.includes(name));
}

function forceMatches(test: NumberTest, record: SearchRecord): boolean {
  const costs: Stat[] = [...record.forceCosts, ...(record.costParts.includes("x") ? (["X"] as const) : [])];
  return costs.length === 0 ? passes(test, null) : costs.some((cost) => passes(test, cost));
}
