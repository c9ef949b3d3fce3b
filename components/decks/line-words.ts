import type { Card } from "@/lib/cards/card";
import { SIDE_NAMES } from "@/lib/cards/sides";
import { printStat } from "@/lib/cards/stat";
import type { DeckReport, Reason } from "@/lib/decks/legality/report";

/** What a row is called for those who hear it: `Luke Skywalker (B), Light Character, cost 4, 50/4/3`. */
export function cardWords(card: Card): string {
  const numbers = [card.speed, card.power, card.health];
  const stats = numbers.every((stat) => stat === null) ? [] : [numbers.map(printStat).join("/")];
  const cost = card.cost === null ? [] : [`cost ${printStat(card.cost)}`];
  return [card.name.full, `${SIDE_NAMES[card.side]} ${card.type.printed}`, ...cost, ...stats].join(", ");
}

/** Reasons against the deck that name a card. */
export function reasonsFor(report: DeckReport, cardId: string): readonly Reason[] {
  return report.reasons.filter((reason) => reason.cards.includes(cardId));
}

/** `Legal`, `Not legal: 2 reasons`. */
export function verdictWords(report: DeckReport): string {
  const count = report.reasons.length;
  if (report.legal) return "Legal";
  return `Not legal: ${count} ${count === 1 ? "reason" : "reasons"}`;
}

/** Where a rule of deck construction is told. */
export function ruleHref(rule: string): string {
  return `/rules/deck-construction#${rule}`;
}

const FAULTS: Partial<Record<Reason["code"], string>> = {
  copies: "Too many copies",
  side: "Another side",
  banned: "Banned",
  restricted: "Restricted to one",
  pool: "Not in the format",
  "unknown-card": "Unknown card",
  zone: "Wrong zone",
};

/** What is wrong with one card of the deck, in two or three words; undefined where nothing is. */
export function faultWords(report: DeckReport, cardId: string): string | undefined {
  const words = reasonsFor(report, cardId).flatMap((reason) => FAULTS[reason.code] ?? []);
  return words.length > 0 ? [...new Set(words)].join(", ") : undefined;
}
