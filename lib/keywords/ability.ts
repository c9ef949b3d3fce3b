import type { Arena } from "@/lib/cards/card";
import type { KeywordName } from "./registry";

/** What a card does with a keyword (docs/contracts.md, "Fact"). */
export type Relation = "has" | "grants" | "removes" | "mentions";

/** Integer (signed where printed so), expression (`"X+1"`), or null for a keyword without one. */
export type Value = number | string | null;

export interface Fact {
  readonly keyword: KeywordName;
  readonly relation: Relation;
  readonly value: Value;
  /** Text left of the arrow, white space folded, the tap sign always `Tap`; null without an arrow. */
  readonly cost: string | null;
  /** Constructs around it, outermost first: `Switch:Ground`, `INSERT`, `Pilot`, … */
  readonly via: readonly string[];
}

/** A fault in the text; offsets point into the text as imported. */
export interface Issue {
  readonly code: IssueCode;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** What should stand at start–end. */
  readonly suggestion?: string;
}

export type IssueCode =
  | "keyword-case"
  | "keyword-spacing"
  | "keyword-misspelt"
  | "keyword-incomplete"
  | "value-missing"
  | "separator-blanks"
  | "separator-doubled"
  | "separator-missing"
  | "arrow-damaged"
  | "quote-unbalanced"
  | "parenthesis-unbalanced"
  | "colon-missing"
  | "blank-before-colon"
  | "slots-and-arenas"
  | "order-inverted"
  | "text-too-long";

/** Offsets into the text as imported, end exclusive. */
export type Span = readonly [start: number, end: number];

interface Spanned {
  readonly span: Span;
}

/** One keyword as printed, outside reminder text. */
export interface KeywordUse extends Spanned {
  readonly kind: "keyword";
  readonly keyword: KeywordName;
  readonly relation: Relation;
  readonly value: Value;
  /** True where it opens a construct (`INSERT: …`); such a keyword has no cost of its own. */
  readonly opens: boolean;
}

/** Prose no construct claimed. */
export interface FreeText extends Spanned {
  readonly kind: "text";
  readonly text: string;
}

/** Abilities in quotation marks, and what the text does with them. */
export interface Quote extends Spanned {
  readonly kind: "quote";
  readonly relation: Relation;
  readonly abilities: readonly Ability[];
}

/** `+10 speed`, `-X power`. */
export interface StatChange extends Spanned {
  readonly kind: "stat";
  readonly stat: "speed" | "power" | "health";
  readonly amount: number | string;
}

/** `1 40/2/2 NAME Subordinate`. */
export interface SubordinateReference extends Spanned {
  readonly kind: "subordinate";
  readonly speed: string;
  readonly power: string;
  readonly health: string;
  readonly name: string;
  /** `Subordinates`. */
  readonly plural: boolean;
}

/** `Play only during your build step.` */
export interface Limit extends Spanned {
  readonly kind: "limit";
  readonly text: string;
}

/** `(Reminder text.)` */
export interface Reminder extends Spanned {
  readonly kind: "reminder";
  readonly text: string;
}

/** What an ability says, in reading order; the parts cover its span. */
export type Part =
  | FreeText
  | KeywordUse
  | Quote
  | StatChange
  | SubordinateReference
  | Limit
  | Reminder
  | Ability;

export type CostKind =
  | "force"
  | "build-points"
  | "tap-this"
  | "tap-another"
  | "discard"
  | "remove-counters"
  | "add-counters"
  | "put-counters"
  | "remove-from-game"
  | "reveal"
  | "damage"
  | "other";

/** One thing to pay; all parts of a cost are paid, left to right. */
export interface CostPart extends Spanned {
  readonly kind: CostKind;
  /** How much, where it is counted: a number or `X+1`. */
  readonly amount: number | string | null;
  /** Sort of counter: `damage`, `corruption`. */
  readonly of: string | null;
  readonly text: string;
}

export interface Cost extends Spanned {
  /** As facts give it. */
  readonly text: string;
  readonly parts: readonly CostPart[];
  /** Keywords and quotes inside the cost. */
  readonly words: readonly Part[];
}

/** `Armor`, `Evade 3, and …`: own keywords, with what follows them. */
export interface KeywordAbility extends Spanned {
  readonly kind: "keywords";
  readonly parts: readonly Part[];
}

