import type { Ability, Fact, Issue } from "./ability";

/** What the text of a card says; every span and offset points into `text`. */
export interface Reading {
  readonly abilities: readonly Ability[];
  readonly facts: readonly Fact[];
  readonly issues: readonly Issue[];
}

/** Reads the game text of a card; `typeLine` (`Ground/Character`) names the arenas of its Switch slots. */
export function read(text: string, typeLine: string): Reading {
  const span = [0, text.length] as const;
  void typeLine;
  const abilities: Ability[] = text.trim() ? [{ kind: "free", span, parts: [{ kind: "text", span, text }] }] : [];
  return { abilities, facts: [], issues: [] };
}
