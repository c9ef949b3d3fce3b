import { readAbilities } from "@/lib/keywords/abilities";
import { after, folded, type Source, spanOf } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";
import { COST_VERBS } from "@/lib/keywords/vocabulary";
import type { Construct } from "./construct";
import { effectEnd } from "./effect-end";
import { openingAt } from "./opening";

const UPKEEP: ReadonlySet<string> = new Set(["Upkeep"]);

/**
 * `Upkeep: Pay 1 Force, discard a card from your hand, or tap this unit.`
 *          ^^^^^^^^^^^  one option of three: commas are alternatives here [rulebook p.57]
 */
export const upkeep: Construct = {
  name: "upkeep",
  read(source, i, to, place) {
    const opening = openingAt(source, i, to, place, UPKEEP);
    if (!opening) return null;
    const end = effectEnd(source, opening.body, to);
    const abilities = readAbilities(source, opening.body, end, {
      own: place.own,
      depth: place.depth + 1,
      listed: false,
    });
    const options = optionsOf(source, opening.body, end);
    return {
      ability: { kind: "upkeep", span: spanOf(source, i, end), opener: opening.use, options, abilities },
      next: end,
    };
  },
};

function optionsOf(source: Source, from: number, to: number): string[] {
  const options: string[] = [];
  let start = from;
  const cut = (end: number) => {
    const option = folded(source, spanOf(source, start, end)).replace(/[.,]$/, "");
    if (end > start && option) options.push(option);
  };
  for (let i = from; i < to; i = after(source, i)) {
    const token = source.tokens[i] as Token;
    const joins = token.kind === "comma" || token.word === "or";
    const next = source.tokens[i + 1]?.word === "or" ? i + 2 : i + 1;
    const follower = source.tokens[next];
    if (!joins || next >= to || !follower || !(COST_VERBS.has(follower.word) || follower.kind === "tap"))
      continue;
    cut(i);
    start = next;
  }
  cut(to);
  return options;
}
