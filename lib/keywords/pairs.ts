import type { Token } from "./tokens";

/** Partner of each quote and parenthesis (token index), -1 for one without; `stray` lists those. */
export interface Pairs {
  readonly partner: Int32Array;
  readonly stray: readonly number[];
}

const TIGHT_AFTER = new Set([".", ",", ";", ":", "|", ")", "/", "!", "?", "]"]);
const TIGHT_BEFORE = new Set(["(", "[", "*", "•", "-", "–", "—", ":", "/", "|", ">", "+"]);

type Lean = "opens" | "closes" | "either" | "neither";

function blank(char: string | undefined): boolean {
  return char === undefined || /\s/.test(char);
}

/** What the neighbours of a quote mark make of it. */
function lean(text: string, token: Token): Lean {
  const mark = text[token.start];
  if (mark === "“" || mark === "„")
    return blank(text[token.end]) && !blank(text[token.start - 1]) ? "closes" : "opens";
  const before = text[token.start - 1];
  const after = text[token.end];
  const opens =
    !blank(after) &&
    !TIGHT_AFTER.has(after as string) &&
    (blank(before) || TIGHT_BEFORE.has(before as string));
  const closes = !blank(before) && (blank(after) || TIGHT_AFTER.has(after as string));
  if (mark === "”") return opens && !closes ? "opens" : "closes";
  if (opens !== closes) return opens ? "opens" : "closes";
  return blank(before) && blank(after) ? "neither" : "either";
}

/** For each bar: true where the next quote mark closes one, so that a quote may run across it. */
function crossable(tokens: readonly Token[], leans: readonly (Lean | null)[]): boolean[] {
  const result: boolean[] = [];
  let next: Lean | null = null;
  for (let i = tokens.length - 1; i >= 0; i--) {
    if (leans[i]) next = leans[i] as Lean;
    result[i] = next === "closes";
  }
  return result;
}

/** Pairs quotes and parentheses in one pass; none is left open across a ` | ` unless the next mark closes it. */
export function pair(text: string, tokens: readonly Token[]): Pairs {
  const partner = new Int32Array(tokens.length).fill(-1);
  const stray: number[] = [];
  const open: number[] = [];
  const leans = tokens.map((token) => (token.kind === "quote" ? lean(text, token) : null));
  const crosses = crossable(tokens, leans);
  let quotes = 0;
  const drop = () => {
    const top = open.pop() as number;
    if (tokens[top]?.kind === "quote") quotes--;
    stray.push(top);
  };
  const join = (a: number, b: number) => {
    partner[a] = b;
    partner[b] = a;
  };
  for (let i = 0; i < tokens.length; i++) {
    const kind = (tokens[i] as Token).kind;
    if (kind === "open") open.push(i);
    else if (kind === "close") {
      if (tokens[open.at(-1) ?? -1]?.kind === "open") join(open.pop() as number, i);
    } else if (kind === "bar") {
      if (!crosses[i] || quotes === 0) while (open.length) drop();
    } else if (kind === "quote") {
      const way = leans[i];
      const lone = quotes === 0 && (way === "either" || (way === "neither" && crosses[i + 1]));
      if (way === "opens" || lone) {
        open.push(i);
        quotes++;
      } else if (quotes > 0) {
        while (tokens[open.at(-1) as number]?.kind !== "quote") drop();
        join(open.pop() as number, i);
        quotes--;
      } else stray.push(i);
    }
  }
  while (open.length) drop();
  return { partner, stray: stray.sort((a, b) => a - b) };
}
