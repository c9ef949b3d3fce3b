import type { FormatRow } from "@/lib/decks/format";
import type { KnownLine } from "@/lib/decks/resolved";
import { cardIds, copies, type Finding, type RuleCheck } from "./contents";
import { removeFix } from "./fixes";
import { words } from "./messages";

/** Classification tags that speak of a format; where list and tag disagree the list decides (section 6). */
const TAGS: ReadonlyMap<string, string> = new Map([
  ["Standard", "STAND"],
  ["WOTC", "WOTC"],
]);

function isInPool(line: KnownLine, format: FormatRow): boolean {
  return [line.card.set, ...line.printedIn].some((code) => format.setCodes.includes(code));
}

function tagWarning(lines: readonly KnownLine[], format: string): Finding[] {
  const tag = TAGS.get(format);
  const tagged = lines.filter((line) => tag !== undefined && line.card.classification.includes(tag));
  if (tag === undefined || tagged.length === 0) return [];
  const message = words.poolTag(tagged, tag, format);
  return [
    {
      severity: "warning",
      reason: { code: "pool", rule: "D10", unsettled: true, message, cards: cardIds(tagged), fixes: [] },
    },
  ];
}

/** D10: with a format chosen, every card has a printing in one of its sets. */
export const formatPool: RuleCheck = ({ deck, outside, format }) => {
  if (!format) return [];
  const lines = [...deck, ...outside].filter((line) => !isInPool(line, format));
  if (lines.length === 0) return [];
  const actual = copies(lines);
  return [
    {
      severity: "error",
      reason: {
        code: "pool",
        rule: "D10",
        message: words.pool(lines, format.name),
        cards: cardIds(lines),
        limit: 0,
        actual,
        fixes: [removeFix(lines, actual)],
      },
    },
    ...tagWarning(lines, format.name),
  ];
};
