"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactElement, ReactNode } from "react";
import { buttonClass } from "./button";
import { CloseIcon } from "./icons";

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Opens it; without one, `open` and `onOpenChange` do. */
  readonly trigger?: ReactElement;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** `sheet` rises from the foot of a phone; on a wide screen both are a panel in the middle. */
  readonly shape?: "panel" | "sheet";
}

const SHAPES = {
  panel:
    "left-1/2 top-1/2 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-soft max-h-[calc(100dvh-2rem)] data-starting-style:opacity-0 data-ending-style:opacity-0",
  sheet:
    "inset-x-0 bottom-0 rounded-t-soft max-h-[85dvh] md:inset-x-auto md:bottom-auto md:left-1/2 md:top-1/2 md:w-[36rem] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-soft data-starting-style:translate-y-8 data-starting-style:opacity-0 data-ending-style:opacity-0",
} as const;

/** A dialog with its title and a way to close it. */
export function Dialog({ title, children, trigger, open, onOpenChange, shape = "panel" }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={`fixed z-50 flex flex-col border border-line-strong bg-panel text-ink shadow-sheet transition duration-150 ${SHAPES[shape]}`}
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-1 pr-1 pl-4">
            <Base.Title className="label">{title}</Base.Title>
            <Base.Close aria-label="Close" className={`${buttonClass("quiet")} px-3`}>
              <CloseIcon />
            </Base.Close>
          </header>
          <div className="overflow-y-auto p-4">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
