"use client";

import { useRef, useState } from "react";
import { PageKeys } from "@/components/ui/keys";
import type { Zone } from "@/lib/decks/deck";
import { CardDialog } from "./card-dialog";
import { CatalogPane } from "./catalog-pane";
import { ConflictPanel } from "./conflict-panel";
import { DeckSheet } from "./deck-sheet";
import { EditorHead } from "./editor-head";
import { EDITOR_KEYS, useEditorKeys } from "./editor-keys";
import { NoAccess } from "./no-access";
import { rowsIn } from "./row-keys";
import { type Desk, type DeskProps, useDesk } from "./use-desk";
import { useSaid } from "./use-said";

/** The catalog beside the deck; every change is judged at once and saved a moment later. */
export function DeckEditor(props: DeskProps) {
  const desk = useDesk(props);
  const { state, dispatch, access, id } = desk;
  useEditorKeys({
    save: desk.save,
    undo: () => dispatch({ kind: "undo" }),
    redo: () => dispatch({ kind: "redo" }),
  });
  if (id && (access === "no-key" || access === "missing")) {
    return <NoAccess id={id} access={access} deck={props.stored} />;
  }
  return (
    <div data-own-search data-ready={access === "yes"} className="-mt-3 pb-20 sm:-mt-5 lg:pb-0">
      <PageKeys rows={EDITOR_KEYS} />
      <Said desk={desk} />
      <EditorHead desk={desk} />
      {state.clash && (
        <ConflictPanel
          key={state.clash.stored.revision}
          clash={state.clash}
          nameOf={(cardId) => desk.shelf.get(cardId)?.card.name.full ?? cardId}
          onSettle={(deck) => dispatch({ kind: "settle", deck })}
        />
      )}
      <Panes desk={desk} />
    </div>
  );
}

function Said({ desk }: { readonly desk: Desk }) {
  return (
    <p role="status" className="sr-only">
      {useSaid(desk.lines, desk.report)}
    </p>
  );
}

/** Catalog and deck side by side; on a phone the deck is a sheet at the foot. */
function Panes({ desk }: { readonly desk: Desk }) {
  const { deck, dispatch } = desk;
  const [zone, setZone] = useState<Zone>("Deck");
  const [shown, setShown] = useState<string | null>(null);
  const boxRef = useRef<HTMLInputElement>(null);
  const catalogRef = useRef<HTMLUListElement>(null);
  const deckRef = useRef<HTMLDivElement>(null);
  const shownCard = shown === null ? undefined : desk.shelf.get(shown)?.card;
  return (
    <div className="grid min-h-0 gap-x-6 lg:h-[calc(100dvh-8.5rem)] lg:min-h-[30rem] lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_19rem]">
      <CatalogPane
        search={desk.search}
        deck={deck}
        zone={zone}
        onZone={setZone}
        onStep={(card, to, by) => dispatch({ kind: "count", cardId: card.id, zone: to, by })}
        onOpen={setShown}
        onLeave={() => rowsIn(deckRef.current)[0]?.focus()}
        boxRef={boxRef}
        listRef={catalogRef}
      />
      <DeckSheet
        desk={desk}
        onOpen={setShown}
        onLeave={() => (rowsIn(catalogRef.current)[0] ?? boxRef.current)?.focus()}
        onSearch={(query) => {
          desk.search.setQ(query);
          boxRef.current?.focus();
        }}
        listRef={deckRef}
      />
      {shownCard && (
        <CardDialog
          card={shownCard}
          deck={deck}
          onStep={(card, to, by) => dispatch({ kind: "count", cardId: card.id, zone: to, by })}
          onMove={(cardId, from, to) => dispatch({ kind: "move", cardId, from, to })}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
