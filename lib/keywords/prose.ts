import type { Part } from "./ability";
import { newClause, takeItem, takeSeparator } from "./clause";
import { choiceAt, isChosenLater, readChoice } from "./constructs/choice";
import { givesList, readGivenList } from "./constructs/given-list";
import { readSubordinate } from "./constructs/subordinate";
import { goesOnAfterComma, readGivenCost, readKeyword, takePossessive } from "./keyword-use";
import { misspeltAt } from "./misspelt";
import { readQuote } from "./quotes";
import { DEEPEST, folded, type Place, type Source, spanOf } from "./source";
import { add, flush, type Stretch } from "./stretch";
import type { Token } from "./tokens";
import { RELATIVE_VERBS, STATS } from "./vocabulary";

/**
 * Reads the tokens `from`–`to` as prose: keywords with what the text does with them, quotes, stat changes, subordinates,
 * limits, reminders and constructs; the rest stays text. With `head` the first keywords are the ability itself.
 */
export function readProse(source: Source, from: number, to: number, place: Place, head: boolean): Part[] {
  const clause = newClause(head ? place.own : null);
  const chosenLater = isChosenLater(source, from, to);
  const stretch: Stretch = { source, from, to, place, clause, parts: [], pending: from, chosenLater };
  for (let i = from; i < to; ) {
    if (i > from && source.begins[i] === 1) restart(stretch);
    i = readToken(stretch, i);
  }
  flush(stretch, to);
  return stretch.parts;
}

function restart(stretch: Stretch): void {
  Object.assign(stretch.clause, newClause(null));
}

function readToken(stretch: Stretch, i: number): number {
  const { source, to, clause } = stretch;
  const token = source.tokens[i] as Token;
  switch (token.kind) {
    case "word":
      return readWord(stretch, i, token);
    case "open":
      return readReminder(stretch, i);
    case "quote":
      return readQuote(stretch, i);
    case "pilot":
      return readKeyword(stretch, i) ?? i + 1;
    case "tap":
      return readGivenCost(stretch, i) ?? i + 1;
    case "stats": {
      const found = readSubordinate(source, i, to);
      if (!found) {
        clause.numbered = true;
        return i + 1;
      }
      clause.subordinate = true;
      clause.linked = false;
      clause.fresh = 0;
      return add(stretch, i, found.next, found.part);
    }
    case "signed":
      return readStat(stretch, i);
    case "comma":
      takeSeparator(clause, goesOnAfterComma(source, i + 1, to) || orVerb(source, i + 1));
      return i + 1;
    case "number":
      return readAmount(stretch, i) ?? i + 1;
    case "colon":
      return readColon(stretch, i);
    case "bullet":
    case "close":
    case "slash":
      clause.linked = true;
      return i + 1;
    case "arrow":
      Object.assign(clause, newClause(stretch.place.own));
      return i + 1;
    default:
      return i + 1;
  }
}

/** `is tapped, or has Armor, …`: the condition goes on. */
function orVerb(source: Source, i: number): boolean {
  return source.tokens[i]?.word === "or" && RELATIVE_VERBS.has(source.tokens[i + 1]?.word ?? "");
}

/** `with 3 power, Armor`: an item of a list like a keyword. */
function readAmount({ source, clause, to }: Stretch, i: number): number | null {
  if (clause.fresh < 2 || i + 1 >= to || !STATS.has(source.tokens[i + 1]?.word ?? "")) return null;
  clause.linked = true;
  return i + 2;
}

function readColon(stretch: Stretch, i: number): number {
  const { clause, source, place } = stretch;
  if (place.depth < DEEPEST && givesList(source, i)) return readList(stretch, i);
  if (clause.governor === null && i - stretch.from <= 6) Object.assign(clause, newClause(stretch.place.own));
  clause.linked = true;
  return i + 1;
}

function readList(stretch: Stretch, i: number): number {
  const { source, place, to } = stretch;
  for (const item of readGivenList(source, i, to, place)) {
    flush(stretch, item.body);
    stretch.parts.push(...item.abilities);
    stretch.pending = item.to;
  }
  return to;
}

function readReminder(stretch: Stretch, i: number): number {
  const { source, to } = stretch;
  let next = source.partner[i] as number;
  next = next > i ? next + 1 : i + 1;
  if (next === i + 1) while (next < to && source.tokens[next]?.kind !== "bar") next++;
  const span = spanOf(source, i, Math.min(next, to));
  return add(stretch, i, Math.min(next, to), { kind: "reminder", span, text: folded(source, span) });
}

function readStat(stretch: Stretch, i: number): number {
  const { source, to, clause } = stretch;
  const token = source.tokens[i] as Token;
  const stat = i + 1 < to ? source.tokens[i + 1]?.word : undefined;
  clause.head = false;
  clause.waiting = false;
  if (stat === undefined || !STATS.has(stat)) return i + 1;
  const printed = source.text.slice(token.start, token.end).replace(/\s/g, "").replace(/[–—−]/, "-");
  const amount = Number.isNaN(Number(printed)) ? printed : Number(printed);
  clause.linked = true;
  const span = spanOf(source, i, i + 2);
  return add(stretch, i, i + 2, { kind: "stat", span, stat: stat as "speed" | "power" | "health", amount });
}

function readWord(stretch: Stretch, i: number, token: Token): number {
  const { source, clause, to, place } = stretch;
  const choice = choiceAt(source, i, to);
  if (choice > 0 && place.depth < DEEPEST) {
    return add(stretch, i, to, readChoice(source, i, choice, to, place, false));
  }
  const given = readGivenCost(stretch, i);
  if (given) return given;
  const limit = limitEnd(stretch, i);
  if (limit > 0) {
    const span = spanOf(source, i, limit);
    return add(stretch, i, limit, { kind: "limit", span, text: folded(source, span) });
  }
  const next = readKeyword(stretch, i) ?? (token.word === "x" ? readAmount(stretch, i) : null);
  if (next !== null) return next;
  if (clause.fresh > 0 || clause.linked || source.begins[i] === 1) {
    const wrong = misspeltAt(source, i, to);
    if (wrong) {
      takeItem(clause, "mentions", false);
      return wrong;
    }
  }
  takePossessive(stretch, i, token);
  return i + 1;
}

/** End of a `Play only …` sentence without keywords and quotes that begins at `i`, or -1. */
function limitEnd(stretch: Stretch, i: number): number {
  const { source, to } = stretch;
  const { word, capital } = source.tokens[i] as Token;
  if (word !== "play" || !capital || source.tokens[i + 1]?.word !== "only") return -1;
  let end = i + 1;
  for (; end < to && source.begins[end] === 0; end++) {
    const kind = source.tokens[end]?.kind;
    if (source.names[end] || kind === "quote" || kind === "open" || kind === "arrow" || kind === "bar")
      return -1;
  }
  return end;
}
