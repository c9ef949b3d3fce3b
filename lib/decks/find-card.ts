import type { Card, CardName } from "@/lib/cards/card";
import { fold, foldWords, slug } from "@/lib/cards/fold";
import { identityOf, identityOfName } from "@/lib/cards/identity";
import { readName } from "@/lib/cards/name";
import { compareNumbers } from "@/lib/cards/numbers";
import { setNamed } from "@/lib/cards/sets";
import type { DeckCatalog } from "./deck-catalog";

/** What a line says of its card. */
export interface Asked {
  readonly name?: string;
  readonly id?: string;
  readonly set?: string;
}

/**
 * How a card was found: `sure`; `printing`: the card is sure, which of its printings was chosen; `renamed`: by an older
 * name or id; `ambiguous`: cards of other identities answer to the name, and `card` is null unless one is named exactly so.
 */
export type Found =
  | { readonly how: "sure" | "renamed"; readonly card: Card }
  | { readonly how: "printing"; readonly card: Card; readonly candidates: readonly Card[] }
  | { readonly how: "ambiguous"; readonly card: Card | null; readonly candidates: readonly Card[] }
  | { readonly how: "unknown"; readonly card: null };

const UNKNOWN: Found = { how: "unknown", card: null };

/** Ids of lines without a card begin with this, so that they are the id of no card. */
const UNRESOLVED = "?";

/** Stands for a card nobody knows; never the id of a card, whatever the name. */
export function unresolvedId(name: string): string {
  return UNRESOLVED + (slug(name) || "unnamed");
}

export function isUnresolved(id: string): boolean {
  return id.startsWith(UNRESOLVED);
}

/** What is left of the name that no card has: `?jedi-squad` → `jedi squad`. */
export function writtenName(unresolved: string): string {
  return unresolved.slice(UNRESOLVED.length).replaceAll("-", " ");
}

function sameMarks(card: Card, name: CardName): boolean {
  return fold(card.name.marks.join(" ")) === fold(name.marks.join(" "));
}

/** How far a printing is from the plain one: marked, promotional, or without a number of its own. */
function oddness({ name, number }: Card): number {
  return name.marks.length * 2 + (/^\d/.test(number) ? 0 : 1);
}

/** Plain printings first, then the oldest set; the same order whatever order the catalog has. */
function comparePrintings(a: Card, b: Card): number {
  const place = (card: Card) => setNamed(card.set).position ?? Number.MAX_SAFE_INTEGER;
  return (
    oddness(a) - oddness(b) ||
    place(a) - place(b) ||
    (a.set < b.set ? -1 : a.set > b.set ? 1 : 0) ||
    compareNumbers(a.number, b.number) ||
    (a.id < b.id ? -1 : 1)
  );
}

function choosePrinting(cards: readonly Card[], name: CardName): Found {
  const asWritten = cards.filter((card) => sameMarks(card, name));
  const candidates = asWritten.length > 0 ? asWritten : cards;
  const [card] = candidates;
  if (!card) return UNKNOWN;
  return candidates.length === 1 && asWritten.length === 1
    ? { how: "sure", card }
    : { how: "printing", card, candidates };
}

function identities(cards: readonly Card[]): number {
  return new Set(cards.map(identityOf)).size;
}

/** All that could be meant: base name and version agree, or the whole name word for word. */
function candidatesFor(name: CardName, catalog: DeckCatalog): { wide: Card[]; exact: Card[] } {
  const words = foldWords(name.full);
  const all = [...new Set([...catalog.byName(foldWords(name.base)), ...catalog.byName(words)])];
  all.sort(comparePrintings);
  const exact = all.filter((card) => foldWords(card.name.full) === words);
  const wide = all.filter((card) => card.name.version === name.version || exact.includes(card));
  return { wide, exact };
}

function inSet(cards: readonly Card[], set: string): Card[] {
  const code = set.trim().toUpperCase();
  return cards.filter((card) => card.set.toUpperCase() === code || card.name.namesake === code);
}

function chooseFrom(cards: readonly Card[], name: CardName): Found {
  if (identities(cards) > 1) return { how: "ambiguous", card: null, candidates: cards };
  return choosePrinting(cards, name);
}

/** A named set decides between namesakes as well as between printings. */
function findInSet(wide: readonly Card[], exact: readonly Card[], name: CardName, set: string): Found | null {
  const here = inSet(wide, set);
  if (here.length === 0) return null;
  const named = here.filter((card) => exact.includes(card));
  const own = here.filter((card) => identityOf(card) === identityOfName(name));
  return chooseFrom(named.length > 0 ? named : own.length > 0 ? own : here, name);
}

function findByName(written: string, set: string | undefined, catalog: DeckCatalog): Found {
  const { name } = readName(written);
  const { wide, exact } = candidatesFor(name, catalog);
  if (wide.length === 0) {
    const others = [...catalog.byName(foldWords(name.base))].sort(comparePrintings);
    return others.length > 0 ? { how: "ambiguous", card: null, candidates: others } : UNKNOWN;
  }
  const here = set ? findInSet(wide, exact, name, set) : null;
  if (here) return here;
  const meant =
    exact.length > 0 ? exact : wide.filter((c) => !name.namesake || c.name.namesake === name.namesake);
  const found = chooseFrom(meant, name);
  if (found.card === null) return found;
  const namesakes = wide.filter((card) => card.name.namesake !== found.card?.name.namesake);
  if (namesakes.length > 0 && name.namesake === null)
    return { how: "ambiguous", card: found.card, candidates: [found.card, ...namesakes] };
  return set ? { how: "printing", card: found.card, candidates: meant } : found;
}

function isCalled(card: Card, written: string | undefined): boolean {
  return (
    written === undefined || foldWords(readName(written, card.image).name.full) === foldWords(card.name.full)
  );
}

function findById(id: string, name: string | undefined, catalog: DeckCatalog): Found | null {
  if (isUnresolved(id)) return null;
  const card = catalog.byId(slug(id));
  if (card) return { how: isCalled(card, name) ? "sure" : "renamed", card };
  const today = catalog.formerly(id);
  return today ? { how: "renamed", card: today } : null;
}

/** Finds the card a line means: its id decides, then name and set, then older names. Never guesses between cards. */
export function findCard({ id, name, set }: Asked, catalog: DeckCatalog): Found {
  const byId = id ? findById(id, name, catalog) : null;
  if (byId) return byId;
  if (!name) return UNKNOWN;
  const byName = findByName(name, set, catalog);
  if (byName.card) return byName;
  const today = catalog.formerly(name) ?? catalog.formerly(readName(name).name.full);
  if (today) return { how: "renamed", card: today };
  const card = byName.how === "unknown" ? catalog.byId(slug(name)) : undefined;
  return card ? { how: "sure", card } : byName;
}
