import { ARENAS, type Arena } from "@/lib/cards/card";
import type { DeckContents, Finding, RuleCheck } from "./contents";
import { addFix, queryFor, unitsOf } from "./fixes";
import { fixWords, words } from "./messages";

const PER_ARENA = 12;
const IN_ALL = 36;

/** Units of each arena in the main deck, a unit of several arenas in each of them. */
export function arenaCounts({ counts }: DeckContents): readonly (readonly [Arena, number])[] {
  const byArena = { Space: counts.space, Ground: counts.ground, Character: counts.character };
  return ARENAS.map((arena) => [arena, byArena[arena]] as const);
}

/** D3: at least 12 units of each arena. Unknown cards might be the ones that are missing. */
export const arenaMinimum: RuleCheck = (contents) =>
  arenaCounts(contents).flatMap(([arena, actual]): Finding[] => {
    if (actual + contents.unknownInDeck >= PER_ARENA) return [];
    const missing = PER_ARENA - actual;
    const fixes = [addFix(fixWords.plus([[arena, missing]]), [unitsOf(contents, arena, missing)])];
    const message = words.arena(arena, actual, PER_ARENA);
    return [
      {
        severity: "error",
        reason: { code: "arena-minimum", rule: "D3", message, cards: [], limit: PER_ARENA, actual, fixes },
      },
    ];
  });

/** D3a: at least 36 units, each counted once however many arenas it has. */
export const unitMinimum: RuleCheck = (contents) => {
  const actual = contents.counts.units;
  if (actual + contents.unknownInDeck >= IN_ALL) return [];
  const missing = IN_ALL - actual;
  const add = { query: queryFor(contents, "is:unit"), count: missing, zone: "Deck" } as const;
  const fixes = [addFix(fixWords.add(missing, "unit"), [add])];
  const message = words.units(actual, IN_ALL);
  return [
    {
      severity: "error",
      reason: { code: "unit-minimum", rule: "D3a", message, cards: [], limit: IN_ALL, actual, fixes },
    },
  ];
};
