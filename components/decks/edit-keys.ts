/** Edit keys this browser holds, by deck id, in the order the decks came. */
const SHELF = "buildzone.keys";

function readShelf(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((pair) => typeof pair[1] === "string"));
  } catch {
    return {};
  }
}

/** The key for a deck, or null where this browser holds none. */
export function editKeyOf(deckId: string): string | null {
  return readShelf()[deckId] ?? null;
}

/** Ids of the decks this browser may edit, newest first. */
export function heldDeckIds(): string[] {
  return Object.keys(readShelf()).reverse();
}

/** Keeps a key; false where the browser stores nothing (private windows, a full disk). */
export function keepEditKey(deckId: string, key: string): boolean {
  return writeShelf({ ...readShelf(), [deckId]: key });
}

/** Forgets a deck; the deck itself stays in the store. */
export function dropEditKey(deckId: string): boolean {
  const { [deckId]: _dropped, ...rest } = readShelf();
  return writeShelf(rest);
}

function writeShelf(shelf: Record<string, string>): boolean {
  try {
    localStorage.setItem(SHELF, JSON.stringify(shelf));
    return true;
  } catch {
    return false;
  }
}

/** Takes the key out of `#key=…`, keeps it, and removes it from the address, so that it is not copied or shown. */
export function takeKeyFromAddress(deckId: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return;
  keepEditKey(deckId, key);
  // the router hears of a changed address only once it stands; before that it would write the key back
  setTimeout(() => history.replaceState(null, "", location.pathname + location.search));
}

/** The link that lets another browser edit the deck. */
export function editLink(deckId: string, key: string): string {
  return `${location.origin}/decks/${deckId}/edit#key=${encodeURIComponent(key)}`;
}
