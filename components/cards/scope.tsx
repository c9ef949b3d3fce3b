import { ArenaMark, TypeMark } from "@/components/ui/marks";
import { unitArenas } from "@/components/ui/unit-arenas";
import type { Card, Stat } from "@/lib/cards/card";
import { around } from "./dial";
import { ARENA_GROUNDS, TYPE_GROUNDS } from "./grounds";

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

/** The picture of a card without a picture: its numbers on a dial, on the ground its arena or type gives. */
export function Scope({ card, className }: { readonly card: Card; readonly className?: string }) {
  const { type } = card.type;
  const arenas = unitArenas(card);
  const isUnit = type === "Unit" || type === "Subordinate";
  const grounds = isUnit ? arenas.map((arena) => ARENA_GROUNDS[arena]) : [TYPE_GROUNDS[type]];
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
