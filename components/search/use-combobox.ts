"use client";

import { type KeyboardEvent, useState } from "react";

export interface Combobox {
  /** The list is shown. */
  readonly open: boolean;
  /** Place of the option that Enter would choose; -1 for the text itself. */
  readonly active: number;
  readonly show: () => void;
  readonly hide: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Keys of a text box with a list below it: arrows walk the options, Enter takes one, Escape closes the list first. */
export function useCombobox(count: number, choose: (place: number) => void): Combobox {
  const [wanted, setWanted] = useState(false);
  const [place, setPlace] = useState(-1);
  const open = wanted && count > 0;
  const active = open && place < count ? place : -1;

  function show(): void {
    setWanted(true);
    setPlace(-1);
  }

  function hide(): void {
    setWanted(false);
    setPlace(-1);
  }

  function walk(by: 1 | -1): void {
    setWanted(true);
    // The text is a place too: behind the last option and before the first.
    const places = count + 1;
    setPlace(((active + 1 + by + places) % places) - 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") walk(1);
    else if (event.key === "ArrowUp") walk(-1);
    else if (event.key === "Escape" && open) hide();
    else if (event.key === "Enter" && active >= 0) choose(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { open, active, show, hide, onKeyDown };
}
