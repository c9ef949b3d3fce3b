"use client";

import { useCallback, useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState, Notice } from "@/components/ui/states";
import { fetchSummaries } from "./deck-api";
import { DeckList } from "./deck-list";
import type { DeckSummary } from "./deck-summary";
import { dropEditKey, editKeyOf, heldDeckIds } from "./edit-keys";

/** The decks whose edit keys this browser holds. */
export function MyDecks() {
  const [decks, setDecks] = useState<readonly DeckSummary[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const load = useCallback(() => {
    loadHeld().then(setDecks, (error: Error) => setFault(error.message));
  }, []);
  useEffect(load, [load]);
  if (fault) return <Notice tone="bad">{fault} Your decks and their keys are safe.</Notice>;
  if (!decks) return <p role="status">Looking for decks in this browser</p>;
  if (decks.length === 0) {
    return (
      <EmptyState title="No deck of yours in this browser">
        <p>A deck belongs to the browser that made it, without an account. An edit link brings one here.</p>
        <ButtonLink look="solid" href="/decks/new">
          Build a deck
        </ButtonLink>
      </EmptyState>
    );
  }
  const forget = (deck: DeckSummary) => {
    if (
      !confirm(
        `Forget the edit key of ${deck.name || "Untitled deck"}? The deck stays; nobody here can edit it then.`,
      )
    )
      return;
    dropEditKey(deck.id);
    load();
  };
  return (
    <DeckList
      label="My decks"
      decks={decks}
      actions={(deck) => (
        <span className="flex gap-1">
          <ButtonLink size="small" className="max-lg:min-h-11" href={`/decks/${deck.id}/edit`}>
            Edit<span className="sr-only"> {deck.name}</span>
          </ButtonLink>
          <Button look="quiet" size="small" className="max-lg:min-h-11" onClick={() => forget(deck)}>
            Forget<span className="sr-only"> {deck.name}</span>
          </Button>
        </span>
      )}
    />
  );
}

/** Summaries in the order of the keys; a private deck is asked for with its key. Decks gone from the store are left out. */
async function loadHeld(): Promise<DeckSummary[]> {
  const ids = heldDeckIds();
  const open = new Map((await fetchSummaries(ids)).map((deck) => [deck.id, deck]));
  const all = await Promise.all(ids.map(async (id) => open.get(id) ?? privateSummary(id)));
  return all.filter((deck) => deck !== null);
}

async function privateSummary(id: string): Promise<DeckSummary | null> {
  const [summary] = await fetchSummaries([id], editKeyOf(id));
  return summary ?? null;
}
