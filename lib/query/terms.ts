import { combine } from "./combine";
import { FIELD_NAMES, type Field, type FieldKind, type FieldValue, fieldNamed, valueNamed } from "./fields";
import { costParts, describe, factCondition, keywordTerm, viaValues } from "./keyword-terms";
import type { FieldToken, Token, ValueToken } from "./lexer";
import { meant } from "./near";
import { readNumberTest } from "./numbers";
import { type Reading, warn } from "./reading";
import { readSetting } from "./settings";
import type { Leaf, Node, Span } from "./tree";
import { couldBeInside, searchWords } from "./words";

/** A node of its own, or the keyword term before it with one condition more. */
export type Term = Node | { readonly extended: Node } | null;

/** Reads one term; `before` is the term right before it, if that names a keyword which this one may describe. */
export function readTerm(token: Token, negated: boolean, before: Node | null, reading: Reading): Term {
  switch (token.kind) {
    case "word":
      return wordTerm(token.text, token);
    case "phrase":
      return wordsLeaf(token.text, token, false);
    case "exact": {
      const words = searchWords(token.text);
      return words === "" ? null : { kind: "exact", words, span: spanOf(token) };
    }
    case "regex":
      return { kind: "regex", place: "any", source: token.text, span: spanOf(token) };
    case "field":
      return fieldTerm(token, negated, before, reading);
    default:
      return null;
  }
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function wordTerm(text: string, span: Span): Node | null {
  return text === "AND" ? null : wordsLeaf(text, span, true);
}

function wordsLeaf(text: string, span: Span, single: boolean): Node | null {
  const words = searchWords(text);
  if (words === "") return null;
  return { kind: "words", place: "any", words, inside: single && couldBeInside(words), span: spanOf(span) };
}

function fieldTerm(token: FieldToken, negated: boolean, before: Node | null, reading: Reading): Term {
  const field = fieldNamed(token.name);
  const nameSpan = { start: token.start, end: token.start + token.name.length };
  if (!field) {
    if (token.values.length === 0) return wordTerm(token.name, nameSpan);
    return warn(reading, "unknown-field", nameSpan, token.name, meant(token.name, FIELD_NAMES));
  }
  if (token.values.length === 0) return warn(reading, "empty-value", token, `${token.name}${token.operator}`);
  const condition = before && factCondition(token, field, negated, reading);
  if (before && condition) return { extended: describe(before, condition, token.end) };
  return plainTerm(token, field, negated, reading);
}

function plainTerm(token: FieldToken, field: Field, negated: boolean, reading: Reading): Node | null {
  const { of } = field;
  const span = spanOf(token);
  switch (of.kind) {
    case "number":
      return numberTerm(token, of, reading);
    case "force":
    case "year": {
      const test = numberTest(token, reading);
      return test && { kind: of.kind, test, span };
    }
    case "keyword":
      return unlessEqual(token, keywordTerm(token, of, reading));
    case "setting":
      readSetting(token, of, negated, reading);
      return null;
    default:
      return isEquality(token, reading) ? unlessEqual(token, valueTerm(token, of, reading)) : null;
  }
}

function valueTerm(token: FieldToken, of: FieldKind, reading: Reading): Node | null {
  const span = spanOf(token);
  const values = token.values.map((value) => value.text);
  switch (of.kind) {
    case "words":
      return combine(
        "or",
        token.values.map((value) => wordsOrRegex(value, of.place, span)),
      );
    case "choice":
      return choiceTerm(token, of, reading);
    case "via": {
      const via = viaValues(token, reading);
      return via.length === 0 ? null : { kind: "via", via, span };
    }
    case "mark":
      return { kind: "mark", mark: of.mark, values, span };
    case "partner":
      return { kind: "partner", names: values, span };
    case "set":
    case "era":
    case "format":
      return { kind: of.kind, values, span };
    default:
      return null;
  }
}

function wordsOrRegex(
  value: ValueToken,
  place: Extract<Leaf, { kind: "words" }>["place"],
  span: Span,
): Node | null {
  if (value.kind === "regex" && (place === "name" || place === "text"))
    return { kind: "regex", place, source: value.text, span };
  const words = searchWords(value.text);
  const inside = place === "name" && value.kind === "bare" && couldBeInside(words);
  return words === "" ? null : { kind: "words", place, words, inside, span };
}

function isEquality(token: FieldToken, reading: Reading): boolean {
  if (token.operator === ":" || token.operator === "=" || token.operator === "!=") return true;
  warn(reading, "bad-operator", token, `${token.name}${token.operator}`, `${token.name}:`);
  return false;
}

/** `field!=value` is `-field:value`. */
function unlessEqual(token: FieldToken, node: Node | null): Node | null {
  const isValueTest = node?.kind === "keyword" && node.test !== null;
  if (!node || token.operator !== "!=" || isValueTest) return node;
  return node.kind === "not" ? node.part : { kind: "not", part: node, span: node.span };
}

function numberTerm(
  token: FieldToken,
  of: Extract<FieldKind, { kind: "number" }>,
  reading: Reading,
): Node | null {
  const span = spanOf(token);
  const texts = token.values.map((value) => value.text);
  const equal = token.operator === ":" || token.operator === "=";
  if (of.field === "cost" && equal) {
    const parts = costParts(token.values).filter((part) => part !== "x");
    if (parts.length > 0) return { kind: "choice", field: "costs", values: parts, span };
  }
  const tests = texts.map((text) => readNumberTest(token.operator, text));
  if (of.field === "number" && equal && tests.includes(null))
    return { kind: "choice", field: "lettered", values: texts.map((text) => text.toLowerCase()), span };
  const nodes = tests.flatMap((test): Node[] =>
    test ? [{ kind: "number", field: of.field, test, span }] : [],
  );
  if (nodes.length < tests.length) badNumber(token, reading);
  return combine(token.operator === "!=" ? "and" : "or", nodes);
}

function numberTest(token: FieldToken, reading: Reading) {
  const test = readNumberTest(token.operator, token.values[0]?.text ?? "");
  return test ?? badNumber(token, reading);
}

function badNumber(token: FieldToken, reading: Reading): null {
  const [value] = token.values;
  return value ? warn(reading, "bad-number", value, value.text) : null;
}

function choiceTerm(
  token: FieldToken,
  of: Extract<FieldKind, { kind: "choice" }>,
  reading: Reading,
): Node | null {
  const span = spanOf(token);
  const nodes = token.values.map((value): Node | null => {
    const names = of.field === "type" ? value.text.split("/").filter((name) => name !== "") : [value.text];
    const found = names.flatMap((name) => choiceValue(name, value, of.values, reading) ?? []);
    if (found.length < names.length || found.length === 0) return null;
    const each = found.map((name): Node => ({ kind: "choice", field: of.field, values: [name], span }));
    return combine("and", each);
  });
  return mergeChoices(combine("or", nodes));
}

function choiceValue(
  name: string,
  span: Span,
  values: readonly FieldValue[] | null,
  reading: Reading,
): string | null {
  if (values === null) return name.toLowerCase();
  const row = valueNamed(values, name);
  if (row) return row.value;
  return warn(
    reading,
    "unknown-value",
    span,
    name,
    meant(
      name,
      values.flatMap((v) => [v.value, ...v.aliases]),
    ),
  );
}

/** `side:L,D` is one choice of two values, not two choices. */
function mergeChoices(node: Node | null): Node | null {
  if (node?.kind !== "or") return node;
  const choices = node.parts.flatMap((part) => (part.kind === "choice" ? [part] : []));
  const [first] = choices;
  if (!first || choices.length < node.parts.length) return node;
  return { ...first, values: [...new Set(choices.flatMap((choice) => choice.values))] };
}
