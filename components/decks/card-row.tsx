import type { ReactNode } from "react";
import { KindMarks } from "@/components/ui/marks";
import type { Card } from "@/lib/cards/card";
import { printStat } from "@/lib/cards/stat";
import { cardWords } from "./line-words";

interface CardRowProps {
  readonly card: Card | null;
  /** Shown where the card is unknown. */
  readonly name: string;
  readonly count: number;
  /** Key of the row in its list: `Deck solo071-chewbacca-d2`. */
  readonly row: string;
  readonly current: boolean;
  /** Said after the card's name: count, zone, what is wrong. */
  readonly words: string;
  /** What is wrong with this card in this deck, in two or three words. */
  readonly fault?: string;
  readonly onOpen: () => void;
  readonly onFocus: () => void;
  /** Buttons at the right end. */
  readonly children: ReactNode;
}

/** One card as a line: count, cost, marks, name, numbers. The keys of its list work on it. */
export function CardRow({
  card,
  name,
  count,
  row,
  current,
  words,
  fault,
  onOpen,
  onFocus,
  children,
}: CardRowProps) {
  return (
    <li
      data-row={row}
      data-side={card?.side}
      className="group relative flex items-center border-line border-b focus-within:bg-signal-soft hover:bg-raised"
    >
      <button
        type="button"
        data-row-main
        tabIndex={current ? 0 : -1}
        onClick={onOpen}
        onFocus={onFocus}
        className="flex min-h-11 min-w-0 grow touch-manipulation items-center gap-2 py-1 pl-1 text-left lg:min-h-9"
      >
        <span className="sr-only">{`${card ? cardWords(card) : name}, ${words}`}</span>
        <span
          aria-hidden
          className={`w-6 shrink-0 text-right font-name font-semibold text-lead tabular-nums ${count ? (fault ? "text-bad" : "text-ink") : "text-transparent"}`}
        >
          {count}
        </span>
        <CostBox card={card} />
        <span aria-hidden className="flex w-9 shrink-0 justify-center">
          {card && <KindMarks card={card} className="size-3.5" />}
        </span>
        <span aria-hidden className="min-w-0 grow leading-tight">
          <Name card={card} name={name} />
          {fault && <span className="block text-bad text-note">{fault}</span>}
        </span>
        {card && <Numbers card={card} />}
      </button>
      {children}
    </li>
  );
}

const SIDE_EDGE = { L: "border-light", D: "border-dark", N: "border-neutral", Y: "border-vong" } as const;

function CostBox({ card }: { readonly card: Card | null }) {
  return (
    <span
      aria-hidden
      className={`grid h-6 w-7 shrink-0 place-items-center rounded-sharp border border-l-4 bg-raised font-name font-semibold tabular-nums ${card ? SIDE_EDGE[card.side] : "border-line"}`}
    >
      {card ? printStat(card.cost) : "?"}
    </span>
  );
}

function Name({ card, name }: { readonly card: Card | null; readonly name: string }) {
  if (!card) return <span className="text-bad">{name}</span>;
  const { base, version, namesake, marks } = card.name;
  const small = [namesake, ...marks].filter(Boolean).join(" ") || card.set;
  return (
    <>
      <span className="font-medium font-name text-[1.0625rem]">{base}</span>
      {version && <span className="ml-1 font-name text-ink-soft">{version}</span>}
      <span className="ml-1.5 text-ink-faint text-note">{small}</span>
    </>
  );
}

function Numbers({ card }: { readonly card: Card }) {
  const numbers = [card.speed, card.power, card.health];
  if (numbers.every((stat) => stat === null)) return null;
  return (
    <span
      aria-hidden
      className="shrink-0 px-2 text-right font-name text-ink-soft tabular-nums max-sm:hidden lg:max-xl:hidden 2xl:inline"
    >
      {numbers.map(printStat).join("/")}
    </span>
  );
}
