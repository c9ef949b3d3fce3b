import type { Board } from "./board";
import type { Defence } from "./defence";
import type { Duel } from "./duel";
import { secondOf } from "./duel-of";
import { hasKeyword } from "./profile";
import type { AttackOptions } from "./situation";
import { type Assumption, OPEN_WORDS, readingWords, rulesAt, windowAt } from "./words";

const POLICIES = {
  usual: "rerolls only its sort of dice: the attacker misses, lowest first, the defender hits, highest first",
  damage: "rerolls for the expected damage of this attack",
  kill: "rerolls to kill",
  survive: "rerolls to survive",
  none: "rerolls nothing",
} as const;

/** Which open points matter to a duel. */
function openPoints(duel: Duel, options: AttackOptions): readonly (keyof typeof OPEN_WORDS)[] {
  const { attacker: a, defender: d } = duel;
  const takes = (keyword: string) => d.preventions.some((one) => one.keyword === keyword);
  const end = d.retaliations.length + d.avengers.length + a.backfire + a.overload + d.riposte;
  const matters: Readonly<Record<keyof typeof OPEN_WORDS, boolean>> = {
    furyDiceTrigger: a.fury > 0 && a.focus + a.backfire > 0,
    furyRounds: a.fury > 0,
    criticalNeedsHit: a.critical > 0,
    overkillMovesCritical: a.overkill && a.critical > 0,
    overkillAt: a.overkill,
    powerFloor: a.power < 0,
    stackBonusOnReach: options.with !== undefined,
    parryAgainstCunning: a.cunning && d.parry > 0,
    tenacityMeasures: a.tenacity > 0 && a.doubleDamage,
    endOrder: end > 0 && a.preventions.length > 0,
    riposteAcrossArenas: d.riposte > 0 && !duel.sameArena,
    parry: d.parry > 0 && d.preventions.length > 0,
    lessThanPossible: takes("Absorb") || takes("Persuade") || takes("Evade") || takes("Protect"),
  };
  return (Object.keys(matters) as (keyof typeof OPEN_WORDS)[]).filter((key) => matters[key]);
}

function plain(message: string, option: string | null, rule: string, unsettled = false): Assumption {
  return { id: null, option, message, rule, unsettled };
}

function* defaultsOf(
  board: Board,
  defence: Defence,
  duel: Duel,
  options: AttackOptions,
): Generator<Assumption> {
  const { attacker, defender } = duel;
  if (!board.darkGiven)
    yield plain(
      `The ${board.dark} is the Dark player.`,
      "darkPlayer",
      "/rules/turn-and-attack#1-three-general-rules",
    );
  if (board.arena && !board.arenaGiven)
    yield plain(`The attack is in the ${board.arena} arena.`, "arena", windowAt("A1"));
  for (const profile of [board.attacker, board.defender]) {
    const costs = profile.abilities.paid.some(({ price }) => price.force.base + price.force.perX > 0);
    if (costs && profile.force === null)
      yield plain(
        `The Force of the ${profile.at}'s player is not given and taken as 0.`,
        `${profile.at}.force`,
        windowAt("A8"),
      );
  }
  for (const profile of [board.attacker, defence.defender]) {
    if ((profile === board.attacker ? attacker.health : defender.health) === null)
      yield plain(
        `The health of ${profile.name} is not known: it is not counted as discarded.`,
        `${profile.at}.health`,
        windowAt("A11"),
      );
  }
  for (const party of ["attacker", "defender"] as const) {
    if (duel[party].lucky > 0)
      yield plain(
        `With Lucky the ${party} ${POLICIES[duel.rerolls[party]]}.`,
        `options.rerolls.${party}`,
        rulesAt("5-reroll-policy"),
      );
  }
  if (defender.preventions.length > 0)
    yield plain(
      "After the roll the defender prevents so that the fewest counters are placed, then with the least Force; what costs more than Force is used only when chosen.",
      "options.use",
      windowAt("A8"),
    );
  if (duel.sameArena && defender.retaliations.length > 0)
    yield plain(
      "Retaliate is set with the Force that prevention can't need; a Retaliate that is chosen comes first.",
      "options.use",
      windowAt("A3"),
    );
  if (defender.preventions.some(({ keyword }) => keyword === "Deflect"))
    yield plain(
      duel.deflectTo === "attacker" && duel.sameArena
        ? "Deflected damage goes to the attacker; what the attacker deflects of it is followed no further."
        : "Deflected damage goes to another unit.",
      "options.deflectTo",
      windowAt("A9"),
    );
  if (attacker.tenacity > 0 || attacker.doubleStrike)
    yield plain(
      "Repeated attacks are on the same defender; where Tenacity and Double Strike both give one, both are made.",
      null,
      windowAt("A13"),
      attacker.tenacity > 0 && attacker.doubleStrike,
    );
  if (hasKeyword(board.attacker, "Overload"))
    yield plain(
      `Overload is ${attacker.overload > 0 ? "" : "not "}used.`,
      "options.overload",
      "/rules/keywords#overload",
    );
  const to = secondOf(board, defence, options);
  if (attacker.overkill)
    yield plain(
      `Overkill moves ${duel.overkill === "move" ? "all" : "no"} free hits${to ? ` to ${to.name}` : ""}.`,
      "options.overkill",
      "/rules/keywords#overkill",
    );
}

/** What the preview takes for granted, open points last. */
export function assumptionsOf(
  board: Board,
  defence: Defence,
  duel: Duel,
  options: AttackOptions,
): readonly Assumption[] {
  const open = openPoints(duel, options).map(
    (key): Assumption => ({
      id: OPEN_WORDS[key],
      option: `options.readings.${key}`,
      message: readingWords(key, duel.readings),
      rule: rulesAt(OPEN_WORDS[key]),
      unsettled: true,
    }),
  );
  return [...defaultsOf(board, defence, duel, options), ...open];
}
