import { inTurn } from "./aftermath";
import { isUnpreventable } from "./attack-roll";
import { otherParty } from "./duel";
import { preventionsFor } from "./duel-of";
import { amountWords, type Entry, entriesFor, entryOf, mostFor, openedEntries, type Scene } from "./entry";
import type { PaidAbility, Profile } from "./profile";
import { hasKeyword, sumOf } from "./profile";

const EFFECTS: Readonly<Record<string, (amount: string, unit: string) => string>> = {
  Absorb: (amount) => `prevents up to ${amount}; its next attack has as much more power`,
  Deflect: (amount) => `prevents ${amount}, and may do as much to any unit in its arena`,
  Evade: (amount) => `prevents up to ${amount}`,
  Persuade: (amount) => `prevents up to ${amount}; the attacker's next attack has as much less power`,
  Protect: (amount, unit) => `prevents up to ${amount} to ${unit}`,
};

function preventionWhy(scene: Scene, ability: PaidAbility, force: number) {
  const { duel, options } = scene;
  const fortitudeHelps = duel.defender.fortitude && ability.keyword !== "Protect";
  if (duel.attacker.ferocity && !fortitudeHelps)
    return { state: "blocked", why: "Ferocity: this damage can't be prevented" } as const;
  if (mostFor(ability, force) === null)
    return { state: "blocked", why: "there is not enough Force" } as const;
  if (options.use?.[ability.id] === "never") return { state: "may", why: "left out as chosen" } as const;
  if (options.use?.[ability.id] === "always") return { state: "used" } as const;
  return ability.price.other
    ? ({ state: "may", why: "costs more than Force: used only when chosen" } as const)
    : {};
}

function ownerOf(scene: Scene, ability: PaidAbility): Profile {
  const all = [scene.defence.defender, ...scene.near];
  return all.find(({ abilities }) => abilities.paid.includes(ability)) ?? scene.defence.defender;
}

/** A8: what prevents damage to the defender, and what forbids it. */
export function prevention(scene: Scene): readonly Entry[] {
  const { board, defence, near, duel, odds, chance } = scene;
  const { defender } = defence;
  const open = !isUnpreventable(duel);
  const force = defence.force - odds.retaliations.reduce((sum, one) => sum + one.force, 0);
  const parry = sumOf(defender, "Parry");
  const abilities = preventionsFor(defender, near).map((ability) => {
    const owner = ownerOf(scene, ability);
    const effect = EFFECTS[ability.keyword]?.(amountWords(ability, force), defender.name) ?? ability.keyword;
    return entryOf(scene, owner, ability, effect, preventionWhy(scene, ability, force));
  });
  return [
    ...entriesFor(scene, board.attacker, "Cunning", "shows its dice only after the prevention"),
    ...entriesFor(
      scene,
      board.attacker,
      "Ferocity",
      "its damage can't be prevented",
      open
        ? { state: "blocked", why: `${defender.name} has Fortitude: it may prevent damage to itself` }
        : {},
    ),
    ...entriesFor(scene, defender, "Fortitude", "may prevent damage to itself that can't be prevented", {
      ...(!duel.attacker.ferocity && {
        state: "blocked" as const,
        why: "this damage can be prevented anyway",
      }),
    }),
    ...entriesFor(scene, defender, "Parry", `on a 1 in the final roll: prevents up to ${parry}`, {
      chance: chance("Parry"),
      ...(!open && { state: "blocked" as const, why: "Ferocity: this damage can't be prevented" }),
    }),
    ...abilities,
  ];
}

/** A9: deflected damage. */
export function deflected(scene: Scene): readonly Entry[] {
  const { duel, defence, board, chance } = scene;
  const ability = defence.defender.abilities.paid.find(({ keyword }) => keyword === "Deflect");
  if (!ability) return [];
  const to =
    duel.sameArena && duel.deflectTo === "attacker" ? board.attacker.name : "another unit in its arena";
  return [
    entryOf(
      scene,
      defence.defender,
      ability,
      `what Deflect prevented is damage to ${to}, with a prevention chance of its own`,
      {
        state: "acts",
        chance: chance("Deflect"),
        id: null,
        cost: null,
      },
    ),
  ];
}

