import type { Card } from "@/lib/cards/card";
import { CardFace } from "./card-face";
import { isLying } from "./lying";
import { WalkList } from "./walk-list";

interface CardGridProps {
  readonly cards: readonly Card[];
  /** What the list is, for those who cannot see it. */
  readonly label: string;
}

/** Cards side by side; a lying card takes the place of two. Arrow keys walk it. */
export function CardGrid({ cards, label }: CardGridProps) {
  return (
    <WalkList
      label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] items-stretch gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10.75rem,1fr))]"
    >
      {cards.map((card) => (
        <li key={card.id} className={isLying(card) ? "col-span-2" : undefined}>
          <CardFace card={card} size="tile" href={`/cards/${card.id}`} />
        </li>
      ))}
    </WalkList>
  );
}

/** Cards one below the other. Arrow keys walk it. */
export function CardRows({ cards, label }: CardGridProps) {
  return (
    <WalkList label={label} className="grid gap-1">
      {cards.map((card) => (
        <li key={card.id}>
          <CardFace card={card} size="row" href={`/cards/${card.id}`} />
        </li>
      ))}
    </WalkList>
  );
}
