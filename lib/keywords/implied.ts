import { arrowsAhead } from "./arrows";
import type { NameMatch } from "./names";
import { isOpener } from "./occurrence";
import type { Pairs } from "./pairs";
import type { Token } from "./tokens";
import { COST_VERBS, GIVES } from "./vocabulary";

function isPayment(token: Token | undefined): boolean {
  return token?.kind === "tap" || (token?.kind === "word" && token.capital && COST_VERBS.has(token.word));
}

/** A cheap first look: a cost behind a verb of giving, or a keyword behind a payment. */
function isSuspect(tokens: readonly Token[], names: readonly (NameMatch | null)[], i: number): boolean {
  const before = tokens[i - 1];
  if (before?.kind !== "word") return false;
  return (GIVES.has(before.word) && isPayment(tokens[i])) || (Boolean(names[i]) && lacksArrow(tokens, i));
}

/** `Pay 2 Force Meditate`: a payment runs straight into a keyword. */
function lacksArrow(tokens: readonly Token[], i: number): boolean {
  if (!tokens[i]?.capital || !/^(force|points?)$/.test(tokens[i - 1]?.word ?? "")) return false;
  for (let k = i - 2; k >= i - 4; k--) if (tokens[k]?.word === "pay") return tokens[k]?.capital === true;
  return false;
}

function quote(at: number, implied: "opens" | "closes"): Token {
  return {
    kind: "quote",
    start: at,
    end: at,
    word: "",
    capital: false,
    spaced: implied === "opens",
    implied,
  };
}

/**
 * Adds the arrow lost between a payment and its keyword, and the quotation marks that must have stood where an ability is
 * given but only one of its marks is printed, or none:
 *
 * `Each Jedi gets "Pay 1 Force -> Evade 1 | Armor`
 *                                        ^ closes with its segment
 * `Each Jedi gets Pay 1 Force -> Evade 1." | Armor`
 *                 ^ opens behind the verb
 *
 * Returns null where nothing is missing.
 */
export function withImplied(
  tokens: readonly Token[],
  names: readonly (NameMatch | null)[],
  { partner, stray }: Pairs,
): Token[] | null {
  if (stray.length === 0 && !tokens.some((_, i) => isSuspect(tokens, names, i))) return null;
  const lone = new Set(stray);
  const ahead = arrowsAhead(tokens);
  const result: Token[] = [];
  let owed = 0;
  let depth = 0;
  const settle = (at: number) => {
    for (; owed > 0; owed--) result.push(quote(at, "closes"));
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const other = partner[i] as number;
    if (other >= 0) depth += other > i ? 1 : -1;
    const before = tokens[i - 1];
    const gives = GIVES.has(before?.word ?? "");
    if (before && names[i] && !names[i]?.plural && lacksArrow(tokens, i))
      result.push({
        kind: "arrow",
        start: before.end,
        end: before.end,
        word: "",
        capital: false,
        spaced: true,
      });
    if (token.kind === "bar" && depth === 0) settle(before?.end ?? token.start);
    if (gives && depth === 0 && isPayment(token) && ahead[i] === 1) {
      result.push(quote(token.start, "opens"));
      owed = 1;
    }
    result.push(token);
    if (token.kind !== "quote" || !lone.has(i)) continue;
    if (owed > 0) owed--;
    else if (opensAbility(tokens, names, i, ahead) && (gives || before?.word === "and")) owed = 1;
  }
  const missing = result.length > tokens.length || owed > 0;
  settle(tokens.at(-1)?.end ?? 0);
  return missing ? result : null;
}

/** True where an ability begins behind a mark: a cost with its arrow, or a keyword and a colon. */
function opensAbility(
  tokens: readonly Token[],
  names: readonly (NameMatch | null)[],
  i: number,
  ahead: Uint8Array,
): boolean {
  if (isPayment(tokens[i + 1]) && ahead[i] === 1) return true;
  const name = names[i + 1];
  return Boolean(name && isOpener(name.row) && tokens[i + 1 + name.words]?.kind === "colon");
}
