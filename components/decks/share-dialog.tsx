"use client";

import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Deck } from "@/lib/decks/deck";
import { CopyButton } from "./copy-button";
import { VISIBILITY_WORDS } from "./deck-words";
import { editKeyOf, editLink } from "./edit-keys";

/** The two links of a stored deck: one to see it, one that also lets change it. */
export function ShareDialog({ id, deck }: { readonly id: string; readonly deck: Deck }) {
  return (
    <Dialog
      title="Share"
      shape="sheet"
      trigger={
        <button type="button" className={buttonClass("plain")}>
          Share
        </button>
      }
    >
      <div className="grid gap-4">
        <div className="grid justify-items-start gap-1">
          <CopyButton text={() => `${location.origin}/d/${id}`}>Copy the link to the deck</CopyButton>
          <p className="text-ink-soft text-small">{VISIBILITY_WORDS[deck.visibility]}.</p>
          <Link href={`/d/${id}`} className="link flex min-h-11 items-center sm:hidden">
            Open the deck's page
          </Link>
        </div>
        <div className="grid justify-items-start gap-1">
          <CopyButton text={() => editLink(id, editKeyOf(id) ?? "")}>Copy the edit link</CopyButton>
          <p className="text-ink-soft text-small">
            Whoever has it can change the deck. There is no account: keep it for your other devices.
          </p>
        </div>
      </div>
    </Dialog>
  );
}
