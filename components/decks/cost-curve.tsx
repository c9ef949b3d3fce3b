import type { ResolvedLine } from "@/lib/decks/resolved";
import { type CostStep, type CurveGroup, deckStatistics } from "@/lib/decks/statistics";
import { type Bar, Bars } from "./bars";

interface Part {
  readonly name: string;
  readonly fill: string;
  readonly swatch: string;
  /** Groups of the statistics counted in it; null: all others. */
  readonly groups: readonly CurveGroup[] | null;
}

const PARTS: readonly Part[] = [
  { name: "Space", fill: "fill-space", swatch: "bg-space", groups: ["Space"] },
  { name: "Ground", fill: "fill-ground", swatch: "bg-ground", groups: ["Ground"] },
  { name: "Character", fill: "fill-character", swatch: "bg-character", groups: ["Character"] },
  { name: "Multi-arena", fill: "fill-ink-soft", swatch: "bg-ink-soft", groups: ["Multi-arena"] },
  { name: "Other cards", fill: "fill-battle", swatch: "bg-battle", groups: null },
];

const UNITS = PARTS.flatMap((part) => part.groups ?? []);

/** Bars for every cost from 0 to the dearest card, then `X`, `*` and cards without a cost where there are any. */
export function costBars(curve: readonly CostStep[], least = 8): Bar[] {
  const costs = curve.flatMap(({ cost }) => (typeof cost === "number" ? [cost] : []));
  const numbers = Array.from({ length: Math.max(least, ...costs) + 1 }, (_, cost) => barOf(curve, cost));
  const others = curve.filter(({ cost }) => typeof cost !== "number").map(({ cost }) => barOf(curve, cost));
  return [...numbers, ...others];
}

function barOf(curve: readonly CostStep[], cost: CostStep["cost"]): Bar {
  const step = curve.find((other) => other.cost === cost);
  const units = PARTS.filter((part) => part.groups).map((part) => countIn(step, part.groups ?? []));
  const others = (step?.total ?? 0) - countIn(step, UNITS);
  return { label: cost === null ? "–" : String(cost), parts: [...units, others] };
}

function countIn(step: CostStep | undefined, groups: readonly CurveGroup[]): number {
  return groups.reduce((sum, group) => sum + (step?.groups[group] ?? 0), 0);
}

/** Copies in the main deck by build cost. */
export function CostCurve({ lines }: { readonly lines: readonly ResolvedLine[] }) {
  const bars = costBars(deckStatistics(lines).curve);
  const used = PARTS.map((_, at) => bars.some((bar) => bar.parts[at]));
  const shown = bars.map(({ label, parts }) => ({ label, parts: parts.filter((_, at) => used[at]) }));
  return (
    <Bars title="Cards by build cost" of="Cost" bars={shown} parts={PARTS.filter((_, at) => used[at])} />
  );
}
