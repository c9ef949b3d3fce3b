import type { Card } from "@/lib/cards/card";
import { editDistance } from "@/lib/cards/edit-distance";
import { foldWords } from "@/lib/cards/fold";
import { identityOf } from "@/lib/cards/identity";
import { readName } from "@/lib/cards/name";

const MOST = 5;
const SHORTEST_PART = 4;

/** One slip for every four letters, four at most. */
const forgiven = (words: string) => Math.min(4, Math.max(1, Math.floor(words.length / 4)));

/** Names that differ least from the words asked for; where none is near, those that hold the words asked for. */
function nearNames(asked: string, names: Iterable<string>): string[] {
  let least = forgiven(asked);
  let near: string[] = [];
  const holding: string[] = [];
  for (const name of names) {
    if (asked.length >= SHORTEST_PART && ` ${name} `.includes(` ${asked} `)) holding.push(name);
    const distance = editDistance(asked, name, least);
    if (distance === null) continue;
    if (distance < least) near = [];
    least = distance;
    near.push(name);
  }
  return near.length > 0 ? near : holding;
}

/**
 * Cards perhaps meant by a name that no card has, one printing of each identity, a few at most; where the name has a
 * version letter and one of them has it too, only such.
 */
export function nearbyCards(written: string, byBase: ReadonlyMap<string, readonly Card[]>): readonly Card[] {
  const { name } = readName(written);
  const asked = foldWords(name.base);
  if (asked === "") return [];
  const cards = nearNames(asked, byBase.keys()).flatMap((words) => byBase.get(words) ?? []);
  const lettered = name.version ? cards.filter((card) => card.name.version === name.version) : [];
  const identities = new Map<string, Card>();
  for (const card of lettered.length > 0 ? lettered : cards) {
    const known = identities.get(identityOf(card));
    if (!known || card.name.marks.length < known.name.marks.length) identities.set(identityOf(card), card);
  }
  return [...identities.values()].slice(0, MOST);
}
