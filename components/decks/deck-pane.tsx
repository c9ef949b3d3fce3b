"use client";

import { type RefObject, useState } from "react";
import { KindMarks } from "@/components/ui/marks";
import type { Zone } from "@/lib/decks/deck";
import type { DeckReport } from "@/lib/decks/legality/report";
import { lineName, type ResolvedLine } from "@/lib/decks/resolved";
import { CardRow } from "./card-row";
import { groupLines, type LineGroup } from "./deck-groups";
import { faultWords } from "./line-words";
import { rowKeys } from "./row-keys";
import { Stepper } from "./stepper";

interface DeckPaneProps {
  readonly lines: readonly ResolvedLine[];
  readonly report: DeckReport;
  readonly onStep: (line: ResolvedLine, by: 1 | -1) => void;
  readonly onMove: (line: ResolvedLine) => void;
  readonly onOpen: (cardId: string, zone: Zone) => void;
  /** ← on a row goes to the catalog. */
  readonly onLeave: () => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

const rowOf = ({ zone, cardId }: { zone: Zone; cardId: string }) => `${zone} ${cardId}`;

/** The deck: zones and groups, each line a row that the keys work on. */
export function DeckPane({ lines, report, onStep, onMove, onOpen, onLeave, listRef }: DeckPaneProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const groups = groupLines(lines);
  const order = groups.flatMap((group) => group.lines);
  const lineOf = (row: string) => order.find((line) => rowOf(line) === row);
  const active = order.some((line) => rowOf(line) === current) ? current : order[0] && rowOf(order[0]);
  const withLine = (act: (line: ResolvedLine) => void) => (row: string) => {
    const line = lineOf(row);
    if (line) act(line);
  };
  const commands = {
    step: (row: string, by: 1 | -1) => withLine((line) => onStep(line, by))(row),
    open: withLine((line) => onOpen(line.cardId, line.zone)),
    move: withLine(onMove),
  };
  if (lines.length === 0) return <EmptyDeck />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are buttons
    <div
      ref={listRef}
      onKeyDown={rowKeys(commands, (to) => to === "left" && onLeave())}
      className="grid gap-4"
    >
      {groups.map((group) => (
        <section key={`${group.zone} ${group.title}`} aria-label={`${group.title}, ${group.count}`}>
          <GroupHead group={group} />
          <ul>
            {group.lines.map((line) => {
              const fault = faultWords(report, line.cardId);
              return (
                <CardRow
                  key={rowOf(line)}
                  row={rowOf(line)}
                  card={line.card}
                  name={lineName(line)}
                  count={line.count}
                  current={rowOf(line) === active}
                  words={`${line.count} in ${line.zone}, ${fault ?? "no fault"}`}
                  fault={fault}
                  onOpen={() => onOpen(line.cardId, line.zone)}
                  onFocus={() => setCurrent(rowOf(line))}
                >
                  <Stepper
                    name={lineName(line)}
                    count={line.count}
                    reachable={rowOf(line) === active}
                    onStep={(by) => onStep(line, by)}
                  />
                </CardRow>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function GroupHead({ group }: { readonly group: LineGroup }) {
  return (
    <h3 className="label flex items-center gap-2 border-line-strong border-b pb-0.5">
      {group.zone === "Deck" && group.card && <KindMarks card={group.card} className="size-3.5" />}
      {group.title}
      <span className="ml-auto tabular-nums">{group.count}</span>
    </h3>
  );
}

function EmptyDeck() {
  return (
    <p className="rounded-soft border border-line-strong border-dashed p-6 text-ink-soft">
      No cards yet. Find one in the catalog and press <kbd className="font-name">Enter</kbd> or{" "}
      <kbd className="font-name">+</kbd>, or import a deck.
    </p>
  );
}
