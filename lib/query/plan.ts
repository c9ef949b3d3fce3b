import { flagsOfMark } from "./bans";
import { combine, leavesOf, mapLeaves } from "./combine";
import { VIA_VALUES } from "./fields";
import { meant } from "./near";
import { nicknamed } from "./nicknames";
import { passes } from "./numbers";
import { parseQuery } from "./parser";
import { compileRegex, type SafeRegex } from "./regex";
import type { Leaf, LeafNode, Node, Settings, Tree, Warning } from "./tree";
import { searchWords } from "./words";

/** What a query is asked among: the sets and formats there are, and who stacks with whom. */
export interface Surroundings {
  readonly sets: readonly {
    readonly code: string;
    readonly name: string;
    readonly position: number | null;
    readonly year: number | null;
    readonly era: string | null;
  }[];
  readonly formats: readonly {
    readonly name: string;
    readonly setCodes: readonly string[];
  }[];
  /** Ids of the cards that may stack with a card of this name; null: no such card. Left out: `stackswith:` is not offered. */
  readonly partnersOf?: (name: string) => ReadonlySet<string> | null;
}

/** A leaf that can be answered by looking at the card alone. */
export type PlanLeaf =
  | Exclude<Leaf, { kind: "set" | "era" | "year" | "format" | "mark" | "partner" | "regex" }>
  | { readonly kind: "regex"; readonly place: "any" | "name" | "text"; readonly regex: SafeRegex }
  /** In one of the sets, or classified so. */
  | { readonly kind: "sets"; readonly codes: readonly string[]; readonly classes: readonly string[] }
  /** A printing of the card is in one of the sets. */
  | { readonly kind: "pool"; readonly codes: readonly string[] }
  | { readonly kind: "flags"; readonly flags: readonly string[] }
  | { readonly kind: "ids"; readonly ids: ReadonlySet<string> };

export type Plan = Tree<PlanLeaf>;

/** A query ready to be answered by any engine. */
export interface PlannedQuery {
  readonly plan: Plan | null;
  /** Folded words that relevance is measured by; empty: none. */
  readonly asked: string;
  readonly settings: Settings;
  readonly warnings: readonly Warning[];
  readonly state: "query" | "all" | "empty";
}

const MAX_REGEXES = 4;

/** Reads a query and settles everything in it that depends on the sets, formats and nicknames of the catalog. */
export function planQuery(text: string, surroundings: Surroundings): PlannedQuery {
  const parsed = parseQuery(text);
  const { plan, warnings } = planTree(parsed.tree, surroundings);
  return {
    plan,
    asked: wordsAsked(plan),
    settings: parsed.settings,
    warnings: [...parsed.warnings, ...warnings].sort((a, b) => a.start - b.start || a.end - b.end),
    state: parsed.tree && !plan ? "empty" : parsed.state,
  };
}

/** Settles a tree; what cannot be is left out and named. */
export function planTree(
  tree: Node | null,
  surroundings: Surroundings,
): { plan: Plan | null; warnings: Warning[] } {
  const warnings: Warning[] = [];
  let regexes = 0;
  const plan = mapLeaves<Leaf, PlanLeaf>(tree, (leaf) => {
    if (leaf.kind === "regex" && ++regexes > MAX_REGEXES) {
      warnings.push({ code: "too-many-terms", ...leaf.span, word: `/${leaf.source}/` });
      return null;
    }
    return settle(leaf, surroundings, warnings);
  });
  return { plan, warnings };
}

/** The words and exact names asked for outside `-`, in order. */
export function wordsAsked(plan: Plan | null): string {
  const words = leavesOf(plan).flatMap(({ leaf, negated }) => {
    if (negated) return [];
    if (leaf.kind === "exact") return [leaf.words];
    return leaf.kind === "words" && (leaf.place === "any" || leaf.place === "name") ? [leaf.words] : [];
  });
  return [...new Set(words)].join(" ");
}

type Settled = Plan | null;

function settle(leaf: LeafNode<Leaf>, surroundings: Surroundings, warnings: Warning[]): Settled {
  switch (leaf.kind) {
    case "words":
      return withNickname(leaf);
    case "regex": {
      const regex = compileRegex(leaf.source);
      if (!regex) warnings.push({ code: "bad-regex", ...leaf.span, word: `/${leaf.source}/` });
      return regex && { kind: "regex", place: leaf.place, regex, span: leaf.span };
    }
    case "set":
      return settleSets(leaf, surroundings, warnings);
    case "era":
      return settleEra(leaf, surroundings, warnings);
    case "year": {
      const codes = surroundings.sets.filter((set) => passes(leaf.test, set.year)).map((set) => set.code);
      return { kind: "sets", codes, classes: [], span: leaf.span };
    }
    case "format":
      return settleFormat(leaf, surroundings, warnings);
    case "mark":
      return settleMark(leaf, surroundings, warnings);
    case "partner":
      return settlePartner(leaf, surroundings, warnings);
    case "via":
      return { ...leaf, via: slotsOf(leaf.via) };
    case "keyword":
      return {
        ...leaf,
        conditions: leaf.conditions.map((it) => (it.kind === "via" ? { ...it, via: slotsOf(it.via) } : it)),
      };
    default:
      return leaf;
  }
}

