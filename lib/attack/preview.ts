import { boardOf } from "./board";
import type { FindCard } from "./cards-unit";
import { meanOf, sixTo } from "./chances";
import { defenceOf } from "./defence";
import type { Duel } from "./duel";
import { duelOf } from "./duel-of";
import { listOf, type Odds, oddsOf } from "./odds";
import type { Situation, SituationProblem } from "./situation";

export type PreviewAnswer =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly problems: readonly SituationProblem[] };

const NO_CARDS: FindCard = () => "no cards are at hand";

export interface Preview {
  /** Attack dice of the first attack, before Fury. */
  readonly dice: number;
  /** Chances of 0, 1, 2, … over the attack and its repeats. */
  readonly hits: readonly number[];
  readonly damage: readonly number[];
  readonly counters: readonly number[];
  readonly expectedDamage: number;
  readonly killProbability: number;
  readonly attackerDamage: readonly number[];
  readonly survivalProbability: number;
  /** The attacker survives and the defender dies. */
  readonly killAndSurviveProbability: number;
  readonly triggers: Readonly<Record<string, number>>;
  /** Hits Overkill leaves free to move. */
  readonly overkill: readonly number[];
}

function numbersOf(duel: Duel, odds: Odds): Preview {
  const total = sixTo(odds.sixes);
  const damage = listOf(odds, "damage");
  return {
    dice: odds.dice,
    hits: listOf(odds, "hits"),
    damage,
    counters: listOf(odds, "counters"),
    overkill: listOf(odds, "free"),
    expectedDamage: meanOf(damage),
    killProbability: odds.kill / total,
    attackerDamage: listOf(odds, "attackerDamage"),
    survivalProbability: odds.survive / total,
    killAndSurviveProbability: odds.both / total,
    triggers: Object.fromEntries(Object.entries(odds.triggers).map(([name, w]) => [name, w / total])),
  };
}

/**
 * What happens when one unit attacks another: docs/contracts.md, "Attack preview". `find` finds a card by name or id.
 * A situation that can't be used gives every problem with its place; nothing is thrown.
 */
export function preview(situation: Situation, find: FindCard = NO_CARDS): PreviewAnswer {
  const problems: SituationProblem[] = [];
  const board = boardOf(situation, find, problems);
  if (!board) return { ok: false, problems };
  const options = situation.options ?? {};
  const defence = defenceOf(board, options.change ?? [], problems);
  if (problems.length > 0) return { ok: false, problems };
  const duel = duelOf(board, defence, options);
  return { ok: true, preview: numbersOf(duel, oddsOf(duel)) };
}
