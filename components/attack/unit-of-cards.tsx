"use client";

import Link from "next/link";
import { CardFace } from "@/components/cards/card-face";
import { resolveStack } from "@/components/stacking/resolved-stack";
import { stackHref } from "@/components/stacking/stack-address";
import { Reasons } from "@/components/stacking/stack-verdict";
import { NumberStrip } from "@/components/stacking/unit-numbers";
import type { Card } from "@/lib/cards/card";
import { check } from "@/lib/stacking/check";
import type { StackUnit } from "@/lib/stacking/unit";
import type { Contender } from "./attack-state";
import { NumberField } from "./number-field";
import type { AttackLab } from "./use-attack-lab";

interface UnitOfCardsProps {
  readonly contender: Contender;
  readonly lab: AttackLab;
  readonly put: (next: Contender) => void;
}

/** A unit given in cards: its top card, its numbers in play, what lies beneath and around. */
export function UnitOfCards({ contender, lab, put }: UnitOfCardsProps) {
  const { setup } = contender;
  const arena = lab.state.arena;
  const { stack, options, unknown } = resolveStack({ ...setup, arena }, lab.cardOf);
  const [top, ...beneath] = stack;
  if (!top) {
    return (
      <p className="text-ink-soft">
        {lab.waiting ? "Fetching the cards." : `No card has the id ${unknown.join(", ")}.`}
      </p>
    );
  }
  const report = check(stack, { ...options, standing: true });
  return (
    <div className="grid gap-2">
      <CardFace card={top} size="row" href={`/cards/${top.id}`} />
      {report.unit && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <NumberStrip unit={report.unit} />
          <span className="text-ink-soft text-small">{aroundWords(beneath, options)}</span>
          <Link href={stackHref({ ...setup, arena })} prefetch={false} className="link text-small">
            In the stack lab
          </Link>
        </div>
      )}
      <MissingNumbers contender={contender} unit={report.unit} put={put} />
      {!report.legal && <Reasons report={{ violations: report.violations, warnings: [] }} />}
    </div>
  );
}

interface MissingNumbersProps extends Pick<UnitOfCardsProps, "contender" | "put"> {
  readonly unit: StackUnit | null;
}

/** Power and health that the text defines must be given by hand. */
function MissingNumbers({ contender, unit, put }: MissingNumbersProps) {
  const missing = (["power", "health"] as const).filter(
    (stat) => unit && (unit[stat] === null || contender[stat] !== null),
  );
  if (missing.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-4">
      {missing.map((stat) => (
        <NumberField
          key={stat}
          label={stat === "power" ? "Power in play" : "Health in play"}
          value={contender[stat]}
          placeholder="?"
          onValue={(value) => put({ ...contender, [stat]: value })}
        />
      ))}
    </div>
  );
}

type Around = ReturnType<typeof resolveStack>["options"];

/** What belongs to the unit besides its top card. */
function aroundWords(beneath: readonly Card[], { pilots = [], equipment = [] }: Around): string {
  const names = (cards: readonly Card[]) => cards.map(({ name }) => name.full).join(", ");
  const parts = [
    beneath.length > 0 ? `over ${names(beneath)}` : "",
    pilots.length > 0 ? `piloted by ${names(pilots.flat())}` : "",
    equipment.length > 0 ? `with ${names(equipment)}` : "",
  ];
  return parts.filter(Boolean).join("; ");
}
