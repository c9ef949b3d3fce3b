import type { Duel, Party } from "./duel";
import { BACKFIRE, FOCUS, faceGroups, type Look, type Watchable } from "./faces";
import { layersOf } from "./initial-roll";
import { afterRerolls, type Worth } from "./rerolls";
import { type Frame, frameOf, shows } from "./tally";

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

function watchedBy(duel: Duel, rerolls: number): readonly Watchable[] {
  const watched: Watchable[] = [];
  // the usual policy takes lower misses first, so where twos are told apart ones must be
  if (parries(duel) || (ripostes(duel) && rerolls > 0)) watched.push(1);
  if (ripostes(duel)) watched.push(2);
  if (duel.attacker.critical > 0) watched.push(6);
  return watched;
}

/** Lowest natural roll that hits this defender. */
export function hitFrom({ attacker, defender }: Duel): number {
  const needed = defender.hitOn ?? (defender.armor ? 5 : 4);
  return Math.min(7, Math.max(1, needed - attacker.accuracy));
}

function rolledOf(frame: Frame, tally: number, bits: number): Rolled {
  const shown = (face: Watchable) => {
    const at = frame.watched.indexOf(face);
    return at >= 0 && shows(frame, tally, at) > 0;
  };
  return {
    hits: Math.floor(tally / frame.width),
    one: shown(1),
    two: shown(2),
    six: shown(6),
    backfire: (bits & BACKFIRE) > 0,
    focus: (bits & FOCUS) > 0,
  };
}

const keyOf = ({ hits, one, two, six, backfire, focus }: Rolled) =>
  hits * 32 + Number(one) * 16 + Number(two) * 8 + Number(six) * 4 + Number(backfire) * 2 + Number(focus);

/** How many dice a side may reroll; 0 where its policy is to reroll none. */
function limitsOf({ attacker, defender, rerolls }: Duel, most: number): Readonly<Record<Party, number>> {
  const limit = (party: Party, lucky: number) =>
    rerolls[party] === "none" ? 0 : Math.min(Math.max(0, lucky), most);
  return { attacker: limit("attacker", attacker.lucky), defender: limit("defender", defender.lucky) };
}

/** A4 and A5: rolls `dice` attack dice, with Fury and the rerolls of both sides by their policies. */
export function rollAttack(duel: Duel, dice: number, worth: (rolled: Rolled) => Worth): AttackRoll {
  if (dice <= 0) return { outcomes: [{ rolled: NO_DICE, weight: 1 }], sixes: 0, fury: 0 };
  const { attacker, readings } = duel;
  const extra = Math.max(0, attacker.fury);
  const most = dice + (extra > 0 ? extra * readings.furyRounds : 0);
  const limits = limitsOf(duel, most);
  const rerolls = limits.attacker + limits.defender;
  const watched = watchedBy(duel, rerolls);
  const look: Look = {
    hitFrom: hitFrom(duel),
    watched,
    backfire: attacker.backfire > 0,
    focus: attacker.focus > 0,
    fury: false,
  };
  const frame = frameOf(most, rerolls, watched, look.hitFrom);
  const { layers, sixes } = layersOf(frame, look, {
    dice,
    extra,
    rounds: readings.furyRounds,
    diceTrigger: readings.furyDiceTrigger,
  });
  const spec = {
    frame,
    groups: faceGroups({ ...look, backfire: false, focus: false }),
    limits,
    policies: duel.rerolls,
    dark: duel.dark,
    worth: (tally: number, bits: number) => worth(rolledOf(frame, tally, bits)),
  };
  const found = new Map<number, { rolled: Rolled; weight: number }>();
  let fury = 0;
  for (const layer of layers) {
    afterRerolls(spec, layer).forEach((weight, tally) => {
      if (weight === 0) return;
      if (layer.dice > dice) fury += weight;
      const rolled = rolledOf(frame, tally, layer.bits);
      const known = found.get(keyOf(rolled));
      if (known) known.weight += weight;
      else found.set(keyOf(rolled), { rolled, weight });
    });
  }
  return { outcomes: [...found.values()], sixes: sixes + rerolls, fury };
}
