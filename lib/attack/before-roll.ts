import { healthParts, isHere, powerParts } from "./bonuses";
import { isHidden } from "./defence";
import { amountWords, type Entry, entriesFor, entryOf, mostFor, openedEntries, type Scene } from "./entry";
import type { PaidAbility, Profile } from "./profile";
import { hasKeyword, sumOf } from "./profile";
import { REACHES, type Reach } from "./situation";
import { refusalWords } from "./words";

/** A1: who may be attacked, and with what. */
export function declare(scene: Scene): readonly Entry[] {
  const { board, options } = scene;
  const reaches = (Object.keys(REACHES) as Reach[]).flatMap((reach) =>
    entriesFor(
      scene,
      board.attacker,
      reach,
      `attacks a unit in the ${REACHES[reach]} arena from another one with power ${sumOf(board.attacker, reach)} and all changes`,
      { state: options.with === reach ? "used" : "may" },
    ),
  );
  const hidden = isHidden(board.defender);
  const stealth = entriesFor(
    scene,
    board.defender,
    "Stealth",
    "can't be attacked unless it is tapped or damaged",
    {
      state: hidden ? "acts" : "blocked",
      why: hidden
        ? `${board.defender.name} is untapped and undamaged: this attack can't be declared`
        : `${board.defender.name} is ${board.defender.tapped ? "tapped" : "damaged"}`,
    },
  );
  return [
    ...reaches,
    ...entriesFor(scene, board.attacker, "Precision", "its target can't be changed"),
    ...stealth,
  ];
}

function predictions(scene: Scene, profile: Profile, keyword: "Foresight" | "Forewarning"): readonly Entry[] {
  const { hits } = scene.odds;
  const best = hits.reduce((found, weight, at) => (weight > (hits[found] ?? 0) ? at : found), 0);
  const chance = scene.share(hits[best] ?? 0);
  const told = (effect: string) => `predict the hits (best ${best}); when right: ${effect}`;
  return openedEntries(scene, profile, keyword, told, { chance });
}

/** A2: choices and predictions as the attack begins. */
export function triggers(scene: Scene): readonly Entry[] {
  const { board, duel } = scene;
  const x = sumOf(board.attacker, "Overload");
  return [
    ...entriesFor(
      scene,
      board.attacker,
      "Overload",
      `+${x} power for this attack, ${x} dice of damage to itself at its end`,
      {
        state: duel.attacker.overload > 0 ? "used" : "may",
        id: "overload",
      },
    ),
    ...predictions(scene, board.attacker, "Foresight"),
    ...predictions(scene, scene.defence.defender, "Forewarning"),
  ];
}

function retaliation(scene: Scene, profile: Profile, ability: PaidAbility): Entry {
  const { duel, odds, defence } = scene;
  const words = amountWords(ability, defence.force);
  const effect = `${words} dice of damage to ${scene.board.attacker.name} at the end of the attack`;
  if (!duel.sameArena)
    return entryOf(scene, profile, ability, effect, {
      state: "blocked",
      why: "the attack comes from another arena",
    });
  if (mostFor(ability, defence.force) === null)
    return entryOf(scene, profile, ability, effect, { state: "blocked", why: "there is not enough Force" });
  const set = odds.retaliations.find(({ id }) => id === ability.id);
  return entryOf(
    scene,
    profile,
    ability,
    set
      ? `${set.dice} dice of damage to ${scene.board.attacker.name} at the end of the attack${set.x > 0 ? ` (X = ${set.x})` : ""}; ${words}`
      : effect,
    {
      state: set ? "used" : "may",
    },
  );
}

function interceptions(scene: Scene): readonly Entry[] {
  const { board, defence } = scene;
  const effect = "becomes the defender of this attack";
  return board.others.defender.flatMap((profile) => {
    const ability = profile.abilities.paid.find(({ keyword }) => keyword === "Intercept");
    if (!ability || !isHere(board, profile)) return [];
    const done = defence.changes.find(({ to, change }) => to === profile && change.keyword === "Intercept");
    if (done?.refused)
      return [entryOf(scene, profile, ability, effect, { state: "blocked", why: refusalWords(done, board) })];
    if (done) return [entryOf(scene, profile, ability, effect, { state: "used" })];
    return [entryOf(scene, profile, ability, effect, blockOf(scene, profile, ability))];
  });
}

/** What keeps a unit from becoming the defender now, if anything. */
function blockOf({ board, defence }: Scene, to: Profile, ability: PaidAbility) {
  if (hasKeyword(board.attacker, "Precision"))
    return {
      state: "blocked",
      why: `${board.attacker.name} has Precision: its target can't be changed.`,
    } as const;
  if (isHidden(to))
    return {
      state: "blocked",
      why: `${to.name} has Stealth and is untapped and undamaged: it can't become the defender.`,
    } as const;
  if (mostFor(ability, defence.force) === null)
    return { state: "blocked", why: "there is not enough Force" } as const;
  return {};
}

function redirections(scene: Scene): readonly Entry[] {
  const { board, defence } = scene;
  const effect = "another own unit in the arena becomes the defender of this attack";
  return defence.attacked.flatMap((profile) => {
    const ability = profile.abilities.paid.find(({ keyword }) => keyword === "Redirect");
    if (!ability) return [];
    const done = defence.changes.find(
      ({ from, change }) => from === profile && change.keyword === "Redirect",
    );
    if (done?.refused)
      return [entryOf(scene, profile, ability, effect, { state: "blocked", why: refusalWords(done, board) })];
    const open = done ? ({ state: "used" } as const) : blockOf(scene, profile, ability);
    return [entryOf(scene, profile, ability, effect, open)];
  });
}

/** A3: Retaliate of everyone attacked, and changes of the defender. */
export function attackChance(scene: Scene): readonly Entry[] {
  const set = scene.defence.attacked.flatMap((profile) =>
    profile.abilities.paid
      .filter(({ keyword }) => keyword === "Retaliate")
      .map((ability) => retaliation(scene, profile, ability)),
  );
  return [...set, ...interceptions(scene), ...redirections(scene)];
}

/** Power and health that other units give. */
export function standing(scene: Scene): readonly Entry[] {
  const { board, duel, options } = scene;
  return [board.attacker, scene.defence.defender].flatMap((profile) => {
    const reach = profile === board.attacker ? (options.with ?? null) : null;
    const power = powerParts(board, profile, reach, duel.readings.stackBonusOnReach === "added").parts;
    const health = healthParts(board, profile).parts;
    return (["Inspiration", "Intimidation", "Consume"] as const).flatMap((keyword) =>
      power
        .filter((part) => part.keyword === keyword)
        .flatMap((part) => {
          const giver = [
            board.attacker,
            board.defender,
            ...board.others.attacker,
            ...board.others.defender,
          ].find(
            ({ name, abilities }) =>
              name === part.from && abilities.summed.some((one) => one.keyword === keyword),
          );
          const also = health.some((one) => one.keyword === keyword && one.from === part.from);
          const effect = `${profile.name}: +${part.amount} power${also ? ` and +${part.amount} health` : ""}`;
          return giver ? entriesFor(scene, giver, keyword, effect) : [];
        }),
    );
  });
}
