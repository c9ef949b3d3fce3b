import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Field, Select } from "@/components/ui/field";
import { BuildSign } from "@/components/ui/signs";
import type { Card } from "@/lib/cards/card";
import { rearrange } from "@/lib/stacking/add";
import { bestOrder, MEASURE_NAMES, type Measure, type Order } from "@/lib/stacking/best-order";
import type { StackOptions } from "@/lib/stacking/situation";
import { numbersOf, shown } from "./words";

const MEASURES: Record<Measure, string> = {
  power: "Most power",
  health: "Most health",
  speed: "Highest speed",
  cheap: "Least build cost",
  abilities: "Most abilities",
};

interface LegalOrdersProps {
  readonly stack: readonly Card[];
  readonly options: StackOptions;
  readonly measure: Measure;
  readonly onMeasure: (measure: Measure) => void;
  readonly onOrder: (ids: readonly string[]) => void;
}

/** The legal orders of the cards with the unit each makes, best first by the measure chosen. */
export function LegalOrders({ stack, options, measure, onMeasure, onOrder }: LegalOrdersProps) {
  const orders = bestOrder(stack, measure, options);
  return (
    <div className="grid gap-2">
      <Field id="order-measure" label="Best first by">
        <Select
          id="order-measure"
          value={measure}
          onChange={(event) => onMeasure(event.target.value as Measure)}
        >
          {MEASURE_NAMES.map((name) => (
            <option key={name} value={name}>
              {MEASURES[name]}
            </option>
          ))}
        </Select>
      </Field>
      {orders.length === 0 ? (
        <p className="text-ink-soft text-small">No order of these cards is legal.</p>
      ) : (
        <ol className="grid">
          {orders.map((order) => (
            <OrderRow
              key={order.stack[0]?.id}
              order={order}
              stack={stack}
              options={options}
              onOrder={onOrder}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface OrderRowProps extends Pick<LegalOrdersProps, "stack" | "options" | "onOrder"> {
  readonly order: Order;
}

function OrderRow({ order, stack, options, onOrder }: OrderRowProps) {
  const [top] = order.stack;
  const { unit } = order.report;
  if (!top || !unit) return null;
  const here = top.id === stack[0]?.id;
  const points = here ? null : rearrange(stack, stack.indexOf(top), options).buildPoints;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-b py-1">
      <Link
        href={`/cards/${top.id}`}
        prefetch={false}
        className="link-quiet min-w-0 grow basis-40 font-medium font-name"
      >
        {top.name.full}
      </Link>
      <span className="font-name tabular-nums">
        <span className="text-ink-soft">cost </span>
        {shown(unit.buildCost)}
        <span className="text-ink-soft"> · </span>
        {numbersOf(unit)}
      </span>
      {here ? (
        <span className="flex min-h-11 items-center text-ink-soft text-small lg:min-h-8">on top now</span>
      ) : (
        <Button
          size="small"
          className="max-lg:min-h-11"
          aria-label={`${top.name.full} to the top${points === null ? "" : `, ${points} build points`}`}
          onClick={() => onOrder(order.stack.map(({ id }) => id))}
        >
          To the top
          {points !== null && <BuildSign amount={String(points)} words={`${points} build points`} />}
        </Button>
      )}
    </li>
  );
}
