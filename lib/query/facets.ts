import { combine, isJoin } from "./combine";
import { KEYWORD_VALUES, RARITY_VALUES, SIDE_VALUES, TYPE_VALUES } from "./fields";
import { printNumberTest } from "./numbers";
import { parseQuery } from "./parser";
import { printQuery, quoteValue } from "./print";
import type { Node, NumberTest } from "./tree";

/** Fields whose values are offered beside the list, with counts. */
export const FACETS = ["side", "type", "set", "rarity", "kw"] as const;
export type FacetField = (typeof FACETS)[number];
export const RANGES = ["cost", "speed", "power", "health"] as const;
export type RangeField = (typeof RANGES)[number];

export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Values chosen for a field by the query itself: those of its terms that stand alone, outside brackets, `OR` and `-`. */
export function facetState(text: string, field: FacetField): readonly string[] {
  return [...new Set(termsOf(text, field).flatMap((term) => facetValues(term)))];
}

/** The query with a value of the field added, or taken away where it is chosen; everything else stays as written. */
export function toggleFacet(text: string, field: FacetField, value: string): string {
  const chosen = facetState(text, field);
  const name = canonical(field, value);
  const kept = chosen.filter((other) => other !== name);
  const values = kept.length < chosen.length ? kept : inOrder(field, [...chosen, name]);
  return writeTerm(
    text,
    termsOf(text, field),
    values.length === 0 ? "" : `${field}:${values.map(quoteValue).join(",")}`,
  );
}

/** The range of a number field that the query asks for; null where it is open. */
export function rangeOf(text: string, field: RangeField): NumberRange {
  let min: number | null = null;
  let max: number | null = null;
  for (const term of termsOf(text, field)) {
    if (term.kind !== "number") continue;
    const bounds = boundsOf(term.test);
    if (bounds.min !== null) min = Math.max(bounds.min, min ?? bounds.min);
    if (bounds.max !== null) max = Math.min(bounds.max, max ?? bounds.max);
  }
  return { min, max };
}

/** The query with this range for the field instead of the one it has; two nulls take it away. */
export function setRange(text: string, field: RangeField, min: number | null, max: number | null): string {
  const test = rangeTest(min, max);
  const term = test === null ? "" : `${field}${printNumberTest(test)}`;
  const old = termsOf(text, field).filter((node) => node.kind === "number" && isRange(node.test));
  return writeTerm(text, old, term);
}

/** The tree without the field's terms that `facetState` reads: what its counts are counted over. */
export function withoutFacet(tree: Node | null, field: FacetField): Node | null {
  if (tree === null || isTermOf(tree, field)) return null;
  if (tree.kind !== "and") return tree;
  const parts = tree.parts.filter((part) => !isTermOf(part, field));
  const [only] = parts;
  return parts.length > 1 ? { ...tree, parts } : (only ?? null);
}

type Term = Exclude<Node, { kind: "and" | "or" | "not" }>;

function termsOf(text: string, field: FacetField | RangeField): Term[] {
  const { tree } = parseQuery(text);
  if (tree === null) return [];
  const parts = tree.kind === "and" ? tree.parts : [tree];
  return parts.filter((part): part is Term => isTermOf(part, field));
}

function isTermOf(node: Node, field: FacetField | RangeField): boolean {
  if (isJoin(node) || node.kind === "not") return false;
  switch (node.kind) {
    case "choice":
    case "number":
      return node.field === field;
    case "set":
      return field === "set";
    case "keyword":
      return field === "kw" && node.relation === "has" && node.test === null && node.conditions.length === 0;
    default:
      return false;
  }
}

function facetValues(term: Term): readonly string[] {
  if (term.kind === "choice") return term.values;
  if (term.kind === "set") return term.values.map((value) => canonical("set", value));
  return term.kind === "keyword" ? term.keywords : [];
}

const ORDERS: Readonly<Record<FacetField, readonly string[] | null>> = {
  side: SIDE_VALUES.map(({ value }) => value),
  type: TYPE_VALUES.map(({ value }) => value),
  rarity: RARITY_VALUES.map(({ value }) => value),
  kw: KEYWORD_VALUES.map(({ value }) => value),
  set: null,
};

function canonical(field: FacetField, value: string): string {
  if (field === "set") return /^[\w-]{1,6}$/.test(value) ? value.toUpperCase() : value;
  return ORDERS[field]?.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value;
}

function inOrder(field: FacetField, values: readonly string[]): readonly string[] {
  const order = ORDERS[field];
  return order ? [...values].sort((a, b) => order.indexOf(a) - order.indexOf(b)) : [...values].sort();
}

function boundsOf(test: NumberTest): NumberRange {
  if (test.kind === "range") return { min: test.min, max: test.max };
  if (test.kind !== "compare") return { min: null, max: null };
  const { comparison, number } = test;
  switch (comparison) {
    case "=":
      return { min: number, max: number };
    case ">=":
      return { min: number, max: null };
    case ">":
      return { min: number + 1, max: null };
    case "<=":
      return { min: null, max: number };
    case "<":
      return { min: null, max: number - 1 };
    case "!=":
      return { min: null, max: null };
  }
}

function isRange(test: NumberTest): boolean {
  const { min, max } = boundsOf(test);
  return min !== null || max !== null;
}

function rangeTest(min: number | null, max: number | null): NumberTest | null {
  if (min !== null && max !== null)
    return min === max
      ? { kind: "compare", comparison: "=", number: min }
      : { kind: "range", min: Math.min(min, max), max: Math.max(min, max) };
  if (min !== null) return { kind: "compare", comparison: ">=", number: min };
  return max === null ? null : { kind: "compare", comparison: "<=", number: max };
}

/** Puts a term where the first of the old ones stood (or in front), takes the other old ones out, leaves the rest as written. */
function writeTerm(text: string, old: readonly Term[], term: string): string {
  const { tree, settings } = parseQuery(text);
  const [first] = old;
  const added = parseQuery(term).tree;
  const isOld = (node: Node) =>
    old.some(({ span }) => span.start === node.span.start && span.end === node.span.end);
  const parts = tree === null ? [] : tree.kind === "and" ? tree.parts : [tree];
  const place = first ? parts.findIndex(isOld) : 0;
  const wanted = [...parts.slice(0, place), added, ...parts.slice(place).filter((part) => !isOld(part))];
  const written = first ? editTerms(text, old, term) : addTerm(text, tree, term);
  const expected = printQuery(combine("and", wanted), settings);
  const read = parseQuery(written);
  // Taking a term out can leave `cost` beside a keyword, which would then speak of that: write the whole query anew.
  return printQuery(read.tree, read.settings) === expected ? written : expected;
}

function editTerms(text: string, old: readonly Term[], term: string): string {
  const [first] = old;
  let written = text;
  for (const { span } of [...old].reverse()) {
    const filler = span === first?.span ? term : "";
    written = `${written.slice(0, span.start)}${filler}${written.slice(span.end)}`;
  }
  return written.replace(/ {2,}/g, " ").trim();
}

/** In front, since an unclosed quote at the end would swallow it; `OR` binds weaker than what stands beside it. */
function addTerm(text: string, tree: Node | null, term: string): string {
  const rest = text.trim();
  if (term === "" || rest === "") return term || rest;
  return tree?.kind === "or" ? `${term} (${rest})` : `${term} ${rest}`;
}
