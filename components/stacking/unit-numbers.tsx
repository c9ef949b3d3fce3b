import { StatSign } from "@/components/ui/signs";
import type { Card, Stat } from "@/lib/cards/card";
import type { StackUnit } from "@/lib/stacking/unit";
import { shown } from "./words";

const FIGURES = ["Speed", "Power", "Health"] as const;

interface FigureProps {
  readonly name: string;
  readonly value: number | null;
  readonly printed: Stat;
}

/** A number, and what the cards beneath added to the printed one. */
function Figure({ name, value, printed }: FigureProps) {
  const more = value !== null && typeof printed === "number" ? value - printed : 0;
  return (
    <div className="grid min-w-18 content-start justify-items-center border-line border-l px-3 first:min-w-14 first:justify-items-start first:border-0 first:pl-0">
      <dd className="font-name font-semibold text-title tabular-nums">{shown(value)}</dd>
      <dt className="label">{name}</dt>
      <dd className="font-name text-small tabular-nums">
        {more > 0 && (
          <>
            <span className="text-ink-soft">{printed} </span>
            <span className="font-semibold text-signal">+{more}</span>
          </>
        )}
      </dd>
    </div>
  );
}

/** The numbers of the unit, large. */
export function UnitNumbers({ unit, top }: { readonly unit: StackUnit; readonly top: Card }) {
  return (
    <dl className="flex flex-wrap gap-y-2">
      <Figure name="Cost" value={unit.buildCost} printed={top.cost} />
      <Figure name="Speed" value={unit.speed} printed={top.speed} />
      <Figure name="Power" value={unit.power} printed={top.power} />
      <Figure name="Health" value={unit.health} printed={top.health} />
    </dl>
  );
}

/** The same in one line. */
export function NumberStrip({ unit }: { readonly unit: StackUnit }) {
  const values = { Speed: unit.speed, Power: unit.power, Health: unit.health };
  return (
    <dl className="flex items-center gap-3 font-name font-semibold text-lead tabular-nums">
      {FIGURES.map((name) => (
        <div key={name} className="flex items-center gap-1">
          <dt>
            <StatSign stat={name} className="size-3 text-ink-soft" />
            <span className="sr-only">{name}</span>
          </dt>
          <dd>{shown(values[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
