import { ARENAS, type Arena } from "@/lib/cards/card";
import { readAbilities } from "./abilities";
import type { Ability, Fact, Issue } from "./ability";
import { factsOf } from "./facts";
import { sourceOf } from "./source";

/** What the text of a card says; every span and offset points into `text`. */
export interface Reading {
  readonly abilities: readonly Ability[];
  readonly facts: readonly Fact[];
  readonly issues: readonly Issue[];
}

/** What a reader may know besides the card: the type line of a Subordinate's own row, by its name. */
export interface Surroundings {
  readonly subordinate?: (name: string) => string | undefined;
}

/** A text longer than this is no card; the longest printed one has under 2,000 characters. */
const LONGEST = 1 << 20;

/** The arenas a type line names, in its order. */
export function arenasOf(typeLine: string): Arena[] {
  const line = typeLine.slice(0, 200).toLowerCase();
  const arenas = ARENAS.filter((arena) => line.includes(arena.toLowerCase()));
  return arenas.sort((a, b) => line.indexOf(a.toLowerCase()) - line.indexOf(b.toLowerCase()));
}

/**
 * Reads the game text of a card. `typeLine` (`Ground/Character`; for a Subordinate its subtype line) names the arenas
 * of its Switch slots. Never throws; what is damaged is an issue, what no construct claims stays as text in the tree.
 */
export function read(text: string, typeLine: string, surroundings: Surroundings = {}): Reading {
  const arenasNamed = (name: string) => arenasOf(surroundings.subordinate?.(name) ?? "");
  const source = sourceOf(
    text.length > LONGEST ? text.slice(0, LONGEST) : text,
    arenasOf(typeLine),
    arenasNamed,
  );
  const abilities = readAbilities(source, 0, source.tokens.length, { own: "has", depth: 0, listed: false });
  if (text.length > LONGEST) {
    const message = "The text is too long for a card; its end was not read.";
    source.issues.push({ code: "text-too-long", message, start: LONGEST, end: text.length });
  }
  return { abilities, facts: factsOf(abilities), issues: distinct(source.issues) };
}

/** A stretch looked at twice may be reported twice. */
function distinct(issues: Issue[]): readonly Issue[] {
  if (issues.length < 2) return issues;
  const seen = new Set<string>();
  return issues
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .filter((issue) => {
      const key = `${issue.code} ${issue.start} ${issue.end}`;
      return seen.has(key) ? false : seen.add(key);
    });
}