/** A10: counters, and what they set off. */
export function placement(scene: Scene): readonly Entry[] {
  const { board, defence, chance } = scene;
  const stun = (profile: Profile, to: string) =>
    entriesFor(
      scene,
      profile,
      "Stun",
      `${to} has ${sumOf(profile, "Stun")} power less until the end of the battle`,
      {
        ...(profile === board.attacker && { chance: chance("Stun") }),
      },
    );
  const surge = (profile: Profile) =>
    entriesFor(
      scene,
      profile,
      "Surge",
      `damaged by another unit: +${sumOf(profile, "Surge")} power to a unit in the arena until the end of the turn`,
    );
  return [
    ...entriesFor(scene, board.attacker, "Double Damage", "one more counter for each damage not prevented"),
    ...stun(board.attacker, defence.defender.name),
    ...surge(defence.defender),
    ...surge(board.attacker),
  ];
}

function opened(
  scene: Scene,
  profile: Profile,
  keyword: "Bounty" | "Last Stand",
  when: string,
): readonly Entry[] {
  const chance = scene.share(scene.odds.kill);
  return openedEntries(scene, profile, keyword, (effect) => `${when}: ${effect}`, { state: "acts", chance });
}

/** A11: what a discarded defender sets off. */
export function discard(scene: Scene): readonly Entry[] {
  const { board, defence, near, odds } = scene;
  const { defender } = defence;
  const dies = { chance: scene.share(odds.kill) };
  return [
    ...opened(scene, board.attacker, "Bounty", "at the next build step"),
    ...entriesFor(
      scene,
      board.attacker,
      "Area Damage",
      `${sumOf(board.attacker, "Area Damage")} dice of damage to another unit in that arena`,
      {
        ...dies,
        state: "may",
      },
    ),
    ...entriesFor(scene, board.attacker, "Consume", `takes the top card of ${defender.name} face down`, dies),
    ...opened(scene, defender, "Last Stand", "discarded from the arena"),
    ...near.flatMap((profile) =>
      entriesFor(
        scene,
        profile,
        "Avenge",
        `${defender.name} discarded: sets ${sumOf(profile, "Avenge")} dice of damage to ${board.attacker.name}`,
        {
          chance: scene.chance("Avenge"),
        },
      ),
    ),
  ];
}

/** A12: what was delayed to the end of the attack, in its order. */
export function attackEnd(scene: Scene): readonly Entry[] {
  const { board, defence, near, duel, odds, chance } = scene;
  const { attacker } = board;
  const to = `of damage to ${attacker.name}`;
  const set = defence.attacked.flatMap((profile) =>
    profile.abilities.paid.flatMap((ability) => {
      const one = odds.retaliations.find(({ id }) => id === ability.id);
      return one
        ? [
            entryOf(scene, profile, ability, `${one.dice} dice ${to}`, {
              state: "acts",
              cost: null,
              id: null,
            }),
          ]
        : [];
    }),
  );
  const riposte = sumOf(defence.defender, "Riposte");
  const answers = duel.sameArena || duel.readings.riposteAcrossArenas;
  const theirs = [
    ...set,
    ...entriesFor(
      scene,
      defence.defender,
      "Riposte",
      `on a 2 in the final roll: ${riposte} damage to ${attacker.name}`,
      {
        chance: chance("Riposte"),
        ...(!answers && { state: "blocked" as const, why: "the attack comes from another arena" }),
      },
    ),
    ...near.flatMap((profile) =>
      entriesFor(scene, profile, "Avenge", `${sumOf(profile, "Avenge")} dice ${to}`, {
        chance: chance("Avenge"),
      }),
    ),
  ].map((entry) => ({ entry, from: "defender" as const }));
  const own = [
    ...entriesFor(scene, attacker, "Backfire", `${sumOf(attacker, "Backfire")} dice ${to}`, {
      chance: chance("Backfire"),
    }),
    ...(duel.attacker.overload > 0
      ? entriesFor(scene, attacker, "Overload", `${duel.attacker.overload} dice ${to}`)
      : []),
  ].map((entry) => ({ entry, from: otherParty("defender") }));
  return inTurn([...theirs, ...own], duel).map(({ entry }) => entry);
}

/** A13: attacks that follow. */
export function afterwards(scene: Scene): readonly Entry[] {
  const { board, chance, odds } = scene;
  const tenacity = sumOf(board.attacker, "Tenacity");
  return [
    ...entriesFor(
      scene,
      board.attacker,
      "Tenacity",
      `did less than ${tenacity} damage in its first attack of the turn: attacks the same target again`,
      {
        chance: chance("Tenacity"),
        state: "may",
      },
    ),
    ...(hasKeyword(board.attacker, "Double Strike")
      ? entriesFor(scene, board.attacker, "Double Strike", "attacks once more without tapping", {
          state: "may",
          chance: odds.repeats.slice(1).reduce((sum, weight) => sum + scene.share(weight), 0),
        })
      : []),
  ];
}
