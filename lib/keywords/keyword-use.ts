import type { Relation } from "./ability";
import { isPaying } from "./boundaries";
import { relationOf, takeItem, takeWord } from "./clause";
import { readGiven } from "./constructs/activated";
import { inlineAt } from "./constructs/inline";
import { keywordAt, type Occurrence } from "./occurrence";
import { DEEPEST, report, type Source, spanOf } from "./source";
import { add, type Stretch } from "./stretch";
import type { Token } from "./tokens";
import { CONNECTORS, NOUN_FOLLOWERS } from "./vocabulary";

/** True where a list goes on at `i`: a keyword, or a connecting word and a keyword. */
export function goesOnAfterComma(source: Source, i: number, to: number): boolean {
  const at = CONNECTORS.has(source.tokens[i]?.word ?? "") ? i + 1 : i;
  return at < to && Boolean(source.names[at]);
}

/** A keyword or a construct that stands at `i`, or null. */
export function readKeyword(stretch: Stretch, i: number): number | null {
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

/** `gets Armor and Pay 1 Force -> Evade 1`: an ability that lacks both its quotation marks. */
export function readGivenCost(stretch: Stretch, i: number): number | null {
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
export function takePossessive(stretch: Stretch, i: number, token: Token): void {
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
