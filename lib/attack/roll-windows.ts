import { standing } from "./before-roll";
import { type Entry, entriesFor, type Scene } from "./entry";
import { sumOf } from "./profile";

const dice = (n: number) => `${n} ${n === 1 ? "die" : "dice"}`;
const signed = (n: number) => (n < 0 ? String(n) : `+${n}`);

/** A4: what makes the number of dice, and what the first roll sets off. */
export function roll(scene: Scene): readonly Entry[] {
  const { board, defence, chance } = scene;
  const { attacker } = board;
  const [fury, focus, backfire] = [
    sumOf(attacker, "Fury"),
    sumOf(attacker, "Focus"),
    sumOf(attacker, "Backfire"),
  ];
  const resilience = sumOf(attacker, "Resilience");
  const works = attacker.counters >= Math.abs(resilience);
  return [
    ...standing(scene),
    ...entriesFor(
      scene,
      attacker,
      "Resilience",
      `${signed(resilience)} power with at least ${Math.abs(resilience)} damage counters`,
      {
        state: works ? "acts" : "blocked",
        ...(!works && { why: `it has ${attacker.counters}` }),
      },
    ),
    ...entriesFor(
      scene,
      defence.defender,
      "Shields",
      `the attacker has ${sumOf(defence.defender, "Shields")} power less`,
    ),
    ...entriesFor(scene, attacker, "Fury", `on a 4 in the first roll: ${dice(fury)} more`, {
      chance: chance("Fury"),
    }),
    ...entriesFor(scene, attacker, "Focus", `on a 5 in the first roll: +${focus} power for its next attack`, {
      chance: chance("Focus"),
    }),
    ...entriesFor(
      scene,
      attacker,
      "Backfire",
      `on a 3 in the first roll: ${dice(backfire)} of damage to itself at the end`,
      {
        chance: chance("Backfire"),
      },
    ),
  ];
}

/** A5: Lucky of both sides. */
export function rerolls(scene: Scene): readonly Entry[] {
  const { board, defence, duel } = scene;
  const words = (n: number) => `rerolls up to ${dice(n)}`;
  return [board.attacker, defence.defender].flatMap((profile) =>
    entriesFor(scene, profile, "Lucky", words(sumOf(profile, "Lucky")), {
      state: duel.rerolls[profile.party] === "none" ? "may" : "used",
    }),
  );
}

/** A6: which dice hit. */
export function hits(scene: Scene): readonly Entry[] {
  const { board, defence } = scene;
  const accuracy = sumOf(board.attacker, "Accuracy");
  return [
    ...entriesFor(scene, board.attacker, "Accuracy", `${signed(accuracy)} to each attack die`),
    ...entriesFor(scene, defence.defender, "Armor", "is hit on 5 or more"),
  ];
}

/** A7: hits that move, and damage that is added. */
export function pending(scene: Scene): readonly Entry[] {
  const { board, chance, duel } = scene;
  return [
    ...entriesFor(
      scene,
      board.attacker,
      "Overkill",
      "moves hits beyond the remaining health to one other unit in the arena",
      {
        chance: chance("Overkill"),
        state: duel.overkill === "move" ? "used" : "may",
        id: "overkill",
      },
    ),
    ...entriesFor(
      scene,
      board.attacker,
      "Critical Hit",
      `on a 6 in the final roll: ${sumOf(board.attacker, "Critical Hit")} damage more`,
      {
        chance: chance("Critical Hit"),
      },
    ),
  ];
}
