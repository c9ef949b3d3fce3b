import type { Card } from "@/lib/cards/card";
import { admissionsOf } from "./admission";
import { check, type StackingReport, toViolation, toWarning, type Violation, type Warning } from "./check";
import { costToRearrange, countersToJoin, type Place } from "./numbers";
import { type OwnCost, ownCost } from "./own-cost";
import { type StackOptions, situationOf } from "./situation";

/** One place where a card might join a unit. */
export interface Joining {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  /** Build counters it needs there; null where it may not go there or a cost is variable. */
  readonly counters: number | null;
  /** What its own Reduced Cost or Hidden Cost makes of that; null where it may not go there. */
  readonly own: OwnCost | null;
  readonly after: StackingReport;
}

export interface AddReport {
  readonly where: Place | "both" | "nowhere";
  readonly top: Joining;
  readonly beneath: Joining;
  readonly before: StackingReport;
}

function joining(stack: readonly Card[], card: Card, place: Place, options: StackOptions): Joining {
  const [top] = stack;
  const report = check(place === "top" ? [card, ...stack] : [...stack, card], options);
  const moved = place === "top" ? arenaWarnings(card, top, options) : [];
  const after = { ...report, warnings: [...report.warnings, ...moved] };
  const cheaper =
    top && typeof card.cost === "number" && typeof top.cost === "number" && card.cost < top.cost;
  const forbidden = options.setup && place === "top" && cheaper;
  const violations = forbidden
    ? [toViolation({ rule: "R1", code: "setup-cheaper", cards: [card, top] }), ...after.violations]
    : after.violations;
  const legal = violations.length === 0;
  const less = options.reductions?.[card.id] ?? 0;
  const counters = legal && top ? countersToJoin(card.cost, top.cost, place, less) : null;
  const own = legal && top ? ownCost(card, top.cost, place, counters, less) : null;
  return { legal, violations, counters, own, after };
}

/**
 * Where a card may join a unit (cards top first), what it needs there, and the unit before and after.
 * During setup a cheaper card goes beneath only (R1). An oversized stack can't grow (S2).
 */
export function add(stack: readonly Card[], card: Card, options: StackOptions = {}): AddReport {
  const growing = { ...options, standing: false };
  const top = joining(stack, card, "top", growing);
  const beneath = joining(stack, card, "beneath", growing);
  const where = top.legal ? (beneath.legal ? "both" : "top") : beneath.legal ? "beneath" : "nowhere";
  return { where, top, beneath, before: check(stack, options) };
}

export interface RearrangeReport {
  /** The stack afterwards, top first; cards that can't stay are gone (K7). */
  readonly stack: readonly Card[];
  readonly discarded: readonly Card[];
  /** Build points it costs (R4); null where a cost is variable or the move is not legal. */
  readonly buildPoints: number | null;
  readonly report: StackingReport;
}

/** A new top card that can't be where the old one could; where the unit stands may not be known (R6). */
function arenaWarnings(next: Card, former: Card | undefined, options: StackOptions): readonly Warning[] {
  const lost = (former?.type.arenas ?? []).filter((arena) => !next.type.arenas.includes(arena));
  if (options.arena || lost.length === 0) return [];
  return [toWarning({ rule: "R6", code: "arena", cards: [next], unsettled: true, about: lost.join(" or ") })];
}

/** The cards that stay beneath a new top card, and those no rule lets stay (K7). */
function sorted(next: Card, others: readonly Card[], options: StackOptions) {
  const situation = situationOf([next, ...others], options);
  const admitted = situation ? [...admissionsOf(situation).of.values()] : [];
  return {
    staying: others.filter((_, at) => admitted[at] !== null),
    discarded: others.filter((_, at) => admitted[at] === null),
  };
}

/**
 * Makes the card at `place` (0 is the top) the new top card of a stack.
 * Cards let in only by a Stack list that stops working leave the stack for the discard pile (K7);
 * a card that may never be on top there is refused (R7).
 */
export function rearrange(
  stack: readonly Card[],
  place: number,
  options: StackOptions = {},
): RearrangeReport {
  const next = stack[place];
  const former = stack[0];
  if (!next || !former) return { stack, discarded: [], buildPoints: null, report: check(stack, options) };
  const others = stack.filter((_, at) => at !== place);
  const { staying, discarded } = sorted(next, others, options);
  const whole = check([next, ...others], options);
  const report = discarded.length > 0 ? check([next, ...staying], options) : whole;
  if (!report.legal || whole.violations.some(({ rule }) => rule === "K1"))
    return { stack, discarded: [], buildPoints: null, report: whole };
  const lost = toWarning({ rule: "K7", code: "discarded", cards: discarded, unsettled: false });
  const warnings = [
    ...report.warnings,
    ...arenaWarnings(next, former, options),
    ...(discarded.length > 0 ? [lost] : []),
  ];
  return {
    stack: [next, ...staying],
    discarded,
    buildPoints: place === 0 ? 0 : costToRearrange(next.cost, former.cost),
    report: { ...report, warnings },
  };
}
