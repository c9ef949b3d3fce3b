import { lineName, type ResolvedLine } from "@/lib/decks/resolved";
import type { Fact, Relation } from "@/lib/keywords/ability";
import { KEYWORDS, type KeywordRow } from "@/lib/keywords/registry";

/** One keyword of a deck with the cards that do something with it. */
export interface KeywordEntry {
  readonly row: KeywordRow;
  readonly cards: readonly {
    readonly id: string;
    readonly name: string;
    /** What the card does with it, each relation and value once. */
    readonly uses: readonly { readonly relation: Relation; readonly value: Fact["value"] }[];
  }[];
}

/** The keywords that the cards of a deck have, grant or remove, in alphabetical order, cards by name. */
export function keywordEntries(
  lines: readonly ResolvedLine[],
  factsOf: (cardId: string) => readonly Fact[],
): KeywordEntry[] {
  const cards = [...new Map(lines.map((line) => [line.cardId, lineName(line)]))].sort((a, b) =>
    a[1].localeCompare(b[1], "en"),
  );
  return [...KEYWORDS]
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map((row: KeywordRow) => ({
      row,
      cards: cards
        .map(([id, name]) => ({ id, name, uses: usesOf(factsOf(id), row.name) }))
        .filter(({ uses }) => uses.length > 0),
    }))
    .filter((entry) => entry.cards.length > 0);
}

function usesOf(facts: readonly Fact[], keyword: string) {
  const own = facts.filter((fact) => fact.keyword === keyword && fact.relation !== "mentions");
  const uses = own.map(({ relation, value }) => [`${relation} ${value}`, { relation, value }] as const);
  return [...new Map(uses).values()];
}
