import type { Part } from "./ability";
import type { Clause } from "./clause";
import { folded, type Place, type Source, spanOf } from "./source";

/** One stretch of prose being read. */
export interface Stretch {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
  readonly place: Place;
  readonly clause: Clause;
  readonly parts: Part[];
  /** First token not yet in a part. */
  pending: number;
  readonly chosenLater: boolean;
}

/** The text so far that no part claimed becomes a text part. */
export function flush(stretch: Stretch, i: number): void {
  if (i <= stretch.pending) return;
  const span = spanOf(stretch.source, stretch.pending, i);
  stretch.parts.push({ kind: "text", span, text: folded(stretch.source, span) });
  stretch.pending = i;
}

/** Adds a part that ends before `next`; the text before it becomes a part of its own. */
export function add(stretch: Stretch, i: number, next: number, part: Part): number {
  flush(stretch, i);
  stretch.parts.push(part);
  stretch.pending = next;
  return next;
}
