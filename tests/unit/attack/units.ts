import type { Preview } from "@/lib/attack/preview";
import { preview } from "@/lib/attack/preview";
import type { AttackOptions, NumbersUnit, Situation } from "@/lib/attack/situation";

/** A unit in numbers for a test; health 99 unless given. */
export function numbers(
  power: number,
  keywords: NumbersUnit["keywords"] = {},
  more: Partial<NumbersUnit> = {},
) {
  return { power, health: 99, keywords, ...more } satisfies NumbersUnit;
}

export function duel(attacker: NumbersUnit, defender: NumbersUnit, options: AttackOptions = {}): Situation {
  return { attacker, defender, darkPlayer: "attacker", options };
}

/** The preview of a situation that can be used. */
export function previewed(situation: Situation): Preview {
  const answer = preview(situation);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.preview;
}
