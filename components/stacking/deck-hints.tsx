import Link from "next/link";
import { useMemo } from "react";
import { attackWithHref } from "@/components/attack/attack-href";
import type { Card } from "@/lib/cards/card";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { type DeckStack, deckStacks } from "@/lib/stacking/deck-stacks";
import { EMPTY_STACK, stackHref } from "./stack-address";
import { numbersOf, shown } from "./words";

const FEW = 6;

/** Every stack the main deck can make, and what in it finds no use: hints, never errors. */
export function DeckHints({ lines }: { readonly lines: readonly ResolvedLine[] }) {
  const { stacks, hints } = useMemo(() => deckStacks(mainCards(lines)), [lines]);
  if (stacks.length === 0 && hints.length === 0) {
    return (
      <p className="text-ink-soft text-small">No two cards of this deck stack, and none needs another.</p>
    );
  }
  return (
    <div className="grid gap-3">
      {hints.length > 0 && (
        <ul aria-label="Hints" className="grid gap-2">
          {hints.map((hint) => (
            <li key={hint.message} className="border-line-strong border-l-4 pl-2 text-small">
              {hint.message}
            </li>
          ))}
        </ul>
      )}
      {stacks.length > 0 && <Stacks stacks={stacks} />}
    </div>
  );
}

function mainCards(lines: readonly ResolvedLine[]): { card: Card; count: number }[] {
  return lines.flatMap(({ card, zone, count }) => (card && zone === "Deck" ? [{ card, count }] : []));
}

function Stacks({ stacks }: { readonly stacks: readonly DeckStack[] }) {
  const rest = stacks.slice(FEW);
  return (
    <>
      <ul aria-label="Stacks">
        {stacks.slice(0, FEW).map((stack) => (
          <StackRow key={stack.top.id} stack={stack} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit items-center text-ink-soft text-note lg:min-h-7">
            {rest.length} more
          </summary>
          <ul aria-label="More stacks">
            {rest.map((stack) => (
              <StackRow key={stack.top.id} stack={stack} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The largest stack with this card on top, and the unit it makes. */
function StackRow({ stack: { top, beneath, largest, report } }: { readonly stack: DeckStack }) {
  const under = largest.slice(1).map(({ name }) => name.full);
  const left = beneath.length - under.length;
  return (
    <li className="border-line border-b py-1.5 text-small">
      <Link
        href={stackHref({ cards: largest.map(({ id }) => id) })}
        prefetch={false}
        className="flex min-h-11 flex-wrap items-baseline gap-x-3 hover:text-signal lg:min-h-0"
      >
        <span className="min-w-0 grow font-medium font-name text-[1.0625rem]">{top.name.full}</span>
        {report.unit && (
          <span className="font-name tabular-nums">
            <span className="text-ink-soft">cost </span>
            {shown(report.unit.buildCost)}
            <span className="text-ink-soft"> · </span>
            {numbersOf(report.unit)}
          </span>
        )}
        <span className="w-full text-ink-soft">
          over {under.join(", ")}
          {left > 0 && ` and ${left} more that would do`}
        </span>
      </Link>
      <Link
        href={attackWithHref({ ...EMPTY_STACK, cards: largest.map(({ id }) => id) })}
        prefetch={false}
        aria-label={`Attack with ${top.name.full} and the cards beneath`}
        className="link inline-flex min-h-11 items-center lg:min-h-0"
      >
        Attack with it
      </Link>
    </li>
  );
}
