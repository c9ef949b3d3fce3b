import type { StackCriterion } from "@/lib/keywords/ability";
import { after, folded, type Source, spanOf } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";
import type { Construct } from "./construct";
import { openingAt } from "./opening";

const STACK: ReadonlySet<string> = new Set(["Stack"]);

/**
 * `Stack: Any unique Sith Spirit and Han Solo.`
 *         ^^^^^^^^^^^^^^^^^^^^^^ one item of two
 */
export const stack: Construct = {
  name: "stack",
  read(source, i, to, place) {
    const opening = openingAt(source, i, to, place, STACK);
    if (!opening) return null;
    const end = listEnd(source, opening.body, to);
    const list = folded(source, spanOf(source, opening.body, end)).replace(/\.$/, "");
    const criteria = criteriaOf(source, opening.body, end);
    return {
      ability: { kind: "stack", span: spanOf(source, i, end), opener: opening.use, criteria, list },
      next: end,
    };
  },
};

/** The list ends with its sentence; a short word before the full stop (`Dr.`) is no end. */
function listEnd(source: Source, from: number, to: number): number {
  for (let i = from; i < to; i = after(source, i)) {
    if (i === from || source.begins[i] === 0) continue;
    const word = source.tokens[i - 2]?.word ?? "";
    if (source.tokens[i - 1]?.kind !== "period" || word.length > 2 || word === "") return i;
  }
  return to;
}

interface Item {
  readonly from: number;
  readonly to: number;
}

/** Cuts at commas and `and`; an `and` inside quotes is jumped over. */
function itemsOf(source: Source, from: number, to: number): Item[] {
  const items: Item[] = [];
  let start = from;
  const cut = (end: number) => {
    if (end > start) items.push({ from: start, to: end });
  };
  for (let i = from; i < to; i = after(source, i)) {
    const token = source.tokens[i] as Token;
    const ends =
      token.kind === "comma" || token.word === "and" || token.word === "or" || token.word === "and/or";
    if (!ends && !(token.kind === "period" && i === to - 1)) continue;
    cut(i);
    start = i + 1;
  }
  cut(to);
  return items;
}

function criteriaOf(source: Source, from: number, to: number): StackCriterion[] {
  return itemsOf(source, from, to).map((item) => criterion(source, item));
}

function criterion(source: Source, item: Item): StackCriterion {
  let at = item.from;
  const any = source.tokens[at]?.word === "any" || source.tokens[at]?.word === "each";
  const word = source.tokens[any ? at + 1 : at]?.word ?? "";
  if (!any && word !== "unique" && word !== "non-unique") {
    return { kind: "name", name: folded(source, spanOf(source, item.from, item.to)) };
  }
  if (any) at++;
  const unique = word === "unique" ? true : word === "non-unique" ? false : null;
  if (unique !== null) at++;
  let filter = at;
  while (filter < item.to && source.tokens[filter]?.word !== "with") filter++;
  const subtype =
    filter > at ? folded(source, spanOf(source, at, filter)).replace(/\s*\b(units?|cards?)$/i, "") : "";
  return { kind: "any", unique, subtype, ...filterOf(source, filter, item.to) };
}

/** `with "Lars" in its name`, `with the same expansion symbol as NAME`. */
function filterOf(source: Source, from: number, to: number): { inName: string | null; sameSet: boolean } {
  let inName: string | null = null;
  let sameSet = false;
  for (let i = from; i < to; i++) {
    const partner = source.partner[i] as number;
    if (partner > i + 1 && inName === null) inName = folded(source, spanOf(source, i + 1, partner));
    if (source.tokens[i]?.word === "expansion") sameSet = true;
  }
  return { inName, sameSet };
}
