import Link from "next/link";
import type { ReactNode } from "react";
import { KindMarks, SideMark } from "@/components/ui/marks";
import type { Card, Stat } from "@/lib/cards/card";
import { SIDE_NAMES } from "@/lib/cards/sides";

const RARITIES: Record<string, string> = {
  C: "Common",
  U: "Uncommon",
  R: "Rare",
  P: "Promo",
  S: "Subordinate",
};

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-1.5">
      <dt className="label w-28">{name}</dt>
      <dd className="flex flex-1 flex-wrap items-center gap-x-2">{children}</dd>
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: Stat }) {
  return (
    <div className="grid min-w-18 justify-items-center border-l border-line px-4 first:min-w-14 first:justify-items-start first:border-0 first:pl-0">
      <dd className="font-name font-semibold text-title tabular-nums">{value ?? "–"}</dd>
      <dt className="label">{name}</dt>
    </div>
  );
}

/** The numbers of a card, large. */
export function CardNumbers({ card }: { readonly card: Card }) {
  const isUnit = [card.speed, card.power, card.health].some((stat) => stat !== null);
  if (!isUnit && card.cost === null) return null;
  return (
    <dl className="flex flex-wrap gap-y-2">
      <Figure name="Cost" value={card.cost} />
      {isUnit && (
        <>
          <Figure name="Speed" value={card.speed} />
          <Figure name="Power" value={card.power} />
          <Figure name="Health" value={card.health} />
        </>
      )}
    </dl>
  );
}

/** Side, type line and printing of a card. */
export function CardPrinting({ card, setName }: { readonly card: Card; readonly setName: string }) {
  return (
    <dl>
      <Row name="Side">
        <SideMark side={card.side} />
        {SIDE_NAMES[card.side]}
      </Row>
      <Row name="Type">
        <KindMarks card={card} />
        {card.type.printed}
        {card.subtype && ` – ${card.subtype}`}
      </Row>
      <Row name="Set">
        <Link href={`/sets/${encodeURIComponent(card.set)}`} className="link">
          {setName}
        </Link>
        {setName !== card.set && <span className="text-ink-soft">{card.set}</span>}
      </Row>
      {card.number && <Row name="Number">{card.number}</Row>}
      {card.rarity && <Row name="Rarity">{RARITIES[card.rarity] ?? card.rarity}</Row>}
    </dl>
  );
}
