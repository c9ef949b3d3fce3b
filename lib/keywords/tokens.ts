/** Kinds of token; `other` is any character the grammar does not use. */
export type TokenKind =
  | "word"
  | "number"
  | "signed"
  | "stats"
  | "tap"
  | "pilot"
  | "arrow"
  | "bar"
  | "slash"
  | "bullet"
  | "dash"
  | "greater"
  | "comma"
  | "period"
  | "colon"
  | "open"
  | "close"
  | "quote"
  | "unknown"
  | "other";

export interface Token {
  kind: TokenKind;
  readonly start: number;
  end: number;
  /** Lower case, straight apostrophes; empty for anything but words. */
  readonly word: string;
  readonly capital: boolean;
  /** True where white space or nothing stands before. */
  readonly spaced: boolean;
  /** A quotation mark that is not printed but must stand here, and which way it leans. */
  readonly implied?: "opens" | "closes";
}

/** Character classes, in an order that makes letters and digits the highest. */
const Class = { Other: 0, Space: 1, Digit: 2, Letter: 3 } as const;

const CLASSES = new Uint8Array(65536);
for (let code = 0; code < 65536; code++) {
  const char = String.fromCharCode(code);
  if (/\s/.test(char) || code === 0xfeff) CLASSES[code] = Class.Space;
  else if (/[0-9]/.test(char)) CLASSES[code] = Class.Digit;
  else if (/[\p{L}\p{M}\p{Cs}_]/u.test(char)) CLASSES[code] = Class.Letter;
}

const DASHES = "-–—−‐‑";
const APOSTROPHES = "'’ʼ";
const QUOTES = '"“”„″';
const SIMPLE: Readonly<Record<string, TokenKind>> = {
  "|": "bar",
  "¦": "bar",
  "/": "slash",
  "*": "bullet",
  "•": "bullet",
  "·": "bullet",
  ">": "greater",
  ",": "comma",
  ";": "comma",
  ".": "period",
  "!": "period",
  ":": "colon",
  "(": "open",
  ")": "close",
  "→": "arrow",
  "⇒": "arrow",
  "§": "arrow",
  "?": "unknown",
  "\ufffd": "unknown",
};

function classAt(text: string, at: number): number {
  return at < text.length ? (CLASSES[text.charCodeAt(at)] as number) : Class.Space;
}

function isAlnum(text: string, at: number): boolean {
  return classAt(text, at) >= Class.Digit;
}

function isDash(text: string, at: number): boolean {
  return at < text.length && DASHES.includes(text[at] as string);
}

/** End of a word that starts at `at`: letters, digits, inner apostrophes and inner hyphens. */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    if (isAlnum(text, end)) end++;
    else if (
      isAlnum(text, end + 1) &&
      end > at &&
      (isDash(text, end) || APOSTROPHES.includes(text[end] as string))
    )
      end++;
    else break;
  }
  const possessive =
    end < text.length && APOSTROPHES.includes(text[end] as string) && /s/i.test(text[end - 1] ?? "");
  return possessive ? end + 1 : end;
}

/** End of `40/2/2` (digits, `*` or `X`, three parts) starting at `at`, or -1. */
function statsEnd(text: string, at: number): number {
  let end = at;
  for (let part = 0; part < 3; part++) {
    if (part > 0 && text[end++] !== "/") return -1;
    const start = end;
    while (end - start < 4 && classAt(text, end) === Class.Digit) end++;
    if (end === start && "*Xx".includes(text[end] ?? " ")) end++;
    if (end === start) return -1;
  }
  return isAlnum(text, end) || text[end] === "/" ? -1 : end;
}

/** End of an arrow that starts with a dash or `=` at `at` (`->`, `- >`, `-->`), or -1. */
function arrowEnd(text: string, at: number): number {
  let end = at;
  while (end - at < 3 && (isDash(text, end) || text[end] === "=")) end++;
  if (text[end] === " ") end++;
  if (text[end] !== ">") return -1;
  while (text[end] === ">" && end - at < 6) end++;
  return end;
}

const SIGNS: Readonly<Record<string, TokenKind>> = { tap: "tap", t: "tap", pilot: "pilot" };

/** `[tap]`, `[Pilot]`: the kind and the end, or null. */
function signAt(text: string, at: number): { kind: TokenKind; end: number } | null {
  const close = text.slice(at, at + 12).indexOf("]");
  if (close < 0) return null;
  const kind =
    SIGNS[
      text
        .slice(at + 1, at + close)
        .trim()
        .toLowerCase()
    ];
  return kind ? { kind, end: at + close + 1 } : null;
}

