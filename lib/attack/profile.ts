import type { Arena } from "@/lib/cards/card";
import type { KeywordName } from "@/lib/keywords/registry";
import type { Amount, Party, Price } from "./duel";

/** Keywords that act through an ability with a cost of its own: each instance apart. */
export const PAID = [
  "Absorb",
  "Deflect",
  "Evade",
  "Persuade",
  "Protect",
  "Retaliate",
  "Intercept",
  "Redirect",
] as const;
export type PaidName = (typeof PAID)[number];
export const isPaid = (name: string): name is PaidName => (PAID as readonly string[]).includes(name);

/** Keywords that add up, or are just there, in an attack. */
export const SUMMED = [
  "Accuracy",
  "Area Damage",
  "Armor",
  "Avenge",
  "Backfire",
  "Barrage",
  "Bombard",
  "Consume",
  "Critical Hit",
  "Cunning",
  "Double Damage",
  "Double Strike",
  "Ferocity",
  "Focus",
  "Fortitude",
  "Fury",
  "Inspiration",
  "Intimidation",
  "Ion Cannon",
  "Lucky",
  "Overkill",
  "Overload",
  "Parry",
  "Precision",
  "Resilience",
  "Riposte",
  "Shields",
  "Stealth",
  "Stun",
  "Surge",
  "Tenacity",
] as const satisfies readonly KeywordName[];
export type SummedName = (typeof SUMMED)[number];
export const isSummed = (name: string): name is SummedName => (SUMMED as readonly string[]).includes(name);

/** Constructs with an effect of their own that an attack sets off. */
export const OPENED = ["Bounty", "Foresight", "Forewarning", "Last Stand"] as const;
export type OpenedName = (typeof OPENED)[number];
export const isOpened = (name: string): name is OpenedName => (OPENED as readonly string[]).includes(name);

/** Where an ability comes from: a card, or the numbers of the situation. */
export type Source = string | null;

export interface PaidAbility {
  /** `defender.Evade.0`: the same for the same situation. */
  readonly id: string;
  readonly keyword: PaidName;
  readonly amount: Amount;
  readonly price: Price;
  /** The cost as printed; null where there is none. */
  readonly cost: string | null;
  /** `2`, `X+1`, or nothing. */
  readonly value: string;
  readonly source: Source;
}

export interface SummedAbility {
  readonly keyword: SummedName;
  readonly value: number;
  readonly source: Source;
}

export interface OpenedAbility {
  readonly keyword: OpenedName;
  readonly effect: string;
  readonly source: Source;
}

/** Words of a card that no rule here follows. */
export interface Unread {
  readonly text: string;
  readonly source: Source;
  readonly why?: string;
}

/** What the abilities of one unit come to in an attack. */
export interface Abilities {
  readonly summed: readonly SummedAbility[];
  readonly paid: readonly PaidAbility[];
  readonly opened: readonly OpenedAbility[];
  /** Changes of power and health by Pilots, Equipment and its own text. */
  readonly power: number;
  readonly health: number;
  readonly unread: readonly Unread[];
}

/** One unit of the board as the attack sees it, before what other units give it. */
export interface Profile {
  /** `attacker`, `defender`, `others.defender.0`. */
  readonly at: string;
  readonly party: Party;
  readonly name: string;
  /** Cards beneath the top give so much of `power`. */
  readonly stackBonus: number;
  /** null: not known. */
  readonly power: number | null;
  readonly health: number | null;
  /** For this attack only. */
  readonly bonus: number;
  readonly counters: number;
  readonly tapped: boolean;
  readonly force: number | null;
  readonly arenas: readonly Arena[];
  readonly abilities: Abilities;
  readonly hitOn: number | null;
  readonly allBut: number | null;
  readonly hitFactor: number;
  readonly faceDown: number;
}

/** The sum of a keyword over all its instances; how many there are, for one without a number. */
export function sumOf({ abilities }: Pick<Profile, "abilities">, keyword: SummedName): number {
  return abilities.summed.reduce((sum, one) => sum + (one.keyword === keyword ? one.value : 0), 0);
}

export const hasKeyword = (profile: Pick<Profile, "abilities">, keyword: SummedName) =>
  profile.abilities.summed.some((one) => one.keyword === keyword);
