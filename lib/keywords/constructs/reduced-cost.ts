import { abilityEnd } from "@/lib/keywords/boundaries";
import { readProse } from "@/lib/keywords/prose";
import { spanOf } from "@/lib/keywords/source";
import type { Construct } from "./construct";
import { openingAt } from "./opening";

const REDUCED: ReadonlySet<string> = new Set(["Reduced Cost"]);

/**
 * `Reduced Cost 3: If you have a Location in any arena.`
 *               ^ the cost where the condition holds
 */
export const reducedCost: Construct = {
  name: "reduced cost",
  read(source, i, to, place) {
    const opening = openingAt(source, i, to, place, REDUCED);
    if (!opening) return null;
    const end = abilityEnd(source, opening.body, to);
    const condition = readProse(source, opening.body, end, { ...place, depth: place.depth + 1 }, false);
    return {
      ability: { kind: "reduced-cost", span: spanOf(source, i, end), opener: opening.use, condition },
      next: end,
    };
  },
};
