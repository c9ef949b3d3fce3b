import type { Deck, DeckLine, StoredDeck, Zone } from "@/lib/decks/deck";
import { type DeckConflict, mergeDecks } from "@/lib/decks/diff";

/**
 * Where the deck on the screen stands against the stored one. `blank`: nothing worth storing yet;
 * `offline`: the server was not reached, the draft is kept here; `refused`: no key, or a wrong one;
 * `failed`: the server answered, but not with a stored deck.
 */
export type SaveState =
  | "blank"
  | "unsaved"
  | "saving"
  | "saved"
  | "offline"
  | "conflict"
  | "refused"
  | "failed";

/** A stored deck that changed the same places as the one on the screen. */
export interface Clash {
  readonly stored: StoredDeck;
  /** Both sides together wherever only one of them changed. */
  readonly merged: Deck;
  readonly conflicts: readonly DeckConflict[];
}

export interface EditorState {
  readonly deck: Deck;
  /** The stored deck that `deck` grew from; null before the first save. */
  readonly base: StoredDeck | null;
  readonly save: SaveState;
  /** Why the last save failed, in the server's words. */
  readonly fault: string | null;
  readonly clash: Clash | null;
  readonly past: readonly Deck[];
  readonly future: readonly Deck[];
  /** Field of the last change, so that typing a word is one step of undo. */
  readonly typing: string | null;
}

export type DeckWords = Partial<Pick<Deck, "name" | "notes" | "format" | "visibility">>;

export type EditorAction =
  | { readonly kind: "count"; readonly cardId: string; readonly zone: Zone; readonly by: number }
  | { readonly kind: "move"; readonly cardId: string; readonly from: Zone; readonly to: Zone }
  | { readonly kind: "words"; readonly words: DeckWords }
  | { readonly kind: "lines"; readonly lines: readonly DeckLine[] }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "open"; readonly stored: StoredDeck }
  | { readonly kind: "draft"; readonly deck: Deck; readonly base: StoredDeck | null }
  | { readonly kind: "sending" }
  | { readonly kind: "stored"; readonly stored: StoredDeck; readonly sent: Deck }
  | { readonly kind: "arrived"; readonly stored: StoredDeck }
  | { readonly kind: "settle"; readonly deck: Deck }
  | { readonly kind: "again" }
  | { readonly kind: "not-saved"; readonly save: "offline" | "refused" | "failed"; readonly fault: string };

export const MOST_COPIES = 99;
const MOST_STEPS = 200;

export const EMPTY_DECK: Deck = { name: "", notes: "", format: null, visibility: "unlisted", lines: [] };

/** The editor before anything happened; with a stored deck, that deck as saved. */
export function startEditor(stored: StoredDeck | null): EditorState {
  return {
    deck: stored ? deckOf(stored) : EMPTY_DECK,
    base: stored,
    save: stored ? "saved" : "blank",
    fault: null,
    clash: null,
    past: [],
    future: [],
    typing: null,
  };
}

/** One step of the editor. Pure; what is sent where follows from `save`. */
export function editorStep(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case "count":
      return changed(state, addCopies(state.deck, action.cardId, action.zone, action.by), null);
    case "move":
      return changed(state, moveCopy(state.deck, action.cardId, action.from, action.to), null);
    case "words":
      return changed(state, withWords(state.deck, action.words), Object.keys(action.words).join());
    case "lines":
      return changed(state, { ...state.deck, lines: action.lines }, null);
    case "undo":
      return back(state);
    case "redo":
      return forth(state);
    case "open":
      return startEditor(action.stored);
    case "draft":
      return takeDraft(state, action.deck, action.base);
    case "sending":
      return { ...state, save: "saving", fault: null };
    case "stored":
      return afterSave(state, action.stored, action.sent);
    case "arrived":
      return meet(state, action.stored);
    case "settle":
      return settle(state, action.deck);
    case "again":
      return state.save === "saved" ? state : { ...state, save: unsavedOrBlank(state), fault: null };
    case "not-saved":
      return { ...state, save: action.save, fault: action.fault };
  }
}

/** The player's part of a stored deck. */
export function deckOf({ name, notes, format, visibility, lines }: Deck): Deck {
  return { name, notes, format, visibility, lines };
}

/** True where both say the same, whatever the order of their lines. */
export function sameDeck(a: Deck, b: Deck): boolean {
  const words = a.name === b.name && a.notes === b.notes;
  const choices = a.format === b.format && a.visibility === b.visibility;
  return (
    words &&
    choices &&
    a.lines.length === b.lines.length &&
    a.lines.every((line) => countIn(b, line) === line.count)
  );
}

