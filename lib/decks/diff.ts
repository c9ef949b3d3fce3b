import type { Deck, DeckLine, Zone } from "./deck";

/** How many copies of one card lie in one zone before and after. */
export interface LineChange {
  readonly cardId: string;
  readonly zone: Zone;
  readonly before: number;
  readonly after: number;
}

export interface DeckDiff {
  readonly added: readonly LineChange[];
  readonly removed: readonly LineChange[];
  /** In both decks, with another number of copies. */
  readonly changed: readonly LineChange[];
}

export const DECK_WORDS = ["name", "notes", "format", "visibility"] as const;
export type DeckWord = (typeof DECK_WORDS)[number];

/** What both sides changed, and not alike. */
export type DeckConflict =
  | {
      readonly kind: "line";
      readonly cardId: string;
      readonly zone: Zone;
      readonly base: number;
      readonly mine: number;
      readonly theirs: number;
    }
  | {
      readonly kind: "word";
      readonly word: DeckWord;
      readonly base: string | null;
      readonly mine: string | null;
      readonly theirs: string | null;
    };

type Place = Pick<DeckLine, "cardId" | "zone">;
type Counts = ReadonlyMap<string, number>;
type HasLines = Pick<Deck, "lines">;

const keyOf = ({ cardId, zone }: Place) => `${zone}\n${cardId}`;

function countsOf({ lines }: HasLines): Counts {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + line.count);
  return counts;
}

function placesOf(...decks: readonly HasLines[]): Place[] {
  const places = new Map<string, Place>();
  for (const line of decks.flatMap((deck) => deck.lines)) {
    if (!places.has(keyOf(line))) places.set(keyOf(line), { cardId: line.cardId, zone: line.zone });
  }
  return [...places.values()];
}

/** What changes from one deck to another, card by card and zone by zone. */
export function diffDecks(before: HasLines, after: HasLines): DeckDiff {
  const [old, now] = [countsOf(before), countsOf(after)];
  const changes = placesOf(before, after)
    .map((place) => ({ ...place, before: old.get(keyOf(place)) ?? 0, after: now.get(keyOf(place)) ?? 0 }))
    .filter((change) => change.before !== change.after);
  return {
    added: changes.filter((change) => change.before === 0),
    removed: changes.filter((change) => change.after === 0),
    changed: changes.filter((change) => change.before > 0 && change.after > 0),
  };
}

/** One side's value where only that side changed it; undefined where both did, and not alike. */
function merged<T>(base: T, mine: T, theirs: T): T | undefined {
  if (mine === theirs || theirs === base) return mine;
  return mine === base ? theirs : undefined;
}

function mergeLines(base: HasLines, mine: HasLines, theirs: HasLines): [DeckLine[], DeckConflict[]] {
  const [old, own, other] = [countsOf(base), countsOf(mine), countsOf(theirs)];
  const lines: DeckLine[] = [];
  const conflicts: DeckConflict[] = [];
  for (const place of placesOf(theirs, mine)) {
    const at = (counts: Counts) => counts.get(keyOf(place)) ?? 0;
    const sides = { base: at(old), mine: at(own), theirs: at(other) };
    const count = merged(sides.base, sides.mine, sides.theirs);
    if (count === undefined) conflicts.push({ kind: "line", ...place, ...sides });
    const kept = count ?? Math.max(sides.mine, sides.theirs);
    if (kept > 0) lines.push({ ...place, count: kept });
  }
  return [lines, conflicts];
}

/**
 * Joins two changes of one deck. Where only one side changed a line or a word, that change counts; where both did and
 * not alike it is a conflict, and the joined deck keeps the larger count and my word until someone decides.
 */
export function mergeDecks(base: Deck, mine: Deck, theirs: Deck): { deck: Deck; conflicts: DeckConflict[] } {
  const [lines, lineConflicts] = mergeLines(base, mine, theirs);
  const wordConflicts = DECK_WORDS.flatMap((word): DeckConflict[] => {
    const sides = { base: base[word], mine: mine[word], theirs: theirs[word] };
    return merged<string | null>(sides.base, sides.mine, sides.theirs) === undefined
      ? [{ kind: "word", word, ...sides }]
      : [];
  });
  const word = <W extends DeckWord>(name: W): Deck[W] => {
    const joined = merged(base[name], mine[name], theirs[name]);
    return joined === undefined ? mine[name] : joined;
  };
  const deck = {
    name: word("name"),
    notes: word("notes"),
    format: word("format"),
    visibility: word("visibility"),
    lines,
  };
  return { deck, conflicts: [...lineConflicts, ...wordConflicts] };
}
