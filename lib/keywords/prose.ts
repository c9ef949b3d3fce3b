import { readAbilities } from "./abilities";
import type { Part, Relation } from "./ability";
import { isPaying } from "./boundaries";
import { type Clause, newClause, relationOf, takeItem, takeSeparator, takeWord } from "./clause";
import { readGiven } from "./constructs/activated";
import { choiceAt, isChosenLater, readChoice } from "./constructs/choice";
import { givesList, readGivenList } from "./constructs/given-list";
import { inlineAt } from "./constructs/inline";
import { readSubordinate } from "./constructs/subordinate";
import { misspeltAt } from "./misspelt";
import { keywordAt, type Occurrence } from "./occurrence";
import { after, DEEPEST, folded, type Place, report, type Source, spanOf } from "./source";
import type { Token } from "./tokens";
import { CONNECTORS, NOUN_FOLLOWERS, RELATIVE_VERBS, STATS } from "./vocabulary";

/** One stretch of prose being read. */
interface Stretch {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
  readonly place: Place;
  readonly clause: Clause;
  readonly parts: Part[];
  /** First token not yet in a part. */
  pending: number;
  readonly chosenLater: boolean;
}

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

/** The text so far that no part claimed becomes a text part. */
function flush(stretch: Stretch, i: number): void {
  if (i <= stretch.pending) return;
  const span = spanOf(stretch.source, stretch.pending, i);
  stretch.parts.push({ kind: "text", span, text: folded(stretch.source, span) });
  stretch.pending = i;
}