/** Copies of a card in one zone. */
export function countIn(deck: Deck, { cardId, zone }: { cardId: string; zone: Zone }): number {
  return deck.lines.find((line) => line.cardId === cardId && line.zone === zone)?.count ?? 0;
}

/** A deck without cards or words is not worth a row in the store. */
export function isBlank(deck: Deck): boolean {
  return deck.lines.length === 0 && deck.name.trim() === "" && deck.notes.trim() === "";
}

function addCopies(deck: Deck, cardId: string, zone: Zone, by: number): Deck {
  const before = countIn(deck, { cardId, zone });
  const count = Math.min(MOST_COPIES, Math.max(0, before + by));
  if (count === before) return deck;
  if (before === 0) return { ...deck, lines: [...deck.lines, { cardId, zone, count }] };
  const lines = deck.lines.map((line) =>
    line.cardId === cardId && line.zone === zone ? { ...line, count } : line,
  );
  return { ...deck, lines: lines.filter((line) => line.count > 0) };
}

function moveCopy(deck: Deck, cardId: string, from: Zone, to: Zone): Deck {
  const full = countIn(deck, { cardId, zone: to }) >= MOST_COPIES;
  if (from === to || full || countIn(deck, { cardId, zone: from }) === 0) return deck;
  return addCopies(addCopies(deck, cardId, from, -1), cardId, to, 1);
}

function withWords(deck: Deck, words: DeckWords): Deck {
  const next = { ...deck, ...words };
  return sameDeck(next, deck) ? deck : next;
}

function changed(state: EditorState, deck: Deck, typing: string | null): EditorState {
  if (deck === state.deck) return state;
  const sameWord = typing !== null && typing === state.typing;
  const past = sameWord ? state.past : [...state.past, state.deck].slice(-MOST_STEPS);
  return touched({ ...state, deck, past, future: [], typing });
}

function back(state: EditorState): EditorState {
  const deck = state.past.at(-1);
  if (!deck) return state;
  const past = state.past.slice(0, -1);
  return touched({ ...state, deck, past, future: [state.deck, ...state.future], typing: null });
}

function forth(state: EditorState): EditorState {
  const [deck, ...future] = state.future;
  if (!deck) return state;
  return touched({ ...state, deck, past: [...state.past, state.deck], future, typing: null });
}

// a running save stays "saving": afterSave sees that the deck has moved on. Offline, too, stays until a retry.
function touched(state: EditorState): EditorState {
  const waits = state.save === "saving" || state.save === "offline" || state.save === "conflict";
  return waits || state.save === "refused" ? state : { ...state, save: unsavedOrBlank(state), fault: null };
}

function unsavedOrBlank(state: EditorState): SaveState {
  if (state.clash) return "conflict";
  if (!state.base) return isBlank(state.deck) ? "blank" : "unsaved";
  return sameDeck(state.deck, state.base) ? "saved" : "unsaved";
}

// an answer may arrive after news of a later revision, which already holds what was sent
function afterSave(state: EditorState, stored: StoredDeck, sent: Deck): EditorState {
  const late = state.base !== null && state.base.revision > stored.revision;
  const base = late ? state.base : { ...stored, ...deckOf(sent) };
  const next = { ...state, base, fault: null };
  return { ...next, save: unsavedOrBlank(next) };
}

// undo does not reach behind a merge: the steps before it do not know the other side's cards
function meet(state: EditorState, stored: StoredDeck): EditorState {
  if (state.base && stored.revision <= state.base.revision) return state;
  if (!state.base || sameDeck(state.deck, state.base)) return startEditor(stored);
  const { deck: merged, conflicts } = mergeDecks(deckOf(state.base), state.deck, deckOf(stored));
  if (conflicts.length > 0) return { ...state, save: "conflict", clash: { stored, merged, conflicts } };
  return settle({ ...state, clash: { stored, merged, conflicts } }, merged);
}

function settle(state: EditorState, deck: Deck): EditorState {
  const base = state.clash?.stored ?? state.base;
  const next = { ...state, deck, base, clash: null, fault: null, past: [], future: [], typing: null };
  return { ...next, save: unsavedOrBlank(next) };
}

// drafts of several tabs come one after the other; each is joined with what is here by then
function takeDraft(state: EditorState, deck: Deck, base: StoredDeck | null): EditorState {
  const stored = state.base;
  if (!stored || !base || base.revision > stored.revision) return touched({ ...startEditor(base), deck });
  const { deck: merged, conflicts } = mergeDecks(deckOf(base), deck, state.deck);
  const clash = conflicts.length > 0 ? { stored, merged, conflicts } : null;
  const next = { ...startEditor(stored), deck: clash ? deck : merged, clash };
  return { ...next, save: unsavedOrBlank(next) };
}
