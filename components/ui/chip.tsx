import type { ReactNode } from "react";

interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: "plain" | "signal" | "good" | "warn" | "bad";
}

const TONES = {
  plain: "border-line-strong text-ink-soft",
  signal: "border-signal text-signal bg-signal-soft",
  good: "border-good text-good bg-good-soft",
  warn: "border-warn text-warn bg-warn-soft",
  bad: "border-bad text-bad bg-bad-soft",
} as const;

/** A short mark beside a name: `Unlisted`, `via INSERT`, `Pay 1 Force`. */
export function Chip({ children, tone = "plain" }: ChipProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sharp border px-1.5 font-name font-medium text-small leading-5 ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
