"use client";

import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import type { FormatRow } from "@/lib/decks/format";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { resolveFrom, shelfOf } from "./card-shelf";
import { DeckActions } from "./deck-actions";
import { readDeckText } from "./deck-api";
import { DeckView } from "./deck-view";
import { EMPTY_DECK } from "./editor-state";
import type { ImportReport } from "./import-report";

type State = ImportReport | "asking" | "none" | { readonly fault: string };

/** A deck that lives wholly in the address, after `#`; the server reads it and stores nothing. */
export function CodeDeck({ formats }: { readonly formats: readonly FormatRow[] }) {
  const state = useAddressDeck();
  if (state === "asking") return <p role="status">Reading the deck in the address</p>;
  if (state === "none") {
    return (
      <EmptyState title="No deck in this address">
        <p>A link to a deck that is stored nowhere carries it after the # sign.</p>
        <ButtonLink href="/decks">To the decks</ButtonLink>
      </EmptyState>
    );
  }
  if ("fault" in state) {
    return (
      <ErrorState title="The deck in this address cannot be read">
        <p>{state.fault} Ask for the link again: it may have been cut off.</p>
      </ErrorState>
    );
  }
  return <Shown report={state} formats={formats} />;
}

function useAddressDeck(): State {
  const [state, setState] = useState<State>("asking");
  useEffect(() => {
    const read = async () => {
      const code = decodeURIComponent(location.hash.slice(1));
      if (!code) return setState("none");
      setState("asking");
      const answer = await readDeckText(code);
      setState(typeof answer === "string" ? { fault: answer } : answer);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return state;
}

function Shown({
  report,
  formats,
}: {
  readonly report: ImportReport;
  readonly formats: readonly FormatRow[];
}) {
  const shelf = new Map(shelfOf(report.cards).map((known) => [known.card.id, known] as const));
  const named = new Map(report.lines.map((line) => [line.cardId, line.name]));
  const lines = resolveFrom(shelf, report.lines).map((line) => ({ ...line, name: named.get(line.cardId) }));
  const deck = {
    ...EMPTY_DECK,
    name: report.name,
    notes: report.notes,
    format: report.format,
    lines: report.lines,
  };
  const format = formats.find((row) => row.name === deck.format) ?? null;
  return (
    <DeckView
      deck={deck}
      lines={lines}
      report={checkDeck({ lines }, { format })}
      over="Deck in the address"
      actions={<DeckActions id={null} deck={deck} lines={lines} />}
    />
  );
}
