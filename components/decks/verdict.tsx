import Link from "next/link";
import { Button } from "@/components/ui/button";
import { SearchIcon } from "@/components/ui/icons";
import type { DeckReport, Fix, Reason } from "@/lib/decks/legality/report";
import { VerdictLamp } from "./counts-strip";
import { ruleHref } from "./line-words";

interface VerdictProps {
  readonly report: DeckReport;
  /** Cards are still on their way; the verdict waits for them. */
  readonly waiting?: boolean;
  /** Applies a fix; without it the fixes are shown as words. */
  readonly onFix?: (fix: Fix) => void;
}

/** The verdict on a deck with every reason in words, its rule a link beside it. */
export function Verdict({ report, waiting, onFix }: VerdictProps) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <VerdictLamp report={report} waiting={waiting} />
        <span className="text-ink-soft text-small">
          {report.format ? `in ${report.format}` : "by the general rules"}
        </span>
      </p>
      {report.reasons.length > 0 && (
        <ul aria-label="Reasons" className="grid gap-2">
          {report.reasons.map((reason) => (
            <ReasonRow key={keyOf(reason)} reason={reason} tone="border-bad" onFix={onFix} />
          ))}
        </ul>
      )}
      {report.warnings.length > 0 && (
        <ul aria-label="Warnings" className="grid gap-2">
          {report.warnings.map((warning) => (
            <ReasonRow key={keyOf(warning)} reason={warning} tone="border-warn" onFix={onFix} />
          ))}
        </ul>
      )}
    </div>
  );
}

const keyOf = (reason: Reason) => `${reason.rule} ${reason.message}`;

const FIXES_SHOWN = 4;

function ReasonRow({ reason, tone, onFix }: { reason: Reason; tone: string; onFix?: (fix: Fix) => void }) {
  const fixes = reason.fixes.slice(0, FIXES_SHOWN);
  return (
    <li className={`border-l-4 pl-2 text-small ${tone}`}>
      <p className="wrap-anywhere">
        {reason.message}{" "}
        <Link
          href={ruleHref(reason.rule)}
          prefetch={false}
          className="link whitespace-nowrap font-medium font-name"
        >
          Rule {reason.rule}
        </Link>
        {reason.unsettled && <span className="text-ink-soft"> (no source settles this; our reading)</span>}
      </p>
      {onFix && fixes.length > 0 && (
        <ul aria-label="Ways to mend it" className="mt-1 flex flex-wrap gap-1">
          {fixes.map((fix) => (
            <li key={fix.label}>
              <Button size="small" className="max-lg:min-h-11" onClick={() => onFix(fix)}>
                {fix.add.some((addition) => addition.query) && <SearchIcon className="size-3.5" />}
                {fix.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