/** `Switch` is every slot of it: `Switch:Ground`, …. */
function slotsOf(via: readonly string[]): string[] {
  return VIA_VALUES.map(({ value }) => value).filter((value) =>
    via.some((name) => `${value}:`.startsWith(`${name}:`)),
  );
}

function withNickname(leaf: LeafNode<Extract<Leaf, { kind: "words" }>>): Plan {
  const name = leaf.place === "any" || leaf.place === "name" ? nicknamed(leaf.words) : undefined;
  if (name === undefined) return leaf;
  const meantWords: Plan = {
    kind: "words",
    place: "name",
    words: searchWords(name),
    inside: false,
    span: leaf.span,
  };
  return { kind: "or", parts: [leaf, meantWords], span: leaf.span };
}

type Valued<K extends Leaf["kind"]> = LeafNode<Extract<Leaf, { kind: K }>>;

function unknown(
  leaf: Valued<"set" | "era" | "format" | "mark" | "partner">,
  word: string,
  known: readonly string[],
): Warning {
  const suggestion = meant(word, known);
  return { code: "unknown-value", ...leaf.span, word, ...(suggestion === undefined ? {} : { suggestion }) };
}

function settleSets(leaf: Valued<"set">, { sets }: Surroundings, warnings: Warning[]): Settled {
  const codes = leaf.values.flatMap((value) => {
    const words = searchWords(value);
    const byCode = sets.filter((set) => set.code.toLowerCase() === value.toLowerCase());
    const found = byCode.length > 0 ? byCode : sets.filter((set) => words !== "" && begins(set.name, words));
    if (found.length === 0)
      warnings.push(
        unknown(
          leaf,
          value,
          sets.flatMap((set) => [set.code, set.name]),
        ),
      );
    return found.map((set) => set.code);
  });
  return codes.length === 0
    ? null
    : { kind: "sets", codes: [...new Set(codes)], classes: [], span: leaf.span };
}

/** Whether the words stand in the name at a word's start. */
function begins(name: string, words: string): boolean {
  return ` ${searchWords(name)}`.includes(` ${words}`);
}

/** Codes of the Classification column that name a time or a range of sets. */
const CLASSES = ["WOTC", "EP456", "REP", "CW", "REB", "NEW", "LEG", "TOR", "RES", "EP789", "STAND"];

function settleEra(leaf: Valued<"era">, { sets }: Surroundings, warnings: Warning[]): Settled {
  const settled = leaf.values.map((value): Settled => {
    const words = searchWords(value);
    const classes = CLASSES.filter((name) => name.toLowerCase() === words);
    const codes = sets
      .filter((set) => set.era !== null && words !== "" && begins(set.era, words))
      .map((set) => set.code);
    if (codes.length + classes.length > 0) return { kind: "sets", codes, classes, span: leaf.span };
    warnings.push(unknown(leaf, value, [...CLASSES, ...sets.flatMap((set) => set.era ?? [])]));
    return null;
  });
  return combine("or", settled);
}

function formatsNamed(value: string, { formats }: Surroundings) {
  const words = searchWords(value);
  const same = formats.filter((format) => searchWords(format.name) === words);
  return same.length > 0 ? same : formats.filter((format) => words !== "" && begins(format.name, words));
}

function settleFormat(leaf: Valued<"format">, surroundings: Surroundings, warnings: Warning[]): Settled {
  const settled = leaf.values.flatMap((value): Settled[] => {
    const formats = formatsNamed(value, surroundings);
    if (formats.length === 0)
      warnings.push(
        unknown(
          leaf,
          value,
          surroundings.formats.map((format) => format.name),
        ),
      );
    return formats.map((format) => {
      const pool: Plan = { kind: "pool", codes: format.setCodes, span: leaf.span };
      const banned: Plan = { kind: "flags", flags: flagsOfMark("banned", format), span: leaf.span };
      return combine<PlanLeaf>("and", [pool, { kind: "not", part: banned, span: leaf.span }]);
    });
  });
  return combine("or", settled);
}

function settleMark(leaf: Valued<"mark">, surroundings: Surroundings, warnings: Warning[]): Settled {
  const flags = leaf.values.flatMap((value) => {
    if (/^(any|yes|true)$/i.test(value)) return flagsOfMark(leaf.mark, null);
    const formats = formatsNamed(value, surroundings);
    if (formats.length === 0)
      warnings.push(unknown(leaf, value, ["any", ...surroundings.formats.map((format) => format.name)]));
    return formats.flatMap((format) => flagsOfMark(leaf.mark, format));
  });
  return flags.length === 0 ? null : { kind: "flags", flags: [...new Set(flags)], span: leaf.span };
}

function settlePartner(leaf: Valued<"partner">, { partnersOf }: Surroundings, warnings: Warning[]): Settled {
  const ids = new Set<string>();
  let known = false;
  for (const name of leaf.names) {
    const partners = partnersOf?.(name);
    if (!partners) warnings.push(unknown(leaf, name, []));
    else for (const id of partners) ids.add(id);
    known ||= partners != null;
  }
  return known ? { kind: "ids", ids, span: leaf.span } : null;
}
