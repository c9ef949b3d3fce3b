import { choiceAt } from "./constructs/choice";
import { givesList } from "./constructs/given-list";
import { pilotHeaderAt } from "./constructs/pilot";
import { isOpener, keywordAt } from "./occurrence";
import { after, type Source } from "./source";
import type { Token } from "./tokens";
import { CONNECTORS, COST_VERBS, STARTERS } from "./vocabulary";

/** Index behind the label before `i` … `:`: `Or:`, `Choose one:` and names (`Deliah Blue:`). */
export function skipLabel(source: Source, i: number, to: number): number {
  for (let k = i; k < Math.min(i + 5, to); k++) {
    const token = source.tokens[k] as Token;
    if (token.kind === "colon") return k > i ? k + 1 : i;
    if (token.kind !== "word" || source.names[k]) return i;
  }
  return i;
}

/** True where a cost in front of an arrow begins at `i`. */
export function isCostStart(source: Source, i: number, to: number): boolean {
  const token = source.tokens[i];
  const arrow = source.arrow[i] as number;
  if (token === undefined || arrow < i || arrow >= to) return false;
  if (token.kind === "tap") return true;
  if (token.kind === "number") return source.tokens[i + 1]?.word === "force";
  return token.kind === "word" && token.capital && COST_VERBS.has(token.word);
}

/** Index behind the keyword phrases from `i` on that connecting words join, and whether there was one. */
export function keywordsEnd(source: Source, i: number, to: number): number {
  let end = i;
  for (let k = i; k < to; ) {
    const found = keywordAt(source, i, k, to, true);
    if (!found || (found.colon >= 0 && isOpener(found.row))) return end;
    end = found.next;
    while (end < to && source.tokens[end]?.kind === "open" && (source.partner[end] as number) > end)
      end = after(source, end);
    k = end;
    let joined = false;
    while (k < to && (source.tokens[k]?.kind === "comma" || CONNECTORS.has(source.tokens[k]?.word ?? ""))) {
      joined = true;
      k++;
    }
    if (!joined) return end;
  }
  return end;
}

/** True where a capital word begins a new sentence without a full stop before it. */
function isFreshSentence(source: Source, i: number): boolean {
  const token = source.tokens[i] as Token;
  if (token.kind === "tap" || token.kind === "pilot") return true;
  return token.kind === "word" && token.capital && STARTERS.has(token.word) && token.word !== "x";
}

/** True where a keyword phrase at `i` is an ability by itself. */
function isKeywordAbility(source: Source, i: number, to: number): boolean {
  const found = keywordAt(source, i, i, to, true);
  if (!found || !(source.tokens[i] as Token).capital) return false;
  if (found.colon >= 0 && isOpener(found.row)) return true;
  if (found.value !== null) return true;
  const token = found.next < to ? source.tokens[found.next] : undefined;
  if (token === undefined || token.kind === "period" || token.kind === "open" || token.kind === "slash")
    return true;
  return isFreshSentence(source, found.next) || (Boolean(source.names[found.next]) && token.capital);
}

/** True where a new ability begins at `i` even though no separator stands before it. */
export function startsAbility(source: Source, i: number, to: number): boolean {
  const token = source.tokens[i] as Token;
  if (token.kind === "pilot") return true;
  if (isCostStart(source, i, to)) return true;
  if (token.kind !== "word" || !token.capital) return false;
  if (isKeywordAbility(source, i, to)) return true;
  return pilotHeaderAt(source, i, to) !== null;
}

/** What an ability has shown so far: its arrow, a list of its own that bullets divide. */
interface Seen {
  paid: boolean;
  lists: boolean;
  /** `Choose one:` whose modes semicolons may divide. */
  chooses: boolean;
}

/** True where a new ability begins at `k`: behind a full stop, a bullet, or a semicolon that joins no cost. */
function isBoundary(source: Source, i: number, k: number, to: number, seen: Seen): boolean {
  const begins = source.begins[k];
  const bullet = !seen.lists && source.tokens[k - 1]?.kind === "bullet";
  if (begins === 0 && !bullet) return false;
  if (begins === 2 && !seen.paid && isPaying(source.tokens[i])) return false;
  if (begins === 2 && seen.chooses) return isCostStart(source, k, to);
  return startsAbility(source, k, to);
}

/** Where the ability that begins at `i` ends: at `to`, or where another begins without a separator. */
export function abilityEnd(source: Source, i: number, to: number): number {
  let k = afterKeywords(source, i, to, false);
  if (k < 0) return -k;
  const seen: Seen = { paid: false, lists: false, chooses: false };
  while (k < to) {
    const kind = source.tokens[k]?.kind;
    if (k > i && isBoundary(source, i, k, to, seen)) return k;
    const next = after(source, k);
    seen.lists ||=
      kind === "pilot" ||
      (kind === "colon" && givesList(source, k)) ||
      (kind === "colon" && /^(gets?|gains?|has)$/.test(source.tokens[k - 1]?.word ?? ""));
    seen.chooses ||= choiceAt(source, k, to) > 0;
    if (kind === "arrow") {
      seen.paid = true;
      k = afterKeywords(source, next, to, true);
      if (k < 0) return -k;
    } else k = next;
  }
  return to;
}

/** A tap sign or a capital verb of paying. */
export function isPaying(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === "tap" || (token.capital && COST_VERBS.has(token.word)));
}

/** Where a bulleted body ends: its bullets are abilities inside it. */
export function bodyEnd(source: Source, i: number, to: number): number {
  return source.tokens[i]?.kind === "bullet" ? to : abilityEnd(source, i, to);
}

/**
 * Index of a cost that is given, not paid, between `from` and `arrow`, or -1:
 *
 * `Each Jedi gets Armor and Pay 1 Force -> Evade 1`
 *                           ^
 */
export function givenCostAt(source: Source, from: number, arrow: number): number {
  let gives = false;
  for (let k = from; k < arrow; k = after(source, k)) {
    const { word, kind } = source.tokens[k] as Token;
    const joins = gives && (CONNECTORS.has(word) || kind === "quote");
    if (word === "gets" || word === "get" || word === "has") gives = true;
    else if (!joins) continue;
    if (k + 1 < arrow && isPaying(source.tokens[k + 1])) return k + 1;
  }
  return -1;
}

/** Index behind the keywords at `i`; negative where the ability ends right behind them. */
function afterKeywords(source: Source, i: number, to: number, paid: boolean): number {
  const end = keywordsEnd(source, i, to);
  if (end === i || end >= to) return end;
  const stop = source.tokens[end]?.kind === "period" ? end + 1 : end;
  if (stop >= to) return to;
  if (startsAbility(source, stop, to)) return -stop;
  if (stop === end) return isFreshSentence(source, stop) ? -stop : end;
  const belongs = paid || source.tokens[stop]?.word === "play";
  return source.begins[stop] === 1 && !belongs ? -stop : end;
}
