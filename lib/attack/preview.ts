import { assumptionsOf } from "./assumptions";
import { type Board, boardOf } from "./board";
import { healthParts, type Part, powerParts, type Total } from "./bonuses";
import type { FindCard } from "./cards-unit";
import { meanOf } from "./chances";
import { checkBoard, checkOptions, checkSecond } from "./checks";
import { companions, type Defence, defenceOf } from "./defence";
import type { Duel } from "./duel";
import { duelOf, secondOf } from "./duel-of";
import type { Scene } from "./entry";
import { forbiddenOf } from "./forbidden";
import { listOf, type Odds, oddsOf, shareOf } from "./odds";
import { type Play, playsOf } from "./plays";
import { hasKeyword, type Profile, type Unread } from "./profile";
import type { Situation, SituationProblem } from "./situation";
import { type Planners, plannersOf } from "./strike";
import { type TimelineWindow, timelineOf } from "./timeline";
import type { Assumption, Forbidden } from "./words";

export type PreviewAnswer =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly problems: readonly SituationProblem[] };

/** One of the two units as the attack sees it. */
export interface PreviewUnit {
  readonly at: string;
  readonly name: string;
  /** With all that other units give; power before Overload and the like. */
  readonly power: number | null;
  readonly health: number | null;
  readonly powerParts: readonly Part[];
  readonly healthParts: readonly Part[];
  readonly counters: number;
  readonly armor: boolean;
}

/** The unit that takes the hits Overkill moves. */
export interface PreviewSecond {
  readonly at: string;
  readonly name: string;
  /** After prevention. */
  readonly damage: readonly number[];
  /** null where its health is not known. */
  readonly killProbability: number | null;
}

/** The attack preview of docs/contracts.md, and what explains it. Lists hold the chances of 0, 1, 2, … */
export interface Preview {
  /** Attack dice of the first attack, before Fury. */
  readonly dice: number;
  /** Over the attack and its repeats. */
  readonly hits: readonly number[];
  /** Damage after prevention. */
  readonly damage: readonly number[];
  /** Counters placed on the defender. */
  readonly counters: readonly number[];
  readonly expectedDamage: number;
  readonly killProbability: number;
  /** Damage to the attacker, after its prevention. */
  readonly attackerDamage: readonly number[];
  readonly survivalProbability: number;
  /** The attacker survives and the defender dies. */
  readonly killAndSurviveProbability: number;
  readonly triggers: Readonly<Record<string, number>>;
  readonly timeline: readonly TimelineWindow[];
  readonly assumptions: readonly Assumption[];
  /** Hits Overkill leaves free to move, and damage deflected. */
  readonly overkill: readonly number[];
  /** What the unit suffers that takes the moved hits; null where none are moved or no other unit is given. */
  readonly overkillTo: PreviewSecond | null;
  readonly deflected: readonly number[];
  /** Force each player spends on Retaliate and prevention. */
  readonly force: { readonly attacker: readonly number[]; readonly defender: readonly number[] };
  /** What the defender uses against each amount of damage. */
  readonly plays: readonly Play[];
  /** How many attacks follow. */
  readonly repeats: readonly number[];
  readonly attacker: PreviewUnit;
  readonly defender: PreviewUnit;
  readonly forbidden: readonly Forbidden[];
  /** Words of the cards that were left out. */
  readonly notConsidered: readonly (Unread & { readonly unit: string })[];
}

const NO_CARDS: FindCard = () => "no cards are at hand";

const TOO_MUCH: SituationProblem = {
  at: "attacker",
  message:
    "too much to work out exactly; give fewer dice, rerolls (Lucky), repeated attacks, Force or abilities that prevent",
};

function unitOf(profile: Profile, power: Total, health: Total): PreviewUnit {
  const { at, name, counters } = profile;
  const armor = hasKeyword(profile, "Armor");
  return {
    at,
    name,
    power: power.value,
    health: health.value,
    powerParts: power.parts,
    healthParts: health.parts,
    counters,
    armor,
  };
}

function numbersOf(odds: Odds) {
  const damage = listOf(odds, "damage");
  const triggers = Object.entries(odds.triggers).map(([name, weight]) => [name, shareOf(odds, weight)]);
  return {
    dice: odds.dice,
    hits: listOf(odds, "hits"),
    damage,
    counters: listOf(odds, "counters"),
    expectedDamage: meanOf(damage),
    killProbability: shareOf(odds, odds.kill),
    attackerDamage: listOf(odds, "attackerDamage"),
    survivalProbability: shareOf(odds, odds.survive),
    killAndSurviveProbability: shareOf(odds, odds.both),
    triggers: Object.fromEntries(triggers) as Record<string, number>,
    overkill: listOf(odds, "free"),
    deflected: listOf(odds, "deflected"),
    force: { attacker: listOf(odds, "attackerForce"), defender: listOf(odds, "defenderForce") },
    repeats: listOf(odds, "repeats"),
  };
}

function overkillTo(board: Board, unit: Profile | null, damage: readonly number[]): PreviewSecond | null {
  if (!unit) return null;
  const { at, name, counters } = unit;
  const health = healthParts(board, unit).value;
  const deadly = health === null ? null : Math.max(0, health - counters);
  const killed = deadly === null ? null : damage.slice(deadly).reduce((sum, chance) => sum + chance, 0);
  return { at, name, damage, killProbability: killed };
}

function explain(
  board: Board,
  defence: Defence,
  duel: Duel,
  odds: Odds,
  plans: Planners,
  situation: Situation,
): Preview {
  const { attacker } = board;
  const options = situation.options ?? {};
  const numbers = numbersOf(odds);
  const scene: Scene = {
    board,
    defence,
    near: companions(board, defence),
    duel,
    odds,
    options,
    chance: (trigger) => numbers.triggers[trigger] ?? 0,
    share: (weight) => shareOf(odds, weight),
  };
  const added = duel.readings.stackBonusOnReach === "added";
  const all = [attacker, board.defender, ...board.others.attacker, ...board.others.defender];
  return {
    ...numbers,
    overkillTo: overkillTo(board, secondOf(board, defence, options), listOf(odds, "second")),
    timeline: timelineOf(scene),
    assumptions: assumptionsOf(board, defence, duel, options),
    plays: playsOf(scene, plans.defender),
    attacker: unitOf(
      attacker,
      powerParts(board, attacker, options.with ?? null, added),
      healthParts(board, attacker),
    ),
    defender: unitOf(
      defence.defender,
      powerParts(board, defence.defender, null, added),
      healthParts(board, defence.defender),
    ),
    forbidden: forbiddenOf(scene),
    notConsidered: all.flatMap(({ name, abilities }) =>
      abilities.unread.map((one) => ({ unit: name, ...one })),
    ),
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
  checkBoard(board, situation, problems);
  checkOptions(board, situation, problems);
  const defence = defenceOf(board, options.change ?? [], problems);
  checkSecond(board, defence, options, problems);
  if (problems.length > 0) return { ok: false, problems };
  const duel = duelOf(board, defence, options);
  const plans = plannersOf(duel);
  const found = explain(board, defence, duel, oddsOf(duel, plans), plans, situation);
  return plans.work.left < 0 ? { ok: false, problems: [TOO_MUCH] } : { ok: true, preview: found };
}
