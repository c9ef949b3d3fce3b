import type { Card } from "@/lib/cards/card";
import { identityOf, isUnit } from "@/lib/cards/identity";
import { sameUnit } from "@/lib/stacking/name-groups";
import { partners } from "@/lib/stacking/partners";
import { searchWords } from "./words";

/** Only a text with one of these words can let in a card of another name (lib/stacking reads the rest). */
const SPEAKS = /\b(?:stack|beneath|underneath|under|below|treat)/i;

/**
 * Answers `stackswith:`: ids of the cards, every printing of them, that may be in one stack with a unit of the name
 * given (with or without its version letter); null where no unit is called so. Answers are kept.
 */
export function partnerFinder(cards: readonly Card[]): (name: string) => ReadonlySet<string> | null {
  const units = cards.filter(isUnit);
  const speakers = units.filter((card) => SPEAKS.test(card.text));
  const answers = new Map<string, ReadonlySet<string> | null>();
  return (name) => {
    const words = searchWords(name);
    const known = answers.get(words);
    if (known !== undefined) return known;
    const found = find(words, units, speakers);
    if (answers.size < 500) answers.set(words, found);
    return found;
  };
}

function find(words: string, units: readonly Card[], speakers: readonly Card[]): ReadonlySet<string> | null {
  const called = units.filter((card) => isCalled(card, words));
  if (called.length === 0) return null;
  const identities = new Set<string>();
  for (const card of onePerIdentity(called)) {
    const others = SPEAKS.test(card.text) ? units : candidates(card, units, speakers);
    for (const group of partners(card, others))
      for (const { card: other } of group.partners) identities.add(identityOf(other));
  }
  return new Set(units.filter((card) => identities.has(identityOf(card))).map((card) => card.id));
}

function candidates(card: Card, units: readonly Card[], speakers: readonly Card[]): readonly Card[] {
  const same = units.filter((other) => sameUnit(card.name.base, other.name.base, "official"));
  return [...new Set([...same, ...speakers])];
}

function isCalled({ name }: Card, words: string): boolean {
  return [name.full, name.base, `${name.base} ${name.version ?? ""}`].some(
    (called) => searchWords(called) === words,
  );
}

function onePerIdentity(cards: readonly Card[]): readonly Card[] {
  return [...new Map(cards.map((card) => [identityOf(card), card])).values()];
}
