import type { Card } from "@/lib/cards/card";
import { ZONES, type Zone } from "./deck";
import type { DeckCatalog } from "./deck-catalog";
import { type Found, findCard, unresolvedId } from "./find-card";
import type { ListLine } from "./io/deck-list";
import { noticeWords } from "./notice-words";
import type { ResolvedLine } from "./resolved";

/** Something the player should know about how a line was read; no line is ever dropped. */
export interface Notice {
  readonly code: "renamed" | "merged" | "printing" | "ambiguous" | "unknown";
  readonly message: string;
  /** As the file writes it. */
  readonly name: string;
  readonly zone: Zone;
  readonly count: number;
  /** The card taken; null where the player has to choose. */
  readonly cardId: string | null;
  /** Cards the name may mean, or was perhaps meant to. */
  readonly candidates: readonly string[];
  readonly line?: number;
}

export interface ResolvedDeck {
  readonly lines: readonly ResolvedLine[];
  readonly notices: readonly Notice[];
}

/** Names looked for among the nearest; a list of nothing but unknown names is no deck of this game. */
const MOST_SUGGESTED = 20;

const ids = (cards: readonly Card[]) => cards.map((card) => card.id);

function noticeOf(line: ListLine, found: Found, nearby: () => readonly Card[]): Notice | null {
  if (found.how === "sure") return null;
  const candidates =
    "candidates" in found ? found.candidates : found.how === "unknown" && line.name ? nearby() : [];
  const name = line.name ?? line.id ?? "";
  return {
    code: found.how,
    message: noticeWords[found.how](name, found.card, candidates),
    name,
    zone: line.zone,
    count: line.count,
    cardId: found.card?.id ?? null,
    candidates: ids(candidates),
    ...(line.line !== undefined && { line: line.line }),
  };
}

function resolveLine(line: ListLine, found: Found, catalog: DeckCatalog): ResolvedLine {
  const { zone, count } = line;
  if (found.card) {
    const { card } = found;
    const [printedIn, banMarks] = [catalog.printedIn(card), catalog.banMarks(card)];
    return { cardId: card.id, card, printedIn, banMarks, zone, count };
  }
  const name = line.name ?? line.id ?? "";
  return { cardId: unresolvedId(name), card: null, printedIn: [], zone, count, name };
}

function mergeNotice(line: ListLine, { cardId, card, count }: ResolvedLine): Notice {
  const name = line.name ?? line.id ?? cardId;
  return {
    code: "merged",
    message: noticeWords.merged(card?.name.full ?? name, count),
    name,
    zone: line.zone,
    count,
    cardId: card ? cardId : null,
    candidates: [],
    ...(line.line !== undefined && { line: line.line }),
  };
}

/**
 * Finds the card of every line. Lines of one card in one zone become one, with a note; a line whose card is unknown or
 * ambiguous stays, without a card. Zones in their order, lines in the order of the file.
 */
export function resolveDeck(lines: readonly ListLine[], catalog: DeckCatalog): ResolvedDeck {
  const merged = new Map<string, ResolvedLine>();
  const notices: Notice[] = [];
  let unknown = 0;
  for (const line of lines) {
    const found = findCard(line, catalog);
    if (found.how === "unknown") unknown++;
    const notice = noticeOf(line, found, () =>
      unknown > MOST_SUGGESTED ? [] : catalog.nearby(line.name ?? ""),
    );
    if (notice) notices.push(notice);
    const resolved = resolveLine(line, found, catalog);
    const key = `${resolved.zone}\n${resolved.cardId}`;
    const before = merged.get(key);
    const all = before ? { ...before, count: before.count + resolved.count } : resolved;
    merged.set(key, all);
    if (before) notices.push(mergeNotice(line, all));
  }
  const order = (zone: Zone) => ZONES.indexOf(zone);
  return { lines: [...merged.values()].sort((a, b) => order(a.zone) - order(b.zone)), notices };
}
