import { keywordNamed, nearestKeyword } from "./names";
import { endsPhrase } from "./occurrence";
import { KEYWORDS } from "./registry";
import { report, type Source, spanOf } from "./source";
import type { Token } from "./tokens";
import { STARTERS } from "./vocabulary";

const PAIRS = KEYWORDS.map((row) => row.name.toLowerCase().split(" ")).filter((words) => words.length === 2);
const FIRST_WORDS: ReadonlySet<string | undefined> = new Set(PAIRS.map(([first]) => first));
const SECOND_WORDS: ReadonlySet<string | undefined> = new Set(PAIRS.map(([, second]) => second));

/** One word of a keyword of two that takes a number: `Hidden` → `Hidden Cost`; a word of two of them is left out. */
const HALVES: ReadonlyMap<string, string> = (() => {
  const rows = KEYWORDS.filter((row) => row.form === "value" && row.name.includes(" "));
  const words = rows.flatMap((row) =>
    row.name.split(" ").map((word) => [word.toLowerCase(), row.name] as const),
  );
  return new Map(words.filter(([word]) => words.filter(([other]) => other === word).length === 1));
})();

const ENDINGS = ["s", "es", "ed", "d", "er", "ers", "ing", "or", "ors"];

/** `Protects`, `Stealthy`: another word of the same stem, no spelling fault. */
function isInflected(word: string, name: string): boolean {
  const stem = name.toLowerCase().replace(/[ey]$/, "");
  if (!word.startsWith(stem)) return false;
  const rest = word.slice(stem.length);
  return ENDINGS.includes(rest) || ENDINGS.includes(rest.replace(/^[iey]/, ""));
}

function suggestionFor(source: Source, i: number, words: number): string | null {
  const span = spanOf(source, i, i + words);
  const printed = source.text.slice(span[0], span[1]).toLowerCase();
  const row = nearestKeyword(printed);
  if (!row || keywordNamed(printed) || row.name.split(" ").length !== words) return null;
  if (isInflected(printed, row.name)) return null;
  return row.name;
}

const FOLLOWERS: ReadonlySet<string> = new Set(
  "until for when while where this instead against if as".split(" "),
);

function takesValue(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === "number" || token.kind === "signed" || token.word === "x" || token.kind === "colon")
  );
}

/** `Hidden 4` for `Hidden Cost 4`. */
function reportIncomplete(source: Source, i: number, to: number): boolean {
  const name = HALVES.get((source.tokens[i] as Token).word);
  if (name === undefined || i + 1 >= to || source.tokens[i + 1]?.kind !== "number") return false;
  const span = spanOf(source, i, i + 1);
  report(source, "keyword-incomplete", `A word is missing; the keyword is ${name}.`, span, name);
  return true;
}

/**
 * At a place where the grammar waits for a keyword: a word that is none but nearly one is reported with the likely
 * keyword. Returns the index behind it, or null.
 */
export function misspeltAt(source: Source, i: number, to: number): number | null {
  const { tokens } = source;
  const token = tokens[i] as Token;
  if (!token.capital) return null;
  if (reportIncomplete(source, i, to)) return i + 2;
  if (STARTERS.has(token.word) || token.word.length < 4) return null;
  const behind = i + 1 < to ? tokens[i + 1] : undefined;
  const halves = FIRST_WORDS.has(token.word) || SECOND_WORDS.has(behind?.word ?? "");
  const pair = behind?.kind === "word" && halves ? suggestionFor(source, i, 2) : null;
  const ends =
    takesValue(behind) ||
    FOLLOWERS.has(behind?.word ?? "") ||
    endsPhrase(source, i + 1, to) ||
    Boolean(source.names[i + 1]);
  const words = pair ? 2 : 1;
  const suggestion = pair ?? (ends ? suggestionFor(source, i, 1) : null);
  if (!suggestion) return null;
  const span = spanOf(source, i, i + words);
  report(
    source,
    "keyword-misspelt",
    `No keyword is spelt so; the nearest is ${suggestion}.`,
    span,
    suggestion,
  );
  return i + words;
}
