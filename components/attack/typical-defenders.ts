import type { FindCard } from "@/lib/attack/cards-unit";
import { type Preview, preview } from "@/lib/attack/preview";
import type { NumbersUnit, Situation } from "@/lib/attack/situation";

export interface TypicalDefender {
  readonly name: string;
  readonly unit: NumbersUnit;
}

const plain = (health: number): TypicalDefender => ({ name: `Health ${health}`, unit: { power: 0, health } });

/** Defenders that stand for many: what health alone does, and each common defence on a unit of health 5. */
export const TYPICAL_DEFENDERS: readonly TypicalDefender[] = [
  ...[2, 3, 4, 5, 6, 8].map(plain),
  { name: "Health 4, Armor", unit: { power: 0, health: 4, keywords: { Armor: true } } },
  { name: "Health 6, Armor", unit: { power: 0, health: 6, keywords: { Armor: true } } },
  { name: "Health 5, Shields 2", unit: { power: 0, health: 5, keywords: { Shields: 2 } } },
  { name: "Health 5, Parry 2", unit: { power: 0, health: 5, keywords: { Parry: 2 } } },
  { name: "Health 5, Evade 2", unit: { power: 0, health: 5, prevent: [{ keyword: "Evade", value: 2 }] } },
  { name: "Health 5, Lucky 2", unit: { power: 0, health: 5, keywords: { Lucky: 2 } } },
  {
    name: "Health 5, Retaliate 3",
    unit: { power: 0, health: 5, prevent: [{ keyword: "Retaliate", value: 3 }] },
  },
];

export interface TypicalRow {
  readonly name: string;
  readonly preview: Preview;
}

/** The attack of a situation against each typical defender; what hung on its own defender is left out. */
export function againstTypical(situation: Situation, find: FindCard): readonly TypicalRow[] {
  const { attacker, arena, darkPlayer, others, options = {} } = situation;
  const { change: _, use = {}, ...rest } = options;
  const own = Object.fromEntries(Object.entries(use).filter(([id]) => id.startsWith("attacker")));
  return TYPICAL_DEFENDERS.flatMap(({ name, unit }) => {
    const answer = preview(
      {
        attacker,
        defender: { ...unit, name },
        ...(arena && { arena }),
        ...(darkPlayer && { darkPlayer }),
        others: { attacker: others?.attacker ?? [] },
        options: { ...rest, use: own },
      },
      find,
    );
    return answer.ok ? [{ name, preview: answer.preview }] : [];
  });
}
