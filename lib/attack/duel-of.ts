import type { Board } from "./board";
import { around, healthParts, powerParts } from "./bonuses";
import { companions, type Defence } from "./defence";
import {
  type Attacking,
  type Defending,
  type Duel,
  type Fighter,
  PREVENTIONS,
  type Prevention,
  type PreventionName,
  type Retaliation,
  type Second,
  type Use,
} from "./duel";
import { hasKeyword, type PaidAbility, type Profile, sumOf } from "./profile";
import { type Readings, USUAL_READINGS } from "./readings";
import type { AttackOptions } from "./situation";

const isPrevention = (keyword: string): keyword is PreventionName =>
  (PREVENTIONS as readonly string[]).includes(keyword);

const chosenUse = ({ id }: PaidAbility, { use }: AttackOptions): Use => {
  const chosen = use?.[id];
  return typeof chosen === "number" ? "always" : (chosen ?? "best");
};

/** Abilities of a unit that prevent damage to itself, and those of its companions that protect it. */
export function preventionsFor(profile: Profile, near: readonly Profile[]): readonly PaidAbility[] {
  const own = profile.abilities.paid.filter(({ keyword }) => isPrevention(keyword) && keyword !== "Protect");
  return [
    ...own,
    ...near.flatMap(({ abilities }) => abilities.paid.filter(({ keyword }) => keyword === "Protect")),
  ];
}

function asPrevention(ability: PaidAbility, options: AttackOptions): Prevention {
  const { id, amount, price, keyword } = ability;
  return { id, keyword: keyword as PreventionName, amount, price, use: chosenUse(ability, options) };
}

function retaliationsOf(attacked: readonly Profile[], options: AttackOptions): readonly Retaliation[] {
  return attacked.flatMap((profile) =>
    profile.abilities.paid
      .filter(({ keyword }) => keyword === "Retaliate")
      .map((ability) => {
        const chosen = options.use?.[ability.id];
        return {
          id: ability.id,
          amount: ability.amount,
          price: ability.price,
          use: chosenUse(ability, options),
          ...(typeof chosen === "number" && { x: chosen }),
          stun: sumOf(profile, "Stun"),
          ferocity: hasKeyword(profile, "Ferocity"),
        };
      }),
  );
}

function fighterOf(
  board: Board,
  profile: Profile,
  preventions: readonly Prevention[],
  force: number,
): Fighter {
  return {
    health: healthParts(board, profile).value,
    counters: profile.counters,
    armor: hasKeyword(profile, "Armor"),
    ferocity: hasKeyword(profile, "Ferocity"),
    fortitude: hasKeyword(profile, "Fortitude"),
    lucky: sumOf(profile, "Lucky"),
    stun: sumOf(profile, "Stun"),
    preventions,
    force,
  };
}

function attackingOf(board: Board, options: AttackOptions, readings: Readings): Attacking {
  const { attacker } = board;
  const { friends: near } = around(board, attacker);
  const preventions = preventionsFor(attacker, near).map((one) => asPrevention(one, options));
  const added = readings.stackBonusOnReach === "added";
  const sum = (keyword: Parameters<typeof sumOf>[1]) => sumOf(attacker, keyword);
  const has = (keyword: Parameters<typeof sumOf>[1]) => hasKeyword(attacker, keyword);
  return {
    ...fighterOf(board, attacker, preventions, attacker.force ?? 0),
    power: powerParts(board, attacker, options.with ?? null, added).value ?? 0,
    lateBonus: attacker.bonus,
    resilience: sum("Resilience"),
    accuracy: sum("Accuracy"),
    critical: sum("Critical Hit"),
    fury: sum("Fury"),
    focus: sum("Focus"),
    backfire: sum("Backfire"),
    overload: options.overload ? sum("Overload") : 0,
    overkill: has("Overkill"),
    doubleDamage: has("Double Damage"),
    hitFactor: attacker.hitFactor,
    tenacity: sum("Tenacity"),
    doubleStrike: has("Double Strike"),
    cunning: has("Cunning"),
    surge: sum("Surge"),
  };
}

function defendingOf(board: Board, defence: Defence, options: AttackOptions): Defending {
  const { defender, attacked, force } = defence;
  const near = companions(board, defence);
  const preventions = preventionsFor(defender, near).map((one) => asPrevention(one, options));
  return {
    ...fighterOf(board, defender, preventions, force),
    shields: sumOf(defender, "Shields"),
    hitOn: defender.hitOn,
    parry: sumOf(defender, "Parry"),
    riposte: sumOf(defender, "Riposte"),
    allBut: defender.allBut,
    retaliations: retaliationsOf(attacked, options),
    avengers: near
      .filter((unit) => hasKeyword(unit, "Avenge"))
      .map((unit) => ({
        dice: sumOf(unit, "Avenge"),
        stun: sumOf(unit, "Stun"),
        ferocity: hasKeyword(unit, "Ferocity"),
      })),
  };
}

/** The unit that takes what Overkill moves: as chosen, or the first beside the defender; null where there is none. */
export function secondOf(board: Board, defence: Defence, { overkill, overkillTo }: AttackOptions) {
  if (overkill !== "move" || !hasKeyword(board.attacker, "Overkill")) return null;
  if (!overkillTo) return companions(board, defence)[0] ?? null;
  return board.others[overkillTo.player][overkillTo.unit] ?? null;
}

function takingOf(board: Board, defence: Defence, options: AttackOptions): Second | null {
  const unit = secondOf(board, defence, options);
  if (!unit) return null;
  const near = around(board, unit).friends;
  return {
    fortitude: hasKeyword(unit, "Fortitude"),
    allBut: unit.allBut,
    preventions: preventionsFor(unit, near).map((one) => asPrevention(one, options)),
    player: unit.party,
  };
}

export const readingsOf = (options: AttackOptions): Readings => ({ ...USUAL_READINGS, ...options.readings });

/** The attack of a board in numbers, once the defender is settled. */
export function duelOf(board: Board, defence: Defence, options: AttackOptions): Duel {
  const readings = readingsOf(options);
  return {
    attacker: attackingOf(board, options, readings),
    defender: defendingOf(board, defence, options),
    dark: board.dark,
    sameArena: board.attackerArena === board.arena,
    rerolls: { attacker: "usual", defender: "usual", ...options.rerolls },
    overkill: options.overkill ?? "stay",
    second: takingOf(board, defence, options),
    deflectTo: options.deflectTo ?? "attacker",
    readings,
  };
}
