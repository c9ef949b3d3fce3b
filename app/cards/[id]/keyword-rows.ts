import type { Fact } from "@/lib/keywords/ability";
import { KEYWORDS, type KeywordRow } from "@/lib/keywords/registry";

/** The keywords a card's text speaks of, each once, in alphabetical order. */
export function keywordRowsOf(facts: readonly Fact[]): KeywordRow[] {
  const names = new Set<string>(facts.map((fact) => fact.keyword));
  return KEYWORDS.filter((row) => names.has(row.name)).sort((a, b) => a.name.localeCompare(b.name, "en"));
}
