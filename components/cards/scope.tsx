import type { ReactNode } from "react";
import { ArenaMark, TypeMark } from "@/components/ui/marks";
import { unitArenas } from "@/components/ui/unit-arenas";
import type { Arena, Card, CardType, Stat } from "@/lib/cards/card";

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

const round = (value: number) => Math.round(value * 10) / 10;
const around = (radius: number, turn: number) => ({
  x: round(100 + radius * Math.sin(turn * 2 * Math.PI)),
  y: round(60 - radius * Math.cos(turn * 2 * Math.PI)),
});

/** An arc over 270 degrees, open at the foot; `share` of it is lit. */
function arc(radius: number, share: number): string {
  const from = around(radius, -0.375);
  const to = around(radius, -0.375 + 0.75 * share);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${share > 2 / 3 ? 1 : 0} 1 ${to.x} ${to.y}`;
}

const GAUGES = [
  { stat: "speed", radius: 52, full: 80, step: 10 },
  { stat: "power", radius: 45, full: 10, step: 1 },
  { stat: "health", radius: 38, full: 10, step: 1 },
] as const;

function Gauge({ value, radius, full, step }: { value: Stat; radius: number; full: number; step: number }) {
  const count = full / step;
  const ticks = Array.from({ length: count + 1 }, (_, n) => {
    const turn = -0.375 + (0.75 * n) / count;
    const inner = around(radius - 2, turn);
    const outer = around(radius + 2, turn);
    return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
  });
  const share = typeof value === "number" ? Math.min(Math.max(value / full, 0), 1) : 0;
  return (
    <>
      <path d={arc(radius, 1) + ticks.join("")} stroke="currentColor" strokeWidth="0.8" opacity="0.25" />
      {share > 0 && <path d={arc(radius, share)} stroke="currentColor" strokeWidth="3" />}
    </>
  );
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

const GROUNDS: Record<Arena, Ground> = { Space: Stars, Ground: Ridge, Character: Rings };

const TYPE_GROUNDS: Record<Exclude<CardType, "Unit" | "Subordinate">, Ground> = {
  Battle: Rays,
  Mission: Route,
  Location: Ridge,
  Equipment: Draught,
  Resource: Draught,
  Event: Rings,
  Reminder: Rings,
};

/** The picture of a card without a picture: its numbers on a dial, on the ground its arena or type gives. */
export function Scope({ card, className }: { readonly card: Card; readonly className?: string }) {
  const { type } = card.type;
  const arenas = unitArenas(card);
  const isUnit = type === "Unit" || type === "Subordinate";
  const grounds = isUnit ? arenas.map((arena) => GROUNDS[arena]) : [TYPE_GROUNDS[type]];
  return (
    <div className={className} aria-hidden>
      <svg aria-hidden="true" viewBox="0 0 200 120" fill="none" preserveAspectRatio="xMidYMid slice">
        {grounds.map((Ground) => (
          <Ground key={Ground.name} seed={card.id} />
        ))}
      </svg>
      {isUnit && (
        <svg aria-hidden="true" viewBox="36 4 128 104" fill="none">
          {GAUGES.map((gauge) => (
            <Gauge
              key={gauge.stat}
              value={card[gauge.stat]}
              radius={gauge.radius}
              full={gauge.full}
              step={gauge.step}
            />
          ))}
        </svg>
      )}
      <span>
        {isUnit ? (
          arenas.map((arena) => <ArenaMark key={arena} arena={arena} plain className="" />)
        ) : (
          <TypeMark type={type} plain className="" />
        )}
      </span>
    </div>
  );
}
