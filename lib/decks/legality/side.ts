import type { Card, Side } from "@/lib/cards/card";
import { SIDE_NAMES } from "@/lib/cards/sides";
import type { KnownLine } from "@/lib/decks/resolved";
import { cardIds, copies, type Finding, type RuleCheck } from "./contents";
import { removeFix } from "./fixes";
import { words } from "./messages";

/** `This card can be put in a Yuuzhan Vong deck.`: a card's own text goes before the rule. */
const WELCOME = /\bcan be put in an? (Light|Dark|Yuuzhan Vong)(?: Side)? deck\b/gi;

function isWelcome({ text }: Card, side: Side): boolean {
  return [...text.matchAll(WELCOME)].some(
    ([, named = ""]) => named.toLowerCase() === SIDE_NAMES[side].toLowerCase(),
  );
}

function strangers(lines: readonly KnownLine[], side: Side): KnownLine[] {
  return lines.filter(
    (line) => line.card.side !== side && line.card.side !== "N" && !isWelcome(line.card, side),
  );
}

/** D5: one primary side beside Neutral, save for cards whose text says otherwise. D6: the cards outside the deck follow it. */
export const oneSide: RuleCheck = ({ deck, outside, side }) => {
  if (side === null) return [];
  const found = [
    { rule: "D5", lines: strangers(deck, side), message: words.side },
    { rule: "D6", lines: strangers(outside, side), message: words.sideOutside },
  ] as const;
  return found.flatMap(({ rule, lines, message }): Finding[] => {
    if (lines.length === 0) return [];
    const actual = copies(lines);
    return [
      {
        severity: "error",
        reason: {
          code: "side",
          rule,
          message: message(lines, side),
          cards: cardIds(lines),
          limit: 0,
          actual,
          fixes: [removeFix(lines, actual)],
        },
      },
    ];
  });
};
