"use client";

import Link from "next/link";
import { KindMarks, SideMark } from "@/components/ui/marks";
import { type StatName, StatSign } from "@/components/ui/signs";
import { unitArenas } from "@/components/ui/unit-arenas";
import type { Card, Stat } from "@/lib/cards/card";
import { SIDE_NAMES } from "@/lib/cards/sides";
import styles from "./card-face.module.css";
import { CardPicture } from "./card-picture";
import { CardText } from "./card-text";
import { isLying } from "./lying";
import { Scope } from "./scope";

export type CardSize = "tile" | "row" | "full";

interface CardFaceProps {
  readonly card: Card;
  readonly size: CardSize;
  /** Address the name leads to; the whole face is then its target. */
  readonly href?: string;
  /** Number shown at the corner, as a deck's count. */
  readonly count?: number;
}

function frameOf(card: Card): readonly string[] {
  const arenas = unitArenas(card);
  return arenas.length > 0 ? arenas : [card.type.type];
}

const RARITIES: Record<string, string> = {
  C: "common",
  U: "uncommon",
  R: "rare",
  P: "promo",
  S: "subordinate",
};

function Cost({ cost }: { readonly cost: Stat }) {
  if (cost === null) return <span className={styles.costless} />;
  return (
    <span className={styles.cost}>
      <span className="sr-only">Cost </span>
      {cost}
    </span>
  );
}

function Name({ card, href }: { readonly card: Card; readonly href?: string }) {
  const { base, version, marks, namesake } = card.name;
  const name = (
    <>
      {base}
      {namesake && <small> {namesake}</small>}
      {version && (
        <>
          {" "}
          <span className={styles.version}>
            <span className="sr-only">(</span>
            {version}
            <span className="sr-only">)</span>
          </span>
        </>
      )}
      {marks.map((mark) => (
        <small key={mark}> {mark}</small>
      ))}
    </>
  );
  return (
    <p className={styles.name}>
      {href ? (
        <Link href={href} prefetch={false} data-walk className={styles.link}>
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  );
}

function TypeLineText({ card }: { readonly card: Card }) {
  return (
    <p className={styles.type}>
      <KindMarks card={card} plain className={styles.mark} />
      <span className={styles.words}>
        <span className={card.subtype && unitArenas(card).length > 0 ? styles.told : undefined}>
          {card.type.printed}
          {card.subtype && " – "}
        </span>
        {card.subtype}
      </span>
    </p>
  );
}

const STATS: readonly { name: StatName; value: (card: Card) => Stat }[] = [
  { name: "Speed", value: (card) => card.speed },
  { name: "Power", value: (card) => card.power },
  { name: "Health", value: (card) => card.health },
];

function Numbers({ card }: { readonly card: Card }) {
  if (STATS.every(({ value }) => value(card) === null)) return null;
  return (
    <dl className={styles.numbers}>
      {STATS.map(({ name, value }) => (
        <div key={name} data-stat={name}>
          <dt title={name}>
            <StatSign stat={name} className={styles.sign} />
            <span className="sr-only">{name}</span>
          </dt>
          <dd>{value(card) ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

function Foot({ card }: { readonly card: Card }) {
  const rarity = RARITIES[card.rarity];
  return (
    <p className={styles.foot}>
      <span>{card.set}</span>
      {card.number && <span>{/^\d/.test(card.number) ? `#${card.number}` : card.number}</span>}
      {card.rarity && (
        <span className={styles.rarity} data-rarity={card.rarity} title={rarity}>
          <span aria-hidden>{card.rarity}</span>
          <span className="sr-only">{rarity}</span>
        </span>
      )}
    </p>
  );
}

/**
 * A card drawn as a card: `tile` for galleries (readable from 160 px), `row` for lists, `full` for reading.
 * It fills the width it is given.
 */
export function CardFace({ card, size, href, count }: CardFaceProps) {
  const [first = "Reminder", second = first, third = second] = frameOf(card);
  const lying = isLying(card);
  return (
    <article className={styles.box} data-size={size} data-lying={lying || undefined}>
      <div
        className={styles.card}
        data-side={card.side}
        data-first={first}
        data-second={second}
        data-third={third}
      >
        <div className={styles.plate}>
          <Cost cost={card.cost} />
          <div className={styles.title}>
            <Name card={card} href={href} />
            <TypeLineText card={card} />
          </div>
          <SideMark side={card.side} plain title={SIDE_NAMES[card.side]} className={styles.side} />
        </div>
        {size !== "row" && (
          <div className={styles.window}>
            <Scope card={card} className={styles.scope} />
            <Numbers card={card} />
          </div>
        )}
        <CardText card={card} linked={size === "full"} className={styles.text} />
        {size === "row" && <Numbers card={card} />}
        <Foot card={card} />
        {size !== "row" && <CardPicture set={card.set} image={card.image} className={styles.picture} />}
      </div>
      {count !== undefined && (
        <span className={styles.count}>
          {count}
          <span className="sr-only"> copies</span>
        </span>
      )}
    </article>
  );
}
