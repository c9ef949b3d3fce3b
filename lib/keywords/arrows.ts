import type { Issue } from "./ability";
import { addIssue } from "./issues";
import type { Source } from "./source";
import type { Token } from "./tokens";
import { EFFECT_VERBS, PAY_VERBS } from "./vocabulary";

interface Clause {
  readonly closes: number;
  first: number;
  paid: boolean;
}

function isPayment(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined) return false;
  if (token.kind === "tap") return true;
  if (token.kind === "number") return tokens[i + 1]?.word === "force" && tokens[i + 2]?.word === "pay";
  return token.kind === "word" && token.capital && PAY_VERBS.has(token.word);
}

/** A `-`, `>` or `?` between a payment and an effect was an arrow. */
function isDamagedArrow(
  tokens: readonly Token[],
  names: Source["names"],
  i: number,
  clause: Clause,
): boolean {
  const kind = (tokens[i] as Token).kind;
  if ((kind !== "dash" && kind !== "greater" && kind !== "unknown") || clause.paid) return false;
  if (!isPayment(tokens, clause.first) || i === clause.first || tokens[i - 1]?.kind === "period")
    return false;
  const next = tokens[i + 1];
  if (next === undefined) return false;
  const name = names[i + 1];
  if (name && !name.plural && next.capital) return true;
  return next.capital && (kind !== "unknown" || next.spaced) && EFFECT_VERBS.has(next.word);
}

/** Turns damaged arrows into arrows, in one pass, with an issue each. */
export function mendArrows(
  text: string,
  tokens: Token[],
  { names, partner, begins }: Pick<Source, "names" | "partner" | "begins">,
  issues: Issue[],
): void {
  const outer: Clause[] = [];
  let clause: Clause = { closes: -1, first: 0, paid: false };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const closes = partner[i] as number;
    if (i === clause.closes) clause = outer.pop() as Clause;
    else if (closes > i) {
      outer.push(clause);
      clause = { closes, first: i + 1, paid: false };
    } else if (token.kind === "arrow") {
      checkArrow(text, token, issues);
      clause.paid = true;
    } else if (isDamagedArrow(tokens, names, i, clause)) {
      token.kind = "arrow";
      clause.paid = true;
      addIssue(issues, {
        code: "arrow-damaged",
        message: "An arrow is written in another way.",
        start: token.start,
        end: token.end,
        suggestion: "->",
      });
    } else if (BREAKS.has(token.kind) || (token.kind === "dash" && token.spaced)) {
      clause.first = i + 1;
      clause.paid = false;
    } else if (begins[i] === 1) {
      clause.first = i;
      clause.paid = false;
    }
  }
}

const BREAKS: ReadonlySet<string> = new Set(["bar", "colon", "bullet", "slash"]);

function checkArrow(text: string, token: Token, issues: Issue[]): void {
  const printed = text.slice(token.start, token.end);
  if (printed === "->" || printed === "→") return;
  const suggestion = printed === "" ? " ->" : "->";
  addIssue(issues, {
    code: "arrow-damaged",
    message: "An arrow is written in another way.",
    start: token.start,
    end: token.end,
    suggestion,
  });
}

/** The arrow of each sentence, from right to left, one frame a quote. */
export function arrowsOf(tokens: readonly Token[], partner: Int32Array, begins: Uint8Array): Int32Array {
  const arrow = new Int32Array(tokens.length).fill(-1);
  const outer: number[] = [];
  let next = -1;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    const other = partner[i] as number;
    if (other >= 0 && other < i) {
      outer.push(next);
      next = -1;
    } else if (other > i) next = outer.pop() as number;
    else if (token.kind === "arrow") next = i;
    else if (token.kind === "bar") next = -1;
    arrow[i] = next;
    if (begins[i] === 1) next = -1;
  }
  return arrow;
}

/** For each token: 1 where an arrow stands behind it in the same segment. */
export function arrowsAhead(tokens: readonly Token[]): Uint8Array {
  const ahead = new Uint8Array(tokens.length);
  let found = 0;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const kind = tokens[i]?.kind;
    if (kind === "arrow") found = 1;
    else if (kind === "bar") found = 0;
    ahead[i] = found;
  }
  return ahead;
}
