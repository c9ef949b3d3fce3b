"use client";

import { useEffect, useState } from "react";
import type { StoredDeck } from "@/lib/decks/deck";
import type { FormatRow } from "@/lib/decks/format";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { resolveFrom, useShelf } from "./card-shelf";
import { DeckActions } from "./deck-actions";
import { fetchDeck } from "./deck-api";
import { DeckView } from "./deck-view";
import { editKeyOf } from "./edit-keys";
import { keywordEntries } from "./keyword-entries";
import { KeywordSheet } from "./keyword-sheet";
import { NoAccess } from "./no-access";

interface PrivateDeckProps {
  readonly id: string;
  readonly formats: readonly FormatRow[];
  readonly show?: "deck" | "keywords";
}

/** A private deck, fetched with the key this browser holds. */
export function PrivateDeck({ id, formats, show = "deck" }: PrivateDeckProps) {
  const [deck, setDeck] = useState<StoredDeck | "asking" | "none">("asking");
  useEffect(() => {
    const key = editKeyOf(id);
    if (!key) return setDeck("none");
    fetchDeck(id, key).then((answer) => setDeck(answer.kind === "deck" ? answer.deck : "none"));
  }, [id]);
  if (deck === "asking") return <p role="status">Looking for the deck's key in this browser</p>;
  if (deck === "none") return <NoAccess id={id} access="missing" deck={null} />;
  return show === "deck" ? <Shown deck={deck} formats={formats} /> : <Sheet deck={deck} />;
}

function Shown({ deck, formats }: { readonly deck: StoredDeck; readonly formats: readonly FormatRow[] }) {
  const { shelf, waiting } = useShelf([], deck.lines);
  if (waiting || (shelf.size === 0 && deck.lines.length > 0)) return <p role="status">Fetching the cards</p>;
  const lines = resolveFrom(shelf, deck.lines);
  const format = formats.find((row) => row.name === deck.format) ?? null;
  return (
    <DeckView
      deck={deck}
      lines={lines}
      report={checkDeck({ lines }, { format })}
      over="Private deck"
      actions={<DeckActions id={deck.id} deck={deck} lines={lines} />}
    />
  );
}

function Sheet({ deck }: { readonly deck: StoredDeck }) {
  const { shelf } = useShelf([], deck.lines);
  const entries = keywordEntries(resolveFrom(shelf, deck.lines), (id) => shelf.get(id)?.facts ?? []);
  return (
    <>
      <h1 className="mb-6 break-words text-title">Keywords of {deck.name || "Untitled deck"}</h1>
      <KeywordSheet entries={entries} />
    </>
  );
}
