import { combine, negate } from "./combine";
import { lex, type Token } from "./lexer";
import { type Reading, warn } from "./reading";
import { readTerm, type Term } from "./terms";
import type { Node, ParsedQuery } from "./tree";

export const MAX_LENGTH = 2000;
export const MAX_TERMS = 120;
export const MAX_DEPTH = 60;

/**
 * Reads a query into a tree, settings of the list and warnings. Never throws; what cannot be understood is
 * left out of the tree and named in a warning, the rest stands.
 */
export function parseQuery(text: string): ParsedQuery {
  const { tokens, warnings } = lex(text.slice(0, MAX_LENGTH));
  const reading: Reading = {
    warnings: [...warnings],
    settings: { sort: null, direction: null, unique: null },
  };
  if (text.length > MAX_LENGTH) warn(reading, "too-long", { start: MAX_LENGTH, end: text.length }, "");
  const tree = new Descent(limitTerms(tokens, reading), reading).query();
  const { settings } = reading;
  const asked = Object.values(settings).some((setting) => setting !== null);
  return {
    tree,
    settings,
    warnings: reading.warnings.sort((a, b) => a.start - b.start || a.end - b.end),
    state: tree ? "query" : text.trim() === "" || asked ? "all" : "empty",
  };
}

function limitTerms(tokens: readonly Token[], reading: Reading): readonly Token[] {
  const terms = tokens.filter((token) => !["open", "close", "or", "not"].includes(token.kind));
  const last = terms[MAX_TERMS - 1];
  const first = terms[MAX_TERMS];
  if (!last || !first) return tokens;
  const rest = { start: first.start, end: terms[terms.length - 1]?.end ?? first.end };
  warn(reading, "too-many-terms", rest, String(terms.length));
  return tokens.filter((token) => token.start <= last.start);
}

/** query := any ; any := all ("OR" all)* ; all := part* ; part := "-"* ( "(" any ")" | term ) */
class Descent {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly reading: Reading,
  ) {}

  query(): Node | null {
    const parts: (Node | null)[] = [this.any()];
    while (this.at < this.tokens.length) {
      const stray = this.tokens[this.at++] as Token;
      if (stray.kind === "close") warn(this.reading, "stray-bracket", stray, ")");
      parts.push(this.any());
    }
    return combine("and", parts);
  }

  private any(): Node | null {
    const parts: (Node | null)[] = [this.all()];
    for (let token = this.tokens[this.at]; token?.kind === "or"; token = this.tokens[this.at]) {
      this.at++;
      const left = parts[parts.length - 1];
      const right = this.all();
      if (left === null || right === null) warn(this.reading, "stray-or", token, "OR");
      parts.push(right);
    }
    return combine("or", parts);
  }

  private all(): Node | null {
    const parts: (Node | null)[] = [];
    let subject: number | null = null;
    for (
      let token = this.tokens[this.at];
      token && token.kind !== "or" && token.kind !== "close";
      token = this.tokens[this.at]
    ) {
      const start = token.start;
      const { negated, token: head } = this.signs(token);
      if (!head) break;
      const described: Node | null | undefined = subject === null ? undefined : parts[subject];
      const result: Term =
        head.kind === "open" ? this.group(head) : readTerm(head, negated, described ?? null, this.reading);
      if (result && "extended" in result) {
        parts[subject as number] = result.extended;
        continue;
      }
      const node: Node | null = result && negated ? negate(result, start) : result;
      subject = head.kind !== "open" && isKeywordTerm(node) ? parts.length : null;
      parts.push(node);
    }
    return combine("and", parts);
  }

  /** Takes the hyphens before a part, and the part's first token; an even number of hyphens is none. */
  private signs(first: Token): { negated: boolean; token: Token | undefined } {
    let negated = false;
    let token: Token | undefined = first;
    while (token?.kind === "not") {
      negated = !negated;
      token = this.tokens[++this.at];
    }
    if (token && token.kind !== "close" && token.kind !== "or") this.at++;
    else return { negated, token: undefined };
    return { negated, token };
  }

  private group(open: Token): Node | null {
    this.depth++;
    if (this.depth > MAX_DEPTH) {
      this.depth--;
      return warn(this.reading, "too-deep", open, "(");
    }
    const inner = this.any();
    this.depth--;
    const close = this.tokens[this.at];
    if (close?.kind === "close") {
      this.at++;
      return inner && { ...inner, span: { start: open.start, end: close.end } };
    }
    warn(this.reading, "unclosed-bracket", open, "(");
    return inner;
  }
}

function isKeywordTerm(node: Node | null): boolean {
  return node?.kind === "keyword" || (node?.kind === "not" && node.part.kind === "keyword");
}
