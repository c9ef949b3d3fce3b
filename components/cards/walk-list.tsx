"use client";

import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface Place {
  readonly link: HTMLElement;
  readonly x: number;
  readonly y: number;
}

function places(list: HTMLElement): Place[] {
  return [...list.querySelectorAll<HTMLElement>("[data-walk]")].map((link) => {
    const box = (link.closest("li") ?? link).getBoundingClientRect();
    return { link, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

/** The nearest place in the row above or below. */
function vertical(all: readonly Place[], from: Place, down: boolean): Place | undefined {
  const beyond = all.filter((place) => (down ? place.y > from.y + 8 : place.y < from.y - 8));
  const rows = beyond.map((place) => Math.abs(place.y - from.y));
  const nearest = Math.min(...rows);
  return beyond
    .filter((place) => Math.abs(place.y - from.y) < nearest + 8)
    .sort((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x))[0];
}

function next(all: readonly Place[], key: string): Place | undefined {
  const at = all.findIndex((place) => place.link === document.activeElement);
  const from = all[at];
  switch (key) {
    case "ArrowRight":
      return all[at + 1];
    case "ArrowLeft":
      return all[at - 1];
    case "ArrowDown":
    case "ArrowUp":
      return from && vertical(all, from, key === "ArrowDown");
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    default:
      return undefined;
  }
}

interface WalkListProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list whose `data-walk` links are walked with the arrow keys, Home and End. */
export function WalkList({ label, className, children }: WalkListProps) {
  const list = useRef<HTMLUListElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = next(places(list.current), event.key);
    if (!place) return;
    event.preventDefault();
    place.link.focus();
  }
  return (
    <ul ref={list} aria-label={label} className={className} onKeyDown={onKeyDown}>
      {children}
    </ul>
  );
}
