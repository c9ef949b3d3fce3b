import type { Stat } from "@/lib/cards/card";
import { COMPARISONS, type Comparison, type NumberTest } from "./tree";

const RANGE = /^(\d{1,6})(?:\.\.|-)(\d{1,6})$/;
const OPEN = /^(?:(\d{1,6})\.\.|\.\.(\d{1,6}))$/;
const WHOLE = /^[+-]?\d{1,6}$/;

/** Reads what stands behind a number field: operator `:` or a comparison, then `4`, `2..4`, `*`, `X` or `none`; null if unreadable. */
export function readNumberTest(operator: string, value: string): NumberTest | null {
  const inner = operator === ":" ? COMPARISONS.find((sign) => value.startsWith(sign)) : undefined;
  if (inner) return readNumberTest(inner, value.slice(inner.length));
  const comparison: Comparison = operator === ":" ? "=" : (operator as Comparison);
  if (WHOLE.test(value)) return { kind: "compare", comparison, number: Number(value) };
  if (comparison !== "=" && comparison !== "!=") return null;
  const negated = comparison === "!=";
  if (value === "*") return { kind: "symbol", symbol: "*", negated };
  if (/^x$/i.test(value)) return { kind: "symbol", symbol: "X", negated };
  if (/^(none|-)$/i.test(value)) return { kind: "none", negated };
  return negated ? null : readRange(value);
}

function readRange(value: string): NumberTest | null {
  const range = RANGE.exec(value);
  if (range) {
    const [a, b] = [Number(range[1]), Number(range[2])];
    return { kind: "range", min: Math.min(a, b), max: Math.max(a, b) };
  }
  const open = OPEN.exec(value);
  if (!open) return null;
  return open[1] === undefined
    ? { kind: "compare", comparison: "<=", number: Number(open[2]) }
    : { kind: "compare", comparison: ">=", number: Number(open[1]) };
}

/**
 * Whether a printed number passes. `*` and `X` are never 0 and fail every comparison but `!=`;
 * what has no number fails everything but `none`.
 */
export function passes(test: NumberTest, stat: Stat): boolean {
  if (test.kind === "none") return (stat === null) !== test.negated;
  if (stat === null) return false;
  if (test.kind === "symbol") return (stat === test.symbol) !== test.negated;
  if (typeof stat === "string") return test.kind === "compare" && test.comparison === "!=";
  return test.kind === "range"
    ? stat >= test.min && stat <= test.max
    : compare(stat, test.comparison, test.number);
}

function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
}

/** The test as it is written behind a field name: `>=3`, `:2..4`, `!=X`. */
export function printNumberTest(test: NumberTest): string {
  switch (test.kind) {
    case "compare":
      return `${test.comparison}${test.number}`;
    case "range":
      return `:${test.min}..${test.max}`;
    case "symbol":
      return `${test.negated ? "!=" : ":"}${test.symbol}`;
    case "none":
      return `${test.negated ? "!=" : ":"}none`;
  }
}
