import { copies, type DeckContents, type RuleCheck } from "./contents";
import { addFix, queryFor } from "./fixes";
import { fixWords, words } from "./messages";
import type { Fix } from "./report";

const MINIMUM = 60;

function hasResourceOutside({ outside, off }: DeckContents): boolean {
  return !off.has("D1a") && copies(outside.filter((line) => line.card.type.type === "Resource")) > 0;
}

function fixesFor(contents: DeckContents, missing: number, resourceCounts: boolean): Fix[] {
  const more = addFix(fixWords.add(missing, "card"), [
    { query: queryFor(contents), count: missing, zone: "Deck" },
  ]);
  if (missing > 1 || !resourceCounts) return [more];
  const resource = { query: queryFor(contents, "type:resource"), count: 1, zone: "Supply" } as const;
  return [more, addFix(fixWords.resource(), [resource])];
}

/** D1: at least 60 cards; D1a: 59 with a Resource in any outside zone. There is no maximum. */
export const size: RuleCheck = (contents) => {
  const exempt = hasResourceOutside(contents);
  const limit = exempt ? MINIMUM - 1 : MINIMUM;
  const actual = contents.counts.cards;
  if (actual >= limit) return [];
  const fixes = fixesFor(contents, limit - actual, !exempt && !contents.off.has("D1a"));
  return [
    {
      severity: "error",
      reason: {
        code: "size",
        rule: "D1",
        message: words.size(actual, limit),
        cards: [],
        limit,
        actual,
        fixes,
      },
    },
  ];
};
