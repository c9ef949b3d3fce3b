import type { LeafNode, Span, Tree } from "./tree";

type Inner = { readonly kind: "and" | "or" | "not" };
/** A leaf is known by a kind of its own. */
type Kinded = { readonly kind: string };

/** Joins parts under one `and` or `or`, leaves out what is missing, and puts nested ones of the same kind side by side. */
export function combine<L extends Kinded>(
  kind: "and" | "or",
  parts: readonly (Tree<L> | null)[],
): Tree<L> | null {
  const flat = parts.flatMap((part): readonly Tree<L>[] => {
    if (part === null) return [];
    return isJoin(part) && part.kind === kind ? part.parts : [part];
  });
  const first = flat[0];
  const last = flat[flat.length - 1];
  if (!first || !last || flat.length === 1) return first ?? null;
  return { kind, parts: flat, span: { start: first.span.start, end: last.span.end } };
}

/** The opposite of a node; of a negated one, the node itself. */
export function negate<L extends Kinded>(node: Tree<L>, start: number): Tree<L> {
  return isNot(node) ? node.part : { kind: "not", part: node, span: { start, end: node.span.end } };
}

/** The tree with each leaf replaced by another tree; null drops it. */
export function mapLeaves<L extends Kinded, M extends Kinded>(
  tree: Tree<L> | null,
  change: (leaf: LeafNode<L>) => Tree<M> | null,
): Tree<M> | null {
  if (tree === null) return null;
  if (isJoin(tree))
    return combine(
      tree.kind,
      tree.parts.map((part) => mapLeaves(part, change)),
    );
  if (!isNot(tree)) return change(tree as LeafNode<L>);
  const part = mapLeaves(tree.part, change);
  return part && negate(part, tree.span.start);
}

export interface PlacedLeaf<L> {
  readonly leaf: LeafNode<L>;
  /** It stands under a `-`. */
  readonly negated: boolean;
}

/** Every leaf, left to right. */
export function leavesOf<L extends Kinded>(tree: Tree<L> | null, negated = false): PlacedLeaf<L>[] {
  if (tree === null) return [];
  if (isJoin(tree)) return tree.parts.flatMap((part) => leavesOf(part, negated));
  return isNot(tree) ? leavesOf(tree.part, !negated) : [{ leaf: tree as LeafNode<L>, negated }];
}

export function isJoin<L>(node: Tree<L>): node is {
  readonly kind: "and" | "or";
  readonly parts: readonly Tree<L>[];
  readonly span: Span;
} & Tree<L> {
  const { kind } = node as Inner;
  return kind === "and" || kind === "or";
}

export function isNot<L>(
  node: Tree<L>,
): node is { readonly kind: "not"; readonly part: Tree<L>; readonly span: Span } & Tree<L> {
  return (node as Inner).kind === "not";
}
