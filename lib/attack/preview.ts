import { assumptionsOf } from "./assumptions";
import { type Board, boardOf } from "./board";
import { healthParts, isHere, type Part, powerParts, type Total } from "./bonuses";
import type { FindCard } from "./cards-unit";
import { meanOf } from "./chances";
import { companions, type Defence, defenceOf } from "./defence";
import type { Duel } from "./duel";
import { duelOf, secondOf } from "./duel-of";
import type { Scene } from "./entry";
import { forbiddenOf } from "./forbidden";
import { listOf, type Odds, oddsOf, shareOf } from "./odds";
import { type Play, playsOf } from "./plays";
import { hasKeyword, type Profile, type Unread } from "./profile";
import { type AttackOptions, REACHES, type Situation, type SituationProblem } from "./situation";
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

/** What is chosen of `others` and against the readings. */
function checkOptions(board: Board, { options = {} }: Situation, problems: SituationProblem[]): void {
  const { overkillTo: to, readings = {} } = options;
  if (to && !board.others[to.player][to.unit])
    problems.push({ at: "options.overkillTo", message: `there is no others.${to.player}.${to.unit}` });
  if (to?.player === "attacker" && readings.overkillAt === "enemies")
    problems.push({
      at: "options.overkillTo",
      message: "Overkill hits enemy units only, as O5 is read here",
    });
  if (readings.lessThanPossible !== false) return;
  for (const { abilities } of [
    board.attacker,
    board.defender,
    ...board.others.attacker,
    ...board.others.defender,
  ])
    for (const { id, amount } of abilities.paid)
      if (amount.most !== undefined)
        problems.push({
          at: id,
          message: "all that can be prevented must be, as O13 is read here; leave out amount",
        });
}

/** Overkill hits another unit than the defender, in its arena. */
function checkSecond(
  board: Board,
  defence: Defence,
  options: AttackOptions,
  problems: SituationProblem[],
): void {
  const unit = secondOf(board, defence, options);
  const at = "options.overkillTo";
  if (unit === defence.defender) problems.push({ at, message: `${unit.name} is the defender` });
  else if (unit && !isHere(board, unit))
    problems.push({ at, message: `${unit.name} can't be in the ${board.arena} arena` });
}

/** What an attack needs that the board does not give. */
function checkBoard(board: Board, { options = {} }: Situation, problems: SituationProblem[]): void {
  const { attacker } = board;
  const reach = options.with;
  if (reach && !hasKeyword(attacker, reach))
    problems.push({ at: "options.with", message: `${attacker.name} has no ${reach}` });
  if (reach && board.arena && board.arena !== REACHES[reach])
    problems.push({ at: "arena", message: `${reach} reaches the ${REACHES[reach]} arena only` });
  if (!reach && attacker.power === null)
    problems.push({
      at: "attacker.power",
      message: `the power of ${attacker.name} is not printed as a number; give it`,
    });
  const ids = new Set(
    [attacker, board.defender, ...board.others.attacker, ...board.others.defender].flatMap(({ abilities }) =>
      abilities.paid.map(({ id }) => id),
    ),
  );
  for (const id of Object.keys(options.use ?? {}))
    if (!ids.has(id)) problems.push({ at: `options.use.${id}`, message: "no ability has this id" });
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
