"use client";

import { type DragEvent, type ReactNode, useState } from "react";
import { DRAGGED } from "./candidate-row";

interface DropTargetsProps {
  readonly onDrop: (cardId: string, place: "top" | "beneath") => void;
  readonly children: ReactNode;
}

/** Lets a dragged card be put on the upper half of the pile or beneath its lower half. */
export function DropTargets({ onDrop, children }: DropTargetsProps) {
  const [place, setPlace] = useState<"top" | "beneath" | null>(null);
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setPlace(event.clientY < top + height / 2 ? "top" : "beneath");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same is done by the buttons of each card
    <div
      onDragOver={onDragOver}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node) || setPlace(null)}
      onDrop={(event) => {
        event.preventDefault();
        if (place) onDrop(event.dataTransfer.getData(DRAGGED), place);
        setPlace(null);
      }}
      data-over={place ?? undefined}
      className="group/drop relative min-w-0"
    >
      {place && (
        <p
          aria-hidden
          className={`pointer-events-none absolute inset-x-0 z-10 grid h-1/2 place-items-center border-2 border-signal bg-signal-soft/80 font-name font-semibold text-lead text-signal ${place === "top" ? "top-0" : "bottom-0"}`}
        >
          {place === "top" ? "On top" : "Beneath"}
        </p>
      )}
      {children}
    </div>
  );
}
