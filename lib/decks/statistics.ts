import { ARENAS, type Arena, CARD_TYPES, type Card, SIDES, type Side, type Stat } from "@/lib/cards/card";
import type { Fact, Relation } from "@/lib/keywords/ability";
import { isKnown, type KnownLine, type ResolvedLine } from "./resolved";

/** Where a card is counted in a cost curve: units by arena, those of several arenas apart, other cards by type. */
export type CurveGroup = Arena | "Multi-arena" | Exclude<Card["type"]["type"], "Unit">;

export const CURVE_GROUPS: readonly CurveGroup[] = [
  ...ARENAS,
  "Multi-arena",
  ...CARD_TYPES.filter((type) => type !== "Unit"),
];

export interface CostStep {
  /** Printed build cost; `*` and `X` are steps of their own, null: cards without a cost. */
  readonly cost: Stat;
  readonly total: number;
  readonly groups: Readonly<Partial<Record<CurveGroup, number>>>;
}

/** Numbers printed on the units of one arena, by copies; `*` and `X` are not averaged. */
export interface Spread {
  readonly average: number | null;
  /** Copies for each printed number, ascending. */
  readonly counts: readonly (readonly [value: number, copies: number])[];
}

export interface ArenaProfile {
  readonly arena: Arena;
  readonly units: number;
  /** Share of all arena places, from 0 to 1: a unit of two arenas fills two. */
  readonly share: number;
  readonly cost: Spread;
  readonly speed: Spread;
  readonly power: Spread;
  readonly health: Spread;
}

export interface KeywordUse {
  readonly keyword: string;
  readonly relation: Relation;
  /** Copies of cards that have a fact of this kind. */
  readonly copies: number;
  readonly cards: readonly string[];
  /** Values printed, in reading order, each once. */
  readonly values: readonly (number | string)[];
}

export interface DeckStatistics {
  readonly cards: number;
  readonly sides: Readonly<Record<Side, number>>;
  readonly curve: readonly CostStep[];
  readonly arenas: readonly ArenaProfile[];
  readonly keywords: readonly KeywordUse[];
}

const copiesOf = (lines: readonly KnownLine[]) => lines.reduce((sum, line) => sum + line.count, 0);

function groupOf({ type }: Card): CurveGroup {
  if (type.type !== "Unit") return type.type;
  return type.arenas.length === 1 && type.arenas[0] ? type.arenas[0] : "Multi-arena";
}

/** Numbers ascending, then `X`, then `*`, then cards without a cost. */
function costOrder(cost: Stat): number {
  if (typeof cost === "number") return cost;
  return cost === "X" ? 1e6 : cost === "*" ? 1e6 + 1 : 1e6 + 2;
}

function costCurve(lines: readonly KnownLine[]): CostStep[] {
  const costs = [...new Set(lines.map((line) => line.card.cost))].sort((a, b) => costOrder(a) - costOrder(b));
  return costs.map((cost) => {
    const step = lines.filter((line) => line.card.cost === cost);
    const groups = CURVE_GROUPS.map((group) => {
      return [group, copiesOf(step.filter((line) => groupOf(line.card) === group))] as const;
    });
    return {
      cost,
      total: copiesOf(step),
      groups: Object.fromEntries(groups.filter(([, count]) => count > 0)),
    };
  });
}

function spread(lines: readonly KnownLine[], stat: "cost" | "speed" | "power" | "health"): Spread {
  const counts = new Map<number, number>();
  for (const { card, count } of lines) {
    const value = card[stat];
    if (typeof value === "number") counts.set(value, (counts.get(value) ?? 0) + count);
  }
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const copies = sorted.reduce((sum, [, count]) => sum + count, 0);
  const total = sorted.reduce((sum, [value, count]) => sum + value * count, 0);
  return { average: copies > 0 ? total / copies : null, counts: sorted };
}

function arenaProfiles(lines: readonly KnownLine[]): ArenaProfile[] {
  const inArena = ARENAS.map((arena) => lines.filter((line) => line.card.type.arenas.includes(arena)));
  const places = copiesOf(inArena.flat());
  return ARENAS.map((arena, at) => {
    const units = inArena[at] ?? [];
    return {
      arena,
      units: copiesOf(units),
      share: places > 0 ? copiesOf(units) / places : 0,
      cost: spread(units, "cost"),
      speed: spread(units, "speed"),
      power: spread(units, "power"),
      health: spread(units, "health"),
    };
  });
}

function keywordUses(
  lines: readonly KnownLine[],
  factsOf: (cardId: string) => readonly Fact[],
): KeywordUse[] {
  const uses = new Map<string, KeywordUse>();
  for (const { cardId, count } of lines) {
    const counted = new Set<string>();
    for (const { keyword, relation, value } of factsOf(cardId)) {
      const key = `${keyword}\n${relation}`;
      const use = uses.get(key) ?? { keyword, relation, copies: 0, cards: [], values: [] };
      const first = !counted.has(key);
      counted.add(key);
      uses.set(key, {
        ...use,
        copies: use.copies + (first ? count : 0),
        cards: use.cards.includes(cardId) ? use.cards : [...use.cards, cardId],
        values: value === null || use.values.includes(value) ? use.values : [...use.values, value],
      });
    }
  }
  const order = (use: KeywordUse) => `${use.keyword}\n${use.relation}`;
  return [...uses.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/**
 * What a main deck is made of: cost curve, arena balance, sides, numbers of its units, and its keywords as the facts of
 * its cards tell them. Cards outside the deck and unknown cards are left out.
 */
export function deckStatistics(
  lines: readonly ResolvedLine[],
  factsOf: (cardId: string) => readonly Fact[] = () => [],
): DeckStatistics {
  const deck = lines.filter(isKnown).filter((line) => line.zone === "Deck" && line.count > 0);
  const ofSide = (side: Side) => copiesOf(deck.filter((line) => line.card.side === side));
  const [L, D, N, Y] = SIDES.map(ofSide) as [number, number, number, number];
  return {
    cards: copiesOf(deck),
    sides: { L, D, N, Y },
    curve: costCurve(deck),
    arenas: arenaProfiles(deck),
    keywords: keywordUses(deck, factsOf),
  };
}
