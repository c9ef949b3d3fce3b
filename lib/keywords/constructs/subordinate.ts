import type { SubordinateReference } from "@/lib/keywords/ability";
import { folded, type Source, spanOf } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";

const LONGEST_NAME = 12;

/**
 * `take 2 40/2/2 Scout Trooper Subordinates with "Armor"`
 *         ^^^^^^ ^^^^^^^^^^^^^
 * Three numbers before a name are speed, power and health, no slots.
 */
export function readSubordinate(
  source: Source,
  i: number,
  to: number,
): { part: SubordinateReference; next: number } | null {
  for (let k = i + 1; k < Math.min(i + LONGEST_NAME, to); k++) {
    const token = source.tokens[k] as Token;
    if (token.kind !== "word" && token.kind !== "number" && token.kind !== "comma" && token.kind !== "dash")
      return null;
    if (token.word !== "subordinate" && token.word !== "subordinates") continue;
    const stats = source.tokens[i] as Token;
    const [speed = "", power = "", health = ""] = source.text.slice(stats.start, stats.end).split("/");
    const name = k > i + 1 ? folded(source, spanOf(source, i + 1, k)) : "";
    const plural = token.word === "subordinates";
    return {
      part: { kind: "subordinate", span: spanOf(source, i, k + 1), speed, power, health, name, plural },
      next: k + 1,
    };
  }
  return null;
}
