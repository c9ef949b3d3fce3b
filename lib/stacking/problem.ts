import type { Card } from "@/lib/cards/card";

/** Ids of docs/rules/stacking.md that a verdict can cite. */
export type RuleId = `${"S" | "K" | "R" | "P" | "C"}${number}`;

export type ViolationCode =
  | "empty"
  | "not-a-unit"
  | "not-unique"
  | "stack-full"
  | "different-names"
  | "only-beneath"
  | "duplicate-version"
  | "one-copy"
  | "listed-on-top"
  | "never-on-top"
  | "not-listed"
  | "listed-version"
  | "setup-cheaper"
  | "no-pilot"
  | "droid-piloted"
  | "wrong-subtype"
  | "pilot-stack"
  | "unique-twice";

/** A broken rule as plain values; `words.ts` says it. */
export interface Problem {
  readonly rule: RuleId;
  readonly code: ViolationCode;
  /** The cards it is about, the one to blame first. */
  readonly cards: readonly Card[];
  readonly limit?: number;
  readonly actual?: number;
}

export type WarningCode =
  | "sides"
  | "arena"
  | "variable-number"
  | "negative-number"
  | "name-unconfirmed"
  | "name-spelling"
  | "one-of-two-names"
  | "too-many-stays"
  | "setup-over-30"
  | "second-pilot"
  | "equipment-loose"
  | "discarded";

/** Something a player should know that makes nothing illegal; `unsettled` rules rest on our reading. */
export interface Caution {
  readonly rule: RuleId;
  readonly code: WarningCode;
  readonly cards: readonly Card[];
  readonly unsettled: boolean;
  /** A word for the message: an arena, a number's name. */
  readonly about?: string;
}
