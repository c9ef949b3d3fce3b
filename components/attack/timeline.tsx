import Link from "next/link";
import type { TimelineWindow } from "@/lib/attack/timeline";
import type { Card } from "@/lib/cards/card";
import { EntryLine } from "./entry-line";

interface TimelineProps {
  readonly windows: readonly TimelineWindow[];
  readonly cardOf: (id: string) => Card | undefined;
}

/** The steps of the attack in order, each with what can happen in it; steps in which nothing can are one line. */
export function Timeline({ windows, cardOf }: TimelineProps) {
  return (
    <ol className="border-line-strong border-l">
      {windows.map(({ window, name, rule, entries }) => (
        <li key={window} className="relative pb-3 pl-4 last:pb-0">
          <span
            aria-hidden
            className={`absolute top-2 -left-[5px] size-[9px] rounded-full border border-line-strong ${entries.length > 0 ? "bg-signal" : "bg-page"}`}
          />
          <h3 className="flex items-baseline gap-2">
            <Link href={rule} prefetch={false} className="link font-name font-semibold">
              {window}
            </Link>
            <span className={`font-name ${entries.length > 0 ? "font-semibold" : "text-ink-soft"}`}>
              {name}
            </span>
          </h3>
          {entries.length > 0 && (
            <ul className="mt-1 grid gap-2">
              {entries.map((entry, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of play is what tells equal entries apart
                <li key={at} className="text-small">
                  <EntryLine entry={entry} cardOf={cardOf} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
