import type { Deck, StoredDeck } from "@/lib/decks/deck";
import { type ShelfCard, shelfOf } from "./card-shelf";
import type { DeckSummary } from "./deck-summary";
import type { ImportReport } from "./import-report";

/** What came of a request for one deck. */
export type DeckAnswer =
  | { readonly kind: "deck"; readonly deck: StoredDeck; readonly editKey: string | null }
  | { readonly kind: "stale"; readonly stored: StoredDeck }
  | { readonly kind: "refused"; readonly fault: string }
  | { readonly kind: "missing"; readonly fault: string }
  | { readonly kind: "offline"; readonly fault: string }
  | { readonly kind: "failed"; readonly fault: string };

export interface CardPage {
  readonly total: number;
  readonly cards: readonly ShelfCard[];
  readonly warnings: readonly string[];
}

const UNREACHED = "The server was not reached.";
const CHUNK = 100;

/** Creates the deck; the same request key never makes a second one. */
export function createDeck(deck: Deck, requestKey: string): Promise<DeckAnswer> {
  return askDeck("/api/decks", "POST", deck, { "Idempotency-Key": requestKey });
}

/** Stores the deck over revision `revision`; a newer one in the store answers `stale`. */
export function saveDeck(id: string, deck: Deck, revision: number, editKey: string): Promise<DeckAnswer> {
  const headers = { "If-Match": `"${revision}"`, Authorization: `Bearer ${editKey}` };
  return askDeck(`/api/decks/${encodeURIComponent(id)}`, "PUT", deck, headers);
}

/** The deck as stored; a private one only with its key. */
export function fetchDeck(id: string, editKey: string | null): Promise<DeckAnswer> {
  const headers: Record<string, string> = editKey ? { Authorization: `Bearer ${editKey}` } : {};
  return askDeck(`/api/decks/${encodeURIComponent(id)}`, "GET", null, headers);
}

/** Cards by id, in any order; ids that no card has are left out. */
export async function fetchCards(ids: readonly string[]): Promise<ShelfCard[]> {
  const pages = await Promise.all(
    chunksOf(ids).map((chunk) => fetchCardPage(`ids=${chunk.map(encodeURIComponent).join()}`)),
  );
  return pages.flatMap((page) => page.cards);
}

/** Decks by id as lists show them; a private one only with its key. */
export async function fetchSummaries(
  ids: readonly string[],
  editKey: string | null = null,
): Promise<DeckSummary[]> {
  const headers: Record<string, string> = editKey ? { Authorization: `Bearer ${editKey}` } : {};
  const pages = await Promise.all(
    chunksOf(ids).map(async (chunk) => {
      const answer = await fetch(`/api/decks?ids=${chunk.map(encodeURIComponent).join()}`, { headers });
      const body = await answer.json();
      if (!answer.ok) throw new Error(faultOf(body, answer.status));
      return body.decks as DeckSummary[];
    }),
  );
  return pages.flat();
}

/** One page of a search in the query language. */
export function searchCards(q: string, page: number, signal: AbortSignal): Promise<CardPage> {
  return fetchCardPage(new URLSearchParams({ q, page: String(page) }).toString(), signal);
}

/** Reads a deck in any format on the server, which knows every card. Stores nothing. */
export async function readDeckText(text: string, fileName?: string): Promise<ImportReport | string> {
  try {
    const answer = await fetch("/api/decks/read", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text, fileName }),
    });
    const body = await answer.json();
    return answer.ok ? body : faultOf(body, answer.status);
  } catch {
    return UNREACHED;
  }
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / CHUNK);
  return Array.from({ length: count }, (_, at) => ids.slice(at * CHUNK, (at + 1) * CHUNK));
}

async function fetchCardPage(query: string, signal?: AbortSignal): Promise<CardPage> {
  const answer = await fetch(`/api/cards?${query}`, signal ? { signal } : {});
  const body = await answer.json();
  if (!answer.ok) throw new Error(faultOf(body, answer.status));
  const warnings = (body.warnings as { message: string }[]).map((warning) => warning.message);
  return { total: body.total, cards: shelfOf(body.cards), warnings };
}

async function askDeck(
  address: string,
  method: string,
  deck: Deck | null,
  headers: Record<string, string>,
): Promise<DeckAnswer> {
  try {
    const request = {
      method,
      headers: { ...headers, "Content-Type": "application/json" },
      cache: "no-store",
    } as const;
    const answer = await fetch(address, deck ? { ...request, body: JSON.stringify(deck) } : request);
    return readAnswer(answer.status, await answer.json());
  } catch {
    return { kind: "offline", fault: UNREACHED };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: our own API's answer
function readAnswer(status: number, body: any): DeckAnswer {
  if (status === 200 || status === 201) {
    const { editKey = null, ...deck } = body;
    return { kind: "deck", deck, editKey };
  }
  if (status === 409 && body.stored) return { kind: "stale", stored: body.stored };
  const fault = faultOf(body, status);
  if (status === 403) return { kind: "refused", fault };
  if (status === 404) return { kind: "missing", fault };
  return { kind: status >= 500 || status === 429 ? "offline" : "failed", fault };
}

function faultOf(body: { detail?: string; title?: string }, status: number): string {
  return body.detail ?? body.title ?? `The server answered ${status}.`;
}
