import { abilityEnd } from "@/lib/keywords/boundaries";
import { readCost } from "@/lib/keywords/cost";
import { spanOf } from "@/lib/keywords/source";
import type { Construct } from "./construct";
import { openingAt } from "./opening";

const ALTERNATIVE: ReadonlySet<string> = new Set(["Alternative Cost"]);

/**
 * `Alternative Cost: Pay 4 Force, discard a card from your hand.`
 *                    ^^^^^^^^^^^ paid instead of the build cost
 */
export const alternativeCost: Construct = {
  name: "alternative cost",
  read(source, i, to, place) {
    const opening = openingAt(source, i, to, place, ALTERNATIVE);
    if (!opening) return null;
    const end = abilityEnd(source, opening.body, to);
    const cost = readCost(source, opening.body, end, place);
    return {
      ability: { kind: "alternative-cost", span: spanOf(source, i, end), opener: opening.use, cost },
      next: end,
    };
  },
};
