import { activated } from "./activated";
import { alternativeCost } from "./alternative-cost";
import { choice } from "./choice";
import type { Construct } from "./construct";
import { enhance } from "./enhance";
import { opener } from "./opener";
import { pilot } from "./pilot";
import { reducedCost } from "./reduced-cost";
import { slots } from "./slots";
import { stack } from "./stack";
import { treatAs } from "./treat-as";
import { upkeep } from "./upkeep";

/**
 * The grammar of card text, tried in this order where an ability begins. What opens with a name and a colon comes
 * before the arrow, because an arrow behind the colon belongs inside. A sentence no construct claims is read as
 * keywords, a trigger, a static ability or free prose (sentence.ts).
 */
export const CONSTRUCTS: readonly Construct[] = [
  pilot,
  slots,
  stack,
  upkeep,
  enhance,
  alternativeCost,
  reducedCost,
  opener,
  choice,
  treatAs,
  activated,
];