function add(stretch: Stretch, i: number, next: number, part: Part): number {
  flush(stretch, i);
  stretch.parts.push(part);
  stretch.pending = next;
  return next;
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

/** True where a list goes on at `i`: a keyword, or a connecting word and a keyword. */
export function goesOnAfterComma(source: Source, i: number, to: number): boolean {
  const at = CONNECTORS.has(source.tokens[i]?.word ?? "") ? i + 1 : i;
  return at < to && Boolean(source.names[at]);
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

/** `"…" in its name`, also `"…" or "…" in its name`: no ability, the words of a name. */
function quotedWords(source: Source, close: number, to: number): "name" | "text" | null {
  let i = close + 1;
  for (let hops = 0; hops < 4 && ["or", "and"].includes(source.tokens[i]?.word ?? ""); hops++) {
    if (source.tokens[i + 1]?.kind !== "quote") return null;
    i = after(source, i + 1);
  }
  if (source.tokens[i]?.word !== "in") return null;
  for (let k = i + 1; k < Math.min(i + 6, to); k++) {
    const word = source.tokens[k]?.word ?? "";
    if (/^(names?|titles?|subtypes?)$/.test(word)) return "name";
    if (/^(texts?|box)$/.test(word)) return "text";
  }
  return null;
}

function hasArrowOrColon(source: Source, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const kind = source.tokens[i]?.kind;
    if (kind === "arrow" || (kind === "colon" && i - from < 4)) return true;
  }
  return false;
}

function readQuote(stretch: Stretch, i: number): number {
  const { source, place, clause } = stretch;
  const close = source.partner[i] as number;
  if (close <= i || place.depth >= DEEPEST) return i + 1;
  const words = quotedWords(source, close, stretch.to);
  if (words === "name") return takeOther(clause, close + 1);
  const alone = i === stretch.from && !place.listed && source.tokens[i - 1]?.kind === "bar";
  const spoken = alone && place.own === "has" ? "grants" : relationOf(clause, stretch.chosenLater, true);
  const given = clause.governor === null && !clause.resume && hasArrowOrColon(source, i + 1, close);
  const relation: Relation = words === "text" ? "mentions" : given ? "grants" : spoken;
  const abilities = readAbilities(source, i + 1, close, {
    own: relation,
    depth: place.depth + 1,
    listed: false,
  });
  if (words !== "text") takeItem(clause, relation, false);
  return add(stretch, i, close + 1, {
    kind: "quote",
    span: spanOf(source, i, close + 1),
    relation,
    abilities,
  });
}

function takeOther(clause: Clause, next: number): number {
  clause.linked = false;
  clause.fresh = 0;
  return next;
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

/** `gets Armor and Pay 1 Force -> Evade 1`: an ability that lacks both its quotation marks. */
function readGivenCost(stretch: Stretch, i: number): number | null {
  const { source, clause, to, place } = stretch;
  const arrow = source.arrow[i] as number;
  const waits = clause.governor === "grants" && (clause.linked || clause.fresh === 2) && !clause.head;
  if (!waits || arrow < i || arrow >= to || place.depth >= DEEPEST || !isPaying(source.tokens[i]))
    return null;
  const { ability, next } = readGiven(source, i, arrow, to, {
    ...place,
    own: "grants",
    depth: place.depth + 1,
  });
  return add(stretch, i, next, ability);
}

/** `gets Mars's Velocity and Lucky abilities`: the name does not stand between verb and keyword. */
function takePossessive(stretch: Stretch, i: number, token: Token): void {
  const { source, clause, to } = stretch;
  const { fresh, governor } = clause;
  takeWord(source, clause, i, token);
  if (fresh === 0 || governor === null || governor === "mentions" || !/('s|s')$/.test(token.word)) return;
  for (let k = i + 1, words = 0; k < to && words < 4; words++) {
    const name = source.names[k] ?? null;
    if (!name) return;
    k += name.words;
    const word = source.tokens[k]?.word ?? "";
    const shared = CONNECTORS.has(word) && /^abilit(y|ies)$/.test(source.tokens[k + 2]?.word ?? "");
    if (/^abilit(y|ies)$/.test(word) || shared) {
      clause.governor = governor;
      clause.fresh = 2;
      return;
    }
    if (CONNECTORS.has(word) || source.tokens[k]?.kind === "comma") k++;
  }
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

function readKeyword(stretch: Stretch, i: number): number | null {
  const { source, from, to, clause, place } = stretch;
  const expected = clause.fresh === 2 || (clause.linked && clause.governor !== null);
  const inline = place.depth < DEEPEST ? inlineAt(source, from, i, to) : null;
  const found = keywordAt(source, from, i, to, expected);
  const opens = found ? found.colon >= 0 : source.tokens[i]?.kind === "pilot";
  if (inline && opens) {
    const relation = relationOf(clause, stretch.chosenLater, true);
    const { ability, next } = inline({ ...place, own: relation, depth: place.depth + 1 });
    takeItem(clause, relation, false);
    return add(stretch, i, next, ability);
  }
  return found ? addKeyword(stretch, i, found) : null;
}

function addKeyword(stretch: Stretch, i: number, found: Occurrence): number {
  const { source, clause, to } = stretch;
  const relation = relationOfKeyword(stretch, found);
  checkPrinted(source, i, found);
  const span = spanOf(source, i, found.next);
  const list =
    goesOnAfterComma(source, found.next, to) ||
    (source.tokens[found.next]?.kind === "comma" && goesOnAfterComma(source, found.next + 1, to));
  takeItem(clause, relation, list);
  return add(stretch, i, found.next, {
    kind: "keyword",
    span,
    keyword: found.row.name,
    relation,
    value: found.value,
    opens: false,
  });
}

function relationOfKeyword(stretch: Stretch, found: Occurrence): Relation {
  const { clause, source, to } = stretch;
  const relation = relationOf(clause, stretch.chosenLater, false);
  if (found.match.plural || found.row.name === "Pilot") return "mentions";
  const own = clause.head && stretch.place.own === "has";
  if (own && found.value === null && isListOfNouns(source, found.next, to)) return "mentions";
  const follower = found.next < to ? (source.tokens[found.next]?.word ?? "") : "";
  if (found.value !== null || !NOUN_FOLLOWERS.has(follower)) return relation;
  if (/^abilit(y|ies)$/.test(follower))
    return clause.head || clause.governor === "choice" ? "mentions" : relation;
  return clause.head || /^(dice|die|damage|costs?|effects?)$/.test(follower) ? "mentions" : relation;
}

/** `Intercept, Protect, and Redirect abilities cost …`: a list of names before their noun. */
function isListOfNouns(source: Source, i: number, to: number): boolean {
  let names = 0;
  for (let k = i; k < Math.min(i + 12, to); ) {
    const { kind, word } = source.tokens[k] as Token;
    const name = source.names[k];
    if (name) names++;
    else if (kind !== "comma" && !CONNECTORS.has(word))
      return names > 0 && /^(abilit(y|ies)|effects?)$/.test(word);
    k += name?.words ?? 1;
  }
  return false;
}

/** Reports a keyword in the wrong case or without its blanks. */
export function checkPrinted(source: Source, i: number, found: Occurrence): void {
  const { match } = found;
  if (match.plural) return;
  const span = spanOf(source, i, i + match.words);
  const printed = source.text.slice(span[0], span[1]);
  if (printed === match.name) return;
  const suggestion = match.glued === null ? match.name : `${match.name} ${match.glued}`;
  const spacing = printed.replace(/[\s\d-]/g, "") === match.name.replace(/\s/g, "");
  if (spacing)
    report(source, "keyword-spacing", `“${suggestion}” is written with other blanks.`, span, suggestion);
  else report(source, "keyword-case", `“${suggestion}” is written in another case.`, span, suggestion);
}
