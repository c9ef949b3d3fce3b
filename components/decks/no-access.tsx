import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import type { Deck } from "@/lib/decks/deck";
import { CopyDeck } from "./copy-deck";

interface NoAccessProps {
  readonly id: string;
  readonly access: "no-key" | "missing";
  /** Null: a private deck, or none. */
  readonly deck: Deck | null;
}

/** Why this browser cannot edit the deck, and what it can do instead. */
export function NoAccess({ id, access, deck }: NoAccessProps) {
  if (access === "missing" || !deck) {
    return (
      <EmptyState title="This deck cannot be opened here">
        <p>
          It is private and this browser does not hold its edit key, or there is no such deck. Open it with
          its edit link, which carries the key.
        </p>
        <ButtonLink href="/decks">To the decks</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="This browser does not hold the edit key">
      <p>
        {deck.name || "This deck"} can be read by everyone with its link, and changed only where its edit key
        is held. Open the edit link that its owner copied, or make a deck of your own from it.
      </p>
      <p className="flex flex-wrap gap-2">
        <ButtonLink look="solid" href={`/d/${id}`}>
          Read the deck
        </ButtonLink>
        <CopyDeck deck={deck} />
      </p>
    </EmptyState>
  );
}
