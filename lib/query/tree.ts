/** Half-open range of offsets into the query text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const COMPARISONS = ["=", "!=", "<=", ">=", "<", ">"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A test of a number; `*`, `X` and "no number printed" are values of their own and never 0. */
export type NumberTest =
  | { readonly kind: "compare"; readonly comparison: Comparison; readonly number: number }
  | { readonly kind: "range"; readonly min: number; readonly max: number }
  | { readonly kind: "symbol"; readonly symbol: "*" | "X"; readonly negated: boolean }
  | { readonly kind: "none"; readonly negated: boolean };

/** Where words are looked for; `any` is name and text. */
export type WordPlace = "any" | "name" | "text" | "subtype" | "stack" | "pilots";
export type NumberField = "cost" | "speed" | "power" | "health" | "number";
export type ChoiceField = "side" | "type" | "rarity" | "is" | "version" | "costs" | "lettered";
export type Relation = "has" | "grants" | "removes" | "mentions";

/** A condition on the fact that a keyword term speaks of: written right behind it. */
export type FactCondition =
  | { readonly kind: "force"; readonly test: NumberTest }
  | { readonly kind: "part"; readonly parts: readonly string[]; readonly negated: boolean }
  | { readonly kind: "via"; readonly via: readonly string[]; readonly negated: boolean };

export type Leaf =
  /** Folded words that follow each other, the last perhaps only begun; a single unquoted one also inside the words of a name. */
  | { readonly kind: "words"; readonly place: WordPlace; readonly words: string; readonly inside: boolean }
  | { readonly kind: "exact"; readonly words: string }
  | { readonly kind: "regex"; readonly place: "any" | "name" | "text"; readonly source: string }
  | { readonly kind: "number"; readonly field: NumberField; readonly test: NumberTest }
  /** The card has one of the values. */
  | { readonly kind: "choice"; readonly field: ChoiceField; readonly values: readonly string[] }
  | {
      readonly kind: "keyword";
      readonly relation: Relation;
      /** One of these; empty: any keyword. */
      readonly keywords: readonly string[];
      readonly test: NumberTest | null;
      readonly conditions: readonly FactCondition[];
    }
  | { readonly kind: "via"; readonly via: readonly string[] }
  | { readonly kind: "force"; readonly test: NumberTest }
  | { readonly kind: "set"; readonly values: readonly string[] }
  | { readonly kind: "era"; readonly values: readonly string[] }
  | { readonly kind: "year"; readonly test: NumberTest }
  | { readonly kind: "format"; readonly values: readonly string[] }
  | { readonly kind: "mark"; readonly mark: "banned" | "restricted"; readonly values: readonly string[] }
  | { readonly kind: "partner"; readonly names: readonly string[] };

/** Leaves joined by `and`, `or` and `not`; every node knows its place in the query. */
export type Tree<L> =
  | { readonly kind: "and"; readonly parts: readonly Tree<L>[]; readonly span: Span }
  | { readonly kind: "or"; readonly parts: readonly Tree<L>[]; readonly span: Span }
  | { readonly kind: "not"; readonly part: Tree<L>; readonly span: Span }
  | LeafNode<L>;

export type LeafNode<L> = L & { readonly span: Span };

export type Node = Tree<Leaf>;

export type WarningCode =
  | "unknown-field"
  | "unknown-value"
  | "unknown-keyword"
  | "bad-number"
  | "bad-operator"
  | "bad-regex"
  | "empty-value"
  | "unclosed-quote"
  | "unclosed-bracket"
  | "unclosed-regex"
  | "stray-bracket"
  | "stray-or"
  | "too-long"
  | "too-many-terms"
  | "too-deep"
  | "corrected";

/** What was not understood, where, and what was perhaps meant; the rest of the query still runs. */
export interface Warning {
  readonly code: WarningCode;
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly suggestion?: string;
}

export const SORTS = [
  "relevance",
  "name",
  "set",
  "number",
  "cost",
  "speed",
  "power",
  "health",
  "rarity",
] as const;
export type Sort = (typeof SORTS)[number];
export type Direction = "asc" | "desc";

/** What the query says about the list instead of the cards; null where it says nothing. */
export interface Settings {
  readonly sort: Sort | null;
  readonly direction: Direction | null;
  /** One row a card, or every printing. */
  readonly unique: "cards" | "prints" | null;
}

export interface ParsedQuery {
  /** null: no condition. */
  readonly tree: Node | null;
  readonly settings: Settings;
  readonly warnings: readonly Warning[];
  /** `all`: nothing was asked, show everything; `empty`: something was written, nothing can be searched for. */
  readonly state: "query" | "all" | "empty";
}
