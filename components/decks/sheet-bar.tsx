import { ArenaMark } from "@/components/ui/marks";
import type { DeckReport } from "@/lib/decks/legality/report";
import { leastCards, VerdictLamp } from "./counts-strip";

interface SheetBarProps {
  readonly report: DeckReport;
  readonly waiting: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The foot of a phone: the deck's counts always in sight, and the handle of its sheet. */
export function SheetBar({ report, waiting, open, onToggle }: SheetBarProps) {
  const { cards, space, ground, character } = report.counts;
  const arenas = [
    ["Space", space],
    ["Ground", ground],
    ["Character", character],
  ] as const;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex min-h-14 w-full shrink-0 touch-manipulation flex-wrap items-center gap-x-4 px-4 font-name lg:hidden"
    >
      <span className="sr-only">
        {`Deck: ${cards} of ${leastCards(report)} cards, ${arenas.map(([arena, count]) => `${arena} ${count}`).join(", ")}, `}
      </span>
      <span aria-hidden className="font-semibold text-head tabular-nums">
        {cards}
        <span className="text-ink-soft text-small">/{leastCards(report)}</span>
      </span>
      <span aria-hidden className="flex gap-3 font-semibold tabular-nums">
        {arenas.map(([arena, count]) => (
          <span key={arena} className={`flex items-center gap-1 ${count < 12 ? "text-bad" : ""}`}>
            <ArenaMark arena={arena} className="size-3.5" />
            {count}
          </span>
        ))}
      </span>
      <span className="ml-auto text-small">
        <VerdictLamp report={report} waiting={waiting} short />
      </span>
      <svg aria-hidden viewBox="0 0 16 16" className={`size-4 ${open ? "rotate-180" : ""}`}>
        <path d="M3 11 8 6l5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
