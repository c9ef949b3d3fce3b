import { combine, leavesOf, mapLeaves } from "./combine";
import { forgiven, nearestWords } from "./near";
import { type Plan, type PlanLeaf, type PlannedQuery, wordsAsked } from "./plan";
import type { LeafNode, Warning } from "./tree";

const MOST_WORDS = 6;

type WordLeaf = LeafNode<Extract<PlanLeaf, { kind: "words" }>>;

/** Words of a query without answers that may be misspelt names: asked for, unquoted, and long enough to forgive a slip. */
export function suspectWords(planned: PlannedQuery): readonly string[] {
  return [...new Set(suspects(planned).map((leaf) => leaf.words))].slice(0, MOST_WORDS);
}

/**
 * The query with words that no card has put right from the words of the names there are, each named in a warning;
 * null where nothing is near enough.
 */
export function correctWords(
  planned: PlannedQuery,
  missing: readonly string[],
  vocabulary: Iterable<string>,
): PlannedQuery | null {
  const known = [...vocabulary].sort();
  const meant = new Map(missing.map((word) => [word, nearestWords(word, known)]));
  const warnings: Warning[] = suspects(planned).flatMap(({ words, span }) => {
    const found = meant.get(words) ?? [];
    return found.length === 0
      ? []
      : [{ code: "corrected", ...span, word: words, suggestion: found.join(", ") }];
  });
  if (warnings.length === 0) return null;
  const plan = mapLeaves<PlanLeaf, PlanLeaf>(planned.plan, (leaf) => {
    const found = isSuspect(leaf) ? (meant.get(leaf.words) ?? []) : [];
    if (found.length === 0) return leaf;
    const parts = found.map(
      (words): Plan => ({ ...leaf, kind: "words", place: "name", words, inside: false }),
    );
    return combine<PlanLeaf>("or", parts);
  });
  return { ...planned, plan, asked: wordsAsked(plan), warnings: [...planned.warnings, ...warnings] };
}

function suspects(planned: PlannedQuery): readonly WordLeaf[] {
  return leavesOf(planned.plan).flatMap(({ leaf, negated }) => (!negated && isSuspect(leaf) ? [leaf] : []));
}

function isSuspect(leaf: LeafNode<PlanLeaf>): leaf is WordLeaf {
  return leaf.kind === "words" && leaf.inside && forgiven(leaf.words) > 0;
}
