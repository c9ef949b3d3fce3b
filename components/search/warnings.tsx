import Link from "next/link";
import { Notice } from "@/components/ui/states";
import { type Mend, markedPieces, mends } from "@/lib/query/mend";
import { describeWarning } from "@/lib/query/messages";
import type { Warning } from "@/lib/query/tree";

interface WarningsProps {
  readonly q: string;
  readonly warnings: readonly Warning[];
  /** Address of the list for another query. */
  readonly href: (q: string) => string;
}

/** More are counted only: a list of hundreds helps nobody. */
const MOST = 6;

/** What of the query was not understood, where it stands, and what to write instead; the rest of it was run. */
export function Warnings({ q, warnings, href }: WarningsProps) {
  if (warnings.length === 0) return null;
  const shown = warnings.slice(0, MOST);
  return (
    <div role="status" className="mt-3">
      <Notice>
        <p className="mb-0.5 max-h-24 overflow-y-auto pb-1.5 break-words font-mono text-body">
          {markedPieces(q, shown).map(({ start, text, marked }) =>
            marked ? (
              <mark
                key={start}
                className="bg-transparent text-bad underline decoration-2 decoration-wavy underline-offset-4"
              >
                {text}
              </mark>
            ) : (
              <span key={start}>{text}</span>
            ),
          )}
        </p>
        <ul className="grid gap-1">
          {shown.map((warning) => (
            <li
              key={`${warning.code}${warning.start}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <span className="min-w-0 wrap-anywhere">{describeWarning(warning)}</span>
              {mends(q, warning).map((mend) => (
                <MendLink key={mend.query} mend={mend} href={href} />
              ))}
            </li>
          ))}
          {warnings.length > MOST && <li>And {warnings.length - MOST} more places like these.</li>}
        </ul>
      </Notice>
    </div>
  );
}

function MendLink({ mend, href }: { readonly mend: Mend; readonly href: WarningsProps["href"] }) {
  return (
    <Link
      href={href(mend.query)}
      scroll={false}
      prefetch={false}
      rel="nofollow"
      className="inline-flex min-h-11 items-center rounded-sharp border border-line-strong bg-raised px-2 font-mono hover:border-signal hover:text-signal md:min-h-7"
    >
      {mend.written === "" ? "Leave it out" : mend.written}
    </Link>
  );
}
