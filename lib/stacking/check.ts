import type { Card } from "@/lib/cards/card";
import { admissionsOf } from "./admission";
import { cautionsOf } from "./cautions";
import { sameUnit } from "./name-groups";
import { countersToJoin, type Place } from "./numbers";
import { pilotProblems, repeatedUnits } from "./pilots";
import type { Caution, Problem, RuleId, ViolationCode, WarningCode } from "./problem";
import { RULES, type Rule } from "./rules";
import { type Situation, type StackOptions, situationOf } from "./situation";
import { type StackUnit, unitOf } from "./unit";
import { violationWords, warningWords } from "./words";

export interface Violation {
  readonly rule: RuleId;
  readonly code: ViolationCode;
  readonly message: string;
  /** Card ids. */
  readonly cards: readonly string[];
}

export interface Warning {
  readonly rule: RuleId;
  readonly code: WarningCode;
  readonly message: string;
  readonly cards: readonly string[];
  /** True where no source settles the rule and our reading is used. */
  readonly unsettled: boolean;
}

/** Counters to add a card where it is; `alone` for a top card that must have been there first. */
export interface JoinCost {
  readonly card: string;
  readonly counters: number | null;
  readonly place: Place | "alone";
}

/** The stacking report of docs/contracts.md. */
export interface StackingReport {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  /** The unit the stack makes; null where it is not legal. */
  readonly unit: StackUnit | null;
  readonly cost: readonly JoinCost[];
  readonly warnings: readonly Warning[];
}

const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);

const byRule = (a: Problem, b: Problem) =>
  a.rule === b.rule ? 0 : a.rule.localeCompare(b.rule, "en", { numeric: true });

/** All problems of a stack, sorted by rule; the order in which `rules` look makes no difference. */
export function problemsOf(situation: Situation, rules: readonly Rule[] = RULES): readonly Problem[] {
  const admitted = admissionsOf(situation);
  const found = rules.flatMap((rule) => rule(situation, admitted));
  const pilots = (situation.options.pilots ?? []).filter((pilot) => pilot.length > 0 && !isLegal(pilot));
  const stacks = pilots.map((cards): Problem => ({ rule: "P7", code: "pilot-stack", cards }));
  return [...found, ...pilotProblems(situation), ...repeatedUnits(situation), ...stacks].sort(
    (a, b) => byRule(a, b) || key(a).localeCompare(key(b), "en"),
  );
}

const key = ({ code, cards }: Problem) => `${code} ${ids(cards).join(" ")}`;

/** Whether the cards, top first, may form one stack; Pilots and Equipment on it aside. */
export function isLegal(stack: readonly Card[], options: StackOptions = {}): boolean {
  const situation = situationOf(stack, { ...options, pilots: [] });
  return situation !== null && problemsOf(situation).length === 0;
}

/**
 * The card that was on top before `top` came last: one of the same unit under which the others are legal. A Stack list
 * or a leave only puts cards beneath, so over cards that it let in the top card must have been there first.
 */
function formerTop(top: Card, beneath: readonly Card[], options: StackOptions): Card | undefined {
  const mode = options.names ?? "official";
  return beneath.find(
    (card, at) =>
      sameUnit(card.name.base, top.name.base, mode) &&
      isLegal([card, ...beneath.filter((_, other) => other !== at)], options),
  );
}

function joinCosts(stack: readonly Card[], options: StackOptions): readonly JoinCost[] {
  const [top, ...beneath] = stack;
  if (!top) return [];
  const less = (card: Card) => options.reductions?.[card.id] ?? 0;
  const former = formerTop(top, beneath, options);
  const own = typeof top.cost === "number" ? Math.max(0, top.cost - less(top)) : null;
  const first: JoinCost = former
    ? { card: top.id, counters: countersToJoin(top.cost, former.cost, "top", less(top)), place: "top" }
    : { card: top.id, counters: own, place: "alone" };
  const others = beneath.map(
    (card): JoinCost => ({
      card: card.id,
      counters: countersToJoin(card.cost, top.cost, "beneath", less(card)),
      place: "beneath",
    }),
  );
  return [first, ...others];
}

/** A problem with its words. */
export const toViolation = (problem: Problem): Violation => ({
  rule: problem.rule,
  code: problem.code,
  message: violationWords(problem),
  cards: ids(problem.cards),
});

/** A caution with its words. */
export const toWarning = (caution: Caution): Warning => ({
  rule: caution.rule,
  code: caution.code,
  message: warningWords(caution),
  cards: ids(caution.cards),
  unsettled: caution.unsettled,
});

/**
 * Whether these cards, top first, may form one unit, and what unit they make (docs/rules/stacking.md).
 * Every broken rule is reported at once, in the order of the rule ids. Takes any cards; never throws.
 */
export function check(stack: readonly Card[], options: StackOptions = {}): StackingReport {
  const situation = situationOf(stack, options);
  if (!situation) {
    const empty = toViolation({ rule: "S1", code: "empty", cards: [] });
    return { legal: false, violations: [empty], unit: null, cost: [], warnings: [] };
  }
  const problems = problemsOf(situation);
  const legal = problems.length === 0;
  return {
    legal,
    violations: problems.map(toViolation),
    unit: legal ? unitOf(situation) : null,
    cost: legal ? joinCosts(stack, options) : [],
    warnings: cautionsOf(situation, admissionsOf(situation)).map(toWarning),
  };
}
