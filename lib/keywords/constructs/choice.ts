import { readAbilities } from "@/lib/keywords/abilities";
import type { Ability, ChoiceAbility } from "@/lib/keywords/ability";
import { after, type Place, type Source, spanOf } from "@/lib/keywords/source";
import { GIVES } from "@/lib/keywords/vocabulary";
import type { Construct } from "./construct";

const LONGEST_LABEL = 12;

/** Index behind `choose one:` at `i`, also `choose one ability for it to gain: … Or: …`; or -1. */
export function choiceAt(source: Source, i: number, to: number): number {
  const word = source.tokens[i]?.word;
  if (word !== "choose" && word !== "chooses") return -1;
  if (source.tokens[i + 1]?.word !== "one") return -1;
  for (let k = i + 2; k < Math.min(i + LONGEST_LABEL, to); k++) {
    const kind = source.tokens[k]?.kind;
    if (kind === "colon") return k === i + 2 || orBehind(source, k, to) ? k + 1 : -1;
    if (kind !== "word") return -1;
  }
  return -1;
}

/** A mode longer than this is none of a card. */
const LONGEST_MODE = 120;

function orBehind(source: Source, from: number, to: number): boolean {
  for (let k = from; k < Math.min(from + LONGEST_MODE, to); k = after(source, k))
    if (isOr(source, k)) return true;
  return false;
}

/** `gets the chosen ability` anywhere behind a choice. */
export function isChosenLater(source: Source, from: number, to: number): boolean {
  let chosen = false;
  for (let i = from; i < to; i++) {
    const word = source.tokens[i]?.word ?? "";
    if (word === "chosen" || word === "that" || word === "those") chosen = true;
    else if (chosen && /^(abilit(y|ies)|keywords?)$/.test(word)) return true;
    else if (word !== "") chosen = false;
  }
  return false;
}

function isOr(source: Source, i: number): boolean {
  return source.tokens[i]?.word === "or" && source.tokens[i + 1]?.kind === "colon";
}

/** `to gain:` before the modes, `gets the chosen ability` behind them: they are given, not had. */
function isGiven(source: Source, i: number, body: number, to: number): boolean {
  for (let k = i; k < body; k++) if (GIVES.has(source.tokens[k]?.word ?? "")) return true;
  return isChosenLater(source, body, to);
}

/** Reads the modes from `body` on: `A. Or: B. Or: C.`, or a list with semicolons: `A; B; C.` */
export function readChoice(
  source: Source,
  i: number,
  body: number,
  to: number,
  place: Place,
  continues: boolean,
): ChoiceAbility {
  const modes: Ability[][] = [];
  const own = isGiven(source, i, body, to) ? "grants" : place.own;
  const inner = { own, depth: place.depth + 1, listed: false };
  const listed = !orBehind(source, body, to);
  let start = body;
  for (let k = body; k < to; k = Math.min(after(source, k), to)) {
    const semicolon = listed && source.text[source.tokens[k]?.start ?? -1] === ";";
    if (!isOr(source, k) && !semicolon) continue;
    modes.push(readAbilities(source, start, k, inner));
    start = semicolon ? k + 1 : k + 2;
  }
  modes.push(readAbilities(source, start, to, inner));
  return { kind: "choice", span: spanOf(source, i, to), continues, modes };
}

/**
 * `Choose one: Gain 2 Force. Or: Draw a card.`
 *              ^^^^^^^^^^^^^      ^^^^^^^^^^^^
 * Also a segment that begins with `Or:`.
 */
export const choice: Construct = {
  name: "choice",
  read(source, i, to, place) {
    const body = choiceAt(source, i, to);
    if (body < 0 && !isOr(source, i)) return null;
    return { ability: readChoice(source, i, body < 0 ? i + 2 : body, to, place, body < 0), next: to };
  },
};
