"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { type KeyRow, PageKeys } from "@/components/ui/keys";
import { Section } from "@/components/ui/section";
import { EmptyState } from "@/components/ui/states";
import type { Card } from "@/lib/cards/card";
import { CardPicker } from "./card-picker";
import { moveCard, type Place, putCard, takeCard } from "./changes";
import { DropTargets } from "./drop-targets";
import { mainsIn } from "./list-keys";
import { Pile } from "./pile";
import { StackLamp } from "./stack-verdict";
import { NumberStrip } from "./unit-numbers";
import { UnitPanel } from "./unit-panel";
import { type StackLab as Lab, useStackLab } from "./use-stack-lab";
import { useStackSaid } from "./use-stack-said";

const KEYS: readonly KeyRow[] = [
  { keys: ["↓", "↑"], does: "From the search into the list, and along a list" },
  { keys: ["Enter"], does: "Add the card where it usually goes" },
  { keys: ["t"], does: "Put the card on top" },
  { keys: ["b"], does: "Put the card beneath" },
  { keys: ["p"], does: "Make it a Pilot" },
  { keys: ["Shift", "↑"], does: "In the stack: move the card up; Shift ↓ moves it down" },
  { keys: ["-"], does: "In the stack: take the card out" },
];

/** Cards are put together and the unit they make is shown at each step. */
export function StackLab({ known }: { readonly known: readonly Card[] }) {
  const lab = useStackLab(known);
  const { change, cardOf } = lab;
  const pileRef = useRef<HTMLOListElement>(null);
  const boxRef = useRef<HTMLInputElement>(null);
  const refocus = useRefocus(pileRef, lab);
  const put = (card: Card, place: Place) => change((setup) => putCard(setup, card, place, cardOf));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lab.setup.cards.length) return;
    refocus(to);
    change((setup) => moveCard(setup, from, to));
  };
  const take = (at: number) => {
    refocus(Math.min(at, lab.setup.cards.length - 2));
    change((setup) => takeCard(setup, at));
  };
  const drop = (cardId: string, place: "top" | "beneath") => {
    const card = cardOf(cardId);
    if (card) put(card, place);
  };
  return (
    <div
      data-own-search
      className="grid gap-x-8 gap-y-6 pb-20 md:grid-cols-2 lg:pb-0 xl:grid-cols-[minmax(0,23rem)_minmax(0,23rem)_minmax(0,1fr)]"
    >
      <PageKeys rows={KEYS} />
      <Said lab={lab} />
      <Section
        title="Stack"
        aside={lab.setup.cards.length > 0 && <span className="tabular-nums">{countWords(lab)}</span>}
        className="min-w-0 md:order-1 xl:order-2"
      >
        <DropTargets onDrop={drop}>
          {lab.setup.cards.length > 0 ? (
            <Pile lab={lab} onMove={move} onTake={take} listRef={pileRef} />
          ) : (
            <EmptyState title="No card yet">
              <p>
                Find the first card of the stack by its name. Cards that fit it are then offered, and the unit
                is shown at each step.
              </p>
              <Button className="md:hidden" onClick={() => boxRef.current?.focus()}>
                Find a card
              </Button>
            </EmptyState>
          )}
        </DropTargets>
      </Section>
      <Section title="Cards" className="min-w-0 md:order-3 md:col-span-2 xl:order-1 xl:col-span-1">
        <CardPicker lab={lab} onPut={put} boxRef={boxRef} />
      </Section>
      <UnitPanel lab={lab} />
      <FootBar lab={lab} />
    </div>
  );
}

const countWords = ({ setup }: Lab) => (setup.cards.length === 1 ? "1 card" : `${setup.cards.length} cards`);

function Said({ lab }: { readonly lab: Lab }) {
  return (
    <p role="status" className="sr-only">
      {useStackSaid(lab)}
    </p>
  );
}

/** After a move the row that moved has the focus again, though it is drawn anew. */
function useRefocus(pileRef: React.RefObject<HTMLElement | null>, { setup }: Lab) {
  const wanted = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are drawn anew when the stack changes
  useEffect(() => {
    if (wanted.current === null) return;
    mainsIn(pileRef.current)[wanted.current]?.focus();
    wanted.current = null;
  }, [setup, pileRef]);
  return (at: number) => {
    wanted.current = at;
  };
}

/** On a phone the unit's numbers stay in sight at the foot. */
function FootBar({ lab }: { readonly lab: Lab }) {
  const { report, stack } = lab;
  if (stack.length === 0) return null;
  return (
    <a
      href="#unit"
      className="fixed inset-x-0 bottom-0 z-30 flex min-h-14 items-center gap-4 border-line-strong border-t-2 bg-panel px-4 shadow-sheet lg:hidden"
    >
      <StackLamp report={report} />
      {report.unit && (
        <span className="ml-auto flex items-center gap-3">
          <span className="text-ink-soft text-small">
            cost <b className="font-name text-ink text-lead">{report.unit.buildCost ?? "?"}</b>
          </span>
          <NumberStrip unit={report.unit} />
        </span>
      )}
    </a>
  );
}
