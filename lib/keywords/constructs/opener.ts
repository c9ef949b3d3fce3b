import { readAbilities } from "@/lib/keywords/abilities";
import { bodyEnd } from "@/lib/keywords/boundaries";
import { spanOf } from "@/lib/keywords/source";
import type { Construct } from "./construct";
import { effectEnd } from "./effect-end";
import { openingAt } from "./opening";

const OPENERS: ReadonlySet<string> = new Set([
  "INSERT",
  "Reserves",
  "Bounty",
  "Deploy",
  "Last Stand",
  "Foresight",
  "Forewarning",
]);

/** Openers whose effect happens at a time; INSERT and Reserves hold abilities of any kind. */
const TIMED: ReadonlySet<string> = new Set(["Bounty", "Deploy", "Last Stand", "Foresight", "Forewarning"]);

/**
 * `INSERT: Pay 1 Force -> Redirect`
 *  ^^^^^^
 */
export const opener: Construct = {
  name: "opener",
  read(source, i, to, place) {
    const opening = openingAt(source, i, to, place, OPENERS);
    if (!opening) return null;
    const endOf = TIMED.has(opening.row.name) ? effectEnd : bodyEnd;
    const end = endOf(source, opening.body, to);
    const abilities = readAbilities(source, opening.body, end, {
      own: place.own,
      depth: place.depth + 1,
      listed: false,
    });
    return {
      ability: { kind: "opener", span: spanOf(source, i, end), opener: opening.use, abilities },
      next: end,
    };
  },
};
