/** Signs of costs and numbers; each carries the printed words for those who cannot see it, and for copying. */

interface SignProps {
  /** Printed words, read aloud and copied instead of the sign. */
  readonly words: string;
}

const AMOUNT = "font-name font-semibold leading-none tabular-nums";

/** Force to pay: a disc with the amount. */
export function ForceSign({ amount, words }: SignProps & { amount: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{words}</span>
      <span
        aria-hidden="true"
        className={`inline-grid h-[1.3em] min-w-[1.3em] place-items-center rounded-full border-[0.12em] border-double border-current bg-signal-soft px-[0.25em] text-[0.92em] text-signal ${AMOUNT}`}
      >
        {amount}
      </span>
    </span>
  );
}

/** Build points or counters: a block with the amount. */
export function BuildSign({ amount, words }: SignProps & { amount: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{words}</span>
      <span
        aria-hidden="true"
        className={`inline-grid h-[1.3em] min-w-[1.3em] place-items-center rounded-sharp bg-ink px-[0.3em] text-[0.92em] text-panel ${AMOUNT}`}
      >
        {amount}
      </span>
    </span>
  );
}

/** Tap this card: a card turned on its side. */
export function TapSign({ words }: SignProps) {
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{words}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="inline-block size-[1.25em] align-[-0.2em]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M1.5 8.5h10v6h-10zM4 5.5C5 2.8 8.2 1.4 11 2.6c1.7.8 2.8 2.3 3 4.2m0 0 1.5-2M14 6.8l-2.2-1.3" />
      </svg>
    </span>
  );
}

/** The arrow between a cost and its effect. */
export function Arrow() {
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{"->"}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 10"
        className="mx-[0.15em] inline-block h-[0.6em] w-[0.95em] align-[0.02em]"
        fill="currentColor"
      >
        <path d="M0 4h10V.5L16 5l-6 4.5V6H0z" />
      </svg>
    </span>
  );
}

const STAT_SHAPES = {
  Speed: "M1 2.5 7 8l-6 5.5V10l2.2-2L1 6Zm7 0L15 8l-7 5.5V10l2.6-2L8 6Z",
  Power: "M8 .5 9.9 5.3 15 3.6 12.2 8 15 12.4 9.9 10.7 8 15.5 6.1 10.7 1 12.4 3.8 8 1 3.6 6.1 5.3Z",
  Health: "M8 .8 14.5 3v5c0 3.6-2.6 6-6.5 7.4C4.1 14 1.5 11.6 1.5 8V3Z",
} as const;

export type StatName = keyof typeof STAT_SHAPES;

/** The sign of one of the three numbers. */
export function StatSign({
  stat,
  className = "size-[0.8em]",
}: {
  readonly stat: StatName;
  readonly className?: string;
}) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="currentColor" className={`inline-block shrink-0 ${className}`}>
      <path d={STAT_SHAPES[stat]} />
    </svg>
  );
}
