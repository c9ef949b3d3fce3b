import { deckCatalog } from "@/db/queries/deck-catalog";
import type { Card } from "@/lib/cards/card";
import { slug } from "@/lib/cards/fold";
import type { DeckCatalog } from "@/lib/decks/deck-catalog";
import { findCard } from "@/lib/decks/find-card";
import { AppError } from "@/lib/errors";

const SHOWN = 8;

/**
 * Finds cards by name or id, as the command line does. Names that no card has, or several have, are refused together,
 * each with the cards it may mean.
 */
export async function namedCards(names: readonly string[]): Promise<(name: string) => Card> {
  const asked = [...new Set(names)];
  const catalog = await deckCatalog(asked.map((name) => ({ name, id: name, zone: "Deck", count: 1 })));
  const found = new Map(asked.map((name) => [name, lookUp(name, catalog)]));
  const faults = [...found].flatMap(([name, { card, meant }]) => (card ? [] : [{ name, meant }]));
  if (faults.length > 0) {
    throw new AppError("bad-request", faults.map(faultWords).join(" "), { names: faults });
  }
  return (name) => {
    const card = found.get(name)?.card;
    if (!card) throw new Error(`not asked for: ${name}`);
    return card;
  };
}

interface Looked {
  readonly card: Card | null;
  /** Names of the cards that an unclear name may mean. */
  readonly meant: readonly string[];
}

function lookUp(name: string, catalog: DeckCatalog): Looked {
  const byId = catalog.byId(slug(name));
  if (byId) return { card: byId, meant: [] };
  const found = findCard({ name }, catalog);
  if (found.card || !("candidates" in found)) return { card: found.card, meant: [] };
  const meant = new Set(found.candidates.map((card) => card.name.full));
  return { card: null, meant: [...meant].slice(0, SHOWN) };
}

function faultWords({ name, meant }: { readonly name: string; readonly meant: readonly string[] }): string {
  const which = meant.length > 0 ? `; it may be ${meant.join(", ")}` : "";
  return `No card is named ${JSON.stringify(name)}${which}.`;
}
