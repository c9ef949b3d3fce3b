import { abilityEnd } from "@/lib/keywords/boundaries";
import { readCost } from "@/lib/keywords/cost";
import { readProse } from "@/lib/keywords/prose";
import { spanOf } from "@/lib/keywords/source";
import type { Construct } from "./construct";
import { openingAt } from "./opening";

const ENHANCE: ReadonlySet<string> = new Set(["Enhance"]);

/**
 * `Enhance: Pay 2 more Force -> That unit also gets Stun 2.`
 *           ^^^^^^^^^^^^^^^^ the extra cost
 */
export const enhance: Construct = {
  name: "enhance",
  read(source, i, to, place) {
    const opening = openingAt(source, i, to, place, ENHANCE);
    if (!opening) return null;
    const end = abilityEnd(source, opening.body, to);
    const arrow = source.arrow[opening.body] ?? -1;
    const paid = arrow >= opening.body && arrow < end;
    const inner = { own: place.own, depth: place.depth + 1, listed: false };
    const cost = paid ? readCost(source, opening.body, arrow, inner) : null;
    const effect = readProse(source, paid ? arrow + 1 : opening.body, end, inner, true);
    return {
      ability: { kind: "enhance", span: spanOf(source, i, end), opener: opening.use, cost, effect },
      next: end,
    };
  },
};
