import Link from "next/link";
import { ArenaMark, SideMark } from "@/components/ui/marks";
import { ARENAS, type Card, type Side } from "@/lib/cards/card";
import { SIDE_NAMES } from "@/lib/cards/sides";
import type { StoredDeck } from "@/lib/decks/deck";

function sideOf(cards: readonly Card[]): Side {
  return cards.find((card) => card.side !== "N")?.side ?? "N";
}

/** A ready deck as a line: its side, name, units of each arena, size. */
export function ReadyDeck({
  deck,
  cards,
}: {
  readonly deck: StoredDeck;
  readonly cards: ReadonlyMap<string, Card>;
}) {
  const main = deck.lines.filter((line) => line.zone === "Deck");
  const known = main.flatMap(({ cardId, count }) => {
    const card = cards.get(cardId);
    return card ? [{ card, count }] : [];
  });
  const side = sideOf(known.map(({ card }) => card));
  const inArena = (arena: (typeof ARENAS)[number]) =>
    known.reduce(
      (sum, { card, count }) =>
        sum + (card.type.type === "Unit" && card.type.arenas.includes(arena) ? count : 0),
      0,
    );
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-3 hover:bg-panel">
      <SideMark side={side} title={SIDE_NAMES[side]} className="size-5" />
      <Link
        href={`/d/${deck.id}`}
        className="link-quiet min-w-0 flex-1 font-medium after:absolute after:inset-0"
      >
        {deck.name}
      </Link>
      <span className="flex gap-3 font-name font-semibold tabular-nums">
        {ARENAS.map((arena) => (
          <span key={arena} className="inline-flex items-center gap-1">
            <ArenaMark arena={arena} title={arena} className="size-3.5" />
            {inArena(arena)}
          </span>
        ))}
      </span>
      <span className="hidden w-16 text-right text-small text-ink-soft sm:block">
        {main.reduce((sum, line) => sum + line.count, 0)} cards
      </span>
    </li>
  );
}
