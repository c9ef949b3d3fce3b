import { FIELDS, type Field, type FieldValue, fieldNamed, KEYWORD_VALUES, VIA_VALUES } from "./fields";
import { lex, type Token } from "./lexer";
import { quoteValue } from "./print";
import { searchWords } from "./words";

/** What is being typed at the end of a query. */
export type Completing =
  /** Words with nothing but words before them: perhaps a name. */
  | {
      readonly kind: "words";
      readonly words: string;
      readonly last: string;
      readonly start: number;
      readonly lastStart: number;
    }
  | { readonly kind: "value"; readonly field: Field; readonly typed: string; readonly start: number };

/** One way to go on. */
export interface Suggestion {
  readonly kind: "name" | "keyword" | "subtype" | "field" | "set" | "value";
  readonly label: string;
  /** The whole query once it is chosen. */
  readonly query: string;
}

/** Finds what stands at the end of the text; null after a blank, a bracket, a regular expression or an exact name. */
export function completing(text: string): Completing | null {
  const { tokens } = lex(text);
  const last = tokens[tokens.length - 1];
  if (!last || last.end !== text.length) return null;
  if (last.kind === "field") return valueAt(last);
  if (last.kind !== "word" && last.kind !== "phrase") return null;
  const run = wordRun(tokens);
  const start = run[0]?.start ?? last.start;
  const words = searchWords(text.slice(start));
  return words === ""
    ? null
    : { kind: "words", words, last: searchWords(last.text), start, lastStart: last.start };
}

/** The words at the end that stand side by side. */
function wordRun(tokens: readonly Token[]): readonly Token[] {
  const before = tokens.findLastIndex((token) => token.kind !== "word" && token.kind !== "phrase");
  const run = tokens.slice(before + 1);
  return tokens[before]?.kind === "not" ? run.slice(-1) : run;
}

function valueAt(token: Extract<Token, { kind: "field" }>): Completing | null {
  const field = fieldNamed(token.name);
  const value = token.values[token.values.length - 1];
  if (!field) return null;
  if (!value) return { kind: "value", field, typed: "", start: token.end };
  return value.kind === "regex" ? null : { kind: "value", field, typed: value.text, start: value.start };
}

/** Fields whose names begin with the word, as suggestions. */
export function suggestFields(text: string, at: Extract<Completing, { kind: "words" }>): Suggestion[] {
  return FIELDS.filter(
    (field) => [field.name, ...field.aliases].some((name) => name.startsWith(at.last)) && at.last.length > 1,
  ).map((field) => ({
    kind: "field",
    label: `${field.name}: ${field.label}`,
    query: `${text.slice(0, at.lastStart)}${field.name}:`,
  }));
}

/** Keywords whose names begin with the word, as suggestions. */
export function suggestKeywords(text: string, at: Extract<Completing, { kind: "words" }>): Suggestion[] {
  return begun(KEYWORD_VALUES, at.last).map(({ value }) => ({
    kind: "keyword",
    label: value,
    query: `${text.slice(0, at.lastStart)}kw:${quoteValue(value)} `,
  }));
}

/** Values of the field that is being written, where its table lists them. */
export function suggestValues(text: string, at: Extract<Completing, { kind: "value" }>): Suggestion[] {
  const kind = at.field.of.kind === "keyword" ? "keyword" : "value";
  return begun(valuesOf(at.field), at.typed).map(({ value, label }) => ({
    kind,
    label: label === value ? value : `${value}: ${label}`,
    query: `${text.slice(0, at.start)}${quoteValue(value)} `,
  }));
}

function valuesOf({ of }: Field): readonly FieldValue[] {
  switch (of.kind) {
    case "choice":
    case "setting":
      return of.values ?? [];
    case "keyword":
      return KEYWORD_VALUES;
    case "via":
      return VIA_VALUES;
    default:
      return [];
  }
}

function begun(values: readonly FieldValue[], typed: string): readonly FieldValue[] {
  const wanted = searchWords(typed);
  return values.filter((row) =>
    [row.value, row.label, ...row.aliases].some((name) => searchWords(name).startsWith(wanted)),
  );
}
