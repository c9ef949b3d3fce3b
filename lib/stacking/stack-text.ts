import type { Card } from "@/lib/cards/card";
import { isUnique } from "@/lib/cards/identity";
import type { Ability, Part, StackCriterion } from "@/lib/keywords/ability";
import { type Reading, read } from "@/lib/keywords/read";
import { arenaLine } from "@/lib/keywords/read-card";
import type { Candidate } from "./criteria";
import { readPhrase, withJoinedNames } from "./criteria";
import { type Leave, type LiftSentence, readLeave, readLift, speaksOfSelf } from "./permissions";
import { readSubtypes, subtypesOf } from "./subtypes";

/** What one source of text gives to a stack. */
export interface StackRules {
  readonly lists: readonly (readonly StackCriterion[])[];
  readonly lifts: readonly LiftSentence[];
}

/** Rules a card gives to units of a kind: `Equipped unique Sith gets "…"`, `Each unique Jedi gets "…"`. */
export interface GrantedRules extends StackRules {
  readonly targets: readonly StackCriterion[];
}

/** Everything in a card's text that stacking looks at. */
export interface StackText extends Candidate {
  /** Everything its text says; read when asked for. */
  readonly reading: () => Reading;
  readonly own: StackRules;
  readonly inserted: StackRules;
  readonly granted: readonly GrantedRules[];
  readonly leave: Leave | null;
  /** Subtypes its Pilot texts name; empty for a card that is no Pilot. */
  readonly pilots: readonly string[];
}

const isPart = (node: Ability | Part): node is Ability =>
  node.kind !== "text" &&
  node.kind !== "keyword" &&
  node.kind !== "quote" &&
  node.kind !== "stat" &&
  node.kind !== "subordinate" &&
  node.kind !== "limit" &&
  node.kind !== "reminder";

/** The parts an ability says outright, constructs and quotes among them. */
function partsOf(ability: Ability): readonly Part[] {
  switch (ability.kind) {
    case "keywords":
    case "free":
      return ability.parts;
    case "static":
      return [...ability.condition, ...ability.effect];
    case "triggered":
      return [...ability.event, ...ability.effect];
    case "activated":
      return ability.effect;
    default:
      return [];
  }
}

function listsIn(abilities: readonly Ability[]): StackRules["lists"] {
  return abilities.flatMap((ability) => {
    if (ability.kind === "stack") return [withJoinedNames(ability.criteria)];
    return listsIn(partsOf(ability).filter(isPart));
  });
}

/** The words of some abilities without what stands in quotation marks. */
function proseOf(abilities: readonly Ability[], text: string): string {
  return abilities
    .map(({ span: [start, end] }) => text.slice(start, end).replace(/["“”][^"“”]*["“”]?/g, " "))
    .join(" | ");
}

function liftsIn(prose: string): readonly LiftSentence[] {
  return prose.split(/[.|]/).flatMap((sentence) => readLift(sentence.trim()) ?? []);
}

const rulesOf = (abilities: readonly Ability[], text: string): StackRules => ({
  lists: listsIn(abilities),
  lifts: liftsIn(proseOf(abilities, text)),
});

/** `Equipped unique Sith Character gets`, `Each unique Jedi gets`: the words in front of the first quote. */
const TARGET =
  /^\W*(?:Equipped\s+(.+?)|(Each\s+.+?|One\s+of\s+your\s+.+?))\s+(?:also\s+)?(?:gets?|has|have)\b/i;

function granted(ability: Ability, text: string): GrantedRules[] {
  const quotes = partsOf(ability).filter((part) => part.kind === "quote" && part.relation === "grants");
  if (quotes.length === 0) return [];
  const words = text.slice(...ability.span);
  const target = TARGET.exec(words.split(/["“”]/)[0] ?? "");
  const phrase = target?.[1] ? `a ${target[1]}` : target?.[2];
  if (!phrase) return [];
  const inside = quotes.flatMap((part) => (part.kind === "quote" ? part.abilities : []));
  const quoted = [...words.matchAll(/["“]([^"“”]*)["”]/g)].map((match) => match[1] ?? "").join(" | ");
  const rules = { lists: listsIn(inside), lifts: liftsIn(quoted) };
  return rules.lists.length + rules.lifts.length > 0 ? [{ targets: readPhrase(phrase), ...rules }] : [];
}

/** Subtypes and uniqueness that a stand-alone `Treat … as …` adds; such a text works in every zone. */
function treatedAs(
  abilities: readonly Ability[],
  baseName: string,
): { subtypes: readonly string[]; unique: boolean } {
  const words = abilities.flatMap((ability) =>
    ability.kind === "treat-as" && speaksOfSelf(ability.subject, baseName)
      ? readSubtypes(ability.as.replace(/^an?\s+/i, ""))
      : [],
  );
  return { subtypes: words.filter((word) => word !== "unique"), unique: words.includes("unique") };
}

const NO_RULES: StackRules = { lists: [], lifts: [] };
const NO_READING: Reading = { abilities: [], facts: [], issues: [] };

/** The card as its type line says it, without any text: during setup no text works (R3). */
export function bareCard(card: Card): StackText {
  return {
    card,
    reading: () => NO_READING,
    unique: isUnique(card),
    subtypes: new Set(subtypesOf(card)),
    own: NO_RULES,
    inserted: NO_RULES,
    granted: [],
    leave: null,
    pilots: [],
  };
}

const READINGS = new WeakMap<Card, Map<string, Reading>>();

/** What a card's text says where the arenas are those of `typeLine`; read once for each. */
export function readingFor(card: Card, typeLine: string): Reading {
  const known = READINGS.get(card) ?? new Map<string, Reading>();
  READINGS.set(card, known);
  const reading = known.get(typeLine) ?? read(card.text, typeLine);
  known.set(typeLine, reading);
  return reading;
}

/** Without one of these words a text has nothing that stacking looks at. */
const TELLING = /stack|treat|pilot|beneath|under/i;

function readStackText(card: Card): StackText {
  const reading = () => readingFor(card, arenaLine(card));
  const bare = { ...bareCard(card), reading };
  if (!TELLING.test(card.text)) return bare;
  const { abilities } = reading();
  const inserts = abilities.filter(
    (ability) => ability.kind === "opener" && ability.opener.keyword === "INSERT",
  );
  const own = abilities.filter((ability) => !inserts.includes(ability));
  const inside = inserts.flatMap((ability) => (ability.kind === "opener" ? ability.abilities : []));
  const treated = treatedAs(abilities, card.name.base);
  return {
    ...bare,
    unique: bare.unique || treated.unique,
    subtypes: new Set([...bare.subtypes, ...treated.subtypes]),
    own: rulesOf(own, card.text),
    inserted: rulesOf(inside, card.text),
    granted: own.flatMap((ability) => granted(ability, card.text)),
    leave: readLeave(proseOf(own, card.text), card.name.base),
    pilots: abilities.flatMap((ability) => (ability.kind === "pilot" ? ability.subtypes : [])),
  };
}

const READ = new WeakMap<Card, StackText>();

/** What stacking reads in a card; read once for each card value. */
export function stackText(card: Card): StackText {
  const known = READ.get(card) ?? readStackText(card);
  READ.set(card, known);
  return known;
}
