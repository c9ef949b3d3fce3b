"use client";

import { useEffect, useRef, useState } from "react";
import type { DeckReport } from "@/lib/decks/legality/report";
import { lineName, type ResolvedLine } from "@/lib/decks/resolved";
import { leastCards } from "./counts-strip";
import { verdictWords } from "./line-words";

/** What a screen reader is told after each change: the lines that changed, the size, the verdict. */
export function useSaid(lines: readonly ResolvedLine[], report: DeckReport): string {
  const before = useRef(lines);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const changes = changeWords(before.current, lines);
    before.current = lines;
    if (changes.length === 0) return;
    const size = `${report.counts.cards} of ${leastCards(report)} cards.`;
    setSaid([...changes.slice(0, 3), size, `${verdictWords(report)}.`].join(" "));
  }, [lines, report]);
  return said;
}

function changeWords(before: readonly ResolvedLine[], after: readonly ResolvedLine[]): string[] {
  const keyOf = ({ zone, cardId }: ResolvedLine) => `${zone} ${cardId}`;
  const old = new Map(before.map((line) => [keyOf(line), line.count]));
  const now = new Set(after.map(keyOf));
  const changed = after.filter((line) => old.get(keyOf(line)) !== line.count);
  const gone = before.filter((line) => !now.has(keyOf(line)));
  return [
    ...changed.map((line) => `${line.count} ${lineName(line)} in ${line.zone}.`),
    ...gone.map((line) => `No ${lineName(line)} in ${line.zone}.`),
  ];
}
