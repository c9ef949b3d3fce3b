import type { Span, Warning } from "./tree";

// One value of a field: `retaliate>=3`, `"Luke Skywalker"`, `/fire.*/`.
export interface ValueToken extends Span {
  readonly kind: "bare" | "quoted" | "regex";
  readonly text: string;
  /** What follows the closing quote: `>=5` of `"hidden cost">=5`. */
  readonly rest: string;
}

export type Token = Span &
  (
    | { readonly kind: "open" | "close" | "or" | "not" }
    | { readonly kind: "word" | "phrase" | "regex" | "exact"; readonly text: string }
    | {
        readonly kind: "field";
        readonly name: string;
        readonly operator: string;
        /** Empty: nothing stands behind the sign. */
        readonly values: readonly ValueToken[];
      }
  );

export type FieldToken = Extract<Token, { kind: "field" }>;

export interface Lexed {
  readonly tokens: readonly Token[];
  readonly warnings: readonly Warning[];
}

const QUOTES = /["“”„‟″]/;
const FIELD = /([\p{L}][\p{L}-]{0,30}?)(:|!=|<=|>=|=|<|>|≤|≥|≠)/uy;
const SPELLED: Readonly<Record<string, string>> = { "≤": "<=", "≥": ">=", "≠": "!=" };
const BARE = /[^\s()"“”„‟″,]+/y;
const BARE_WITH_COMMAS = /[^\s()"“”„‟″]+/y;

/** Splits a query into tokens that know their place; never throws. Unclosed quotes and regexes run to the end of the word or text. */
export function lex(text: string): Lexed {
  const tokens: Token[] = [];
  const warnings: Warning[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at] ?? "";
    if (/\s/.test(char)) {
      at++;
      continue;
    }
    const token =
      bracket(text, at) ?? negation(text, at) ?? field(text, at, warnings) ?? term(text, at, warnings);
    tokens.push(token);
    at = token.end;
  }
  return { tokens, warnings };
}

function bracket(text: string, at: number): Token | null {
  if (text[at] === "(") return { kind: "open", start: at, end: at + 1 };
  return text[at] === ")" ? { kind: "close", start: at, end: at + 1 } : null;
}

function negation(text: string, at: number): Token | null {
  const hyphens = match(/[-−–]+(?=[^\s)\-−–])/y, text, at);
  return hyphens?.length === 1 ? { kind: "not", start: at, end: at + 1 } : null;
}

function field(text: string, at: number, warnings: Warning[]): Token | null {
  FIELD.lastIndex = at;
  const found = FIELD.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const values: ValueToken[] = [];
  let end = at + found[0].length;
  for (;;) {
    const value = readValue(text, end, warnings);
    if (!value) break;
    values.push(value);
    end = value.end;
    if (text[end] !== "," || !/[^\s(),]/.test(text[end + 1] ?? "")) break;
    end++;
  }
  return {
    kind: "field",
    name: found[1].toLowerCase(),
    operator: SPELLED[found[2]] ?? found[2],
    values,
    start: at,
    end,
  };
}

function readValue(text: string, at: number, warnings: Warning[]): ValueToken | null {
  const char = text[at] ?? "";
  if (QUOTES.test(char)) {
    const quoted = readQuoted(text, at, warnings);
    const rest = match(/(?:!=|<=|>=|[:=<>])[^\s(),"]*/y, text, quoted.end) ?? "";
    return { kind: "quoted", text: quoted.text, rest, start: at, end: quoted.end + rest.length };
  }
  const regex = char === "/" ? readRegex(text, at) : null;
  if (regex) return { kind: "regex", text: regex.source, rest: "", start: at, end: regex.end };
  const bare = match(BARE, text, at);
  return bare === null ? null : { kind: "bare", text: bare, rest: "", start: at, end: at + bare.length };
}

function term(text: string, at: number, warnings: Warning[]): Token {
  const char = text[at] ?? "";
  if (QUOTES.test(char)) return { kind: "phrase", start: at, ...readQuoted(text, at, warnings) };
  if (char === "!" && QUOTES.test(text[at + 1] ?? ""))
    return { kind: "exact", start: at, ...readQuoted(text, at + 1, warnings) };
  if (char === "/") {
    const regex = readRegex(text, at);
    if (regex) return { kind: "regex", text: regex.source, start: at, end: regex.end };
  }
  const word = match(BARE_WITH_COMMAS, text, at) ?? char;
  const end = at + word.length;
  if (char === "/" && /\p{L}/u.test(word)) warnings.push({ code: "unclosed-regex", start: at, end, word });
  if (word === "OR" || word === "|" || word === "||") return { kind: "or", start: at, end };
  if (char === "!" && word.length > 1) return { kind: "exact", text: word.slice(1), start: at, end };
  return { kind: "word", text: word, start: at, end };
}

function readQuoted(text: string, at: number, warnings: Warning[]): { text: string; end: number } {
  for (let end = at + 1; end < text.length; end++) {
    if (QUOTES.test(text[end] ?? "")) return { text: text.slice(at + 1, end), end: end + 1 };
  }
  warnings.push({ code: "unclosed-quote", start: at, end: text.length, word: text.slice(at) });
  return { text: text.slice(at + 1), end: text.length };
}

// `/…/` with `\/` for a slash inside; it may hold blanks, and ends before a blank, a bracket, a comma or the end.
function readRegex(text: string, at: number): { source: string; end: number } | null {
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === "\\") end++;
    else if (text[end] === "/" && end > at + 1 && /^$|[\s),]/.test(text[end + 1] ?? ""))
      return { source: text.slice(at + 1, end).replaceAll("\\/", "/"), end: end + 1 };
  }
  return null;
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
