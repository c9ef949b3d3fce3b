import type { StackingReport, Violation, Warning } from "@/lib/stacking/check";
import { RuleLink } from "./rule-link";

/** `Legal`, or how many rules are broken. */
export function verdictWords({ legal, violations }: StackingReport): string {
  if (legal) return "Legal";
  return `Not legal: ${violations.length} ${violations.length === 1 ? "reason" : "reasons"}`;
}

/** The verdict as a lamp: shape, word and colour say the same. */
export function StackLamp({ report }: { readonly report: StackingReport }) {
  return (
    <span
      className={`inline-flex items-center gap-2 font-name font-semibold ${report.legal ? "text-good" : "text-bad"}`}
    >
      <VerdictSign good={report.legal} />
      {verdictWords(report)}
    </span>
  );
}

/** A tick or a cross beside a word that says the same. */
export function VerdictSign({ good }: { readonly good: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      className="size-3 shrink-0"
    >
      <path d={good ? "M1 6.5 4.5 10 11 2" : "M1.5 1.5l9 9m0-9-9 9"} />
    </svg>
  );
}

/** Every broken rule and every caution in words, its rule a link beside it. */
export function Reasons({ report }: { readonly report: Pick<StackingReport, "violations" | "warnings"> }) {
  const rows = [
    ...report.violations.map((reason) => ({ reason, tone: "border-bad" })),
    ...report.warnings.map((reason) => ({ reason, tone: "border-warn" })),
  ];
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Reasons and cautions" className="grid gap-2">
      {rows.map(({ reason, tone }) => (
        <li
          key={`${reason.rule} ${reason.code} ${reason.message}`}
          className={`border-l-4 pl-2 text-small ${tone}`}
        >
          <ReasonWords reason={reason} />
        </li>
      ))}
    </ul>
  );
}

/** A broken rule or a caution as one sentence with its rule. */
export function ReasonWords({ reason }: { readonly reason: Violation | Warning }) {
  return (
    <>
      {reason.message} <RuleLink rule={reason.rule} />
      {"unsettled" in reason && reason.unsettled && (
        <span className="text-ink-soft"> (no source settles this; our reading)</span>
      )}
    </>
  );
}
