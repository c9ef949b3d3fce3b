import { EMPTY_STACK, type StackSetup } from "@/components/stacking/stack-address";
import { otherParty, type Party, type RerollPolicy } from "@/lib/attack/duel";
import type { Readings } from "@/lib/attack/readings";
import type { Reach } from "@/lib/attack/situation";
import type { Arena } from "@/lib/cards/card";

/** One keyword of a unit given in numbers: `Critical Hit 2`, `Armor`, `Evade 2` for 1 Force. */
export interface GivenKeyword {
  readonly keyword: string;
  readonly value: number | null;
  /** Force it costs; null where it costs nothing or is no ability to pay for. */
  readonly force: number | null;
}

/** A unit as numbers. */
export interface GivenNumbers {
  readonly power: number;
  readonly health: number | null;
  readonly keywords: readonly GivenKeyword[];
}

/** One of the two sides of an attack as the address says it. */
export interface Contender {
  /** Its cards; no cards where it is given in numbers. */
  readonly setup: StackSetup;
  /** Null where it is given in cards. */
  readonly numbers: GivenNumbers | null;
  readonly counters: number;
  readonly tapped: boolean;
  /** Force of its player. */
  readonly force: number;
  /** Power and health where the cards print none, or another number is wanted. */
  readonly power: number | null;
  readonly health: number | null;
  readonly bonus: number;
  /** Other units of its player in the arena, each a stack of ids, top first. */
  readonly others: readonly (readonly string[])[];
}

/** A change of the defender: `Intercept` by, or `Redirect` to, the defender's other unit at this place. */
export interface GivenChange {
  readonly keyword: "Intercept" | "Redirect";
  readonly unit: number;
}

export interface AttackState {
  readonly attacker: Contender;
  readonly defender: Contender;
  readonly arena: Arena | null;
  readonly dark: Party | null;
  readonly reach: Reach | null;
  readonly overload: boolean;
  readonly overkill: "stay" | "move";
  readonly deflectTo: "attacker" | "other";
  readonly rerolls: Readonly<Record<Party, RerollPolicy>>;
  readonly change: readonly GivenChange[];
  /** What is done with an ability, by the id of its timeline entry. */
  readonly use: Readonly<Record<string, string>>;
  /** Readings of open points that differ from ours. */
  readonly readings: Partial<Readings>;
}

export const NO_CONTENDER: Contender = {
  setup: EMPTY_STACK,
  numbers: null,
  counters: 0,
  tapped: false,
  force: 0,
  power: null,
  health: null,
  bonus: 0,
  others: [],
};

export const NO_ATTACK: AttackState = {
  attacker: NO_CONTENDER,
  defender: NO_CONTENDER,
  arena: null,
  dark: null,
  reach: null,
  overload: false,
  overkill: "stay",
  deflectTo: "attacker",
  rerolls: { attacker: "usual", defender: "usual" },
  change: [],
  use: {},
  readings: {},
};

export const PARTIES = ["attacker", "defender"] as const;

/** The two change sides; what hung on their parts goes. */
export function swapped(state: AttackState): AttackState {
  const { attacker, defender, arena, dark, readings } = state;
  return {
    ...NO_ATTACK,
    arena,
    readings,
    dark: dark && otherParty(dark),
    attacker: defender,
    defender: attacker,
  };
}
