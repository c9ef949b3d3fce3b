import type { Relation } from "./ability";
import type { Source } from "./source";
import type { Token } from "./tokens";
import {
  BASE_VERBS,
  CONDITIONS,
  CONNECTORS,
  DETERMINERS,
  FINITE,
  GAVE,
  GIVE_TO,
  GIVES,
  RELATIVE_VERBS,
  RELATIVES,
  STARTERS,
  TAKES,
  USES,
} from "./vocabulary";

/** What governs the next keyword; `choice`: one of a list that the text may give later. */
export type Governor = Relation | "choice" | null;

/** What the words of a sentence so far say about the next keyword. */
export interface Clause {
  governor: Governor;
  /** 2: nothing but list words since the governor; 1: a name as well; 0: other words. */
  fresh: 0 | 1 | 2;
  /** The last token joins a list: `and`, a comma, an item before. */
  linked: boolean;
  /** `give that unit Armor`: the keyword stands behind the unit. */
  gives: boolean;
  negated: boolean;
  relative: boolean;
  /** Inside a condition: the governor to return to when it ends. */
  resume: { readonly governor: Governor } | null;
  conditionVerb: boolean;
  /** A subordinate was just named; what it comes with is given. */
  subordinate: boolean;
  attacks: boolean;
  /** A unit attacks in this sentence, outside any condition. */
  strikes: boolean;
  /** `attacks that unit using 3 power`, `attacks itself, …`: what it attacks with is given. */
  armed: boolean;
  /** A unit was named by its three numbers in this sentence; what it comes with is given. */
  numbered: boolean;
  /** A verb still waits for its first item: `loses and can't gain Armor`. */
  waiting: boolean;
  /** No item of the ability read yet. */
  head: boolean;
  /** Behind `with`: the governor that counts again when its list ends. */
  outer: { readonly governor: Governor } | null;
}

export function newClause(head: Relation | null): Clause {
  return {
    governor: head,
    fresh: head ? 2 : 0,
    linked: head !== null,
    gives: false,
    negated: false,
    relative: false,
    resume: null,
    conditionVerb: false,
    subordinate: false,
    attacks: false,
    strikes: false,
    armed: false,
    numbered: false,
    waiting: false,
    head: head !== null,
    outer: null,
  };
}

function govern(clause: Clause, relation: Governor): void {
  const spoken = clause.negated || clause.relative || (clause.resume !== null && relation !== "choice");
  clause.governor = spoken ? "mentions" : relation;
  clause.fresh = 2;
  clause.linked = false;
  clause.head = false;
  clause.gives = false;
  clause.outer = null;
  clause.waiting = true;
}

function endCondition(clause: Clause): void {
  if (clause.resume) clause.governor = clause.resume.governor;
  clause.resume = null;
  clause.conditionVerb = false;
}

/** A verb of giving, taking or using. */
function takeVerb(clause: Clause, word: string): void {
  const relative = clause.relative;
  if (clause.negated && clause.waiting) {
    clause.fresh = 2;
    return;
  }
  if (FINITE.has(word) && !relative) clause.negated = false;
  const ends = word === "gets" || word === "get" || (TAKES.has(word) && !clause.linked);
  if (clause.resume && clause.conditionVerb && ends) endCondition(clause);
  if (clause.resume) clause.conditionVerb = true;
  const gives = GIVE_TO.has(word);
  govern(
    clause,
    GIVES.has(word) && !GAVE.has(word)
      ? "grants"
      : TAKES.has(word) && word !== "lost"
        ? "removes"
        : "mentions",
  );
  clause.gives = gives && clause.governor === "grants";
  clause.relative = false;
  if (relative) clause.negated = false;
}

function takeWith(clause: Clause, word: string): void {
  const given =
    word === "with" &&
    (clause.subordinate ||
      clause.numbered ||
      clause.armed ||
      (clause.attacks && !clause.resume && !clause.negated));
  clause.outer ??= { governor: clause.head ? null : clause.governor };
  clause.governor = given ? "grants" : "mentions";
  clause.fresh = 2;
  clause.linked = false;
  clause.head = false;
  clause.gives = false;
}

function isCondition(source: Source, i: number, word: string): boolean {
  const next = source.tokens[i + 1]?.word ?? "";
  if (word === "as") return next === "long";
  if (word === "if" && next === "you" && source.tokens[i + 2]?.word === "do") return false;
  if (word === "until") return !["end", "the", "your", "next", "this", "that"].includes(next) && next !== "";
  return CONDITIONS.has(word);
}

