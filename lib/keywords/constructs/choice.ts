import { readAbilities } from "@/lib/keywords/abilities";
import type { Ability, ChoiceAbility } from "@/lib/keywords/ability";
import { after, type Place, type Source, spanOf } from "@/lib/keywords/source";
import type { Construct } from "./construct";

/** Index behind `choose one:` at `i`, or -1. */
export function choiceAt(source: Source, i: number, to: number): number {
  const word = source.tokens[i]?.word;
  if (word !== "choose" && word !== "chooses") return -1;
  const colon = source.tokens[i + 2];
  return source.tokens[i + 1]?.word === "one" && colon?.kind === "colon" && i + 2 < to ? i + 3 : -1;
}

function isOr(source: Source, i: number): boolean {
  return source.tokens[i]?.word === "or" && source.tokens[i + 1]?.kind === "colon";
}

/** Reads the modes from `body` on: `A. Or: B. Or: C.` */
export function readChoice(
  source: Source,
  i: number,
  body: number,
  to: number,
  place: Place,
  continues: boolean,
): ChoiceAbility {
  const modes: Ability[][] = [];
  const inner = { own: place.own, depth: place.depth + 1, listed: false };
  let start = body;
  for (let k = body; k < to; k = Math.min(after(source, k), to)) {
    if (!isOr(source, k)) continue;
    modes.push(readAbilities(source, start, k, inner));
    start = k + 2;
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
