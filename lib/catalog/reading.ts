import type { Card } from "@/lib/cards/card";
import { foldWords } from "@/lib/cards/fold";
import { type Reading, read } from "@/lib/keywords/read";

/** The line that names the arenas of a card's Switch slots: a Subordinate prints them in its subtype. */
export function arenaLine(card: Pick<Card, "type" | "subtype">): string {
  const own = card.type.arenas.length > 0 || card.type.type !== "Subordinate";
  return own ? card.type.printed : card.subtype;
}

/** Reads the texts of cards that lie together: a Switch given to a Subordinate takes its arenas from that one's row. */
export function readerOf(cards: Iterable<Card>): (card: Card) => Reading {
  const lines = new Map<string, string>();
  for (const card of cards) {
    const words = foldWords(card.name.base);
    if (card.type.type === "Subordinate" && !lines.has(words)) lines.set(words, arenaLine(card));
  }
  const subordinate = (name: string) => lines.get(foldWords(name));
  return (card) => read(card.text, arenaLine(card), { subordinate });
}
