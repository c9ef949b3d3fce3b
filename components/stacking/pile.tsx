"use client";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { rowOf, walkRows } from "./list-keys";
import styles from "./pile.module.css";
import { type DropSide, PileRow } from "./pile-row";
import { type Drag, useDragOrder } from "./use-drag-order";
import type { StackLab } from "./use-stack-lab";

interface PileProps {
  readonly lab: StackLab;
  readonly onMove: (from: number, to: number) => void;
  readonly onTake: (at: number) => void;
  readonly listRef: RefObject<HTMLOListElement | null>;
}

/** The stack drawn as it lies: the top card whole, below it what shows of the cards beneath. */
export function Pile({ lab, onMove, onTake, listRef }: PileProps) {
  const { setup, cardOf } = lab;
  const { drag, handle } = useDragOrder(listRef, onMove);
  const live = useRef(false);
  useEffect(() => {
    live.current = true;
  }, []);
  const [current, setCurrent] = useState(0);
  const active = Math.min(current, setup.cards.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event);
    if (row === undefined) return;
    if (walkRows(event) || keyed(event, Number(row), { onMove, onTake })) event.preventDefault();
  };
  return (
    <ol ref={listRef} aria-label="Stack, top first" onKeyDown={onKeyDown} className={styles.pile}>
      {setup.cards.map((id, at) => {
        const before = setup.cards.slice(0, at).filter((other) => other === id).length;
        return (
          <PileRow
            key={`${at === 0 ? "top" : "beneath"} ${id} ${before}`}
            lab={lab}
            id={id}
            card={cardOf(id)}
            at={at}
            current={at === active}
            live={live.current}
            drop={dropSide(drag, at)}
            held={drag?.from === at}
            handle={handle(at)}
            onFocus={() => setCurrent(at)}
            onMove={onMove}
            onTake={onTake}
          />
        );
      })}
    </ol>
  );
}

function keyed(
  event: KeyboardEvent,
  at: number,
  { onMove, onTake }: Pick<PileProps, "onMove" | "onTake">,
): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  const moves = event.altKey || event.shiftKey;
  if (event.key === "ArrowUp" && moves) onMove(at, at - 1);
  else if (event.key === "ArrowDown" && moves) onMove(at, at + 1);
  else if (event.key === "t") onMove(at, 0);
  else if (event.key === "-" || event.key === "Delete" || event.key === "Backspace") onTake(at);
  else return false;
  return true;
}

function dropSide(drag: Drag | null, at: number): DropSide {
  if (!drag || drag.from === drag.to || drag.to !== at) return undefined;
  return drag.to < drag.from ? "before" : "after";
}
