import type { Readings } from "./readings";

export type Party = "attacker" | "defender";
export const otherParty = (party: Party): Party => (party === "attacker" ? "defender" : "attacker");

/** `base`, and `perX` more for every X: `2`, `X`, `X+1`, `X times 2`; never more than `most`. */
export interface Amount {
  readonly base: number;
  readonly perX: number;
  readonly most?: number;
}

/** Force to pay, and what else is to be done, in the card's words. */
export interface Price {
  readonly force: Amount;
  readonly other: string | null;
}

export const FREE: Price = { force: { base: 0, perX: 0 }, other: null };

/** Whether the player uses an ability: where it helps, or as chosen by hand. */
export type Use = "best" | "always" | "never";

export const PREVENTIONS = ["Absorb", "Deflect", "Evade", "Persuade", "Protect"] as const;
export type PreventionName = (typeof PREVENTIONS)[number];

/** One ability that prevents damage; once for each instance of damage. */
export interface Prevention {
  readonly id: string;
  readonly keyword: PreventionName;
  readonly amount: Amount;
  readonly price: Price;
  readonly use: Use;
}

/** One Retaliate, set in A3 and carried out in A12. */
export interface Retaliation {
  readonly id: string;
  readonly amount: Amount;
  readonly price: Price;
  readonly use: Use;
  /** X as chosen by hand. */
  readonly x?: number;
  /** Of the unit that retaliates. */
  readonly stun: number;
  readonly ferocity: boolean;
}

/** Avenge of one unit. */
export interface Avenger {
  readonly dice: number;
  readonly stun: number;
  readonly ferocity: boolean;
}

/** What both units bring whatever their part. */
export interface Fighter {
  /** null: not known, so the unit never dies. */
  readonly health: number | null;
  readonly counters: number;
  readonly armor: boolean;
  readonly ferocity: boolean;
  readonly fortitude: boolean;
  readonly lucky: number;
  readonly stun: number;
  readonly preventions: readonly Prevention[];
  /** Force of its player. */
  readonly force: number;
}

export interface Attacking extends Fighter {
  /** With everything but Resilience, Overload and what `lateBonus` holds. */
  readonly power: number;
  /** Changes of power in A2 and A3 (Overload aside). */
  readonly lateBonus: number;
  readonly resilience: number;
  readonly accuracy: number;
  readonly critical: number;
  readonly fury: number;
  readonly focus: number;
  readonly backfire: number;
  /** X, where it is used; 0 where not. */
  readonly overload: number;
  readonly overkill: boolean;
  readonly doubleDamage: boolean;
  /** Each hit counts so often (doublers of hits). */
  readonly hitFactor: number;
  readonly tenacity: number;
  readonly doubleStrike: boolean;
  readonly cunning: boolean;
  readonly surge: number;
}

export interface Defending extends Fighter {
  readonly shields: number;
  /** A number that is needed to hit instead of 4 or 5. */
  readonly hitOn: number | null;
  readonly parry: number;
  readonly riposte: number;
  /** Static prevention of all damage but so much. */
  readonly allBut: number | null;
  readonly retaliations: readonly Retaliation[];
  /** Other units that avenge this one. */
  readonly avengers: readonly Avenger[];
}

/** The unit that takes the hits Overkill moves; only what can be prevented of them matters. */
export interface Second {
  readonly fortitude: boolean;
  readonly allBut: number | null;
  readonly preventions: readonly Prevention[];
  /** Whose Force pays; the attacker's player spends none against its own hits. */
  readonly player: Party;
}

/** `usual`: the attacker rerolls misses, lowest first, the defender hits, highest first; the others play for an aim. */
export const REROLL_POLICIES = ["usual", "damage", "kill", "survive", "none"] as const;
export type RerollPolicy = (typeof REROLL_POLICIES)[number];

/** One attack in numbers, after all changes of the defender. */
export interface Duel {
  readonly attacker: Attacking;
  readonly defender: Defending;
  readonly dark: Party;
  /** Both stand in one arena: Retaliate works, and deflected damage can reach the attacker. */
  readonly sameArena: boolean;
  readonly rerolls: Readonly<Record<Party, RerollPolicy>>;
  readonly overkill: "stay" | "move";
  /** null: it is not known which unit. */
  readonly second: Second | null;
  readonly deflectTo: "attacker" | "other";
  readonly readings: Readings;
}

/** An amount for a chosen X; never negative. */
export function amountFor({ base, perX, most }: Amount, x: number): number {
  return Math.max(0, Math.min(base + perX * x, most ?? Number.POSITIVE_INFINITY));
}
