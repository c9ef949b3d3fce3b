import { ArenaMark } from "@/components/ui/marks";
import { ARENAS } from "@/lib/cards/card";
import type { DeckCounts, DeckReport } from "@/lib/decks/legality/report";
import { verdictWords } from "./line-words";

interface Dial {
  readonly label: string;
  readonly value: number;
  /** What the rules ask for at least; null: nothing. */
  readonly least: number | null;
  readonly mark?: (typeof ARENAS)[number];
}

/** The numbers of a deck that the rules ask for, each with its least. */
function dialsOf(counts: DeckCounts, least: number): Dial[] {
  const arenas = { Space: counts.space, Ground: counts.ground, Character: counts.character };
  return [
    { label: "Cards", value: counts.cards, least },
    { label: "Units", value: counts.units, least: 36 },
    ...ARENAS.map((arena) => ({ label: arena, value: arenas[arena], least: 12, mark: arena })),
    { label: "Outside", value: counts.outside, least: null },
  ];
}

/** Least size of the main deck; 59 where the report said so (D1a). */
export function leastCards(report: DeckReport): number {
  const said = report.reasons.find((reason) => reason.code === "size")?.limit;
  return said ?? (report.counts.cards === 59 ? 59 : 60);
}

/** Counts as dials side by side: what there is, what there must be, and a bar between the two. */
export function CountsStrip({ report }: { readonly report: DeckReport }) {
  return (
    <dl className="grid grid-cols-6 gap-x-3 gap-y-2">
      {dialsOf(report.counts, leastCards(report)).map((dial) => (
        <DialFace key={dial.label} {...dial} />
      ))}
    </dl>
  );
}

function DialFace({ label, value, least, mark }: Dial) {
  const short = least !== null && value < least;
  const share = least === null ? 0 : Math.min(1, value / least);
  return (
    <div className="min-w-0">
      <dt className="flex min-h-4 items-center gap-1 font-medium font-name text-ink-soft text-note">
        {mark && <ArenaMark arena={mark} className="size-3" />}
        <span className={`truncate ${mark ? "max-sm:sr-only" : ""}`}>{label}</span>
      </dt>
      <dd className="font-name font-semibold text-lead leading-6 tabular-nums">
        <span className={short ? "text-bad" : ""}>{value}</span>
        {least !== null && <span className="font-medium text-ink-soft text-small">/{least}</span>}
      </dd>
      <svg aria-hidden viewBox="0 0 100 3" preserveAspectRatio="none" className="h-[3px] w-full">
        <rect width="100" height="3" className="fill-line" />
        {least !== null && (
          <rect width={share * 100} height="3" className={short ? "fill-bad" : "fill-good"} />
        )}
      </svg>
    </div>
  );
}

interface LampProps {
  readonly report: DeckReport;
  readonly waiting?: boolean;
  /** `3 reasons` instead of `Not legal: 3 reasons`. */
  readonly short?: boolean;
}

/** The verdict as a lamp with words. */
export function VerdictLamp({ report, waiting, short }: LampProps) {
  const tone = waiting ? "text-ink-soft" : report.legal ? "text-good" : "text-bad";
  return (
    <span className={`inline-flex items-center gap-2 font-name font-semibold ${tone}`}>
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
        {report.legal ? (
          <path d="M1 6.5 4.5 10 11 2" fill="none" stroke="currentColor" strokeWidth="2.2" />
        ) : (
          <path d="M1.5 1.5l9 9m0-9-9 9" fill="none" stroke="currentColor" strokeWidth="2.2" />
        )}
      </svg>
      {waiting ? "Checking" : short ? verdictWords(report).replace("Not legal: ", "") : verdictWords(report)}
    </span>
  );
}
