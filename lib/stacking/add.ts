import type { Card } from "@/lib/cards/card";
import { admissionsOf } from "./admission";
import { check, type StackingReport, toViolation, toWarning, type Violation, type Warning } from "./check";
import { sameUnit } from "./name-groups";
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
  /** Cards beneath that can't stay when it goes on top, and leave for the discard pile (K7). */
  readonly discarded: readonly Card[];
  readonly after: StackingReport;
}

type Outcome = Pick<Joining, "violations" | "discarded" | "after">;

export interface AddReport {
  readonly where: Place | "both" | "nowhere";
  readonly top: Joining;
  readonly beneath: Joining;
  readonly before: StackingReport;
}

/** What keeps a card from going on top although the stack it would make is legal (S3, R1). */
function refusedOnTop(card: Card, top: Card, options: StackOptions): readonly Violation[] {
  const same = sameUnit(card.name.base, top.name.base, options.names ?? "official");
  const cheaper = typeof card.cost === "number" && typeof top.cost === "number" && card.cost < top.cost;
  const cards = [card, top];
  return [
    ...(same ? [] : [toViolation({ rule: "S3", code: "only-beneath", cards })]),
    ...(options.setup && cheaper ? [toViolation({ rule: "R1", code: "setup-cheaper", cards })] : []),
  ];
}

function priced(
  stack: readonly Card[],
  card: Card,
  place: Place,
  options: StackOptions,
  outcome: Outcome,
): Joining {
  const top = stack[0];
  const less = options.reductions?.[card.id] ?? 0;
  const allowed = outcome.violations.length === 0 && top !== undefined;
  const counters = allowed ? countersToJoin(card.cost, top.cost, place, less) : null;
  const own = allowed ? ownCost(card, top.cost, place, counters, less) : null;
  return { legal: outcome.violations.length === 0, counters, own, ...outcome };
}

function joiningBeneath(stack: readonly Card[], card: Card, options: StackOptions): Joining {
  const after = check([...stack, card], options);
  return priced(stack, card, "beneath", options, { violations: after.violations, discarded: [], after });
}

function joiningOnTop(stack: readonly Card[], card: Card, options: StackOptions): Joining {
  const [top] = stack;
  if (!top) {
    const after = check([card], options);
    return priced(stack, card, "top", options, { violations: after.violations, discarded: [], after });
  }
  const { discarded, report } = withNewTop(card, stack, options);
  const told = new Set(report.violations.map(({ rule }) => rule));
  const refused = refusedOnTop(card, top, options).filter(({ rule }) => !told.has(rule));
  return priced(stack, card, "top", options, {
    violations: [...refused, ...report.violations],
    discarded,
    after: report,
  });
}

/**
 * Where a card may join a unit (cards top first), what it needs there, and the unit before and after.
 * During setup a cheaper card goes beneath only (R1). An oversized stack can't grow (S2).
 */
export function add(stack: readonly Card[], card: Card, options: StackOptions = {}): AddReport {
  const growing = { ...options, standing: false };
  const top = joiningOnTop(stack, card, growing);
  const beneath = joiningBeneath(stack, card, growing);
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
 * The stack after `next` has become its top card. Cards that only a Stack list let in leave (K7), if that is enough and
 * no text forbids `next` to be on top there (R7); otherwise the report says what is wrong with the whole.
 */
function withNewTop(next: Card, others: readonly Card[], options: StackOptions) {
  const whole = check([next, ...others], options);
  const former = others[0];
  const { staying, discarded } = sorted(next, others, options);
  const goesOn =
    former !== undefined && sameUnit(next.name.base, former.name.base, options.names ?? "official");
  const rest = goesOn && discarded.length > 0 ? check([next, ...staying], options) : whole;
  if (!rest.legal || whole.violations.some(({ rule }) => rule === "K1"))
    return { staying: others, discarded: [], report: whole };
  const lost = toWarning({ rule: "K7", code: "discarded", cards: discarded, unsettled: false });
  const warnings = [
    ...rest.warnings,
    ...arenaWarnings(next, former, options),
    ...(discarded.length > 0 ? [lost] : []),
  ];
  return { staying, discarded, report: { ...rest, warnings } };
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
  if (!next || !former || place === 0) {
    const report = check(stack, options);
    return { stack, discarded: [], buildPoints: next && report.legal ? 0 : null, report };
  }
  const others = stack.filter((_, at) => at !== place);
  const { staying, discarded, report } = withNewTop(next, others, options);
  if (!report.legal) return { stack, discarded: [], buildPoints: null, report };
  return {
    stack: [next, ...staying],
    discarded,
    buildPoints: costToRearrange(next.cost, former.cost),
    report,
  };
}
