"use client";

import Link from "next/link";
import { UnitLinks } from "@/components/attack/unit-links";
import { CardFace } from "@/components/cards/card-face";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Card } from "@/lib/cards/card";
import { type Deck, ZONES, type Zone } from "@/lib/decks/deck";
import { useBackCloses } from "./card-entry";
import { zonesFor } from "./deck-groups";
import { countIn } from "./editor-state";
import { Stepper } from "./stepper";

interface CardDialogProps {
  readonly card: Card;
  readonly deck: Deck;
  readonly onStep: (card: Card, zone: Zone, by: 1 | -1) => void;
  readonly onMove: (cardId: string, from: Zone, to: Zone) => void;
  readonly onClose: () => void;
}

/** The card to read, with its copies in each zone; the browser's Back closes it. */
export function CardDialog({ card, deck, onStep, onMove, onClose }: CardDialogProps) {
  const close = useBackCloses(onClose);
  return (
    <Dialog title={card.name.full} shape="sheet" open onOpenChange={(open) => !open && close()}>
      <div className="grid gap-4 sm:grid-cols-[18rem_1fr]">
        <CardFace card={card} size="full" />
        <div className="grid content-start gap-2">
          <ul aria-label="Copies by zone" className="grid gap-1">
            {ZONES.map((zone) => (
              <ZoneRow key={zone} {...{ zone, card, deck, onStep, onMove }} />
            ))}
          </ul>
          <Link href={`/cards/${card.id}`} target="_blank" className={buttonClass("plain")}>
            Open the card's page
          </Link>
          <UnitLinks card={card} />
        </div>
      </div>
    </Dialog>
  );
}

type ZoneRowProps = Pick<CardDialogProps, "card" | "deck" | "onStep" | "onMove"> & { readonly zone: Zone };

function ZoneRow({ zone, card, deck, onStep, onMove }: ZoneRowProps) {
  const count = countIn(deck, { cardId: card.id, zone });
  const open = zonesFor(card).includes(zone);
  if (!open && count === 0) return null;
  const others = zonesFor(card).filter((other) => other !== zone);
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-line border-b">
      <span className="grow">{zone}</span>
      <span className="w-6 text-right font-name font-semibold text-lead tabular-nums">{count}</span>
      <Stepper
        name={`${card.name.full} in ${zone}`}
        count={count}
        reachable
        onStep={(by) => onStep(card, zone, by)}
      />
      {count > 0 && (
        <span className="flex w-full flex-wrap gap-1 pb-1">
          {others.map((to) => (
            <Button
              key={to}
              size="small"
              className="max-lg:min-h-11"
              onClick={() => onMove(card.id, zone, to)}
            >
              One to {to}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
