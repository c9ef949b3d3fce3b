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
  const ticks = Array.from({ length: full / step + 1 }, (_, n) => -0.375 + (0.75 * n) / (full / step));
  const share = typeof value === "number" ? Math.min(Math.max(value / full, 0), 1) : 0;
  return (
    <>
      <path d={arc(radius, 1)} className="stroke-current opacity-20" strokeWidth="1" />
      {ticks.map((turn) => {
        const inner = around(radius - 2, turn);
        const outer = around(radius + 2, turn);
        return (
          <path
            key={turn}
            d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
            className="stroke-current opacity-30"
            strokeWidth="0.6"
          />
        );
      })}
      {share > 0 && (
        <path d={arc(radius, share)} className="stroke-current" strokeWidth="3" strokeLinecap="butt" />
      )}
    </>
  );
}

function Stars({ seed }: { seed: string }) {
  const numbers = chance(seed);
  const next = () => numbers.next().value;
  return Array.from({ length: 26 }, () => ({
    x: round(next() * 260 - 30),
    y: round(next() * 120),
    r: round(0.3 + next() * 0.8),
  })).map((star) => (
    <circle
      key={`${star.x},${star.y}`}
      cx={star.x}
      cy={star.y}
      r={star.r}
      className="fill-current opacity-40"
    />
  ));
}

function Ridge({ seed }: { seed: string }) {
  const numbers = chance(seed);
  const next = () => numbers.next().value;
  const ridges = [74, 86, 100].map((base) => {
    const points = Array.from({ length: 14 }, (_, n) => `${n * 22 - 43} ${round(base - next() * 12)}`);
    return `M${points.join("L")}`;
  });
  return ridges.map((ridge) => (
    <path key={ridge} d={ridge} className="stroke-current opacity-25" strokeWidth="0.8" />
  ));
}

function Rings({ seed }: { seed: string }) {
  const shift = chance(seed).next().value;
  return [70, 84, 98, 112, 126].map((radius, n) => (
    <circle
      key={radius}
      cx="100"
      cy="60"
      r={radius}
      className="stroke-current opacity-20"
      strokeWidth="0.7"
      strokeDasharray={`${round(6 + shift * 30)} ${6 + n * 3}`}
    />
  ));
}

const GROUNDS: Record<Arena, typeof Stars> = { Space: Stars, Ground: Ridge, Character: Rings };

function Rays({ seed }: { seed: string }) {
  const numbers = chance(seed);
  const rays = Array.from({ length: 44 }, (_, n) => {
    const inner = around(34 + numbers.next().value * 10, n / 44);
    const outer = around(54 + numbers.next().value * 70, n / 44);
    return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
  });
  return <path d={rays.join("")} className="stroke-current opacity-30" strokeWidth="0.9" />;
}

function Route({ seed }: { seed: string }) {
  const numbers = chance(seed);
  const stops = Array.from({ length: 7 }, (_, n) => ({
    x: n * 42 - 26,
    y: round(22 + numbers.next().value * 76),
  }));
  return (
    <>
      <path
        d={`M${stops.map((stop) => `${stop.x} ${stop.y}`).join("L")}`}
        className="stroke-current opacity-35"
        strokeWidth="1"
        strokeDasharray="5 4"
      />
      {stops.map((stop) => (
        <circle
          key={stop.x}
          cx={stop.x}
          cy={stop.y}
          r="2.6"
          className="stroke-current opacity-60"
          strokeWidth="1"
        />
      ))}
    </>
  );
}

function Draught({ seed }: { seed: string }) {
  const numbers = chance(seed);
  const lines = Array.from({ length: 5 }, () => round(8 + numbers.next().value * 104));
  return (
    <>
      {lines.map((y) => (
        <path key={y} d={`M-40 ${y}H240`} className="stroke-current opacity-15" strokeWidth="0.7" />
      ))}
      <path
        d="M40 14V106M160 14V106M34 20H166M34 100H166"
        className="stroke-current opacity-35"
        strokeWidth="0.8"
      />
    </>
  );
}

const TYPE_GROUNDS: Record<Exclude<CardType, "Unit" | "Subordinate">, typeof Stars> = {
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
      <svg viewBox="0 0 200 120" fill="none" preserveAspectRatio="xMidYMid slice">
        {grounds.map((Ground) => (
          <Ground key={Ground.name} seed={card.id} />
        ))}
      </svg>
      {isUnit && (
        <svg viewBox="36 4 128 104" fill="none">
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
