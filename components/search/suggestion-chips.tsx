"use client";

import { useEffect } from "react";
import { useSuggestions } from "./use-suggestions";

const MOST = 5;

interface SuggestionChipsProps {
  /** What is typed so far. */
  readonly q: string;
  /** The whole query once one is chosen. */
  readonly onChoose: (query: string) => void;
}

/** Ways to go on as a row below a search box whose arrow keys already walk another list; nothing while the box is empty. */
export function SuggestionChips({ q, onChoose }: SuggestionChipsProps) {
  const { suggestions, ask } = useSuggestions();
  useEffect(() => ask(q), [q, ask]);
  if (q.trim() === "") return null;
  return (
    <ul aria-label="Suggestions" className="flex min-h-12 gap-1.5 overflow-x-auto pt-1 md:min-h-9">
      {suggestions.slice(0, MOST).map(({ kind, label, query }) => (
        <li key={`${kind} ${query}`} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(query)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-sharp border border-line-strong bg-panel px-2 font-medium font-name text-small hover:border-signal hover:text-signal md:min-h-8"
          >
            {label}
            {kind !== "name" && <span className="font-normal text-ink-soft text-note">{kind}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
