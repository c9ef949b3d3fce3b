import { expect, test } from "vitest";
import { type GivenRoll, type RollResult, resolveRoll } from "@/lib/attack/given-roll";
import type { Situation } from "@/lib/attack/situation";
import { duel, numbers } from "./units";

const four: GivenRoll = { initial: [4, 4, 5, 5] };
const evade = { keyword: "Evade", value: 3 };

/** The fixed rolls of docs/rules/attack-math.md, section 4. */
const ROLLS: readonly (readonly [what: string, Situation, GivenRoll, Partial<RollResult>])[] = [
  [
    "Critical Hit once, Parry once",
    duel(numbers(5, { "Critical Hit": 2 }), numbers(3, { Parry: 2 })),
    { initial: [6, 6, 3, 1, 1] },
    { hits: 2, damage: 2 },
  ],
  [
    "Accuracy against Armor, Riposte on a natural 2",
    duel(numbers(4, { Accuracy: 1 }), numbers(3, { Armor: true, Riposte: 3 })),
    { initial: [5, 4, 4, 2] },
    { hits: 3, riposte: 3 },
  ],
  [
    "the dice of Fury count for Critical Hit",
    duel(numbers(3, { Fury: 2, "Critical Hit": 1 }), numbers(3)),
    { initial: [4, 4, 1, 6, 2] },
    { hits: 3, damage: 4 },
  ],
  [
    "the first roll counts for Focus and Backfire",
    duel(numbers(3, { Focus: 2, Backfire: 1, Lucky: 1 }), numbers(3)),
    { initial: [5, 3, 2], final: [5, 5, 2] },
    { hits: 2, focus: 2, backfire: 1 },
  ],
  [
    "Overkill",
    duel(numbers(4, { Overkill: true }), numbers(3, {}, { health: 3 })),
    four,
    { free: 1, damage: 4, dies: true },
  ],
  [
    "Overkill moved",
    duel(numbers(4, { Overkill: true }), numbers(3, {}, { health: 3 }), { overkill: "move" }),
    four,
    { free: 1, damage: 3, dies: true },
  ],
  [
    "Double Damage after Evade",
    duel(numbers(4, { "Double Damage": true }), numbers(3, {}, { prevent: [evade] })),
    four,
    { damage: 1, counters: 2 },
  ],
  [
    "Deflect and Evade",
    duel(
      numbers(4),
      numbers(
        3,
        {},
        {
          prevent: [
            { keyword: "Deflect", value: 3 },
            { keyword: "Evade", value: 1 },
          ],
        },
      ),
    ),
    four,
    { damage: 0, counters: 0, deflected: 3 },
  ],
  ["all but two", duel(numbers(4), numbers(3, {}, { allBut: 2 })), four, { damage: 2 }],
  [
    "all but two, Ferocity",
    duel(numbers(4, { Ferocity: true }), numbers(3, {}, { allBut: 2 })),
    four,
    { damage: 4 },
  ],
  [
    "no counter, no Stun",
    duel(numbers(3, { Stun: 2 }), numbers(5, {}, { prevent: [evade] })),
    { initial: [4, 5, 5] },
    { hits: 3, counters: 0, stunned: 0 },
  ],
  ["Stun", duel(numbers(3, { Stun: 2 }), numbers(5)), { initial: [4, 1, 1] }, { counters: 1, stunned: 2 }],
  [
    "Parry last: Deflect takes its whole number",
    duel(numbers(4), numbers(3, { Parry: 2 }, { prevent: [{ keyword: "Deflect", value: 3 }] }), {
      readings: { parry: "last" },
    }),
    { initial: [4, 5, 5, 1] },
    { damage: 0, deflected: 3 },
  ],
  [
    "Critical Hit that needs a hit (O3)",
    duel(numbers(2, { "Critical Hit": 2, Accuracy: -3 }), numbers(3), {
      readings: { criticalNeedsHit: true },
    }),
    { initial: [6, 6] },
    { hits: 0, damage: 0 },
  ],
];

test.each(ROLLS)("%s", (_, situation, roll, expected) => {
  expect(resolveRoll(situation, roll)).toMatchObject(expected);
});