/** `cost -> effect`. */
export interface ActivatedAbility extends Spanned {
  readonly kind: "activated";
  /** Words before the cost that name a case or a card (`On a six: …`), or null. */
  readonly label: string | null;
  readonly cost: Cost;
  readonly effect: readonly Part[];
}

/** `When …, effect`. */
export interface TriggeredAbility extends Spanned {
  readonly kind: "triggered";
  readonly event: readonly Part[];
  readonly effect: readonly Part[];
}

/** `As long as …, grant` or `TARGET gets …`. */
export interface StaticAbility extends Spanned {
  readonly kind: "static";
  readonly condition: readonly Part[];
  readonly effect: readonly Part[];
}

/** Prose of no known shape. */
export interface FreeAbility extends Spanned {
  readonly kind: "free";
  readonly parts: readonly Part[];
}

/** `INSERT: …`, `Reserves: …`, `Bounty: …`, `Deploy: …`, `Last Stand: …`, `Foresight: …`, `Forewarning: …`. */
export interface OpenerAbility extends Spanned {
  readonly kind: "opener";
  readonly opener: KeywordUse;
  readonly abilities: readonly Ability[];
}

/** `Upkeep: pay, pay, or do`: one of the options. */
export interface UpkeepAbility extends Spanned {
  readonly kind: "upkeep";
  readonly opener: KeywordUse;
  readonly options: readonly string[];
  readonly abilities: readonly Ability[];
}

/** `Enhance: cost -> effect`, or an effect alone. */
export interface EnhanceAbility extends Spanned {
  readonly kind: "enhance";
  readonly opener: KeywordUse;
  readonly cost: Cost | null;
  readonly effect: readonly Part[];
}

/** `Alternative Cost: cost`. */
export interface AlternativeCostAbility extends Spanned {
  readonly kind: "alternative-cost";
  readonly opener: KeywordUse;
  readonly cost: Cost;
}

/** `Reduced Cost N: If …`. */
export interface ReducedCostAbility extends Spanned {
  readonly kind: "reduced-cost";
  readonly opener: KeywordUse;
  readonly condition: readonly Part[];
}

/** One slot of Switch (`Ground`) or Adapt (`1`); empty for `None`. */
export interface Slot extends Spanned {
  readonly label: Arena | string;
  readonly abilities: readonly Ability[];
}

/** `Switch: a/b/c`, `Adapt: a/b/c`. */
export interface SlotsAbility extends Spanned {
  readonly kind: "slots";
  readonly opener: KeywordUse;
  readonly slots: readonly Slot[];
}

/** `[Pilot] Speeder Pilot. The Speeder gets: * …`. */
export interface PilotAbility extends Spanned {
  readonly kind: "pilot";
  readonly opener: KeywordUse;
  /** Subtypes it can pilot: `Squadron`, `Starfighter`. */
  readonly subtypes: readonly string[];
  /** What the piloted unit gets. */
  readonly abilities: readonly Ability[];
}

/** Which cards a Stack ability lets beneath (docs/rules/stacking.md, section 6). */
export type StackCriterion =
  | { readonly kind: "name"; readonly name: string }
  | {
      readonly kind: "any";
      readonly unique: boolean | null;
      /** Subtypes and type as printed: `Jedi Spirit`, `Bounty Hunter Character`; empty for any card. */
      readonly subtype: string;
      /** `with "Lars" in its name`. */
      readonly inName: string | null;
      /** `with the same expansion symbol as NAME`. */
      readonly sameSet: boolean;
    };

/** `Stack: list`. */
export interface StackAbility extends Spanned {
  readonly kind: "stack";
  readonly opener: KeywordUse;
  readonly criteria: readonly StackCriterion[];
  readonly list: string;
}

/** `Choose one: A. Or: B.`; `continues` where the segment itself begins with `Or:`. */
export interface ChoiceAbility extends Spanned {
  readonly kind: "choice";
  readonly continues: boolean;
  readonly modes: readonly (readonly Ability[])[];
}

/** `Treat X as a Y.` */
export interface TreatAsAbility extends Spanned {
  readonly kind: "treat-as";
  readonly subject: string;
  readonly as: string;
}

export type Ability =
  | KeywordAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | FreeAbility
  | OpenerAbility
  | UpkeepAbility
  | EnhanceAbility
  | AlternativeCostAbility
  | ReducedCostAbility
  | SlotsAbility
  | PilotAbility
  | StackAbility
  | ChoiceAbility
  | TreatAsAbility;
