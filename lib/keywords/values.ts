import type { Value } from "./ability";
import type { Token } from "./tokens";

/** The letters that stand for a number. */
const VARIABLE = /^[xyz]$/;

/** A value printed after a keyword, and the first token behind it. */
export interface ReadValue {
  readonly value: Value;
  readonly next: number;
}

function number(text: string, token: Token): number {
  return Number(
    text
      .slice(token.start, token.end)
      .replace(/\s/g, "")
      .replace(/[–—−‐‑]/, "-"),
  );
}

function digits(text: string, token: Token | undefined): string | null {
  return token?.kind === "number" ? text.slice(token.start, token.end) : null;
}

/**
 * Reads what follows a keyword: `2`, `-1`, `X` (or `Y`, `Z`), `X+1` (also `X + 1`), `X-2`, `2X`, `X times 2`, `5 times X`;
 * null otherwise.
 */
export function readValue(text: string, tokens: readonly Token[], i: number, to: number): ReadValue | null {
  const token = i < to ? tokens[i] : undefined;
  if (token === undefined) return null;
  const times = tokens[i + 1]?.word === "times" && i + 2 < to ? tokens[i + 2] : undefined;
  if (token.kind === "number") {
    if (times?.word === "x") return { value: `${digits(text, token)} times X`, next: i + 3 };
    return { value: number(text, token), next: i + 1 };
  }
  if (token.kind === "signed") {
    const value = number(text, token);
    return {
      value: Number.isNaN(value) ? text.slice(token.start, token.end).replace(/\s/g, "") : value,
      next: i + 1,
    };
  }
  if (token.kind === "word" && /^\d{1,3}x$/.test(token.word))
    return { value: token.word.toUpperCase(), next: i + 1 };
  return token.kind === "word" && token.capital ? readVariable(text, tokens, i, to) : null;
}

function readVariable(text: string, tokens: readonly Token[], i: number, to: number): ReadValue | null {
  const { word } = tokens[i] as Token;
  const letter = word[0]?.toUpperCase() ?? "";
  if (!VARIABLE.test(word))
    return /^[xyz][-–]\d{1,3}$/.test(word) ? { value: word.toUpperCase(), next: i + 1 } : null;
  const after = i + 1 < to ? tokens[i + 1] : undefined;
  if (after?.kind === "signed") {
    return { value: `${letter}${text.slice(after.start, after.end).replace(/\s/g, "")}`, next: i + 2 };
  }
  const factor = digits(text, i + 2 < to ? tokens[i + 2] : undefined);
  if (after?.word === "times" && factor) return { value: `${letter} times ${factor}`, next: i + 3 };
  if (after?.kind === "slash" && factor) return { value: `${letter}/${factor}`, next: i + 3 };
  if (after?.kind === "dash" && factor) return { value: `${letter}-${factor}`, next: i + 3 };
  return { value: letter, next: i + 1 };
}
