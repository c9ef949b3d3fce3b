"use client";

import { type PointerEvent, type RefObject, useState } from "react";

export interface Drag {
  readonly from: number;
  /** Place it would take. */
  readonly to: number;
}

/** The place among the other rows that a height on the screen means. */
function placeAt(list: Element, from: number, y: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>(":scope > [data-row]")];
  const others = rows.filter((_, at) => at !== from);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/** Rows that change places by a handle, with finger, pen or mouse; Escape lets the row go where it was. */
export function useDragOrder(
  listRef: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const handle = (at: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag || !listRef.current) return;
      setDrag({ from: drag.from, to: placeAt(listRef.current, drag.from, event.clientY) });
    },
    onPointerUp() {
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onLostPointerCapture: () => setDrag(null),
  });
  return { drag, handle };
}