const STATE_VERBS: ReadonlySet<string> = new Set(
  `is are was were attacks attack starts ends would deploys deploy would moves retreats uses puts has have isn't aren't attacked
  damages plays discards damaged discarded tapped predicts`.split(/\s+/),
);

/** Takes one word of prose into account. */
export function takeWord(source: Source, clause: Clause, i: number, token: Token): void {
  const { word } = token;
  const attacks = word.startsWith("attack");
  if (CONNECTORS.has(word)) {
    const next = source.tokens[i + 1]?.word ?? "";
    if (word === "and" && clause.negated && !BASE_VERBS.has(next)) clause.negated = false;
    clause.linked = true;
    return;
  }
  if (RELATIVES.has(word) && isRelative(source, i)) {
    if (!clause.subordinate) clause.relative = true;
    return;
  }
  const waiting = clause.waiting;
  const negates = word.endsWith("n't") || word === "not" || word === "cannot" || word === "never";
  if (negates) clause.negated = true;
  else if (isCondition(source, i, word)) {
    if (!clause.resume) clause.resume = { governor: clause.head ? null : clause.governor };
    clause.conditionVerb = false;
    if (clause.head) clause.governor = null;
    clause.head = false;
  } else if (GIVES.has(word) || TAKES.has(word) || USES.has(word)) {
    if (word !== "without") {
      takeVerb(clause, word);
      clause.subordinate = false;
      clause.attacks = false;
      clause.armed = clause.strikes && word === "using";
      clause.strikes = false;
      return;
    }
  }
  if (word === "with" || word === "without") takeWith(clause, word);
  else if (word === "choose" || word === "chooses" || word === "choosing") govern(clause, "choice");
  else takePlain(clause, token);
  clause.waiting = negates && waiting;
  if (clause.resume && STATE_VERBS.has(word)) clause.conditionVerb = true;
  clause.attacks = attacks;
  clause.strikes ||= attacks && !clause.resume && !clause.negated;
}

function isRelative(source: Source, i: number): boolean {
  const next = source.tokens[i + 1]?.word ?? "";
  return (
    RELATIVE_VERBS.has(next) && !/^(is|are|was|were|can|would|attacks?|attacked|isn't|aren't)$/.test(next)
  );
}

function takePlain(clause: Clause, token: Token): void {
  if (token.word === "no") clause.governor = clause.governor === "removes" ? "removes" : "mentions";
  if (!DETERMINERS.has(token.word)) {
    if (clause.outer) {
      clause.governor = clause.outer.governor;
      clause.outer = null;
      clause.fresh = 0;
    }
    const name = token.capital && !STARTERS.has(token.word);
    clause.fresh = name && clause.fresh > 0 ? 1 : 0;
    if (clause.head && !name) {
      clause.governor = null;
      clause.head = false;
    }
    clause.linked = false;
  }
  clause.subordinate = false;
}

/** A comma, a bullet, a colon: joins a list or ends a condition. */
export function takeSeparator(clause: Clause, listGoesOn: boolean): void {
  if (clause.resume && !listGoesOn) endCondition(clause);
  if (clause.negated && !listGoesOn) clause.negated = false;
  clause.armed = clause.strikes;
  clause.relative = false;
  clause.linked = true;
  clause.subordinate = false;
}

/** What the text does with an item (a keyword or a quote) that comes next. */
export function relationOf(clause: Clause, chosenLater: boolean, quote: boolean): Relation {
  const { governor } = clause;
  if (governor === "choice") return chosenLater ? "grants" : "mentions";
  if (governor === null) return "mentions";
  if (clause.linked || clause.fresh === 2 || quote) return governor;
  return clause.gives ? "grants" : "mentions";
}

/** After an item: what follows `and` is judged like it. */
export function takeItem(clause: Clause, relation: Relation, listGoesOn: boolean): void {
  if (clause.governor !== "choice" && relation !== clause.governor && listGoesOn) clause.governor = relation;
  clause.linked = true;
  clause.waiting = false;
  if (clause.fresh < 2 && relation !== "mentions") clause.fresh = 2;
  clause.head = false;
  clause.subordinate = false;
}
