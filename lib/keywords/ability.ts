import type { KeywordName } from "./registry";

/** What a card does with a keyword (docs/contracts.md, "Fact"). */
export type Relation = "has" | "grants" | "removes" | "mentions";

export interface Fact {
  readonly keyword: KeywordName;
  readonly relation: Relation;
  /** Integer (signed where printed so), expression (`"X+1"`), or null for a keyword without one. */
  readonly value: number | string | null;
  /** Text left of the arrow, white space folded, the tap sign always `Tap`; null without an arrow. */
  readonly cost: string | null;
  /** Constructs around it, outermost first: `Switch:Ground`, `INSERT`, `Pilot`, … */
  readonly via: readonly string[];
}

/** A fault in the text; offsets point into the text as imported. */
export interface Issue {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly suggestion?: string;
}
