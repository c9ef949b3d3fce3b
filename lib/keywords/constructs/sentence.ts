import type { Ability, FreeText, Part } from "@/lib/keywords/ability";
import { goesOnAfterComma } from "@/lib/keywords/keyword-use";
import { keywordAt } from "@/lib/keywords/occurrence";
import { readProse } from "@/lib/keywords/prose";
import { after, type Place, type Source, spanOf } from "@/lib/keywords/source";

const EVENTS: ReadonlySet<string> = new Set(["when", "whenever", "at", "after"]);
const STATES: ReadonlySet<string> = new Set(["as", "if", "while", "during"]);

/** Offset behind the comma that ends a leading condition, or -1. */
function conditionEnd(source: Source, from: number, to: number): number {
  for (let i = from; i < to; i = after(source, i)) {
    const token = source.tokens[i];
    if (i > from && source.begins[i] === 1) return -1;
    if (token?.kind === "comma" && !goesOnAfterComma(source, i + 1, to)) return token.end;
  }
  return -1;
}

/** Divides the parts at an offset; a text part that runs across it is cut. */
function divide(parts: readonly Part[], at: number): [Part[], Part[]] {
  const before: Part[] = [];
  const behind: Part[] = [];
  for (const part of parts) {
    if (part.span[1] <= at) before.push(part);
    else if (part.span[0] >= at || part.kind !== "text") behind.push(part);
    else {
      const [first, second] = cut(part, at);
      before.push(first);
      if (second.text) behind.push(second);
    }
  }
  return [before, behind];
}

/** The folded text keeps every visible character, so the cut is found by counting those. */
function cut(part: FreeText, at: number): [FreeText, FreeText] {
  let comma = -1;
  const budget = at - part.span[0];
  for (let i = 0; i < part.text.length && i < budget; i++) if (/[,;]/.test(part.text[i] as string)) comma = i;
  const first = part.text.slice(0, comma + 1);
  const second = part.text.slice(comma + 1).trim();
  return [
    { ...part, span: [part.span[0], at], text: first },
    { ...part, span: [at, part.span[1]], text: second },
  ];
}

/**
 * What no construct claims: own keywords (`Armor`, `Evade 3, and …`), a trigger (`When …, …`), a static ability
 * (`As long as …, …`, `Each Jedi gets …`) or free prose.
 */
export function readSentence(source: Source, from: number, to: number, place: Place): Ability {
  const span = spanOf(source, from, to);
  const own = keywordAt(source, from, from, to, true) !== null;
  const parts = readProse(source, from, to, { ...place, depth: place.depth + 1 }, true);
  if (own || parts[0]?.kind === "stat") return { kind: "keywords", span, parts };
  const first = source.tokens[from]?.word ?? "";
  const conditional = EVENTS.has(first) || STATES.has(first);
  const comma = conditional ? conditionEnd(source, from, to) : -1;
  const [condition, effect] = comma > 0 ? divide(parts, comma) : [[], parts];
  if (EVENTS.has(first)) return { kind: "triggered", span, event: condition, effect };
  const shaped = comma > 0 || parts.some((part) => part.kind !== "text" && part.kind !== "reminder");
  return shaped ? { kind: "static", span, condition, effect } : { kind: "free", span, parts };
}
