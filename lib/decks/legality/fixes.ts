import type { Arena, Side } from "@/lib/cards/card";
import type { Zone } from "@/lib/decks/deck";
import { type KnownLine, lineName, type ResolvedLine } from "@/lib/decks/resolved";
import type { DeckContents } from "./contents";
import { fixWords } from "./messages";
import type { Addition, Fix, Removal } from "./report";

/** Takes `count` copies off the lines, the last line first. */
export function takeCopies(lines: readonly ResolvedLine[], count: number): Removal[] {
  const removals: Removal[] = [];
  let left = count;
  for (const line of [...lines].reverse()) {
    const taken = Math.min(line.count, left);
    if (taken > 0) removals.push({ card: line.cardId, count: taken, zone: line.zone });
    left -= taken;
  }
  return removals;
}

export function removeFix(lines: readonly ResolvedLine[], count: number): Fix {
  const remove = takeCopies(lines, count);
  const named = remove.flatMap((removal) => {
    const line = lines.find(({ cardId, zone }) => cardId === removal.card && zone === removal.zone);
    return line ? [[lineName(line), removal.count] as const] : [];
  });
  return { label: fixWords.remove(named), remove, add: [] };
}

export function addFix(label: string, add: readonly Addition[]): Fix {
  return { label, remove: [], add };
}

/** The same copies in another zone. */
export function moveFix(lines: readonly KnownLine[], zone: Zone): Fix {
  return {
    label: fixWords.move(lines, zone),
    remove: lines.map((line) => ({ card: line.cardId, count: line.count, zone: line.zone })),
    add: lines.map((line) => ({ card: line.cardId, count: line.count, zone })),
  };
}

function sideQuery(side: Side | null): string[] {
  if (side === null) return [];
  return side === "N" ? ["side:N"] : [`(side:${side} OR side:N)`];
}

/** Search words for a card that may join the deck: its side or Neutral, in the format. */
export function queryFor({ side, format }: DeckContents, ...words: readonly string[]): string {
  const pool = format ? [`format:"${format.name}"`] : [];
  return [...words, ...sideQuery(side), ...pool].join(" ");
}

/** `count` units of an arena for the main deck. */
export function unitsOf(contents: DeckContents, arena: Arena, count: number): Addition {
  return { query: queryFor(contents, `type:${arena.toLowerCase()}`), count, zone: "Deck" };
}
