import type { Board } from "./board";
import type { Changed, Refusal } from "./defence";
import type { Readings } from "./readings";

/** Something the preview takes for granted. */
export interface Assumption {
  /** `O1` … `O13` for an open point; null for a plain default. */
  readonly id: string | null;
  /** The option that changes it. */
  readonly option: string | null;
  readonly message: string;
  /** Page and place of the rule. */
  readonly rule: string;
  readonly unsettled: boolean;
}

/** Why something a player would like to do has no effect. */
export interface Forbidden {
  readonly unit: string;
  readonly message: string;
  readonly rule: string;
}

export const rulesAt = (id: string) => `/rules/attack-math#${id}`;
export const windowAt = (id: string) => `/rules/turn-and-attack#${id}`;

type ReadingWords = { readonly [K in keyof Readings]: (value: Readings[K]) => string };

/** Each open point: its id, and how it is read. */
export const OPEN_WORDS: Readonly<Record<keyof Readings, string>> = {
  furyDiceTrigger: "O1",
  furyRounds: "O2",
  criticalNeedsHit: "O3",
  overkillMovesCritical: "O4",
  overkillAt: "O5",
  powerFloor: "O6",
  stackBonusOnReach: "O7",
  parryAgainstCunning: "O8",
  tenacityMeasures: "O9",
  endOrder: "O10",
  riposteAcrossArenas: "O11",
  parry: "O12",
  lessThanPossible: "O13",
};

const SAID: ReadingWords = {
  furyDiceTrigger: (counts) => `The dice of Fury ${counts ? "count" : "don't count"} for Focus and Backfire.`,
  furyRounds: (rounds) =>
    rounds === 1
      ? "An extra 4 does not set Fury off again."
      : `Fury may be set off up to ${rounds} times an attack.`,
  criticalNeedsHit: (needs) => `Critical Hit ${needs ? "needs at least one hit" : "works without any hit"}.`,
  overkillMovesCritical: (moves) => `Overkill ${moves ? "may" : "can't"} move the damage of Critical Hit.`,
  overkillAt: (whom) =>
    whom === "any" ? "Overkill may hit any other unit in the arena." : "Overkill hits enemy units only.",
  powerFloor: (floor) =>
    floor
      ? "A power below 0 counts as 0 before later bonuses."
      : "Bonuses are added to a power below 0 as it is.",
  stackBonusOnReach: (how) =>
    how === "added"
      ? "The bonus of a stack is added to Bombard, Barrage and Ion Cannon."
      : "Bombard, Barrage and Ion Cannon replace the bonus of a stack too.",
  parryAgainstCunning: (works) =>
    works ? "Against Cunning, Parry works when the dice are shown." : "Parry does not work against Cunning.",
  tenacityMeasures: (what) =>
    `Tenacity measures ${what === "damage" ? "damage, without the counters of Double Damage" : "counters"}.`,
  endOrder: (order) =>
    order === "alternate"
      ? "At the end of the attack Dark and Light take turns."
      : "At the end of the attack all of Dark's effects come before Light's.",
  riposteAcrossArenas: (works) =>
    `Riposte ${works ? "answers" : "does not answer"} an attack from another arena.`,
  parry: (when) => `Parry comes ${when} among the prevention.`,
  lessThanPossible: (allowed) =>
    allowed
      ? "Less may be prevented than possible; by default all is."
      : "All that can be prevented must be.",
};

/** How an open point is read here, in one sentence. */
export function readingWords<K extends keyof Readings>(key: K, readings: Readings): string {
  return SAID[key](readings[key]);
}

const REFUSALS: Record<Refusal, (changed: Changed, board: Board) => string> = {
  precision: (_, { attacker }) => `${attacker.name} has Precision: its target can't be changed.`,
  stealth: ({ to }) => `${to.name} has Stealth and is untapped and undamaged: it can't become the defender.`,
  "no-ability": ({ change, from, to }) =>
    `${change.keyword === "Intercept" ? to.name : from.name} has no ${change.keyword}.`,
  "no-force": ({ ability }) => `There is not enough Force for ${ability?.cost ?? "its cost"}.`,
  elsewhere: ({ to }, { arena }) => `${to.name} can't be in the ${arena} arena.`,
  "same-unit": ({ to }) => `${to.name} is the defender already.`,
};

export const refusalWords = (changed: Changed, board: Board): string =>
  changed.refused === null ? "" : REFUSALS[changed.refused](changed, board);
