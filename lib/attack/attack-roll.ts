import { sixTo } from "./chances";
import type { Duel, Party } from "./duel";
import { BACKFIRE, FOCUS, faceGroups, type Look, type Watchable } from "./faces";
import { type FurySpec, layersOf } from "./initial-roll";
import { afterRerolls, type RerollSpec, type Worth } from "./rerolls";
import { type Frame, frameOf, stepsOf, type Watched } from "./tally";

/** What a final roll says to the steps that follow. */
export interface Rolled {
  readonly hits: number;
  /** Natural rolls in the final roll; false where nothing asks for them. */
  readonly one: boolean;
  readonly two: boolean;
  readonly six: boolean;
  /** Natural 3 and 5 in the initial roll, where something asks for them. */
  readonly backfire: boolean;
  readonly focus: boolean;
}

/** All final rolls with their weights over 6 ** sixes. */
export interface AttackRoll {
  readonly outcomes: readonly { readonly rolled: Rolled; readonly weight: number }[];
  readonly sixes: number;
  /** Weight of the rolls that set Fury off. */
  readonly fury: number;
}

const NO_DICE: Rolled = { hits: 0, one: false, two: false, six: false, backfire: false, focus: false };

/** Damage that no prevention of the defender touches. */
export const isUnpreventable = ({ attacker, defender }: Duel) => attacker.ferocity && !defender.fortitude;

export const ripostes = ({ defender, sameArena, readings }: Duel) =>
  defender.riposte > 0 && (sameArena || readings.riposteAcrossArenas);

const parries = (duel: Duel) =>
  duel.defender.parry > 0 &&
  !isUnpreventable(duel) &&
  (!duel.attacker.cunning || duel.readings.parryAgainstCunning);

function facesAsked(duel: Duel, rerolls: number): readonly Watchable[] {
  const faces: Watchable[] = [];
  // the usual policy takes lower misses first, so where twos are told apart ones must be
  if (parries(duel) || (ripostes(duel) && rerolls > 0)) faces.push(1);
  if (ripostes(duel)) faces.push(2);
  if (duel.attacker.critical > 0) faces.push(6);
  return faces;
}

/** The faces looked at, each with the rerolls that can take it: by the usual policy a side takes only its own sort. */
function watchedBy(duel: Duel, limits: Readonly<Record<Party, number>>, most: number): readonly Watched[] {
  const takes = (party: Party, hit: boolean) =>
    duel.rerolls[party] === "usual" && hit !== (party === "defender") ? 0 : limits[party];
  return facesAsked(duel, limits.attacker + limits.defender).map((face) => {
    const hit = face >= hitFrom(duel);
    // the defender takes plain hits before ones and twos that hit: a one beyond the cap must not pass for a plain hit
    const counted = hit && face < 3 && duel.rerolls.defender === "usual" && limits.defender > 0;
    return { face, hit, rerolls: counted ? most : takes("attacker", hit) + takes("defender", hit) };
  });
}

/** Lowest natural roll that hits this defender. */
export function hitFrom({ attacker, defender }: Duel): number {
  const needed = defender.hitOn ?? (defender.armor ? 5 : 4);
  return Math.min(7, Math.max(1, needed - attacker.accuracy));
}

/** Bits of what a final roll says besides its hits. */
const [ONE, TWO, SIX, INITIAL] = [1, 2, 4, 8] as const;

/** For each `tally % width`, the watched faces that show. */
function flagsOf({ width, watched, shown }: Frame): Int32Array {
  const bit = { 1: ONE, 2: TWO, 6: SIX };
  return Int32Array.from({ length: width }, (_, w) =>
    watched.reduce((flags, face, at) => ((shown[at]?.[w] as number) > 0 ? flags | bit[face] : flags), 0),
  );
}

const KINDS = 4 * INITIAL;

/** The roll that a key stands for: `hits * KINDS + initial triggers * INITIAL + faces that show`. */
function rolledOf(key: number): Rolled {
  const flags = key % KINDS;
  const bits = Math.floor(flags / INITIAL);
  return {
    hits: Math.floor(key / KINDS),
    one: (flags & ONE) > 0,
    two: (flags & TWO) > 0,
    six: (flags & SIX) > 0,
    backfire: (bits & BACKFIRE) > 0,
    focus: (bits & FOCUS) > 0,
  };
}

/** How many dice a side may reroll; 0 where its policy is to reroll none. */
function limitsOf({ attacker, defender, rerolls }: Duel, most: number): Readonly<Record<Party, number>> {
  const limit = (party: Party, lucky: number) =>
    rerolls[party] === "none" ? 0 : Math.min(Math.max(0, lucky), most);
  return { attacker: limit("attacker", attacker.lucky), defender: limit("defender", defender.lucky) };
}

/** Most attack dice there can be on the table. */
export function mostDice({ attacker, readings }: Duel, dice: number): number {
  return dice <= 0 ? 0 : dice + Math.max(0, attacker.fury) * readings.furyRounds;
}

