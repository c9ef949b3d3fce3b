import type { Card } from "@/lib/cards/card";
import { type NameMode, sameUnit } from "./name-groups";
import { totalCost } from "./numbers";
import { stackText } from "./stack-text";

/** Whether two units in battle stand for one and must be contested (C1); a Stack list makes no name its own (C5). */
export function contested(a: readonly Card[], b: readonly Card[], names: NameMode = "official"): boolean {
  const [left, right] = [a[0], b[0]];
  if (!left || !right || !stackText(left).unique || !stackText(right).unique) return false;
  return sameUnit(left.name.base, right.name.base, names);
}

export interface ContestSide {
  readonly stack: readonly Card[];
  /** Final bid of Force. */
  readonly bid: number;
}

export interface Contest {
  /** Total build cost and final bid together; null where the cost is variable. */
  readonly dark: number | null;
  readonly light: number | null;
  /** Who keeps the unit in battle; null where a score is unknown. */
  readonly winner: "dark" | "light" | null;
  /** Force the winner pays; the loser pays nothing, and its unit goes to the build zone untapped (C3). */
  readonly pays: number | null;
}

/** Settles a contest from the final bids (C2): the higher score wins, Dark wins ties. */
export function contest(dark: ContestSide, light: ContestSide): Contest {
  const score = ({ stack, bid }: ContestSide) => {
    const cost = totalCost(stack);
    return cost === null ? null : cost + bid;
  };
  const [d, l] = [score(dark), score(light)];
  if (d === null || l === null) return { dark: d, light: l, winner: null, pays: null };
  return d >= l
    ? { dark: d, light: l, winner: "dark", pays: dark.bid }
    : { dark: d, light: l, winner: "light", pays: light.bid };
}

/** Ways to settle two of one's own units that stand for one and are not in one stack (docs/rules/stacking.md, section 1). */
export interface OwnPair {
  /** Index of the unit to discard, and the Force that choice costs. */
  readonly choices: readonly { readonly discard: 0 | 1; readonly force: number }[];
}

/** With equal costs either may go for nothing; null where a cost is variable. */
export function settleOwnPair(a: readonly Card[], b: readonly Card[]): OwnPair | null {
  const [left, right] = [totalCost(a), totalCost(b)];
  if (left === null || right === null) return null;
  const difference = Math.abs(left - right);
  return {
    choices: [
      { discard: 0, force: left <= right ? 0 : difference },
      { discard: 1, force: right <= left ? 0 : difference },
    ],
  };
}
