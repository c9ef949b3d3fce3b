"use client";

import type { KeyboardEvent } from "react";

/** What the keys do to the row they stand on. */
export interface RowCommands {
  readonly step: (row: string, by: 1 | -1) => void;
  readonly open: (row: string) => void;
  /** To the next zone. */
  readonly move?: (row: string) => void;
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  j: (at, last) => Math.min(at + 1, last),
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (at, last) => Math.min(at + 10, last),
  PageUp: (at) => Math.max(at - 10, 0),
};

/**
 * Keys of a list of rows: arrows walk, Enter and + add, - removes, o shows the card, m moves it.
 * `leave` is told when ↑ is pressed on the first row, and ← or → anywhere.
 */
export function rowKeys(commands: RowCommands, leave: (to: "up" | "left" | "right") => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const main = (event.target as HTMLElement).closest<HTMLElement>("[data-row-main]");
    const row = main?.closest<HTMLElement>("[data-row]")?.dataset.row;
    if (!main || row === undefined) return;
    if (act(event.key, row, commands) || walk(event, main, leave)) event.preventDefault();
  };
}

function act(key: string, row: string, { step, open, move }: RowCommands): boolean {
  if (key === "Enter" || key === "+" || key === "=") step(row, 1);
  else if (key === "-" || key === "_" || key === "Delete" || key === "Backspace") step(row, -1);
  else if (key === "o" || key === " ") open(row);
  else if (key === "m" && move) move(row);
  else return false;
  return true;
}

function walk(
  event: KeyboardEvent<HTMLElement>,
  main: HTMLElement,
  leave: (to: "up" | "left" | "right") => void,
): boolean {
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    leave(event.key === "ArrowLeft" ? "left" : "right");
    return true;
  }
  const next = MOVES[event.key];
  if (!next) return false;
  const rows = rowsIn(event.currentTarget);
  const to = next(rows.indexOf(main), rows.length - 1);
  if (to < 0) leave("up");
  else rows[to]?.focus();
  return true;
}

/** The focusable part of each row of a list, in order. */
export function rowsIn(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-row-main]") ?? [])];
}

/** The row with the focus is about to go: the next one takes it, else the one before. */
export function focusAfterLoss(list: Element | null): void {
  const rows = rowsIn(list);
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  if (at >= 0) (rows[at + 1] ?? rows[at - 1])?.focus();
}
