import type { Card } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import { identityOf, isUnit } from "@/lib/cards/identity";
import { type Admission, admissionOfPair, admittingList } from "./admission";
import { check, isLegal, type StackingReport } from "./check";
import { fits } from "./criteria";
import { unitKey } from "./name-groups";
import { canCarry, canPilot } from "./pilots";
import type { StackOptions } from "./situation";
import { stackText } from "./stack-text";

export interface DeckCard {
  readonly card: Card;
  readonly count: number;
}

/** Every stack the deck can make with one card on top. */
export interface DeckStack {
  readonly top: Card;
  readonly beneath: readonly { readonly card: Card; readonly reason: Admission["kind"] }[];
  /** The largest legal stack of them, top first, with its report. */
  readonly largest: readonly Card[];
  readonly report: StackingReport;
}

export type HintCode =
  | "dead-version"
  | "stack-without-listed"
  | "guest-without-host"
  | "pilot-without-unit"
  | "equipment-without-target";

/** Something worth knowing about a deck; never an error. */
export interface DeckHint {
  readonly code: HintCode;
  readonly message: string;
  /** Card ids. */
  readonly cards: readonly string[];
}

export interface DeckStacks {
  readonly stacks: readonly DeckStack[];
  readonly hints: readonly DeckHint[];
}

function distinct(lines: readonly DeckCard[]): readonly DeckCard[] {
  const byIdentity = new Map<string, DeckCard>();
  for (const { card, count } of lines) {
    if (count < 1) continue;
    const key = identityOf(card);
    const known = byIdentity.get(key);
    byIdentity.set(key, { card: known?.card ?? card, count: (known?.count ?? 0) + count });
  }
  return [...byIdentity.values()];
}

function beneathOf(top: Card, units: readonly Card[], options: StackOptions): DeckStack["beneath"] {
  return units.flatMap((card) => {
    const why =
      card === top ? null : admissionOfPair(stackText(top), stackText(card), options.names ?? "official");
    return why && isLegal([top, card], options) ? [{ card, reason: why.kind }] : [];
  });
}

function stackUnder(top: Card, units: readonly Card[], options: StackOptions): DeckStack | null {
  const beneath = beneathOf(top, units, options);
  if (beneath.length === 0) return null;
  let largest: readonly Card[] = [top];
  for (const { card } of beneath) if (isLegal([...largest, card], options)) largest = [...largest, card];
  return { top, beneath, largest, report: check(largest, options) };
}

const hint = (code: HintCode, cards: readonly Card[], message: string): DeckHint => ({
  code,
  message,
  cards: cards.map(({ id }) => id),
});

/** Copies beyond the first of a unique unit that nothing in the deck can stack with: all are the same version. */
function deadVersions(
  cards: readonly DeckCard[],
  stacks: readonly DeckStack[],
  options: StackOptions,
): readonly DeckHint[] {
  const mode = options.names ?? "official";
  const unique = cards.filter(({ card }) => isUnit(card) && stackText(card).unique);
  const used = new Set(stacks.flatMap(({ top, beneath }) => [top.id, ...beneath.map(({ card }) => card.id)]));
  const alone = (unit: Card) =>
    unique.filter(({ card }) => unitKey(card.name.base, mode) === unitKey(unit.name.base, mode)).length === 1;
  return unique
    .filter(({ card, count }) => count > 1 && alone(card) && !used.has(card.id))
    .map(({ card, count }) =>
      hint(
        "dead-version",
        [card],
        `${card.name.full} is there ${count} times and no other version: only one can be in battle at a time.`,
      ),
    );
}

function stackCards(cards: readonly DeckCard[], options: StackOptions): readonly DeckHint[] {
  const mode = options.names ?? "official";
  return cards.flatMap(({ card }) => {
    const { own, inserted, leave } = stackText(card);
    const lists = [...own.lists, ...inserted.lists].map((criteria) => ({ bearer: card, criteria }));
    const others = cards.filter((other) => other.card !== card).map((other) => stackText(other.card));
    const listed = others.some((entry) => isUnit(entry.card) && admittingList(lists, entry, mode));
    const host = others.some((entry) =>
      leave?.hosts.some((wanted) => fits(wanted, entry, card, mode) !== "no"),
    );
    return [
      ...(lists.length > 0 && !listed
        ? [
            hint(
              "stack-without-listed",
              [card],
              `${card.name.full} has Stack, but no card of its list is in the deck.`,
            ),
          ]
        : []),
      ...(leave && !host
        ? [
            hint(
              "guest-without-host",
              [card],
              `${card.name.full} may lie beneath other units, but none of them is in the deck.`,
            ),
          ]
        : []),
    ];
  });
}

function attachments(cards: readonly DeckCard[]): readonly DeckHint[] {
  const units = cards.filter(({ card }) => isUnit(card)).map(({ card }) => card);
  return cards.flatMap(({ card }) => {
    const pilot =
      stackText(card).pilots.length > 0 &&
      !units.some((unit) => unit !== card && canPilot(card, stackText(unit).subtypes));
    const loose = card.type.type === "Equipment" && !units.some((unit) => canCarry(card, unit));
    return [
      ...(pilot
        ? [hint("pilot-without-unit", [card], `${card.name.full} finds no unit to pilot in this deck.`)]
        : []),
      ...(loose
        ? [
            hint(
              "equipment-without-target",
              [card],
              `${card.name.full} finds no unit to be attached to in this deck.`,
            ),
          ]
        : []),
    ];
  });
}

const byTop = (a: DeckStack, b: DeckStack) =>
  fold(a.top.name.full).localeCompare(fold(b.top.name.full), "en", { numeric: true });

/** Every possible stack of a deck's cards, one entry for each card that can be on top, and hints about what can't be used. */
export function deckStacks(lines: readonly DeckCard[], options: StackOptions = {}): DeckStacks {
  const cards = distinct(lines);
  const units = cards.filter(({ card }) => isUnit(card)).map(({ card }) => card);
  const stacks = units.flatMap((top) => stackUnder(top, units, options) ?? []).sort(byTop);
  return {
    stacks,
    hints: [...deadVersions(cards, stacks, options), ...stackCards(cards, options), ...attachments(cards)],
  };
}
