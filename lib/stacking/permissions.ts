import { fold } from "@/lib/cards/fold";
import type { StackCriterion } from "@/lib/keywords/ability";
import { readPhrase } from "./criteria";

/** How a text lifts the maximum of four cards (S2). */
export type Lift =
  | { readonly kind: "any-number" }
  | { readonly kind: "extra"; readonly count: number }
  | { readonly kind: "up-to"; readonly count: number };

/** A lift and whose stack it speaks of: a name, `this unit`, `that droid`. */
export interface LiftSentence {
  readonly subject: string;
  readonly lift: Lift;
}

/** A card's own leave to go beneath units of other names. */
export interface Leave {
  readonly hosts: readonly StackCriterion[];
  /** The text keeps it from being the top card there. */
  readonly neverTop: boolean;
  /** At most one copy of it in a stack. */
  readonly oneCopy: boolean;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

/** `You may stack SELF beneath HOST.` */
const LEAVE =
  /\b(?:may|can)\s+(?:stack|put|place)\s+(.{1,60}?)\s+(?:beneath|underneath|under|below)\s+(.{1,80}?)(?:\s+as\s+part\s+of\s+(?:its|his|her|their|that\s+unit's)\s+stack)?\s*(?:[.;|]|$)/gi;
/** `SELF can't be on top of that stack`; the files also write `can;t`. */
const NEVER_TOP = /\bcan(?:not|['; ]?t)\s+be\s+(?:on\s+(?:the\s+)?top|the\s+top\s+card)\b/i;
const ONE_COPY = /\bonly\s+(?:have\s+)?one\s+copy\s+of\s+this\s+card\b/i;
/** `SUBJECT can have up to 2 extra cards in its stack`, `SUBJECT's stack can have …`. */
const LIFT =
  /(?:^|[.|:,]\s*)([^.|:,]{1,60}?)(?:'s\s+stack)?\s+(?:can|may)\s+have\s+(more\s+than\s+4|up\s+to\s+\w+|\w+)(\s+extra)?\s+(?:unit\s+)?cards?\s+in\s+(?:its|his|her|their|it|that)\b(?:\s+stack)?/i;

const straight = (text: string) => text.replace(/[‘’ʼ`´]/g, "'");

function countOf(word: string): number | null {
  const last = word.trim().split(/\s+/).at(-1) ?? "";
  if (/^\d{1,2}$/.test(last)) return Number(last);
  const at = NUMBERS.indexOf(fold(last));
  return at > 0 ? at : null;
}

/** Whether `subject` is the card speaking of itself: its name, the first words of it, or `this card`. */
export function speaksOfSelf(subject: string, baseName: string): boolean {
  const said = fold(subject);
  const name = fold(baseName);
  if (/^(?:this|that) (?:card|unit)$/.test(said)) return true;
  return said !== "" && (said === name || name.split(" ").includes(said) || name.startsWith(`${said} `));
}

/** The card's own leave to lie beneath others, read from the sentences of its text; null where it has none. */
export function readLeave(text: string, baseName: string): Leave | null {
  const said = straight(text);
  const hosts = [...said.matchAll(LEAVE)]
    .filter(([, subject = ""]) => speaksOfSelf(subject, baseName))
    .flatMap(([, , host = ""]) => readPhrase(host));
  return hosts.length === 0 ? null : { hosts, neverTop: NEVER_TOP.test(said), oneCopy: ONE_COPY.test(said) };
}

/** What a sentence says about the maximum of cards in a stack; null where it says nothing. */
export function readLift(text: string): LiftSentence | null {
  const match = LIFT.exec(straight(text));
  if (!match?.[1] || !match[2]) return null;
  const subject = match[1].trim();
  if (/more\s+than/i.test(match[2])) return { subject, lift: { kind: "any-number" } };
  const count = countOf(match[2]);
  if (count === null) return null;
  return { subject, lift: { kind: match[3] ? "extra" : "up-to", count } };
}
