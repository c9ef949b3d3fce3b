import { isJoin, isNot } from "@/lib/query/combine";
import type { Plan, PlanLeaf } from "@/lib/query/plan";
import type { NumberTest } from "@/lib/query/tree";
import { LONGEST_START, valueKey, visible } from "./meili-documents";

/** A filter no card passes. */
const NEVER = "id IS NULL";

/**
 * The plan as a filter of the search server, with the meaning of the predicate; null where it has no such filter: words
 * that must follow each other, regular expressions, conditions on one ability. PostgreSQL answers those.
 */
export function filterOf(plan: Plan): string | null {
  if (isJoin(plan)) {
    const parts = plan.parts.map(filterOf);
    return parts.includes(null) ? null : `(${parts.join(plan.kind === "and" ? " AND " : " OR ")})`;
  }
  if (isNot(plan)) {
    const part = filterOf(plan.part);
    return part && `NOT (${part})`;
  }
  return leafFilter(plan as PlanLeaf);
}

function leafFilter(leaf: PlanLeaf): string | null {
  switch (leaf.kind) {
    case "words":
      return leaf.words.includes(" ") ? null : wordFilter(leaf);
    case "exact":
      return oneOf("exactNames", [leaf.words]);
    case "regex":
      return null;
    case "number":
      return numberFilter(leaf.test, `stats.${leaf.field}`, `statTags.${leaf.field}`);
    case "choice":
      return oneOf(CHOICES[leaf.field], leaf.values);
    case "keyword":
      return leaf.conditions.length > 0 ? null : keywordFilter(leaf);
    case "via":
      return oneOf("via", leaf.via);
    case "force":
      return forceFilter(leaf.test);
    case "sets":
      return `(${oneOf("set", leaf.codes)} OR ${oneOf("classes", leaf.classes)})`;
    case "pool":
      return oneOf("printedIn", leaf.codes);
    case "flags":
      return oneOf("flags", leaf.flags);
    case "ids":
      return oneOf("id", [...leaf.ids]);
  }
}

const CHOICES = {
  side: "side",
  type: "types",
  rarity: "rarity",
  is: "flags",
  version: "versions",
  costs: "costParts",
  lettered: "number",
} as const;

function wordFilter({ place, words, inside }: Extract<PlanLeaf, { kind: "words" }>): string {
  const name = oneOf(inside ? "nameParts" : "nameStarts", [words]);
  switch (place) {
    case "any":
      return `(${name} OR ${oneOf("textStarts", [words])})`;
    case "name":
      return name;
    case "text":
      return oneOf("textStarts", [words]);
    case "subtype":
      return oneOf("subtypeStarts", [words]);
    case "stack":
      return oneOf("stackStarts", [words]);
    case "pilots":
      return oneOf("pilotStarts", [words]);
  }
}

function numberFilter(test: NumberTest, number: string, tag: string): string {
  switch (test.kind) {
    case "compare":
      if (test.comparison === "!=") return `(NOT ${oneOf(tag, ["none"])} AND NOT ${number} = ${test.number})`;
      return `${number} ${test.comparison} ${test.number}`;
    case "range":
      return `${number} ${test.min} TO ${test.max}`;
    case "symbol":
      return test.negated ? `NOT ${oneOf(tag, ["none", test.symbol])}` : oneOf(tag, [test.symbol]);
    case "none":
      return test.negated ? `NOT ${oneOf(tag, ["none"])}` : oneOf(tag, ["none"]);
  }
}

function keywordFilter({ relation, keywords, test }: Extract<PlanLeaf, { kind: "keyword" }>): string {
  if (test === null)
    return oneOf(
      "facts",
      keywords.map((keyword) => `${relation}:${keyword}`),
    );
  const each = keywords.map((keyword) => {
    const tagged = (kind: string) => oneOf("facts", [`${relation}:${keyword}=${kind}`]);
    return someNumber(test, `values.${valueKey(relation, keyword)}`, tagged);
  });
  return `(${each.join(" OR ")})`;
}

/** A test that one of several numbers must pass; `tagged` asks for the kinds of values there are. */
function someNumber(
  test: NumberTest,
  numbers: string,
  tagged: (kind: "X" | "number" | "some" | "none") => string,
): string {
  switch (test.kind) {
    case "compare":
      if (test.comparison !== "!=") return `${numbers} ${test.comparison} ${test.number}`;
      return `(${numbers} < ${test.number} OR ${numbers} > ${test.number} OR ${tagged("X")})`;
    case "range":
      return `${numbers} ${test.min} TO ${test.max}`;
    case "symbol":
      if (test.symbol === "X") return tagged(test.negated ? "number" : "X");
      return test.negated ? tagged("some") : NEVER;
    case "none":
      return tagged(test.negated ? "some" : "none");
  }
}

function forceFilter(test: NumberTest): string {
  return someNumber(test, "forceCosts", (kind) => {
    switch (kind) {
      case "X":
        return oneOf("costParts", ["x"]);
      case "number":
        return "forceCosts >= 0";
      case "some":
        return "hasForce = true";
      case "none":
        return "hasForce = false";
    }
  });
}

/** Filters that tell the places of lib/query/rank.ts `relevance` apart, best first; each leaves out the ones before it. */
export function relevanceTiers(asked: string): readonly string[] {
  const words = asked.split(" ");
  const all = (attribute: string) => `(${words.map((word) => oneOf(attribute, [word])).join(" AND ")})`;
  const tiers = [
    oneOf("exactNames", [asked]),
    oneOf("nameOpens", [visible(`${asked} `)]),
    oneOf("nameOpens", [visible(asked)]),
    all("nameWords"),
    all("nameStarts"),
    all("nameParts"),
  ];
  return [...tiers, ""].map((tier, index) => {
    const before = tiers.slice(0, index).map((better) => `NOT ${better}`);
    return [tier, ...before].filter((part) => part !== "").join(" AND ");
  });
}

/** Whether the tiers can tell every place: long beginnings are not kept. */
export function hasTiers(asked: string): boolean {
  return asked.length < LONGEST_START;
}

function oneOf(attribute: string, values: readonly string[]): string {
  if (values.length === 0) return NEVER;
  return `${attribute} IN [${values.map(quote).join(", ")}]`;
}

function quote(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