/** 6 to the power of more would come near the largest double. */
export const MOST_DICE = 300;

function waysToShare(dice: number, kinds: number): number {
  let ways = 1;
  for (let kind = 1; kind < kinds; kind++) ways = (ways * (dice + kind)) / kind;
  return ways;
}

/** About how many steps it takes to roll so many dice: tallies, and what is tried for each. */
export function rollWork(duel: Duel, dice: number): number {
  if (dice <= 0) return 1;
  const most = mostDice(duel, dice);
  const limits = limitsOf(duel, most);
  if (most + limits.attacker + limits.defender > MOST_DICE) return Number.POSITIVE_INFINITY;
  const watched = watchedBy(duel, limits, most);
  const { attacker, readings } = duel;
  const kinds = watched.length + 2;
  const layers =
    (1 + (attacker.fury > 0 ? readings.furyRounds : 0)) *
    (1 + Number(attacker.backfire > 0)) *
    (1 + Number(attacker.focus > 0));
  const tallies = watched.reduce(
    (size, { rerolls }) => size * (1 + Math.min(rerolls + 1, Math.max(1, most))),
    most + 1,
  );
  const tried = (["attacker", "defender"] as const).map((party) =>
    duel.rerolls[party] === "usual" || duel.rerolls[party] === "none"
      ? kinds * limits[party]
      : waysToShare(limits[party], kinds + 1) + 8 * kinds * limits[party],
  );
  const [first = 0, second = 0] = tried;
  return layers * (waysToShare(dice, kinds) + tallies * (kinds + first + second));
}

const furyOf = ({ attacker, readings }: Duel, dice: number): FurySpec => ({
  dice,
  extra: Math.max(0, attacker.fury),
  rounds: readings.furyRounds,
  diceTrigger: readings.furyDiceTrigger,
});

/** The chance that an initial roll shows a natural 5, Fury as read (O1). */
export function focusChance(duel: Duel, dice: number): number {
  if (dice <= 0) return 0;
  const look: Look = { hitFrom: 7, watched: [], backfire: false, focus: true, fury: false };
  const { layers, sixes } = layersOf(frameOf(mostDice(duel, dice), []), look, furyOf(duel, dice));
  const focused = layers.filter(({ bits }) => bits === FOCUS);
  return focused.reduce((sum, { weights }) => sum + (weights[0] as number), 0) / sixTo(sixes);
}

/**
 * A4 and A5: rolls `dice` attack dice, with Fury and the rerolls of both sides by their policies.
 * `focus`: whether a natural 5 is to be told together with the rest, because another attack may follow.
 */
export function rollAttack(
  duel: Duel,
  dice: number,
  focus: boolean,
  worth: (rolled: Rolled) => Worth,
): AttackRoll {
  if (dice <= 0) return { outcomes: [{ rolled: NO_DICE, weight: 1 }], sixes: 0, fury: 0 };
  const most = mostDice(duel, dice);
  const limits = limitsOf(duel, most);
  const watched = watchedBy(duel, limits, most);
  const look: Look = {
    hitFrom: hitFrom(duel),
    watched: watched.map(({ face }) => face),
    backfire: duel.attacker.backfire > 0,
    focus: focus && duel.attacker.focus > 0,
    fury: false,
  };
  const frame = frameOf(most, watched);
  const flags = flagsOf(frame);
  const { width } = frame;
  const keyOf = (tally: number, bits: number) =>
    Math.floor(tally / width) * KINDS + bits * INITIAL + (flags[tally % width] as number);
  const { layers, sixes } = layersOf(frame, look, furyOf(duel, dice));
  const rolls: (Rolled | undefined)[] = [];
  const rolled = (key: number): Rolled => {
    const known = rolls[key] ?? rolledOf(key);
    rolls[key] = known;
    return known;
  };
  const spec: RerollSpec = {
    frame,
    steps: stepsOf(frame, faceGroups({ ...look, backfire: false, focus: false })),
    limits,
    policies: duel.rerolls,
    dark: duel.dark,
    worth: (tally, bits) => worth(rolled(keyOf(tally, bits))),
  };
  const sums = new Float64Array((most + 1) * KINDS);
  let fury = 0;
  const final = afterRerolls(spec, layers);
  layers.forEach((layer, i) => {
    const weights = final[i] as Float64Array;
    for (let tally = 0; tally < weights.length; tally++) {
      const weight = weights[tally] as number;
      if (weight === 0) continue;
      if (layer.dice > dice) fury += weight;
      const key = keyOf(tally, layer.bits);
      sums[key] = (sums[key] as number) + weight;
    }
  });
  const outcomes: { rolled: Rolled; weight: number }[] = [];
  sums.forEach((weight, key) => {
    if (weight > 0) outcomes.push({ rolled: rolled(key), weight });
  });
  return { outcomes, sixes: sixes + limits.attacker + limits.defender, fury };
}
