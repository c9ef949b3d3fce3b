import type { Arena } from "@/lib/cards/card";
import type { Party, RerollPolicy, Use } from "./duel";
import type { Readings } from "./readings";

/** Attacks on another arena, each on its own. */
export const REACHES = { Bombard: "Ground", Barrage: "Character", "Ion Cannon": "Space" } as const;
export type Reach = keyof typeof REACHES;

/** A paid ability of a unit given in numbers. */
export interface GivenAbility {
  readonly keyword: string;
  readonly value?: number | string;
  /** As printed (`Pay 1 Force`); free without. */
  readonly cost?: string;
  /** Use no more than this of it (O13). */
  readonly amount?: number;
}

interface AnyUnit {
  readonly name?: string;
  readonly counters?: number;
  readonly tapped?: boolean;
  /** Force of its player; counts for the attacker and the defender. Not given: 0. */
  readonly force?: number;
}

/** A unit as plain numbers. */
export interface NumbersUnit extends AnyUnit {
  readonly power: number;
  /** Part of `power` that cards beneath give (O7). */
  readonly stackBonus?: number;
  /** Change of power for this attack from Focus, Absorb and the like. */
  readonly bonus?: number;
  readonly health?: number;
  readonly keywords?: Readonly<Record<string, number | boolean>>;
  /** Prevention, Retaliate, Intercept and Redirect with their costs. */
  readonly prevent?: readonly GivenAbility[];
  /** Natural roll with Accuracy that hits it instead of 4 or 5. */
  readonly hitOn?: number;
  /** All damage but so much is prevented. */
  readonly allBut?: number;
  /** Each of its hits counts so often. */
  readonly hitFactor?: number;
}

/** A unit as cards, by name or id. */
export interface CardsUnit extends AnyUnit {
  /** Top first. */
  readonly stack: readonly string[];
  /** Each a card, or a stack of cards, top first. */
  readonly pilots?: readonly (string | readonly string[])[];
  readonly equipment?: readonly string[];
  /** Power and health where the cards print none. */
  readonly power?: number;
  readonly health?: number;
  readonly bonus?: number;
  /** Cards face down beneath (Consume). */
  readonly faceDown?: number;
  /** Slot of Adapt, from 1. */
  readonly adapt?: number;
}

export type Unit = NumbersUnit | CardsUnit;
export const isCards = (unit: Unit): unit is CardsUnit => "stack" in unit;

/** A change of the defender in A3: the unit is one of `others.defender`, by place. */
export interface Change {
  readonly keyword: "Intercept" | "Redirect";
  readonly unit: number;
}

export interface OtherUnit {
  readonly player: Party;
  readonly unit: number;
}

export interface AttackOptions {
  /** Attack on another arena with this keyword. */
  readonly with?: Reach;
  /** Arena the attacker stands in, where it is another. */
  readonly from?: Arena;
  readonly overload?: boolean;
  readonly overkill?: "stay" | "move";
  /** Which of `others` takes what Overkill moves; the first unit beside the defender where none is named. */
  readonly overkillTo?: OtherUnit;
  readonly deflectTo?: "attacker" | "other";
  readonly rerolls?: Partial<Readonly<Record<Party, RerollPolicy>>>;
  readonly change?: readonly Change[];
  /** Abilities to use or to leave, by the id of their timeline entry; a number is the X of a Retaliate. */
  readonly use?: Readonly<Record<string, Use | number>>;
  readonly readings?: Partial<Readings>;
}

/** One attack to look at: docs/contracts.md, "Attack preview". */
export interface Situation {
  readonly attacker: Unit;
  readonly defender: Unit;
  /** Arena of the defender. */
  readonly arena?: Arena;
  readonly darkPlayer?: Party;
  /** Other units in the arena of the defender. */
  readonly others?: Partial<Readonly<Record<Party, readonly Unit[]>>>;
  readonly options?: AttackOptions;
}

/** Something in a situation that can't be used; `at` names the place: `attacker.stack.0`. */
export interface SituationProblem {
  readonly at: string;
  readonly message: string;
}
