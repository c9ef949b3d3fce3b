import type { KnownLine } from "@/lib/decks/resolved";
import { byIdentity, cardIds, copies, type DeckContents, type Finding, type RuleCheck } from "./contents";
import { removeFix } from "./fixes";
import { standing } from "./marks";
import { words } from "./messages";

const LIMIT = 1;

function judge(lines: readonly KnownLine[], { format, asOf }: DeckContents): Finding[] {
  const actual = copies(lines);
  if (actual <= LIMIT) return [];
  const { applies, onlyIn } = standing(lines, "restricted", format, asOf);
  if (!applies && onlyIn.length === 0) return [];
  const settled = copies(lines.filter((line) => line.zone === "Deck")) > LIMIT;
  const message = applies
    ? words.restricted(lines, actual, format?.name ?? null)
    : words.restrictedOnlyIn(lines, actual, onlyIn);
  return [
    {
      severity: applies ? "error" : "warning",
      reason: {
        code: "restricted",
        rule: "D8",
        ...(settled ? {} : { unsettled: true as const }),
        message,
        cards: cardIds(lines),
        limit: LIMIT,
        actual,
        fixes: [removeFix(lines, actual - LIMIT)],
      },
    },
  ];
}

/** D8: one copy of a restricted card; whether cards outside the deck count is unsettled, and they do here. */
export const restricted: RuleCheck = (contents) =>
  [...byIdentity([...contents.deck, ...contents.outside]).values()].flatMap((lines) =>
    judge(lines, contents),
  );
