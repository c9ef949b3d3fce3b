import type { Card } from "@/lib/cards/card";
import { SIDE_NAMES } from "@/lib/cards/sides";
import { groupOf } from "./name-groups";
import type { Caution, Problem, ViolationCode, WarningCode } from "./problem";

const nameOf = (card: Card | undefined) => card?.name.full ?? "a card";
const baseOf = (card: Card | undefined) => card?.name.base ?? "this unit";

function list(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

const names = (cards: readonly Card[]) => list([...new Set(cards.map((card) => card.name.full))]);

const VIOLATIONS: Record<ViolationCode, (problem: Problem) => string> = {
  empty: () => "A stack needs at least one card.",
  "not-a-unit": ({ cards }) => `Only units stack: ${names(cards)} ${cards.length > 1 ? "are" : "is"} not.`,
  "not-unique": ({ cards }) =>
    `Only unique cards stack: ${names(cards)} ${cards.length > 1 ? "have" : "has"} no version letter.`,
  "stack-full": ({ limit, actual }) => `A stack here holds at most ${limit} cards; this one has ${actual}.`,
  "different-names": ({ cards }) =>
    `${names(cards.slice(0, -1))} ${cards.length > 2 ? "stand" : "stands"} for another unit than ${nameOf(cards.at(-1))}.`,
  "only-beneath": ({ cards }) =>
    `${nameOf(cards[0])} can't go on top of ${nameOf(cards[1])}: another name, and a text only lets cards be put beneath.`,
  "duplicate-version": ({ cards }) =>
    `${nameOf(cards[0])} is there ${cards.length} times; each version may be in a stack once.`,
  "one-copy": ({ cards }) => `By its text only one ${nameOf(cards[0])} may be in a stack.`,
  "listed-on-top": ({ cards }) =>
    `${nameOf(cards[0])} is on the Stack list of ${nameOf(cards[1])} and can't be its top card.`,
  "never-on-top": ({ cards }) => `By its text ${nameOf(cards[0])} can't be on top of ${nameOf(cards[1])}.`,
  "not-listed": ({ cards }) =>
    `The Stack list of ${nameOf(cards.at(-1))} does not name ${names(cards.slice(0, -1))}.`,
  "listed-version": ({ cards }) =>
    `Of each listed unit one version may be beneath; here are ${names(cards)}.`,
  "setup-cheaper": ({ cards }) =>
    `During setup ${nameOf(cards[0])}, cheaper than ${nameOf(cards[1])}, must go beneath it.`,
  "no-pilot": ({ cards }) => `${nameOf(cards[0])} has no Pilot text.`,
  "droid-piloted": ({ cards }) => `${nameOf(cards[1])} is a Droid and can't be piloted.`,
  "wrong-subtype": ({ cards }) =>
    `${nameOf(cards[0])} can't pilot ${nameOf(cards[1])}: none of the subtypes it names.`,
  "unique-twice": ({ cards }) =>
    `${names(cards)} ${cards.length > 1 ? "are" : "is"} in battle already; unique units must share one stack.`,
  "pilot-stack": ({ cards }) => `The Pilots ${names(cards)} make no legal stack.`,
};

/** Says a broken rule in one sentence. */
export const violationWords = (problem: Problem): string => VIOLATIONS[problem.code](problem);

const sideList = (cards: readonly Card[]) => list([...new Set(cards.map(({ side }) => SIDE_NAMES[side]))]);

const WARNINGS: Record<WarningCode, (caution: Caution) => string> = {
  sides: ({ cards }) =>
    `The cards are ${sideList(cards)}: the stack is legal, but no deck may hold both (D5).`,
  arena: ({ cards, about }) =>
    `${nameOf(cards[0])} can't be in the ${about} arena; the unit would have to move.`,
  "variable-number": ({ cards, about }) =>
    `The ${about} of ${nameOf(cards[0])} is not a printed number, so it is not computed.`,
  "negative-number": ({ about }) => `A ${about} below 0 counts as 0; the bonus is added to the true value.`,
  "name-unconfirmed": ({ cards }) =>
    `Whether ${list(groupOf(baseOf(cards[0]))?.names ?? [])} are one unit is not confirmed by any source.`,
  "name-spelling": ({ cards }) =>
    `${names(cards)}: the text spells the name differently; taken as a misprint.`,
  "one-of-two-names": ({ cards }) =>
    `${names(cards)} are one listed unit under two names; that only one may be there is a reading.`,
  "too-many-stays": () => "The stack has more cards than it may hold now; it stays, but can't grow.",
  "setup-over-30": () => "The stack costs more than the 30 points of setup.",
  "second-pilot": ({ cards }) =>
    `How many Pilots a unit takes is not settled; ${cards.length} are more than the one that is sure.`,
  "equipment-loose": ({ cards }) =>
    `${names(cards.slice(0, -1))} no longer fits ${nameOf(cards.at(-1))}; taken to go to the build zone.`,
  discarded: ({ cards }) =>
    `${names(cards)} can't stay beneath the new top card and ${cards.length > 1 ? "go" : "goes"} to the discard pile.`,
};

/** Says a caution in one sentence. */
export const warningWords = (caution: Caution): string => WARNINGS[caution.code](caution);
