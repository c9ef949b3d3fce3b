import { and, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { cardFacts, cards } from "@/db/schema";
import { isJoin, isNot } from "@/lib/query/combine";
import { passes } from "@/lib/query/numbers";
import type { Plan, PlanLeaf } from "@/lib/query/plan";
import type { FactCondition, NumberField, NumberTest } from "@/lib/query/tree";

/** Ids of the cards that a regular expression finds; it is run outside the database, by the same engine as everywhere. */
export type RegexHits = ReadonlyMap<PlanLeaf, readonly string[]>;

const NEVER = sql`false`;

/** The plan as a condition on `cards`, values as parameters only. Regular expressions must have been run: see `RegexHits`. */
export function conditionOf(plan: Plan, regexes: RegexHits): SQL {
  if (isJoin(plan)) {
    const parts = plan.parts.map((part) => conditionOf(part, regexes));
    return (plan.kind === "and" ? and(...parts) : or(...parts)) ?? sql`true`;
  }
  // A number that is not printed is null, and "not null" is null: only "is not true" is the opposite.
  if (isNot(plan)) return sql`(${conditionOf(plan.part, regexes)}) is not true`;
  return leafCondition(plan as PlanLeaf, regexes);
}

function leafCondition(leaf: PlanLeaf, regexes: RegexHits): SQL {
  switch (leaf.kind) {
    case "words":
      return wordsCondition(leaf);
    case "exact":
      return sql`${cards.exactNames} @> ${textArray([leaf.words])}`;
    case "regex":
      return idsCondition(regexes.get(leaf) ?? []);
    case "number":
      return numberCondition(leaf.test, ...NUMBER_COLUMNS[leaf.field]);
    case "choice":
      return choiceCondition(leaf);
    case "keyword":
      return keywordCondition(leaf);
    case "via":
      return sql`${cards.id} in (select ${cardFacts.cardId} from ${cardFacts} where ${cardFacts.via} && ${textArray(leaf.via)})`;
    case "force":
      return forceCondition(leaf.test);
    case "sets":
      return sql`(${cards.setCode} = any(${textArray(leaf.codes)}) or ${cards.classification} && ${textArray(leaf.classes)})`;
    case "pool":
      return sql`${cards.identity} in (select p.identity from ${cards} p where not p.retired and p.set_code = any(${textArray(leaf.codes)}))`;
    case "flags":
      return sql`${cards.flags} && ${textArray(leaf.flags)}`;
    case "ids":
      return idsCondition([...leaf.ids]);
  }
}

const WORD_COLUMNS = {
  text: cards.textWords,
  subtype: cards.subtypeWords,
  stack: cards.stackWords,
  pilots: cards.pilotWords,
} as const;

// Folded words hold letters, digits and blanks only: nothing in them is a wildcard.
function wordsCondition(leaf: Extract<PlanLeaf, { kind: "words" }>): SQL {
  const begun = `% ${leaf.words}%`;
  const name = sql`${cards.nameWords} like ${leaf.inside ? `%${leaf.words}%` : begun}`;
  if (leaf.place === "name") return name;
  if (leaf.place === "any") return sql`(${name} or ${cards.textWords} like ${begun})`;
  return sql`${WORD_COLUMNS[leaf.place]} like ${begun}`;
}

const NUMBER_COLUMNS: Readonly<Record<NumberField, readonly [number: PgColumn, printed: PgColumn | null]>> = {
  cost: [cards.costNumber, cards.cost],
  speed: [cards.speedNumber, cards.speed],
  power: [cards.powerNumber, cards.power],
  health: [cards.healthNumber, cards.health],
  number: [cards.numberValue, null],
};

/** A test of a number column beside the column of its printed form; null: it has none, the number is all. */
function numberCondition(test: NumberTest, number: PgColumn, printed: PgColumn | null): SQL {
  const presence = printed ?? number;
  switch (test.kind) {
    case "compare":
      if (test.comparison === "!=" && printed)
        return sql`(${printed} is not null and ${number} is distinct from ${test.number})`;
      return sql`${number} ${COMPARISON[test.comparison]} ${test.number}`;
    case "range":
      return sql`${number} between ${test.min} and ${test.max}`;
    case "symbol":
      if (!printed) return test.negated ? sql`${number} is not null` : NEVER;
      return test.negated ? sql`${printed} <> ${test.symbol}` : sql`${printed} = ${test.symbol}`;
    case "none":
      return test.negated ? sql`${presence} is not null` : sql`${presence} is null`;
  }
}

const COMPARISON = {
  "=": sql.raw("="),
  "!=": sql.raw("<>"),
  "<": sql.raw("<"),
  "<=": sql.raw("<="),
  ">": sql.raw(">"),
  ">=": sql.raw(">="),
} as const;

function choiceCondition({ field, values }: Extract<PlanLeaf, { kind: "choice" }>): SQL {
  const wanted = textArray(values);
  switch (field) {
    case "side":
      return sql`${cards.side} = any(${wanted})`;
    case "type":
      return sql`${cards.typeTags} && ${wanted}`;
    case "rarity":
      return sql`${cards.rarity} = any(${textArray(values.map((value) => (value === "none" ? "" : value)))})`;
    case "is":
      return sql`${cards.flags} && ${wanted}`;
    case "version":
      return sql`${cards.versionTags} && ${wanted}`;
    case "costs":
      return sql`${cards.costParts} && ${wanted}`;
    case "lettered":
      return sql`lower(${cards.number}) = any(${wanted})`;
  }
}

function keywordCondition(leaf: Extract<PlanLeaf, { kind: "keyword" }>): SQL {
  const conditions = [
    sql`${cardFacts.relation} = ${leaf.relation}`,
    sql`${cardFacts.keyword} = any(${textArray(leaf.keywords)})`,
    ...(leaf.test === null ? [] : [factNumber(leaf.test)]),
    ...leaf.conditions.map(factCondition),
  ];
  return sql`${cards.id} in (select ${cardFacts.cardId} from ${cardFacts} where ${and(...conditions)})`;
}

/** The value of a fact; one that is an expression counts as X. */
function factNumber(test: NumberTest): SQL {
  const variable = sql`(${cardFacts.valueNumber} is null and ${cardFacts.value} is not null)`;
  const some = sql`(${cardFacts.valueNumber} is not null or ${cardFacts.value} is not null)`;
  return variableNumber(test, cardFacts.valueNumber, variable, some);
}

function variableNumber(test: NumberTest, number: PgColumn, variable: SQL, some: SQL): SQL {
  if (test.kind === "compare" && test.comparison === "!=")
    return sql`(${some} and ${number} is distinct from ${test.number})`;
  if (test.kind === "symbol") {
    if (test.symbol === "*") return test.negated ? some : NEVER;
    return test.negated ? sql`${number} is not null` : variable;
  }
  if (test.kind === "none") return test.negated ? some : sql`(${some}) is not true`;
  return numberCondition(test, number, null);
}

function factCondition(condition: FactCondition): SQL {
  switch (condition.kind) {
    case "force": {
      const variable = sql`(${cardFacts.costForce} is null and ${cardFacts.costParts} @> ${textArray(["x"])})`;
      const some = sql`(${cardFacts.costForce} is not null or ${cardFacts.costParts} @> ${textArray(["x"])})`;
      return variableNumber(condition.test, cardFacts.costForce, variable, some);
    }
    case "part": {
      const paid = sql`${cardFacts.costParts} && ${textArray(condition.parts)}`;
      return condition.negated ? sql`not (${paid})` : paid;
    }
    case "via": {
      const inside = sql`${cardFacts.via} && ${textArray(condition.via)}`;
      return condition.negated ? sql`not (${inside})` : inside;
    }
  }
}

const MOST_FORCE = 99;

/** Some ability of the card costs so much Force: the amounts that pass are few, so the index over them is asked. */
function forceCondition(test: NumberTest): SQL {
  const hasX = sql`${cards.costParts} @> ${textArray(["x"])}`;
  const some = sql`(${cards.forceCosts} <> '{}' or ${hasX})`;
  switch (test.kind) {
    case "none":
      return test.negated ? some : sql`not ${some}`;
    case "symbol":
      if (test.symbol === "*") return test.negated ? some : NEVER;
      return test.negated ? sql`${cards.forceCosts} <> '{}'` : hasX;
    default: {
      const amounts = Array.from({ length: MOST_FORCE + 1 }, (_, amount) => amount).filter((n) =>
        passes(test, n),
      );
      const paid = sql`${cards.forceCosts} && ${intArray(amounts)}`;
      return test.kind === "compare" && test.comparison === "!=" ? sql`(${paid} or ${hasX})` : paid;
    }
  }
}

function idsCondition(ids: readonly string[]): SQL {
  return ids.length === 0 ? NEVER : sql`${cards.id} = any(string_to_array(${ids.join(" ")}, ' '))`;
}

/** An array parameter, one parameter a value. */
export function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

function intArray(values: readonly number[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::integer[]`;
}
