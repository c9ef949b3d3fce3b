import type { Cost, CostKind, CostPart } from "./ability";
import { readProse } from "./prose";
import { after, folded, type Place, type Source, spanOf } from "./source";
import type { Token } from "./tokens";
import { COST_VERBS } from "./vocabulary";

/** Reads the tokens `from`–`to` as a cost: its text as facts give it, its parts with amounts, its keywords. */
export function readCost(source: Source, from: number, to: number, place: Place): Cost {
  const span = spanOf(source, from, to);
  return {
    span,
    text: folded(source, span),
    parts: costParts(source, from, to),
    words: readProse(source, from, to, { ...place, own: "mentions", depth: place.depth + 1 }, false),
  };
}

function startsPart(token: Token | undefined): boolean {
  return (
    token !== undefined && (token.kind === "tap" || token.kind === "number" || COST_VERBS.has(token.word))
  );
}

/** Cuts at commas and `and` before a verb of paying (or a number: `Pay 1 build point, 2 Force`). */
function costParts(source: Source, from: number, to: number): CostPart[] {
  const parts: CostPart[] = [];
  let start = from;
  const cut = (end: number) => {
    if (end > start) parts.push(costPart(source, start, end));
  };
  for (let i = from; i < to; i = Math.min(after(source, i), to)) {
    const token = source.tokens[i] as Token;
    const joins = token.kind === "comma" || token.word === "and";
    if (joins && startsPart(source.tokens[i + 1]) && i + 1 < to) {
      cut(i);
      start = i + 1;
    } else if (i > start && (token.kind === "tap" || (token.word === "tap" && token.capital))) {
      cut(i);
      start = i;
    }
  }
  cut(to);
  return parts;
}

const KIND_OF: Readonly<Record<string, CostKind>> = {
  discard: "discard",
  reveal: "reveal",
  do: "damage",
};

function costPart(source: Source, from: number, to: number): CostPart {
  const words: string[] = [];
  for (let i = from; i < to; i++) words.push(source.tokens[i]?.word ?? "");
  const span = spanOf(source, from, to);
  const counter = words.findIndex((word) => word === "counter" || word === "counters");
  const kind = kindOf(source.tokens[from] as Token, words, counter);
  const of = counter > 0 && kind.endsWith("counters") ? sortOfCounter(source, from, counter) : null;
  return { span, kind, amount: amountOf(source, from, to), of, text: folded(source, span) };
}

function kindOf(first: Token, words: readonly string[], counter: number): CostKind {
  const verb = words[0] ?? "";
  if (first.kind === "tap" || (verb === "tap" && words.length === 1)) return "tap-this";
  if (verb === "tap") return "tap-another";
  if (counter > 0) {
    if (verb === "remove") return "remove-counters";
    if (verb === "add") return "add-counters";
    if (verb === "put") return "put-counters";
  }
  if (verb === "remove" && words.includes("game")) return "remove-from-game";
  const known = KIND_OF[verb];
  if (known) return known;
  const pays = verb === "pay" || first.kind === "number" || words.includes("pay");
  if (pays && words.includes("build")) return "build-points";
  return pays && (words.includes("force") || words.length <= 2) ? "force" : "other";
}

function sortOfCounter(source: Source, from: number, counter: number): string | null {
  const sort: string[] = [];
  for (let i = from + counter - 1; i > from && source.tokens[i]?.kind === "word"; i--) {
    const { word } = source.tokens[i] as Token;
    if (/^(x|a|an|more|all|any|up|to)$/.test(word)) break;
    sort.unshift(word);
  }
  return sort.length ? sort.join(" ") : null;
}

/** The first number or `X` expression of a cost part; `a` card is one. */
function amountOf(source: Source, from: number, to: number): number | string | null {
  for (let i = from; i < to; i++) {
    const token = source.tokens[i] as Token;
    const printed = source.text.slice(token.start, token.end);
    if (token.kind === "number") return Number(printed);
    if (/^x([-–]\d+)?$/.test(token.word)) {
      const plus = source.tokens[i + 1];
      return plus?.kind === "signed" && i + 1 < to
        ? `X${source.text.slice(plus.start, plus.end).replace(/\s/g, "")}`
        : printed.toUpperCase();
    }
    if (token.word === "a" || token.word === "an") return 1;
  }
  return null;
}
