"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CloseIcon } from "@/components/ui/icons";
import type { Card } from "@/lib/cards/card";
import { CardLine } from "./card-line";
import { CardPicker } from "./card-picker";
import { putCard, takeAround, takeCard, takePilot } from "./changes";
import { IconButton } from "./icon-button";
import { resolveStack } from "./resolved-stack";
import type { StackSetup } from "./stack-address";

interface CardsDialogProps {
  readonly title: string;
  /** What the button that opens it says. */
  readonly opener: string;
  readonly solid?: boolean;
  readonly setup: StackSetup;
  readonly cardOf: (id: string) => Card | undefined;
  readonly know: (cards: readonly Card[]) => void;
  readonly onSetup: (setup: StackSetup) => void;
}

/** Chooses the cards of a unit: its stack, Pilots and Equipment. */
export function CardsDialog({ title, opener, solid, setup, cardOf, know, onSetup }: CardsDialogProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const { stack, options } = resolveStack(setup, cardOf);
  return (
    <Dialog title={title} shape="sheet" trigger={<Button look={solid ? "solid" : "plain"}>{opener}</Button>}>
      <div className="grid gap-4">
        <Chosen setup={setup} cardOf={cardOf} onSetup={onSetup} />
        <CardPicker
          lab={{ stack, options, setup, know }}
          boxRef={boxRef}
          onPut={(card, place) => onSetup(putCard(setup, card, place, cardOf))}
        />
      </div>
    </Dialog>
  );
}

type ChosenProps = Pick<CardsDialogProps, "setup" | "cardOf" | "onSetup">;

/** The cards so far, each with a way out. */
function Chosen({ setup, cardOf, onSetup }: ChosenProps) {
  const rows = [
    ...setup.cards.map((id, at) => ({ id, role: at === 0 ? "Top" : "Beneath", next: takeCard(setup, at) })),
    ...setup.pilots.flatMap((pilot, number) =>
      pilot.map((id, at) => ({ id, role: "Pilot", next: takePilot(setup, number, at) })),
    ),
    ...setup.equipment.map((id, at) => ({ id, role: "Equipment", next: takeAround(setup, "equipment", at) })),
  ];
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Cards of the unit">
      {rows.map(({ id, role, next }) => {
        const card = cardOf(id);
        return (
          <li key={`${role} ${id}`} className="flex items-center gap-2 border-line border-b">
            <span className="label w-20 shrink-0">{role}</span>
            <span className="sr-only">{card?.name.full ?? id}</span>
            {card ? <CardLine card={card} /> : <span className="grow text-small">{id}</span>}
            <IconButton name={`Take ${card?.name.full ?? id} out`} onClick={() => onSetup(next)}>
              <CloseIcon />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
