import type { Arena } from "@/lib/cards/card";
import type { DeckContents, RuleCheck } from "./contents";
import { addFix, takeCopies, unitsOf } from "./fixes";
import { fixWords, words } from "./messages";
import type { Fix } from "./report";
import { arenaCounts } from "./units";

const RATIO = 2;

type ArenaCount = readonly [Arena, number];

function removeTooMany({ deck }: DeckContents, over: readonly ArenaCount[], allowed: number): Fix[] {
  if (allowed === 0) return [];
  const extra = over.map(([arena, count]) => [arena, count - allowed] as const);
  const removals = extra.map(([arena, count]) => {
    const alone = deck.filter(
      (line) => line.card.type.arenas.length === 1 && line.card.type.arenas[0] === arena,
    );
    return takeCopies(alone, count);
  });
  const enough = removals.every(
    (taken, at) => taken.reduce((sum, { count }) => sum + count, 0) === extra[at]?.[1],
  );
  return enough ? [{ label: fixWords.minus(extra), remove: removals.flat(), add: [] }] : [];
}

function addTooFew(contents: DeckContents, few: readonly ArenaCount[], most: number): Fix {
  const missing = few.map(([arena, count]) => [arena, Math.ceil(most / RATIO) - count] as const);
  return addFix(
    fixWords.plus(missing),
    missing.map(([arena, count]) => unitsOf(contents, arena, count)),
  );
}

/** D4: no arena has more than twice the units of another. Unknown cards might be units of the smaller one. */
export const arenaBalance: RuleCheck = (contents) => {
  const arenas = arenaCounts(contents);
  const sizes = arenas.map(([, count]) => count);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  if (most <= RATIO * (least + contents.unknownInDeck)) return [];
  const allowed = RATIO * least;
  const over = arenas.filter(([, count]) => count > allowed);
  const few = arenas.filter(([, count]) => most > RATIO * count);
  return [
    {
      severity: "error",
      reason: {
        code: "arena-balance",
        rule: "D4",
        message: words.balance(over, few),
        cards: [],
        limit: allowed,
        actual: most,
        fixes: [...removeTooMany(contents, over, allowed), addTooFew(contents, few, most)],
      },
    },
  ];
};
