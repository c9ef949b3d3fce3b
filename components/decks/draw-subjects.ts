import { ARENAS } from "@/lib/cards/card";
import { arenasInPlay, isUnit } from "@/lib/cards/identity";
import { KNOWN_SETS } from "@/lib/cards/sets";
import { cardsSeen, type DrawGroup, drawAll, drawAtLeast } from "@/lib/decks/draw-odds";
import { isKnown, type KnownLine, type ResolvedLine } from "@/lib/decks/resolved";
import { readCardText } from "@/lib/keywords/read-card";
import { matches } from "@/lib/query/matches";
import { type Plan, planQuery } from "@/lib/query/plan";
import { recordOf } from "@/lib/query/record";

/** What is hoped for in the hand. */
export type DrawSubject =
  | { readonly kind: "arenas" }
  | { readonly kind: "card"; readonly cardId: string; readonly least: number }
  | { readonly kind: "filter"; readonly query: string; readonly least: number };

/** The chance at the first hand (turn 0) and by the draw of each turn after it. */
export interface TurnChance {
  readonly turn: number;
  readonly seen: number;
  readonly chance: number;
}

const TURNS = 8;

/** Lines of the main deck: what can be drawn. */
export const mainLines = (lines: readonly ResolvedLine[]): readonly ResolvedLine[] =>
  lines.filter(({ zone }) => zone === "Deck");

const copiesIn = (lines: readonly ResolvedLine[]) => lines.reduce((sum, { count }) => sum + count, 0);

/** Cards of the deck that a query finds; formats and other cards' printings are not known here. */
export function linesFound(lines: readonly ResolvedLine[], query: string): readonly KnownLine[] {
  const { plan } = planQuery(query, { sets: KNOWN_SETS, formats: [] });
  if (plan === null) return [];
  return mainLines(lines)
    .filter(isKnown)
    .filter((line) => finds(plan, line));
}

function finds(plan: Plan, { card, printedIn }: KnownLine): boolean {
  const sets = new Set(printedIn);
  return matches(plan, recordOf(card, readCardText(card)), { setsOfIdentity: () => sets });
}

/** Copies that serve the subject; for the arenas, units of any. */
export function copiesFor(lines: readonly ResolvedLine[], subject: DrawSubject): number {
  const main = mainLines(lines);
  switch (subject.kind) {
    case "arenas":
      return copiesIn(main.filter(({ card }) => card !== null && isUnit(card)));
    case "card":
      return copiesIn(main.filter(({ cardId }) => cardId === subject.cardId));
    case "filter":
      return copiesIn(linesFound(lines, subject.query));
  }
}

function arenaGroups(lines: readonly ResolvedLine[]): DrawGroup[] {
  return mainLines(lines).flatMap(({ card, count }) =>
    card && isUnit(card)
      ? [{ cards: count, serves: arenasInPlay(card).map((arena) => ARENAS.indexOf(arena)) }]
      : [],
  );
}

/** The chance of the subject by each turn, one card drawn a turn. */
export function drawCurve(lines: readonly ResolvedLine[], subject: DrawSubject): readonly TurnChance[] {
  const deck = copiesIn(mainLines(lines));
  const copies = copiesFor(lines, subject);
  const groups = arenaGroups(lines);
  return Array.from({ length: TURNS + 1 }, (_, turn) => {
    const seen = Math.min(deck, cardsSeen(turn));
    const chance =
      subject.kind === "arenas"
        ? drawAll(deck, groups, ARENAS.length, seen)
        : drawAtLeast(deck, copies, seen, subject.least);
    return { turn, seen, chance };
  });
}
