import { type Mark, marksOf } from "@/lib/cards/ban-marks";
import type { Card } from "@/lib/cards/card";
import { fold, foldWords, slug } from "@/lib/cards/fold";
import { identityOf } from "@/lib/cards/identity";
import { nearbyCards } from "./nearby";

/** What the reading of a deck asks of the cards there are. */
export interface DeckCatalog {
  byId(id: string): Card | undefined;
  /** Cards whose base name or whole name folds to these words (`foldWords`), in the catalog's order. */
  byName(words: string): readonly Card[];
  /** The card that had this name or id in older files. */
  formerly(nameOrId: string): Card | undefined;
  /** Cards perhaps meant by a name that no card has: a few, the nearest ones. */
  nearby(name: string): readonly Card[];
  /** Codes of the sets that print a card of this identity. */
  printedIn(card: Card): readonly string[];
  /** Bans and restrictions that any printing of this identity carries. */
  banMarks(card: Card): readonly Mark[];
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** A catalog of these cards; `former` leads from old folded names and old ids to the ids of today. */
export function catalogOf(
  cards: Iterable<Card>,
  former: Iterable<readonly [nameOrId: string, cardId: string]> = [],
): DeckCatalog {
  const byId = new Map<string, Card>();
  const byName = new Map<string, Card[]>();
  const byBase = new Map<string, Card[]>();
  const sets = new Map<string, string[]>();
  const marks = new Map<string, Mark[]>();
  for (const card of cards) {
    byId.set(card.id, card);
    const [base, full] = [foldWords(card.name.base), foldWords(card.name.full)];
    push(byName, base, card);
    push(byBase, base, card);
    if (full !== base) push(byName, full, card);
    const identity = identityOf(card);
    const printed = sets.get(identity) ?? [];
    if (!printed.includes(card.set)) sets.set(identity, [...printed, card.set]);
    for (const mark of marksOf(card)) push(marks, identity, mark);
  }
  const today = new Map([...former].map(([old, id]) => [fold(old), id]));
  return {
    byId: (id) => byId.get(id),
    byName: (words) => byName.get(words) ?? [],
    formerly: (old) => byId.get(today.get(fold(old)) ?? today.get(slug(old)) ?? ""),
    nearby: (name) => nearbyCards(name, byBase),
    printedIn: (card) => sets.get(identityOf(card)) ?? [card.set],
    banMarks: (card) => marks.get(identityOf(card)) ?? marksOf(card),
  };
}
