import { hitFrom, type Rolled } from "./attack-roll";
import { boardOf } from "./board";
import type { FindCard } from "./cards-unit";
import { defenceOf } from "./defence";
import { duelOf } from "./duel-of";
import type { Situation, SituationProblem } from "./situation";
import { plannersOf, strikeFrom } from "./strike";

/** Natural rolls as they lie on the table: the first roll with the dice of Fury, and all dice after the rerolls. */
export interface GivenRoll {
  readonly initial: readonly number[];
  /** The same as `initial` where nothing was rerolled. */
  readonly final?: readonly number[];
}

/** What a given roll does. */
export interface RollResult {
  readonly hits: number;
  /** Hits Overkill may move. */
  readonly free: number;
  readonly damage: number;
  readonly counters: number;
  readonly dies: boolean;
  readonly deflected: number;
  /** Power Stun takes from the defender. */
  readonly stunned: number;
  /** Damage of Riposte, dice of Backfire, and power of Focus for the next attack. */
  readonly riposte: number;
  readonly backfire: number;
  readonly focus: number;
}

/** A6–A12 for dice that were rolled; problems where the situation can't be used. */
export function resolveRoll(
  situation: Situation,
  roll: GivenRoll,
  find: FindCard = () => "no cards are at hand",
): RollResult | { readonly problems: readonly SituationProblem[] } {
  const problems: SituationProblem[] = [];
  const board = boardOf(situation, find, problems);
  const options = situation.options ?? {};
  const defence = board && defenceOf(board, options.change ?? [], problems);
  if (!board || !defence || problems.length > 0) return { problems };
  const duel = duelOf(board, defence, options);
  const { initial, final = initial } = roll;
  const rolled: Rolled = {
    hits: final.filter((face) => face >= hitFrom(duel)).length,
    one: final.includes(1),
    two: final.includes(2),
    six: final.includes(6),
    backfire: initial.includes(3),
    focus: initial.includes(5),
  };
  const { attacker, defender } = duel;
  const standing = {
    defenderCounters: defender.counters,
    attackerCounters: attacker.counters,
    defenderForce: defender.force,
    attackerForce: attacker.force,
    shift: 0,
    bonus: 0,
  };
  const result = strikeFrom(duel, standing, plannersOf(duel)).result(rolled);
  return {
    hits: rolled.hits,
    free: result.free,
    damage: result.damage,
    counters: result.placed,
    dies: result.dies,
    deflected: result.deflected,
    stunned: result.placed > 0 ? attacker.stun : 0,
    riposte: rolled.two ? defender.riposte : 0,
    backfire: rolled.backfire ? attacker.backfire : 0,
    focus: rolled.focus ? attacker.focus : 0,
  };
}
