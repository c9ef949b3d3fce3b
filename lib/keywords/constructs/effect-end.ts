import { bodyEnd } from "@/lib/keywords/boundaries";
import { after, type Source } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";
import { STARTERS } from "@/lib/keywords/vocabulary";

const LONGEST_SUBJECT = 8;

/** What marks a sentence as part of the effect: it lasts a while, or speaks of what went before. */
const PASSING: ReadonlySet<string> = new Set([
  "until",
  "turn",
  "attack",
  "instead",
  "also",
  "chosen",
  "those",
  "that",
]);

/**
 * Where the effect behind `Bounty:`, `Upkeep:`, `Deploy:` … ends: also before a sentence that holds all the time, for
 * that is an ability of its own whose separator was lost:
 *
 * `Bounty: Gain 2 Force. Each of your Hunters gets Lucky 1.`
 *                        ^ begins another ability
 */
export function effectEnd(source: Source, body: number, to: number): number {
  const end = bodyEnd(source, body, to);
  for (let k = body; k < end; k = Math.min(after(source, k), end)) {
    if (k > body && source.begins[k] === 1 && isLasting(source, k, end)) return k;
  }
  return end;
}

function isLasting(source: Source, i: number, to: number): boolean {
  if (isTrigger(source, i, to)) return true;
  if (!hasLastingSubject(source, i)) return false;
  let gives = false;
  for (let k = i; k < to && (k === i || source.begins[k] === 0); k = after(source, k)) {
    const { word } = source.tokens[k] as Token;
    if (PASSING.has(word)) return false;
    gives ||= word === "gets" || word === "get";
  }
  return gives;
}

const SPOKEN_OF: ReadonlySet<string> = new Set([
  "it",
  "that",
  "those",
  "this",
  "chosen",
  "next",
  "he",
  "she",
  "they",
]);

/** `When the battle phase starts, …`: an event of its own, not one of what the effect made. */
function isTrigger(source: Source, i: number, to: number): boolean {
  const first = source.tokens[i] as Token;
  if (!first.capital || (first.word !== "when" && first.word !== "whenever")) return false;
  for (let k = i + 1; k < to && source.begins[k] === 0; k++) {
    const { kind, word } = source.tokens[k] as Token;
    if (SPOKEN_OF.has(word)) return false;
    if (kind === "comma") return true;
  }
  return false;
}

/** `Each of your …`, `As long as …`, `This unit gets`, a name that gets something. */
function hasLastingSubject(source: Source, i: number): boolean {
  const words = source.tokens.slice(i, i + LONGEST_SUBJECT);
  const [first, second, third] = words;
  if (!first?.capital) return false;
  if (first.word === "each" || (first.word === "as" && second?.word === "long")) return true;
  if (first.word === "this") return third?.word === "gets";
  const verb = words.findIndex(({ word }) => word === "gets" || word === "get");
  return verb > 0 && !STARTERS.has(first.word) && words.slice(0, verb).every(({ kind }) => kind === "word");
}
