import { keywordNamed } from "@/lib/keywords/names";
import { combine } from "./combine";
import { type Field, type FieldKind, fieldNamed, KEYWORD_VALUES, VIA_VALUES, valueNamed } from "./fields";
import type { FieldToken, ValueToken } from "./lexer";
import { meant } from "./near";
import { readNumberTest } from "./numbers";
import { type Reading, warn } from "./reading";
import type { FactCondition, Node } from "./tree";

const KEYWORD_VALUE = /^(.+?)(!=|<=|>=|[:=<>])(.+)$/;

/** `kw:retaliate>=3`, `grants:armor,evade`: keywords of a relation, perhaps with a test of their values. */
export function keywordTerm(
  token: FieldToken,
  of: Extract<FieldKind, { kind: "keyword" }>,
  reading: Reading,
): Node | null {
  const nodes = token.values.map((value) => oneKeyword(value, token, of.relation, reading));
  const known = nodes.flatMap((node) => (node ? [node] : []));
  const [first] = known;
  if (first && known.every((node) => node.test === null))
    return { ...first, keywords: [...new Set(known.flatMap((node) => node.keywords))] };
  return combine("or", known);
}

type KeywordNode = Extract<Node, { kind: "keyword" }>;

function oneKeyword(
  value: ValueToken,
  token: FieldToken,
  relation: KeywordNode["relation"],
  reading: Reading,
): KeywordNode | null {
  const split = KEYWORD_VALUE.exec(value.text);
  const name = value.kind === "quoted" ? value.text : (split?.[1] ?? value.text);
  const row = keywordNamed(name) ?? keywordNamed(valueNamed(KEYWORD_VALUES, name)?.value ?? "");
  if (!row) {
    const names = KEYWORD_VALUES.flatMap((v) => [v.value, ...v.aliases]);
    return warn(reading, "unknown-keyword", value, name, meant(name, names));
  }
  const tail =
    value.kind === "quoted" ? /^(!=|<=|>=|[:=<>])(.+)$/.exec(value.rest)?.slice(1) : split?.slice(2);
  const test = tail ? readNumberTest(tail[0] ?? ":", tail[1] ?? "") : null;
  if (tail && !test) warn(reading, "bad-number", value, tail.join(""));
  return {
    kind: "keyword",
    relation,
    keywords: [row.name],
    test,
    conditions: [],
    span: { start: token.start, end: token.end },
  };
}

/** Adds a condition to the keyword term before it. */
export function describe(before: Node, condition: FactCondition, end: number): Node {
  const span = { start: before.span.start, end };
  if (before.kind === "not") return { ...before, part: describe(before.part, condition, end), span };
  return before.kind === "keyword"
    ? { ...before, conditions: [...before.conditions, condition], span }
    : before;
}

/** `cost`, `force`, `costs` and `via` right behind a keyword speak of that keyword's ability. */
export function factCondition(
  token: FieldToken,
  field: Field,
  negated: boolean,
  reading: Reading,
): FactCondition | null {
  const { of } = field;
  const [first] = token.values;
  if (!first) return null;
  if (of.kind === "via") {
    const via = viaValues(token, reading);
    return via.length === 0 ? null : { kind: "via", via, negated: negated !== (token.operator === "!=") };
  }
  const isCost = of.kind === "number" && of.field === "cost" && token.name !== "build";
  if (isCost || of.kind === "force") {
    const test = negated ? null : readNumberTest(token.operator, first.text);
    if (test) return { kind: "force", test };
  }
  if (isCost || (of.kind === "choice" && of.field === "costs")) {
    const parts = costParts(token.values);
    if (parts.length > 0) return { kind: "part", parts, negated: negated !== (token.operator === "!=") };
  }
  return null;
}

/** The kinds of payment among the values. */
export function costParts(values: readonly ValueToken[]): string[] {
  const of = fieldNamed("costs")?.of;
  const rows = of?.kind === "choice" ? (of.values ?? []) : [];
  return values.flatMap((value) => valueNamed(rows, value.text)?.value ?? []);
}

/** The constructs that the values name. */
export function viaValues(token: FieldToken, reading: Reading): string[] {
  return token.values.flatMap((value) => {
    const row = valueNamed(VIA_VALUES, `${value.text}${value.rest}`);
    if (!row)
      warn(
        reading,
        "unknown-value",
        value,
        value.text,
        meant(
          value.text,
          VIA_VALUES.map((v) => v.value),
        ),
      );
    return row ? [row.value] : [];
  });
}
