import { readAbilities } from "./abilities";
import type { Relation } from "./ability";
import { type Clause, relationOf, takeItem } from "./clause";
import { after, DEEPEST, type Source, spanOf } from "./source";
import { add, type Stretch } from "./stretch";

/** `"…" in its name`, also `"…" or "…" in its name`: no ability, the words of a name. */
function quotedWords(source: Source, close: number, to: number): "name" | "text" | null {
  let i = close + 1;
  for (let hops = 0; hops < 4 && ["or", "and"].includes(source.tokens[i]?.word ?? ""); hops++) {
    if (source.tokens[i + 1]?.kind !== "quote") return null;
    i = after(source, i + 1);
  }
  if (source.tokens[i]?.word !== "in") return null;
  for (let k = i + 1; k < Math.min(i + 6, to); k++) {
    const word = source.tokens[k]?.word ?? "";
    if (/^(names?|titles?|subtypes?)$/.test(word)) return "name";
    if (/^(texts?|box)$/.test(word)) return "text";
  }
  return null;
}

function hasArrowOrColon(source: Source, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const kind = source.tokens[i]?.kind;
    if (kind === "arrow" || (kind === "colon" && i - from < 4)) return true;
  }
  return false;
}

/** Reads a quote as abilities, with what the text does with them; the words of a name are none. */
export function readQuote(stretch: Stretch, i: number): number {
  const { source, place, clause } = stretch;
  const close = source.partner[i] as number;
  if (close <= i || place.depth >= DEEPEST) return i + 1;
  const words = quotedWords(source, close, stretch.to);
  if (words === "name") return takeOther(clause, close + 1);
  const alone = i === stretch.from && !place.listed && source.tokens[i - 1]?.kind === "bar";
  const spoken = alone && place.own === "has" ? "grants" : relationOf(clause, stretch.chosenLater, true);
  const given = clause.governor === null && !clause.resume && hasArrowOrColon(source, i + 1, close);
  const relation: Relation = words === "text" ? "mentions" : given ? "grants" : spoken;
  const abilities = readAbilities(source, i + 1, close, {
    own: relation,
    depth: place.depth + 1,
    listed: false,
  });
  if (words !== "text") takeItem(clause, relation, false);
  return add(stretch, i, close + 1, {
    kind: "quote",
    span: spanOf(source, i, close + 1),
    relation,
    abilities,
  });
}

function takeOther(clause: Clause, next: number): number {
  clause.linked = false;
  clause.fresh = 0;
  return next;
}
