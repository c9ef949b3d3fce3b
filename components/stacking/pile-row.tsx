"use client";

import Link from "next/link";
import { type CSSProperties, useState } from "react";
import { CardFace } from "@/components/cards/card-face";
import { cardWords } from "@/components/decks/line-words";
import { CloseIcon, DownIcon, UpIcon } from "@/components/ui/icons";
import { BuildSign } from "@/components/ui/signs";
import { unitArenas } from "@/components/ui/unit-arenas";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Card } from "@/lib/cards/card";
import { BONUS } from "@/lib/stacking/numbers";
import { AbilityText } from "./ability-list";
import { CardLine } from "./card-line";
import { IconButton } from "./icon-button";
import styles from "./pile.module.css";
import type { useDragOrder } from "./use-drag-order";
import type { StackLab } from "./use-stack-lab";
import { counterWords } from "./words";

export type DropSide = "before" | "after" | undefined;

interface PileActions {
  readonly lab: StackLab;
  readonly onMove: (from: number, to: number) => void;
  readonly onTake: (at: number) => void;
}

interface PileRowProps extends PileActions {
  readonly id: string;
  readonly card: Card | undefined;
  readonly at: number;
  readonly current: boolean;
  readonly live: boolean;
  readonly held: boolean;
  readonly drop: DropSide;
  readonly handle: ReturnType<ReturnType<typeof useDragOrder>["handle"]>;
  readonly onFocus: () => void;
}

/** One card of the pile: whole on top, its foot beneath. */
export function PileRow(props: PileRowProps) {
  const { card, id, at, lab, held, drop, onTake } = props;
  // a row that came after the page was shown; the first ones lie there already
  const [settling] = useState(props.live);
  const place = at === 0 ? "top" : "beneath";
  const classes = [
    at > 0 && card ? styles.beneath : "",
    settling ? styles.settle : "",
    held ? styles.held : "",
    drop ? styles.drop : "",
  ];
  const style = { "--depth": at, ...frame(card) } as CSSProperties;
  return (
    <li
      data-row={at}
      data-place={place}
      data-drop={drop}
      onFocus={props.onFocus}
      className={classes.join(" ")}
      style={style}
    >
      {card ? (
        at === 0 ? (
          <TopCard {...props} card={card} />
        ) : (
          <CardBeneath {...props} card={card} />
        )
      ) : (
        <p className="flex items-center gap-2 border-bad border-l-4 py-1 pl-2 text-small">
          <span className="grow">{lab.waiting ? "Fetching the card." : `No card has the id ${id}.`}</span>
          <IconButton name={`Take ${id} out`} onClick={() => onTake(at)}>
            <CloseIcon />
          </IconButton>
        </p>
      )}
    </li>
  );
}

function frame(card: Card | undefined): Record<string, string> {
  const arenas = card ? unitArenas(card) : [];
  const colour = (arena: string | undefined) =>
    arena ? `var(--color-${arena.toLowerCase()})` : "var(--color-reminder)";
  return { "--frame": colour(arenas[0]), "--frame-end": colour(arenas.at(-1)) };
}

type Known = PileRowProps & { readonly card: Card };

function TopCard(props: Known) {
  const { lab, card } = props;
  return (
    <div className="mx-auto grid w-full max-w-[22rem] gap-1 max-sm:max-w-[16rem]">
      <CardFace card={card} size="full" href={`/cards/${card.id}`} />
      <div className="flex items-center gap-1 pb-2">
        <Counters lab={lab} at={0} />
        <RowButtons {...props} />
      </div>
    </div>
  );
}

function CardBeneath(props: Known) {
  const { lab, card, at, current } = props;
  const [top] = lab.stack;
  const inserted = (lab.report.unit?.abilities ?? []).filter(
    (ability) => ability.from === card.id && ability.route === "insert",
  );
  return (
    <div>
      <Link
        href={`/cards/${card.id}`}
        prefetch={false}
        draggable={false}
        data-row-main
        tabIndex={current ? 0 : -1}
        className="flex min-h-11 min-w-0 items-center px-1 hover:text-signal lg:min-h-9"
      >
        <VisuallyHidden>{`Beneath, place ${at + 1}: ${cardWords(card)}`}</VisuallyHidden>
        <CardLine card={card} />
      </Link>
      <div className="flex flex-wrap items-center gap-x-2 px-1">
        {lab.report.legal && (
          <span className="font-name text-small">
            <span className="sr-only">Adds </span>
            <span className="font-semibold text-signal">
              +{BONUS.speed}/+{BONUS.power}/+{BONUS.health}
            </span>
            <span className="text-ink-soft"> cost +1</span>
          </span>
        )}
        <Counters lab={lab} at={at} />
        <RowButtons {...props} />
      </div>
      {top &&
        inserted.map((ability) => (
          <div key={`${ability.span.join("-")} ${ability.text}`} className="px-1 pt-1 text-small">
            <span className="label mr-2">Inserts</span>
            <AbilityText ability={ability} card={top} />
          </div>
        ))}
    </div>
  );
}

const costAt = (lab: StackLab, at: number) => lab.report.cost[at];

/** Build counters the card needs where it lies. */
function Counters({ lab, at }: { readonly lab: StackLab; readonly at: number }) {
  const cost = costAt(lab, at);
  if (!cost) return null;
  return (
    <span className="inline-flex items-center gap-1 text-ink-soft text-small">
      {cost.counters === null ? (
        "counters vary"
      ) : (
        <>
          <BuildSign amount={String(cost.counters)} words={counterWords(cost.counters)} />
          <span aria-hidden>{cost.place === "alone" ? "to build" : "to add"}</span>
        </>
      )}
    </span>
  );
}

function RowButtons({ at, card, lab, current, handle, onMove, onTake }: Known) {
  const last = lab.setup.cards.length - 1;
  const tabIndex = current ? 0 : -1;
  const name = card.name.full;
  return (
    <span className="ml-auto flex shrink-0">
      {last > 0 && (
        <>
          <IconButton
            name={`Move ${name} up`}
            tabIndex={tabIndex}
            disabled={at === 0}
            onClick={() => onMove(at, at - 1)}
          >
            <UpIcon />
          </IconButton>
          <IconButton
            name={`Move ${name} down`}
            tabIndex={tabIndex}
            disabled={at === last}
            onClick={() => onMove(at, at + 1)}
          >
            <DownIcon />
          </IconButton>
        </>
      )}
      <IconButton name={`Take ${name} out`} tabIndex={tabIndex} onClick={() => onTake(at)}>
        <CloseIcon />
      </IconButton>
      {last > 0 && (
        <span
          {...handle}
          aria-hidden
          title="Drag"
          className="grid size-11 cursor-grab touch-none place-items-center text-ink-faint hover:text-ink lg:size-8"
        >
          <svg aria-hidden="true" viewBox="0 0 8 14" fill="currentColor" className="h-3.5">
            <path d="M1 1h2v2H1zM5 1h2v2H5zM1 6h2v2H1zM5 6h2v2H5zM1 11h2v2H1zM5 11h2v2H5z" />
          </svg>
        </span>
      )}
    </span>
  );
}
