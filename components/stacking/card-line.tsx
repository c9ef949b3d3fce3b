import { KindMarks } from "@/components/ui/marks";
import type { Card } from "@/lib/cards/card";
import { printStat } from "@/lib/cards/stat";
import { printedNumbers } from "./words";

const SIDE_EDGE = { L: "border-light", D: "border-dark", N: "border-neutral", Y: "border-vong" } as const;

/** A card in one line: cost, marks, name and set, numbers. For the eye; its button says it in words. */
export function CardLine({ card }: { readonly card: Card }) {
  const { base, version, namesake, marks } = card.name;
  return (
    <span aria-hidden className="flex min-w-0 grow items-center gap-2">
      <span
        className={`grid h-6 w-7 shrink-0 place-items-center rounded-sharp border border-l-4 bg-raised font-name font-semibold tabular-nums ${SIDE_EDGE[card.side]}`}
      >
        {printStat(card.cost)}
      </span>
      <span className="flex shrink-0 gap-0.5">
        <KindMarks card={card} className="size-3.5" />
      </span>
      <span className="min-w-0 grow leading-tight">
        <span className="font-medium font-name text-[1.0625rem]">{base}</span>
        {version && <span className="ml-1 font-name text-ink-soft">{version}</span>}
        <span className="ml-1.5 text-ink-faint text-note">
          {[namesake, ...marks].filter(Boolean).join(" ") || card.set}
        </span>
      </span>
      <span className="shrink-0 font-name text-ink-soft tabular-nums">{printedNumbers(card)}</span>
    </span>
  );
}
