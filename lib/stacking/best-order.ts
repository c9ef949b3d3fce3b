import type { Card } from "@/lib/cards/card";
import { check, type StackingReport } from "./check";
import type { StackOptions } from "./situation";
import type { StackUnit } from "./unit";

/** What makes one order better than another; numbers that are unknown come last. */
export type Measure = "power" | "health" | "speed" | "cheap" | "abilities";

type Score = readonly number[];
const known = (value: number | null) => value ?? Number.NEGATIVE_INFINITY;

const MEASURES: Record<Measure, (unit: StackUnit) => Score> = {
  power: (unit) => [known(unit.power), known(unit.health), known(unit.speed)],
  health: (unit) => [known(unit.health), known(unit.power), known(unit.speed)],
  speed: (unit) => [known(unit.speed), known(unit.power), known(unit.health)],
  cheap: (unit) => [
    unit.buildCost === null ? Number.NEGATIVE_INFINITY : -unit.buildCost,
    known(unit.power),
    known(unit.health),
  ],
  abilities: (unit) => [unit.abilities.length, known(unit.power), known(unit.health)],
};

export const MEASURE_NAMES = Object.keys(MEASURES) as readonly Measure[];

export interface Order {
  /** Top first. */
  readonly stack: readonly Card[];
  readonly report: StackingReport;
}

function compare(a: Score, b: Score): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

/**
 * The legal orders of some cards with their units, best first by `measure`, equal ones in the order given.
 * Only the choice of the top card makes a difference, so each card is on top once and the others keep their order.
 */
export function bestOrder(
  cards: readonly Card[],
  measure: Measure = "power",
  options: StackOptions = {},
): readonly Order[] {
  const tops = cards.filter((card, at) => cards.findIndex((other) => other.id === card.id) === at);
  return tops
    .map((top) => {
      const at = cards.indexOf(top);
      const stack = [top, ...cards.filter((_, i) => i !== at)];
      return { stack, report: check(stack, options) };
    })
    .flatMap(({ stack, report }) =>
      report.unit ? [{ stack, report, score: MEASURES[measure](report.unit) }] : [],
    )
    .sort((a, b) => compare(a.score, b.score))
    .map(({ stack, report }) => ({ stack, report }));
}
