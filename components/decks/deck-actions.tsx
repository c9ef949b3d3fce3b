"use client";

import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { Deck } from "@/lib/decks/deck";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { CopyButton } from "./copy-button";
import { CopyDeck } from "./copy-deck";
import { editKeyOf } from "./edit-keys";
import { ExportMenu } from "./export-menu";

interface DeckActionsProps {
  /** Null: a deck that lives in the address only. */
  readonly id: string | null;
  readonly deck: Deck;
  readonly lines: readonly ResolvedLine[];
}

/** What a reader can do with a deck; who holds its key can also edit it. */
export function DeckActions({ id, deck, lines }: DeckActionsProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => setHeld(id !== null && editKeyOf(id) !== null), [id]);
  return (
    <>
      {held && (
        <ButtonLink look="solid" href={`/decks/${id}/edit`}>
          Edit
        </ButtonLink>
      )}
      <CopyButton text={() => location.href.replace(/\?.*$/, "")}>Copy link</CopyButton>
      <ExportMenu deck={deck} lines={lines} />
      <CopyDeck deck={deck} />
      {id && <ButtonLink href={`/d/${id}/keywords`}>Keyword sheet</ButtonLink>}
    </>
  );
}
