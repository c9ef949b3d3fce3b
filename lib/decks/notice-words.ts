import type { Card } from "@/lib/cards/card";

const SHOWN = 5;

/** A card with its set, as a player tells printings and namesakes apart. */
function told(card: Card): string {
  const number = card.number === "" ? "" : ` ${card.number}`;
  return `${card.name.full} [${card.set}${number}]`;
}

function choices(cards: readonly Card[]): string {
  const rest = cards.length - SHOWN;
  return cards.slice(0, SHOWN).map(told).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

type Words = (name: string, card: Card | null, candidates: readonly Card[]) => string;

const renamed: Words = (name, card) => `${name} is called ${card?.name.full ?? name} today.`;
const printing: Words = (name, card, cards) => {
  const others = cards.filter((other) => other.id !== card?.id);
  const taken = card ? `${name} was read as ${told(card)}` : name;
  return others.length > 0 ? `${taken}; other printings: ${choices(others)}.` : `${taken}.`;
};
const ambiguous: Words = (name, card, cards) => {
  if (!card) return `${name} may mean ${choices(cards)}: write which one.`;
  const others = cards.filter((other) => other.id !== card.id);
  return `${name} was read as ${told(card)}; it may also mean ${choices(others)}.`;
};
const unknown: Words = (name, _, cards) =>
  `No card is called ${name}${cards.length > 0 ? `; perhaps ${choices(cards)} is meant` : ""}.`;

/** What is said about lines that were not plainly one card. */
export const noticeWords = {
  renamed,
  printing,
  ambiguous,
  unknown,
  merged: (name: string, count: number) => `Lines of ${name} were merged: ${count} copies.`,
};
