"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Card } from "@/lib/cards/card";
import { CandidateRow } from "./candidate-row";
import type { Place } from "./changes";
import type { StackLab } from "./use-stack-lab";

interface OffersProps {
  readonly title: string;
  readonly cards: readonly Card[];
  /** With a heading, and only the first cards until more are asked for. */
  readonly short: boolean;
  readonly stack: StackLab["stack"];
  readonly options: StackLab["options"];
  readonly broken: ReadonlySet<string>;
  readonly active: string | null | undefined;
  readonly onFocus: (id: string) => void;
  readonly onPut: (card: Card, place: Place) => void;
}

const FEW = 6;

/** A group of cards with their places. */
export function Offers({ title, cards, short, stack, options, broken, active, onFocus, onPut }: OffersProps) {
  const [all, setAll] = useState(false);
  if (cards.length === 0) return null;
  const shown = short && !all ? cards.slice(0, FEW) : cards;
  return (
    <section aria-label={title} className="mb-4">
      {short && (
        <h3 className="label flex border-line-strong border-b pb-0.5">
          {title}
          <span className="ml-auto tabular-nums">{cards.length}</span>
        </h3>
      )}
      <ul aria-label={title}>
        {shown.map((card) => (
          <CandidateRow
            key={card.id}
            card={card}
            stack={stack}
            options={options}
            broken={broken}
            current={card.id === active}
            onFocus={() => onFocus(card.id)}
            onPut={onPut}
          />
        ))}
      </ul>
      {shown.length < cards.length && (
        <Button className="mt-2 w-full" onClick={() => setAll(true)}>
          {cards.length - shown.length} more
        </Button>
      )}
    </section>
  );
}
