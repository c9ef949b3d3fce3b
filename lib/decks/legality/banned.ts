import type { KnownLine } from "@/lib/decks/resolved";
import { byIdentity, cardIds, copies, type DeckContents, type Finding, type RuleCheck } from "./contents";
import { removeFix } from "./fixes";
import { standing } from "./marks";
import { words } from "./messages";

function judge(lines: readonly KnownLine[], { format, asOf }: DeckContents): Finding[] {
  const { applies, onlyIn } = standing(lines, "banned", format, asOf);
  if (!applies && onlyIn.length === 0) return [];
  const actual = copies(lines);
  const message = applies ? words.banned(lines, format?.name ?? null) : words.bannedOnlyIn(lines, onlyIn);
  return [
    {
      severity: applies ? "error" : "warning",
      reason: {
        code: "banned",
        rule: "D7",
        message,
        cards: cardIds(lines),
        limit: 0,
        actual,
        fixes: [removeFix(lines, actual)],
      },
    },
  ];
}

/** D7: no copy of a banned card, in the deck or outside it. */
export const banned: RuleCheck = (contents) =>
  [...byIdentity([...contents.deck, ...contents.outside]).values()].flatMap((lines) =>
    judge(lines, contents),
  );
