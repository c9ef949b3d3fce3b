import type { Arena, Card } from "@/lib/cards/card";
import type { StackCriterion } from "@/lib/keywords/ability";
import { fits, nameFit, readPhrase } from "./criteria";
import type { NameMode } from "./name-groups";
import { type Lift, type LiftSentence, speaksOfSelf } from "./permissions";
import { bareCard, type StackText, stackText } from "./stack-text";

export interface StackOptions {
  /** Where the unit stands: its Switch slot is used, and its type is checked against it. */
  readonly arena?: Arena;
  /** Pilot stacks on the unit, each top first. */
  readonly pilots?: readonly (readonly Card[])[];
  /** Equipment attached to the unit. */
  readonly equipment?: readonly Card[];
  /** Other cards in play whose text may speak of this stack: Locations, Events, units. */
  readonly inPlay?: readonly Card[];
  /** The opening row: no text works. */
  readonly setup?: boolean;
  /** Default `official`. */
  readonly names?: NameMode;
  /** The stack is in play already: too many cards stay, but it can't grow (S2). */
  readonly standing?: boolean;
  /** Build counters by which effects cheapen adding a card, by card id. */
  readonly reductions?: Readonly<Record<string, number>>;
}

/** A Stack list that works for this stack, and the card whose text it is. */
export interface ActiveList {
  readonly bearer: Card;
  readonly criteria: readonly StackCriterion[];
}

/** The cards of a stack with everything the rules look at. */
export interface Situation {
  readonly entries: readonly StackText[];
  readonly top: StackText;
  readonly mode: NameMode;
  readonly options: StackOptions;
  /** Stack lists of the top card itself and those granted to it; lists that cards beneath insert come with their admission. */
  readonly lists: readonly ActiveList[];
  /** Most cards the stack may hold (S2). */
  readonly limit: number;
}

export const USUAL_LIMIT = 4;

const aboutThis = (subject: string) => /^(?:this|that|equipped)\b/i.test(subject);

/** Lifts that reach the stack: the top's own, those inserted, those of cards lying beneath by leave, those granted. */
function liftsFor(
  entries: readonly StackText[],
  top: StackText,
  around: readonly StackText[],
  mode: NameMode,
): readonly Lift[] {
  const base = top.card.name.base;
  const namesTop = ({ subject }: LiftSentence) =>
    /^this\b/i.test(subject) || speaksOfSelf(subject, base) || nameFit(subject, base, mode) !== "no";
  const inserted = entries.flatMap((entry) =>
    entry.inserted.lifts.filter((said) => namesTop(said) || speaksOfSelf(said.subject, entry.card.name.base)),
  );
  const guests = entries
    .slice(1)
    .filter((entry) => entry.leave !== null)
    .flatMap((entry) => entry.own.lifts.filter(({ subject }) => /^that\b/i.test(subject)));
  const general = around.flatMap((entry) =>
    entry.own.lifts.filter(
      ({ subject }) => /^each\b/i.test(subject) && reaches(readPhrase(subject), top, entry.card, mode),
    ),
  );
  const granted = grantsFor(top, around, mode).flatMap(({ rules }) =>
    rules.lifts.filter(({ subject }) => aboutThis(subject)),
  );
  return [...top.own.lifts.filter(namesTop), ...inserted, ...guests, ...general, ...granted].map(
    ({ lift }) => lift,
  );
}

const reaches = (targets: readonly StackCriterion[], top: StackText, bearer: Card, mode: NameMode) =>
  targets.some((target) => fits(target, top, bearer, mode) !== "no");

function grantsFor(top: StackText, around: readonly StackText[], mode: NameMode) {
  return around.flatMap((entry) =>
    entry.granted
      .filter(({ targets }) => reaches(targets, top, entry.card, mode))
      .map((rules) => ({ bearer: entry.card, rules })),
  );
}

function limitFrom(lifts: readonly Lift[]): number {
  if (lifts.some(({ kind }) => kind === "any-number")) return Number.POSITIVE_INFINITY;
  const upTo = lifts.map((lift) => (lift.kind === "up-to" ? lift.count : USUAL_LIMIT));
  const extra = lifts.reduce((sum, lift) => sum + (lift.kind === "extra" ? lift.count : 0), 0);
  return Math.max(USUAL_LIMIT, ...upTo) + extra;
}

/** Reads the cards of a stack, top first, into what the rules look at; null for no cards. */
export function situationOf(stack: readonly Card[], options: StackOptions): Situation | null {
  const mode = options.names ?? "official";
  // a card may lie in the stack twice: each place is an entry of its own
  const entries = stack.map((card) => ({ ...(options.setup ? bareCard(card) : stackText(card)) }));
  const top = entries[0];
  if (!top) return null;
  const around = options.setup
    ? []
    : [...(options.equipment ?? []), ...(options.inPlay ?? [])].map(stackText);
  const list = (bearer: Card) => (criteria: readonly StackCriterion[]) => ({ bearer, criteria });
  const lists = [
    ...[...top.own.lists, ...top.inserted.lists].map(list(top.card)),
    ...grantsFor(top, around, mode).flatMap(({ bearer, rules }) => rules.lists.map(list(bearer))),
  ];
  return { entries, top, mode, options, lists, limit: limitFrom(liftsFor(entries, top, around, mode)) };
}
