import type { ReactNode } from "react";
import type { Arena, CardType } from "@/lib/cards/card";
import { around, round } from "./dial";

/** Numbers in 0 … 1 that are the same for the same text each time. */
function* chance(text: string): Generator<number, never> {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x6d2b79f5;
    state ^= state >>> 13;
    yield (state >>> 0) / 2 ** 32;
  }
}

interface GroundProps {
  /** The same card has the same ground each time. */
  readonly seed: string;
}

/** Dots as strokes of no length with round ends, three sizes of them. */
function Stars({ seed }: GroundProps) {
  const numbers = chance(seed);
  const next = () => numbers.next().value;
  return [0.7, 1.2, 1.9].map((width) => {
    const dots = Array.from({ length: 9 }, () => `M${round(next() * 260 - 30)} ${round(next() * 120)}h0`);
    return (
      <path
        key={width}
        d={dots.join("")}
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        opacity="0.45"
      />
    );
  });
}

function Ridge({ seed }: GroundProps) {
  const numbers = chance(seed);
  const ridges = [74, 86, 100].map((base) => {
    const points = Array.from(
      { length: 14 },
      (_, n) => `${n * 22 - 43} ${round(base - numbers.next().value * 12)}`,
    );
    return `M${points.join("L")}`;
  });
  return <path d={ridges.join("")} stroke="currentColor" strokeWidth="0.8" opacity="0.28" />;
}

function Rings({ seed }: GroundProps) {
  const shift = chance(seed).next().value;
  const rings = [70, 84, 98, 112, 126].map((radius) => {
    const from = around(radius, shift);
    const to = around(radius, shift + 0.5);
    return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}A${radius} ${radius} 0 0 1 ${from.x} ${from.y}`;
  });
  return (
    <path
      d={rings.join("")}
      stroke="currentColor"
      strokeWidth="0.7"
      strokeDasharray={`${round(8 + shift * 26)} 9`}
      opacity="0.22"
    />
  );
}

function Rays({ seed }: GroundProps) {
  const numbers = chance(seed);
  const rays = Array.from({ length: 44 }, (_, n) => {
    const inner = around(34 + numbers.next().value * 10, n / 44);
    const outer = around(54 + numbers.next().value * 70, n / 44);
    return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
  });
  return <path d={rays.join("")} stroke="currentColor" strokeWidth="0.9" opacity="0.3" />;
}

function Route({ seed }: GroundProps) {
  const numbers = chance(seed);
  const stops = Array.from({ length: 7 }, (_, n) => ({
    x: n * 42 - 26,
    y: round(22 + numbers.next().value * 76),
  }));
  const nodes = stops.map(({ x, y }) => `M${x - 2.6} ${y}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0`);
  return (
    <>
      <path
        d={`M${stops.map(({ x, y }) => `${x} ${y}`).join("L")}`}
        stroke="currentColor"
        strokeDasharray="5 4"
        opacity="0.35"
      />
      <path d={nodes.join("")} stroke="currentColor" opacity="0.6" />
    </>
  );
}

function Draught({ seed }: GroundProps) {
  const numbers = chance(seed);
  const lines = Array.from({ length: 5 }, () => `M-40 ${round(8 + numbers.next().value * 104)}H240`);
  return (
    <>
      <path d={lines.join("")} stroke="currentColor" strokeWidth="0.7" opacity="0.15" />
      <path
        d="M40 14V106M160 14V106M34 20H166M34 100H166"
        stroke="currentColor"
        strokeWidth="0.8"
        opacity="0.35"
      />
    </>
  );
}

type Ground = (props: GroundProps) => ReactNode;

/** What lies behind the dial of a unit, by arena. */
export const ARENA_GROUNDS: Record<Arena, Ground> = { Space: Stars, Ground: Ridge, Character: Rings };

/** What lies behind the mark of a card that is no unit. */
export const TYPE_GROUNDS: Record<Exclude<CardType, "Unit" | "Subordinate">, Ground> = {
  Battle: Rays,
  Mission: Route,
  Location: Ridge,
  Equipment: Draught,
  Resource: Draught,
  Event: Rings,
  Reminder: Rings,
};
