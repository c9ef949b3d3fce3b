import type { Card, CardName } from "./card";
import { identityOf, identityOfName } from "./identity";
import { printName, readName } from "./name";

/** Names that older card files and deck files use, with the name of today. */
const RENAMED: readonly (readonly [former: string, today: string])[] = [
  ["Built of Hope", "Build on Hope"],
  ["Commander Code (D)", "Commander Cody (D)"],
  ["Dishonestly Among Thieves", "Dishonesty Among Thieves"],
];

const TODAY: ReadonlyMap<string, CardName> = new Map(
  RENAMED.map(([former, today]) => [identityOfName(readName(today).name), readName(former).name]),
);

/** Former names of these cards, each with the id of the card that has another name today; marks stay as they are. */
export function formerNamesOf(cards: Iterable<Card>): [name: string, cardId: string][] {
  const names: [string, string][] = [];
  for (const card of cards) {
    const former = TODAY.get(identityOf(card));
    if (former) names.push([printName({ ...former, marks: card.name.marks }), card.id]);
  }
  return names;
}
