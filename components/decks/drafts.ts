import type { Deck, StoredDeck } from "@/lib/decks/deck";

/** Changes not yet in the store. Each tab keeps its own, so that two tabs offline never overwrite each other. */
export interface Draft {
  readonly deck: Deck;
  readonly base: StoredDeck | null;
  /** The request that creates the deck, sent again as it was until it is answered: then no second deck is made. */
  readonly asked: { readonly requestKey: string; readonly deck: Deck } | null;
}

const PREFIX = "buildzone.draft";
const NEW = "new";

/** A name for this tab that survives its reload. */
export function tabName(): string {
  try {
    const kept = sessionStorage.getItem("buildzone.tab");
    if (kept) return kept;
    const name = crypto.randomUUID();
    sessionStorage.setItem("buildzone.tab", name);
    return name;
  } catch {
    return "tab";
  }
}

const shelfOf = (deckId: string | null, tab: string) => `${PREFIX}.${deckId ?? NEW}.${tab}`;

/** Keeps the draft of this tab; false where nothing can be stored. */
export function keepDraft(deckId: string | null, draft: Draft): boolean {
  try {
    localStorage.setItem(shelfOf(deckId, tabName()), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(deckId: string | null): void {
  try {
    localStorage.removeItem(shelfOf(deckId, tabName()));
  } catch {
    // nothing was kept either
  }
}

/**
 * Takes the drafts that belong to a deck off the shelf: this tab's own first, then those other tabs left.
 * For a new deck (null) only this tab's own: another tab's new deck is another deck.
 */
export function takeDrafts(deckId: string | null): Draft[] {
  const own = shelfOf(deckId, tabName());
  const all = deckId === null ? [own] : [own, ...shelvesOf(deckId).filter((shelf) => shelf !== own)];
  return all.flatMap((shelf) => {
    const draft = readDraft(shelf);
    if (draft && shelf !== own) localStorage.removeItem(shelf);
    return draft ? [draft] : [];
  });
}

function shelvesOf(deckId: string): string[] {
  try {
    return Object.keys(localStorage).filter((shelf) => shelf.startsWith(`${PREFIX}.${deckId}.`));
  } catch {
    return [];
  }
}

function readDraft(shelf: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(shelf) ?? "null") as Draft | null;
    return kept && Array.isArray(kept.deck?.lines) ? kept : null;
  } catch {
    return null;
  }
}
