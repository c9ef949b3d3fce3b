import type { Ability, Part } from "@/lib/keywords/ability";
import { abilityEnd, givenCostAt, isPaying, skipLabel } from "@/lib/keywords/boundaries";
import { readCost } from "@/lib/keywords/cost";
import { readProse } from "@/lib/keywords/prose";
import { after, folded, type Place, report, type Source, spanOf } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";
import { CONNECTORS } from "@/lib/keywords/vocabulary";
import { choiceAt } from "./choice";
import type { Construct, Read } from "./construct";
import { givesList } from "./given-list";
import { inlineAt } from "./inline";
import { readSentence } from "./sentence";

/** First arrow at or behind `i`, outside quotes, or -1. */
function firstArrow(source: Source, i: number, to: number): number {
  for (let k = i; k < to; k = after(source, k)) {
    const kind = source.tokens[k]?.kind;
    if (kind === "arrow") return givenCostAt(source, i, k) < 0 ? k : -1;
    if (choiceAt(source, k, to) > 0 || givesList(source, k) || inlineAt(source, i, k, to)) return -1;
  }
  return -1;
}

/** Start of the sentence that holds the arrow. */
function sentenceStart(source: Source, from: number, arrow: number): number {
  let start = from;
  for (let k = from; k < arrow; k = after(source, k)) if (source.begins[k] === 1) start = k;
  return start;
}

/**
 * `+1 power, Tap, Pay 1 Force -> Evade 1`
 *            ^ slot items before the cost are no part of it
 */
function skipItems(source: Source, from: number, arrow: number): number {
  if (isPaying(source.tokens[from])) return from;
  for (let k = from; k < arrow; k = after(source, k)) {
    const token = source.tokens[k] as Token;
    const joins = token.kind === "comma" || CONNECTORS.has(token.word);
    if (joins && isPaying(source.tokens[k + 1]) && isItem(source, from)) return k + 1;
  }
  return from;
}

/** `+1 power` or a keyword, not a sentence that a cost may be part of. */
function isItem(source: Source, i: number): boolean {
  const token = source.tokens[i] as Token;
  return (
    token.kind === "signed" || !/^(when|whenever|if|as|during|each|your|any|once|until|at)$/.test(token.word)
  );
}

/**
 * `Pay 2 Force, tap this unit -> Draw a card.`
 *  ^^^^^^^^^^^^^^^^^^^^^^^^^^ cost
 */
export const activated: Construct = {
  name: "activated",
  read(source, i, to, place) {
    if (source.ahead[i] === 0) return null;
    const whole = abilityEnd(source, i, to);
    const arrow = firstArrow(source, i, whole);
    if (arrow < 0) return null;
    const start = skipItems(source, skipLabel(source, sentenceStart(source, i, arrow), arrow), arrow);
    const label = skipLabel(source, i, arrow) === start && start > i;
    if (start > i && !label) return readBefore(source, i, start, place);
    return readPaid(source, i, start, arrow, whole, place);
  },
};

/** What stands before the sentence with the arrow is an ability of its own. */
function readBefore(source: Source, i: number, start: number, place: Place): Read {
  return { ability: readSentence(source, i, start, place), next: start };
}

function readPaid(source: Source, i: number, start: number, arrow: number, end: number, place: Place): Read {
  const cost = readCost(source, start, arrow, place);
  checkOrder(source, start, arrow);
  const inner = { ...place, depth: place.depth + 1 };
  const effect: Part[] = readProse(source, arrow + 1, end, inner, true);
  const label = start > i ? folded(source, spanOf(source, i, start)).replace(/:$/, "") : null;
  const ability: Ability = { kind: "activated", span: spanOf(source, i, end), label, cost, effect };
  return { ability, next: end };
}

/** `2 Force pay`: the words in Yoda's order. */
function checkOrder(source: Source, start: number, arrow: number): void {
  if (source.tokens[start]?.kind !== "number" || source.tokens[arrow - 1]?.word !== "pay") return;
  const span = spanOf(source, start, arrow);
  const rest = source.text.slice(span[0], (source.tokens[arrow - 1] as Token).start).trim();
  report(source, "order-inverted", "The cost names the sum before the verb.", span, `Pay ${rest}`);
}

/** A cost that is given in the middle of a sentence, with what it pays for: `gets … and Pay 1 Force -> Evade 1`. */
export function readGiven(source: Source, i: number, arrow: number, to: number, place: Place): Read {
  return readPaid(source, i, i, arrow, abilityEnd(source, i, to), place);
}
