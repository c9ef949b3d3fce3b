"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { unresolvedId } from "@/lib/decks/find-card";
import type { Notice } from "@/lib/decks/resolve";
import { type ImportReport, type ImportWay, importCounts } from "./import-report";

interface ImportFoundProps {
  readonly report: ImportReport;
  readonly onTake: (choices: ReadonlyMap<string, string>, way: ImportWay) => void;
}

/** What was found in a deck file, what has to be chosen, and what no card is called. */
export function ImportFound({ report, onTake }: ImportFoundProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const { found, open, unknown } = importCounts(report);
  const choose = (notice: Notice, cardId: string) => {
    const id = unresolvedId(notice.name);
    setChoices(new Map(cardId ? [...choices, [id, cardId]] : [...choices].filter(([other]) => other !== id)));
  };
  return (
    <section aria-label="What was found" className="ticked grid gap-3 pt-3">
      <p role="status" className="font-medium">
        {counted(found)} found
        {open > 0 && `, ${counted(open)} to choose`}
        {unknown > 0 && `, ${counted(unknown)} unknown`}.
      </p>
      {report.notices.length > 0 && (
        <ul className="grid max-h-64 gap-2 overflow-y-auto text-small">
          {report.notices.map((notice) => (
            <li
              key={`${notice.code} ${notice.zone} ${notice.line} ${notice.name}`}
              className={EDGES[notice.code]}
            >
              {notice.message}
              {notice.cardId === null && notice.candidates.length > 0 && (
                <Select
                  aria-label={`Card meant by ${notice.name}`}
                  value={choices.get(unresolvedId(notice.name)) ?? ""}
                  onChange={(event) => choose(notice, event.target.value)}
                >
                  <option value="">Leave it open</option>
                  {notice.candidates.map((id) => (
                    <option key={id} value={id}>
                      {nameIn(report, id)}
                    </option>
                  ))}
                </Select>
              )}
            </li>
          ))}
        </ul>
      )}
      {open + unknown > choices.size && (
        <p className="text-ink-soft text-small">
          What has no card stays in the deck, marked, so that nothing is lost.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="solid" onClick={() => onTake(choices, "replace")}>
          Make it the deck
        </Button>
        <Button onClick={() => onTake(choices, "add")}>Add to the deck</Button>
      </div>
    </section>
  );
}

const EDGES: Record<Notice["code"], string> = {
  ambiguous: "border-warn border-l-4 pl-2",
  unknown: "border-bad border-l-4 pl-2",
  renamed: "border-line-strong border-l-4 pl-2",
  printing: "border-line border-l-4 pl-2",
  merged: "border-line border-l-4 pl-2",
};

const counted = (count: number) => (count === 1 ? "1 card" : `${count} cards`);

function nameIn({ cards }: ImportReport, id: string): string {
  const card = cards.find((candidate) => candidate.id === id);
  return card ? `${card.name} [${card.set} ${card.number}]` : id;
}
