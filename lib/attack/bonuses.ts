import type { Board } from "./board";
import { hasKeyword, type Profile, sumOf } from "./profile";
import type { Reach } from "./situation";

/** What one thing adds to the power or health of a unit, with the keyword it comes from; null for its own numbers. */
export interface Part {
  readonly from: string;
  readonly keyword: string | null;
  readonly amount: number;
}

/** A number of a unit and how it is made up; null where the unit's own number is not known. */
export interface Total {
  readonly value: number | null;
  readonly parts: readonly Part[];
}

const total = (parts: readonly Part[], known: boolean): Total => ({
  value: known ? parts.reduce((sum, { amount }) => sum + amount, 0) : null,
  parts: parts.filter(({ amount }, at) => at === 0 || amount !== 0),
});

/** Whether a unit can be in the arena of the attack at all; one given in numbers always can. */
export const isHere = ({ arena }: Board, { arenas }: Profile) =>
  arena === null || arenas.length === 0 || arenas.includes(arena);

/** Units on either side of a profile in its arena: its friends, and its enemies. */
export function around(board: Board, profile: Profile) {
  const away = board.attackerArena !== board.arena;
  const attackers = [board.attacker, ...board.others.attacker];
  const defenders = [board.defender, ...board.others.defender];
  const [own, enemy] = profile.party === "attacker" ? [attackers, defenders] : [defenders, attackers];
  const near = (other: Profile) =>
    isHere(board, other) &&
    other !== profile &&
    !(away && (other === board.attacker || profile === board.attacker));
  return { friends: own.filter(near), enemies: enemy.filter(near) };
}

/** Inspiration of friends, Intimidation by enemies, Consume: the same for power and health. */
function sharedParts(board: Board, profile: Profile): readonly Part[] {
  const { friends, enemies } = around(board, profile);
  const inspired = friends
    .filter((friend) => hasKeyword(friend, "Inspiration"))
    .map(({ name }) => ({ from: name, keyword: "Inspiration", amount: 1 }));
  const amount = hasKeyword(profile, "Intimidation") ? enemies.length : 0;
  const consumed = hasKeyword(profile, "Consume") ? profile.faceDown : 0;
  return [
    ...inspired,
    { from: profile.name, keyword: "Intimidation", amount },
    { from: profile.name, keyword: "Consume", amount: consumed },
  ];
}

/** Power of a unit with everything that lasts; `reach`: X of that keyword in place of the printed power (O7). */
export function powerParts(
  board: Board,
  profile: Profile,
  reach: Reach | null,
  stackBonusAdded: boolean,
): Total {
  const own = { from: profile.name, keyword: null };
  const printed: readonly Part[] = reach
    ? [
        { from: profile.name, keyword: reach, amount: sumOf(profile, reach) },
        { ...own, keyword: "Stack", amount: stackBonusAdded ? profile.stackBonus : 0 },
      ]
    : [{ ...own, amount: profile.power ?? 0 }];
  const parts = [
    ...printed,
    { ...own, keyword: "text", amount: profile.abilities.power },
    ...sharedParts(board, profile),
  ];
  return total(parts, reach !== null || profile.power !== null);
}

export function healthParts(board: Board, profile: Profile): Total {
  const own = { from: profile.name, keyword: null };
  const parts = [
    { ...own, amount: profile.health ?? 0 },
    { ...own, keyword: "text", amount: profile.abilities.health },
    ...sharedParts(board, profile),
  ];
  return total(parts, profile.health !== null);
}
