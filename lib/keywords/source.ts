import type { Arena } from "@/lib/cards/card";
import type { Issue, IssueCode, Relation, Span } from "./ability";
import { arrowsAhead, arrowsOf, mendArrows } from "./arrows";
import { withImplied } from "./implied";
import { addIssue } from "./issues";
import { type NameMatch, nameAt } from "./names";
import { type Pairs, pair } from "./pairs";
import { type Token, tokenize } from "./tokens";

/** A text cut into tokens, with the pairs and sentences every construct asks for. */
export interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Other end of a quote or parenthesis, -1 for none. */
  readonly partner: Int32Array;
  /** The keyword name that begins at each token, in any case and spacing. */
  readonly names: readonly (NameMatch | null)[];
  /** 1 where a token begins a sentence, an ability or a quote; 2 behind a semicolon, where an ability may begin. */
  readonly begins: Uint8Array;
  /** Next arrow in the same sentence and quote at or behind a token, -1 for none. */
  readonly arrow: Int32Array;
  /** 1 where an arrow stands anywhere behind a token in the same segment: most abilities need not look for one. */
  readonly ahead: Uint8Array;
  readonly arenas: readonly Arena[];
  /** Arenas of the subordinates the text names, where the caller knows their rows. */
  readonly arenasOf: (subordinate: string) => readonly Arena[];
  readonly issues: Issue[];
}

/** Where a stretch of text stands: what its own keywords are to the card, and how deep it is nested. */
export interface Place {
  readonly own: Relation;
  readonly depth: number;
  /** Inside a slot or a Pilot item, where abilities follow each other by commas or blanks. */
  readonly listed: boolean;
}

/** Deeper nesting than this is read as prose; no printed card goes beyond four. */
export const DEEPEST = 12;

export function report(
  source: Source,
  code: IssueCode,
  message: string,
  span: Span,
  suggestion?: string,
): void {
  const issue = { code, message, start: span[0], end: span[1] };
  addIssue(source.issues, suggestion === undefined ? issue : { ...issue, suggestion });
}

/** Index behind a token, or behind the whole quote or parenthesis it opens. */
export function after(source: Source, i: number): number {
  const partner = source.partner[i] as number;
  return partner > i ? partner + 1 : i + 1;
}

/** Offsets of tokens `from` to `to` (exclusive). */
export function spanOf(source: Source, from: number, to: number): Span {
  const first = source.tokens[from];
  const last = source.tokens[to - 1];
  if (!first) return [source.text.length, source.text.length];
  return [first.start, last && to > from ? last.end : first.start];
}

const BLANKS = /[^\S ]| {2}/;

/** White space folded; most texts need no change. */
export function foldBlanks(text: string): string {
  return BLANKS.test(text) ? text.replace(/\s+/g, " ").trim() : text.trim();
}

/** Text of a span with white space folded, every tap sign `Tap`, and the doubled quotes of a spreadsheet made single. */
export function folded(source: Source, span: Span): string {
  const text = foldBlanks(source.text.slice(span[0], span[1]));
  const signed = text.includes("[") ? text.replace(/\[ ?t(?:ap)? ?\]/gi, "Tap") : text;
  return signed.includes('""') ? signed.replaceAll('""', '"') : signed;
}

function isSentenceStart(tokens: readonly Token[], partner: Int32Array, i: number): boolean {
  const token = tokens[i] as Token;
  let before = i - 1;
  for (
    let hops = 0;
    hops < 3 && tokens[before]?.kind === "close" && (partner[before] as number) >= 0;
    hops++
  ) {
    before = (partner[before] as number) - 1;
  }
  const last = tokens[before];
  if (last === undefined || last.kind === "bar") return true;
  const opens = token.capital || token.kind === "tap" || token.kind === "pilot" || token.kind === "number";
  if (last.kind === "period") return opens && token.spaced;
  const closed = last.kind === "quote" && (partner[before] as number) < before;
  if (closed) return token.spaced && token.capital && tokens[before - 1]?.kind === "period";
  return last.kind === "quote" && (partner[before] as number) > before;
}

function beginsOf(text: string, tokens: readonly Token[], partner: Int32Array): Uint8Array {
  const begins = new Uint8Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    if (isSentenceStart(tokens, partner, i)) begins[i] = 1;
    else if (text[tokens[i - 1]?.start ?? -1] === ";") begins[i] = 2;
  }
  return begins;
}

export function sourceOf(text: string, arenas: readonly Arena[], arenasOf: Source["arenasOf"]): Source {
  const issues: Issue[] = [];
  const printed = tokenize(text);
  const pairs = pair(text, printed);
  reportStray(printed, pairs, issues);
  const named = printed.map((_, i) => nameAt(printed, i));
  const implied = withImplied(printed, named, pairs);
  const tokens = implied ?? printed;
  const { partner } = implied ? pair(text, tokens) : pairs;
  const names = implied ? tokens.map((_, i) => nameAt(tokens, i)) : named;
  const begins = beginsOf(text, tokens, partner);
  mendArrows(text, tokens, { names, partner, begins }, issues);
  const arrow = arrowsOf(tokens, partner, begins);
  const ahead = arrowsAhead(tokens);
  return { text, tokens, partner, names, begins, arrow, ahead, arenas, arenasOf, issues };
}

function reportStray(tokens: readonly Token[], { stray }: Pairs, issues: Issue[]): void {
  for (const i of stray) {
    const { kind, start, end } = tokens[i] as Token;
    if (kind === "quote")
      addIssue(issues, { code: "quote-unbalanced", message: "A quotation mark has no partner.", start, end });
    else
      addIssue(issues, {
        code: "parenthesis-unbalanced",
        message: "A parenthesis is never closed.",
        start,
        end,
      });
  }
}