/** End of a signed number (`+10`, `+ 1`, `-2`, `+X`) at `at`, or -1. */
function signedEnd(text: string, at: number): number {
  let end = at + 1;
  if (text[at] === "+" && text[end] === " ") end++;
  const start = end;
  while (end - start < 6 && classAt(text, end) === Class.Digit) end++;
  if (end === start && text[end] === "X") end++;
  return end > start && !(isAlnum(text, end) && classAt(text, end) === Class.Letter) ? end : -1;
}

/** A cell as a spreadsheet wrote it: `"Armor | ""Evade 1"""`. */
export function isWrapped(text: string): boolean {
  if (!/^\s*"/.test(text.slice(0, 100))) return false;
  const whole = text.trim();
  if (whole.length < 2 || whole[0] !== '"' || whole.at(-1) !== '"') return false;
  const inner = whole.slice(1, -1);
  return inner.includes('""') || !inner.includes('"');
}

/** Cuts a text into tokens, left to right, each character looked at a bounded number of times. */
export function tokenize(text: string): Token[] {
  const wrapped = isWrapped(text);
  const tokens = cut(text, wrapped || DOUBLED.test(text));
  if (wrapped) {
    tokens.shift();
    tokens.pop();
  }
  return tokens;
}

/** A quote mark doubled where it opens: a cell that lost its outer marks. */
const DOUBLED = /\s""[^\s".,|]/;

function cut(text: string, doubling: boolean): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = true;
  const add = (kind: TokenKind, end: number, word = "", capital = false) => {
    tokens.push({ kind, start: at, end, word, capital, spaced });
    at = end;
    spaced = false;
  };
  while (at < text.length) {
    const code = CLASSES[text.charCodeAt(at)] as number;
    const char = text[at] as string;
    if (code === Class.Space) {
      at++;
      spaced = true;
    } else if (code >= Class.Digit) {
      addWord(text, at, add);
    } else if (char === "[") {
      const sign = signAt(text, at);
      if (sign) add(sign.kind, sign.end);
      else add("other", at + 1);
    } else if (isDash(text, at) || char === "+" || char === "=") {
      addDash(text, at, spaced, tokens, add);
    } else if (isSingleQuote(text, at)) {
      add("quote", at + 1);
    } else if (QUOTES.includes(char)) {
      const doubled = doubling && tokens.length > 0 && text[at + 1] === '"' && char === '"';
      add("quote", at + (doubled ? 2 : 1));
    } else {
      const stats = char === "*" ? statsEnd(text, at) : -1;
      if (stats > 0) add("stats", stats);
      else add(SIMPLE[char] ?? "other", at + 1);
    }
  }
  return tokens;
}

/** An apostrophe inside no word: `'` before or behind one. */
function isSingleQuote(text: string, at: number): boolean {
  return text[at] === "‘" || APOSTROPHES.includes(text[at] as string);
}

type Add = (kind: TokenKind, end: number, word?: string, capital?: boolean) => void;

/** End of a number at `at`: digits with nothing glued to them, `6.0`; -1 for anything else. */
function numberEnd(text: string, at: number, wordEnds: number): number {
  let end = at;
  while (end < wordEnds && classAt(text, end) === Class.Digit) end++;
  if (end === at) return -1;
  if (text[end] !== "." || classAt(text, end + 1) !== Class.Digit) return end === wordEnds ? end : -1;
  end++;
  while (classAt(text, end) === Class.Digit) end++;
  return end;
}

function addWord(text: string, at: number, add: Add): void {
  const first = text[at] as string;
  const digit = classAt(text, at) === Class.Digit;
  const stats = digit || first === "X" ? statsEnd(text, at) : -1;
  const end = wordEnd(text, at);
  const number = digit && stats < 0 ? numberEnd(text, at, end) : -1;
  if (stats > 0) add("stats", stats);
  else if (number > 0) add("number", number);
  else {
    const lower = text.slice(at, end).toLowerCase();
    const word = /[’ʼ]/.test(lower) ? lower.replace(/[’ʼ]/g, "'") : lower;
    add("word", end, word, first !== lower[0]);
  }
}

function addDash(text: string, at: number, spaced: boolean, tokens: readonly Token[], add: Add): void {
  const arrow = text[at] === "+" ? -1 : arrowEnd(text, at);
  const before = tokens[tokens.length - 1];
  const free = spaced || (before !== undefined && before.kind !== "word" && before.kind !== "number");
  const glued =
    before !== undefined && before.kind === "word" && (/^[xyz]$/.test(before.word) || text[at] === "+");
  const signed = (free || glued) && text[at] !== "=" ? signedEnd(text, at) : -1;
  if (arrow > 0) add("arrow", arrow);
  else if (signed > 0) add("signed", signed);
  else add(isDash(text, at) ? "dash" : "other", at + 1);
}
