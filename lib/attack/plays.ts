import type { Scene } from "./entry";
import { prevent } from "./prevention";
import type { Planners } from "./strike";

/** One ability as it is used. */
export interface PlayedAbility {
  readonly id: string;
  readonly keyword: string;
  readonly unit: string;
  /** What it prevents, X and the Force it costs. */
  readonly prevents: number;
  readonly x: number;
  readonly force: number;
}

/** What the defender uses against so much damage (after Parry), and what it leaves. */
export interface Play {
  readonly damage: number;
  readonly uses: readonly PlayedAbility[];
  readonly force: number;
  readonly left: number;
}

/** The best prevention against each amount of damage the attack may do; empty where there is nothing to use. */
export function playsOf({ duel, odds, defence, near }: Scene, plan: Planners["defender"]): readonly Play[] {
  if (duel.defender.preventions.length === 0 || duel.attacker.cunning) return [];
  const force = duel.defender.force - odds.retaliations.reduce((sum, one) => sum + one.force, 0);
  const unitWith = (id: string) =>
    [defence.defender, ...near].find(({ abilities }) => abilities.paid.some((one) => one.id === id))?.name ??
    "";
  const most =
    Math.max(0, ...[odds.hits, odds.damage].map((list) => list.length - 1)) * duel.attacker.hitFactor;
  return Array.from({ length: most + duel.attacker.critical }, (_, i) => {
    const damage = i + 1;
    const { used, force: spent } = plan(damage, force);
    let left = damage;
    const uses = used.map(({ prevention, amount, x, force: price }) => {
      const prevents = Math.min(amount, left);
      left -= prevents;
      const { id, keyword } = prevention;
      return { id, keyword, unit: unitWith(id), prevents, x, force: price };
    });
    return { damage, uses, force: spent, left: prevent({ used, force: spent }, damage).left };
  });
}
