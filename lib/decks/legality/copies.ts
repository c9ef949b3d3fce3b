import type { KnownLine } from "@/lib/decks/resolved";
import { byIdentity, cardIds, copies, type Finding, type RuleCheck } from "./contents";
import { removeFix } from "./fixes";
import { words } from "./messages";

const LIMIT = 4;

function tooMany(lines: readonly KnownLine[]): Finding[] {
  const inDeck = lines.filter((line) => line.zone === "Deck");
  const actual = copies(inDeck);
  if (actual > LIMIT) {
    return [
      {
        severity: "error",
        reason: {
          code: "copies",
          rule: "D2",
          message: words.copies(inDeck, actual, LIMIT),
          cards: cardIds(inDeck),
          limit: LIMIT,
          actual,
          fixes: [removeFix(inDeck, actual - LIMIT)],
        },
      },
    ];
  }
  return tooManyWithOutside(lines);
}

/** Subordinates are markers for what the game makes, so their number is not limited here. */
function tooManyWithOutside(lines: readonly KnownLine[]): Finding[] {
  const actual = copies(lines);
  if (actual <= LIMIT || lines.some((line) => line.card.type.type === "Subordinate")) return [];
  const outside = lines.filter((line) => line.zone !== "Deck");
  return [
    {
      severity: "warning",
      reason: {
        code: "copies",
        rule: "D2",
        unsettled: true,
        message: words.copiesOutside(lines, actual, LIMIT),
        cards: cardIds(lines),
        limit: LIMIT,
        actual,
        fixes: [removeFix(outside, actual - LIMIT)],
      },
    },
  ];
}

/** D2: at most four cards of one identity in the main deck, over all its printings. */
export const copiesLimit: RuleCheck = ({ deck, outside }) =>
  [...byIdentity([...deck, ...outside]).values()].flatMap(tooMany);
