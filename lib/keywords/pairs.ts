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
  if (token.implied) return token.implied;
  const mark = text[token.start];
  if (mark === "“" || mark === "„" || mark === "‘")
    return blank(text[token.end]) && !blank(text[token.start - 1]) ? "closes" : "opens";
  const before = text[token.start - 1];
  const after = text[token.end];
  const opens =
    !blank(after) &&
    !TIGHT_AFTER.has(after as string) &&
    (blank(before) || TIGHT_BEFORE.has(before as string));
  const closes = !blank(before) && (blank(after) || TIGHT_AFTER.has(after as string) || after === '"');
  if (mark === "”") return opens && !closes ? "opens" : "closes";
  if (opens !== closes) return opens ? "opens" : "closes";
  return blank(before) && blank(after) ? "neither" : "either";
}

const SINGLE = new Set(["'", "‘", "’", "ʼ"]);

/** Single quotes pair only with single quotes; one without a partner is an apostrophe. */
function isSingle(text: string, token: Token): boolean {
  return !token.implied && SINGLE.has(text[token.start] as string);
}

/** For each token: true where the next quote mark closes one, so that a quote may run across a separator. */
function crossable(tokens: readonly Token[], leans: readonly (Lean | null)[]): boolean[] {
  const result: boolean[] = [];
  let next: Lean | null = null;
  for (let i = tokens.length - 1; i >= 0; i--) {
    if (leans[i]) next = leans[i] as Lean;
    result[i] = next === "closes";
  }
  return result;
}

/** What is open while the tokens are gone through. */
interface Open {
  readonly stack: number[];
  /** Double quotes on the stack. */
  doubles: number;
  singles: number;
}

/** Pairs quotes and parentheses in one pass; none is left open across a ` | ` unless the next mark closes it. */
export function pair(text: string, tokens: readonly Token[]): Pairs {
  const partner = new Int32Array(tokens.length).fill(-1);
  const stray: number[] = [];
  if (!tokens.some(({ kind }) => kind === "quote" || kind === "open")) return { partner, stray };
  const open: Open = { stack: [], doubles: 0, singles: 0 };
  const single = tokens.map((token) => token.kind === "quote" && isSingle(text, token));
  const leans = tokens.map((token) => (token.kind === "quote" ? lean(text, token) : null));
  const crosses = crossable(
    tokens,
    leans.map((way, i) => (single[i] ? null : way)),
  );
  const take = () => {
    const top = open.stack.pop() as number;
    if (single[top]) open.singles--;
    else if (tokens[top]?.kind === "quote") open.doubles--;
    return top;
  };
  const drop = () => {
    const top = take();
    if (!single[top]) stray.push(top);
  };
  const close = (i: number, fits: (top: number) => boolean) => {
    while (!fits(open.stack.at(-1) as number)) drop();
    const top = take();
    partner[top] = i;
    partner[i] = top;
  };
  const push = (i: number) => {
    open.stack.push(i);
    if (single[i]) open.singles++;
    else open.doubles++;
  };
  for (let i = 0; i < tokens.length; i++) {
    const { kind } = tokens[i] as Token;
    const way = leans[i];
    if (kind === "open") open.stack.push(i);
    else if (kind === "close") {
      if (tokens[open.stack.at(-1) ?? -1]?.kind === "open") close(i, () => true);
    } else if (kind === "bar") {
      if (!crosses[i] || open.doubles === 0) while (open.stack.length) drop();
    } else if (kind === "quote" && single[i]) {
      if (way === "opens") push(i);
      else if (open.singles > 0 && isInnermost(open.stack, single, tokens))
        close(i, (top) => single[top] === true);
    } else if (kind === "quote") {
      const lone = open.doubles === 0 && (way === "either" || (way === "neither" && crosses[i + 1]));
      if (way === "opens" || lone) push(i);
      else if (open.doubles > 0) close(i, (top) => tokens[top]?.kind === "quote" && !single[top]);
      else stray.push(i);
    }
  }
  while (open.stack.length) drop();
  return { partner, stray: stray.sort((a, b) => a - b) };
}

/** True where a single quote was opened later than any double one. */
function isInnermost(
  stack: readonly number[],
  single: readonly boolean[],
  tokens: readonly Token[],
): boolean {
  for (let k = stack.length - 1; k >= Math.max(0, stack.length - 4); k--) {
    const top = stack[k] as number;
    if (tokens[top]?.kind === "quote") return single[top] === true;
  }
  return false;
}
