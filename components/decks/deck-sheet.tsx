"use client";

import { type RefObject, useState } from "react";
import { DeckHints } from "@/components/stacking/deck-hints";
import { Section } from "@/components/ui/section";
import { ZONES, type Zone } from "@/lib/decks/deck";
import type { Fix } from "@/lib/decks/legality/report";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { ArenaBalance } from "./arena-balance";
import { CostCurve } from "./cost-curve";
import { CountsStrip } from "./counts-strip";
import { zonesFor } from "./deck-groups";
import { DeckPane } from "./deck-pane";
import { FormatField, NotesField, VisibilityField } from "./deck-words";
import type { DeckWords } from "./editor-state";
import { applyFix } from "./fixes";
import { focusAfterLoss } from "./row-keys";
import { SheetBar } from "./sheet-bar";
import type { Desk } from "./use-desk";
import { Verdict } from "./verdict";

interface DeckSheetProps {
  readonly desk: Desk;
  readonly onOpen: (cardId: string) => void;
  readonly onLeave: () => void;
  /** A fix asks for cards that a search finds. */
  readonly onSearch: (query: string) => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

/** The deck and its numbers: two panes on a wide screen, one on a middling one, a sheet at the foot of a phone. */
export function DeckSheet({ desk, onOpen, onLeave, onSearch, listRef }: DeckSheetProps) {
  const [open, setOpen] = useState(false);
  const { deck, dispatch, lines, report } = desk;
  const step = (line: ResolvedLine, by: 1 | -1) => {
    if (by === -1 && line.count === 1) focusAfterLoss(listRef.current);
    dispatch({ kind: "count", cardId: line.cardId, zone: line.zone, by });
  };
  const mend = (fix: Fix) => {
    const query = fix.add.find((addition) => addition.query)?.query;
    dispatch({ kind: "lines", lines: applyFix(deck.lines, fix) });
    if (!query) return;
    setOpen(false);
    onSearch(query);
  };
  return (
    <aside
      aria-label="Deck"
      data-open={open}
      className="group/sheet flex min-h-0 min-w-0 flex-col max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[88dvh] max-lg:border-line-strong max-lg:border-t-2 max-lg:bg-panel max-lg:shadow-sheet xl:contents"
    >
      <SheetBar report={report} waiting={desk.waiting} open={open} onToggle={() => setOpen(!open)} />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain max-lg:px-4 max-lg:pb-6 max-lg:group-data-[open=false]/sheet:hidden xl:contents">
        <div className="min-h-0 min-w-0 xl:overflow-y-auto xl:pr-1">
          <div className="mb-4 bg-page max-lg:hidden">
            <CountsStrip report={report} />
          </div>
          <Section title="Legality" className="mb-4 xl:hidden">
            <Verdict report={report} waiting={desk.waiting} onFix={mend} />
          </Section>
          <DeckPane
            lines={lines}
            report={report}
            listRef={listRef}
            onOpen={onOpen}
            onLeave={onLeave}
            onStep={step}
            onMove={({ card, cardId, zone }) =>
              dispatch({ kind: "move", cardId, from: zone, to: zoneAfter(zone, zonesFor(card)) })
            }
          />
        </div>
        <DeckFacts desk={desk} onFix={mend} />
      </div>
    </aside>
  );
}

function DeckFacts({ desk, onFix }: { readonly desk: Desk; readonly onFix: (fix: Fix) => void }) {
  const { deck, lines, report, formats, dispatch } = desk;
  const onWords = (words: DeckWords) => dispatch({ kind: "words", words });
  return (
    <div className="grid min-h-0 min-w-0 content-start gap-5 max-xl:mt-6 xl:overflow-y-auto xl:pr-1">
      <Section title="Legality" className="max-xl:hidden">
        <Verdict report={report} waiting={desk.waiting} onFix={onFix} />
      </Section>
      <Section title="Cost curve">
        <CostCurve lines={lines} />
      </Section>
      <Section title="Arena balance">
        <ArenaBalance counts={report.counts} />
      </Section>
      <Section title="Stacks of the deck">
        <DeckHints lines={lines} />
      </Section>
      <Section title="About this deck">
        <div className="grid gap-3">
          <FormatField deck={deck} formats={formats} onWords={onWords} />
          <VisibilityField deck={deck} onWords={onWords} />
          <NotesField deck={deck} onWords={onWords} />
        </div>
      </Section>
    </div>
  );
}

/** The zone after this one among those the card may lie in, round and round. */
function zoneAfter(zone: Zone, zones: readonly Zone[]): Zone {
  const after = ZONES.slice(ZONES.indexOf(zone) + 1).find((next) => zones.includes(next));
  return after ?? zones[0] ?? zone;
}
