import type { RuleCheck } from "./contents";
import { removeFix } from "./fixes";
import { words } from "./messages";

/** D9: every card is one that the catalog knows. */
export const knownCards: RuleCheck = ({ unknown }) => {
  const ids = [...new Set(unknown.map((line) => line.cardId))];
  return ids.flatMap((id) => {
    const lines = unknown.filter((line) => line.cardId === id);
    const first = lines[0];
    if (!first) return [];
    const actual = lines.reduce((sum, line) => sum + line.count, 0);
    return {
      severity: "error",
      reason: {
        code: "unknown-card",
        rule: "D9",
        message: words.unknown(first),
        cards: [id],
        limit: 0,
        actual,
        fixes: [removeFix(lines, actual)],
      },
    };
  });
};
