import { deckCatalog } from "@/db/queries/deck-catalog";
import type { Card } from "@/lib/cards/card";
import { cardNamed } from "@/lib/decks/named-card";
import { AppError } from "@/lib/errors";

/** Finds cards by name or id, as the command line does; names that stand for no one card are refused together. */
export async function namedCards(names: readonly string[]): Promise<(name: string) => Card> {
  const asked = [...new Set(names)];
  const find = cardNamed(
    await deckCatalog(asked.map((name) => ({ name, id: name, zone: "Deck", count: 1 }) as const)),
  );
  const found = new Map<string, Card>();
  const faults: string[] = [];
  for (const name of asked) {
    const card = find(name);
    if (typeof card === "string") faults.push(card);
    else found.set(name, card);
  }
  if (faults.length > 0) throw new AppError("bad-request", `${faults.join("; ")}.`, { errors: faults });
  return (name) => {
    const card = found.get(name);
    if (!card) throw new Error(`not asked for: ${name}`);
    return card;
  };
}
