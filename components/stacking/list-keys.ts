import type { KeyboardEvent } from "react";

/** The part of a row that has the focus when the row has it: its button, or the link on a drawn card. */
const MAIN = "[data-row-main], [data-row] [data-walk]";

/** Those parts of a list, in order. */
export function mainsIn(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(MAIN) ?? [])];
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows, Home and End walk a list of rows; `leave` is told when ↑ is pressed on the first. False for other keys. */
export function walkRows(event: KeyboardEvent<HTMLElement>, leave: () => void = () => {}): boolean {
  const step = STEPS[event.key];
  const main = (event.target as HTMLElement).closest<HTMLElement>(MAIN);
  if (!step || !main || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const rows = mainsIn(event.currentTarget);
  const to = step(rows.indexOf(main), rows.length - 1);
  if (to < 0) leave();
  else rows[to]?.focus();
  return true;
}

/** The row a key was pressed in, where it stands on the row itself and not on a button in it. */
export function rowOf(event: KeyboardEvent<HTMLElement>): string | undefined {
  const main = (event.target as HTMLElement).closest<HTMLElement>(MAIN);
  return main?.closest<HTMLElement>("[data-row]")?.dataset.row;
}
