import { describe, expect, test } from "vitest";
import type { NumbersUnit, Situation } from "@/lib/attack/situation";
import { duel, numbers, previewed } from "./units";

const evade = (value: number) => [{ keyword: "Evade", value }];
const over = (weights: readonly number[], total: number) => weights.map((weight) => weight / total);

type Kind = "hits" | "damage" | "counters" | "attackerDamage" | "overkill";
type Case = readonly [
  no: string,
  kind: Kind,
  situation: Situation,
  expected: number | null,
  chances: readonly number[] | null,
  /** Digits the chances are printed with. */
  digits?: number,
];

const plain = numbers(3);
const armored = numbers(3, { Armor: true });
const parry2 = numbers(3, { Parry: 2 });

/** The worked cases of docs/rules/attack-math.md, section 4. */
const CASES: readonly Case[] = [
  ["1", "hits", duel(numbers(5), plain), 5 / 2, over([1, 5, 10, 10, 5, 1], 32)],
  ["2", "hits", duel(numbers(5), armored), 5 / 3, over([32, 80, 80, 40, 10, 1], 243)],
  ["3", "hits", duel(numbers(5, { Accuracy: 1 }), plain), 10 / 3, over([1, 10, 40, 80, 80, 32], 243)],
  ["4", "hits", duel(numbers(4, { Accuracy: 1 }), armored), 2, over([1, 4, 6, 4, 1], 16)],
  [
    "5",
    "hits",
    duel(numbers(5, { Accuracy: -1 }), armored),
    5 / 6,
    [0.401878, 0.401878, 0.160751, 0.03215, 0.003215, 0.000129],
    6,
  ],
  [
    "5, only on 6",
    "hits",
    duel(numbers(5), numbers(3, {}, { hitOn: 6 })),
    5 / 6,
    over([3125, 3125, 1250, 250, 25, 1], 7776),
  ],
  [
    "6",
    "damage",
    duel(numbers(5, { "Critical Hit": 2 }), plain),
    14371 / 3888,
    [0.03125, 0.104167, 0.138889, 0.144676, 0.204475, 0.224023, 0.125386, 0.027135],
    6,
  ],
  [
    "7",
    "damage",
    duel(numbers(5, { "Critical Hit": 2 }), armored),
    11131 / 3888,
    [0.131687, 0.164609, 0.082305, 0.185185, 0.249486, 0.144162, 0.03858, 0.003987],
    6,
  ],
  ["8", "hits", duel(numbers(6), numbers(3, { Shields: 2 })), 2, over([1, 4, 6, 4, 1], 16)],
  [
    "9",
    "damage",
    duel(numbers(5), parry2),
    3845 / 2592,
    [0.376543, 0.204475, 0.144676, 0.138889, 0.104167, 0.03125],
    6,
  ],
  [
    "10",
    "damage",
    duel(numbers(5, { "Critical Hit": 2 }), parry2),
    641 / 243,
    [0.212577, 0.113812, 0.173611, 0.173611, 0.113812, 0.101852, 0.083591, 0.027135],
    6,
  ],
  [
    "11",
    "damage",
    duel(numbers(5), numbers(3, {}, { prevent: evade(2) })),
    23 / 32,
    over([16, 10, 5, 1], 32),
  ],
  [
    "12",
    "counters",
    duel(numbers(5, { "Double Damage": true }), numbers(3, {}, { prevent: evade(2) })),
    23 / 16,
    over([16, 0, 10, 0, 5, 0, 1], 32),
  ],
  ["13", "hits", duel(numbers(4, { Lucky: 2 }), plain), 45 / 16, over([1, 6, 15, 24, 18], 64)],
  ["14", "hits", duel(numbers(5), numbers(3, { Lucky: 2 })), 103 / 64, over([24, 40, 35, 21, 7, 1], 128)],
  [
    "15",
    "hits",
    duel(numbers(5, { Fury: 2 }), plain),
    24091 / 7776,
    [0.03125, 0.117188, 0.208333, 0.247396, 0.215567, 0.128569, 0.044914, 0.006784],
    6,
  ],
  [
    "16",
    "hits",
    duel(numbers(5, { Fury: 2, Lucky: 1 }), plain),
    223493 / 62208,
    [0.015625, 0.074219, 0.16276, 0.227865, 0.231481, 0.174126, 0.084684, 0.029241],
    6,
  ],
  [
    "17",
    "damage",
    duel(numbers(4, { "Critical Hit": 2, Lucky: 2 }), plain),
    395 / 96,
    [0.015625, 0.0625, 0.104167, 0.142361, 0.185764, 0.263889, 0.225694],
    6,
  ],
  [
    "18",
    "damage",
    duel(numbers(5, { Lucky: 1 }), parry2),
    37507 / 15552,
    [0.182227, 0.142233, 0.16686, 0.208333, 0.190972, 0.109375],
    6,
  ],
  ["19", "attackerDamage", duel(numbers(3), numbers(3, { Retaliate: 3 })), 3 / 2, over([1, 3, 3, 1], 8)],
  [
    "19, armored",
    "attackerDamage",
    duel(numbers(3, { Armor: true }), numbers(3, { Retaliate: 3 })),
    1,
    over([8, 12, 6, 1], 27),
  ],
  [
    "20",
    "overkill",
    duel(numbers(6, { Overkill: true }), numbers(3, {}, { health: 2 })),
    9 / 8,
    over([22, 20, 15, 6, 1], 64),
  ],
  [
    "21",
    "damage",
    duel(numbers(6), numbers(3, { Armor: true, Parry: 1 })),
    4103 / 2916,
    [0.288666, 0.287551, 0.231053, 0.128601, 0.050412, 0.012346, 0.001372],
    6,
  ],
  [
    "22",
    "damage",
    duel(numbers(5), numbers(3, { Parry: 2 }, { prevent: evade(2) })),
    127 / 288,
    [209 / 288, 5 / 36, 5 / 48, 1 / 32],
  ],
  [
    "22, Fortitude",
    "damage",
    duel(numbers(5, { Ferocity: true }), numbers(3, { Parry: 2, Fortitude: true }, { prevent: evade(2) })),
    127 / 288,
    [209 / 288, 5 / 36, 5 / 48, 1 / 32],
  ],
  [
    "22, Ferocity",
    "damage",
    duel(numbers(5, { Ferocity: true }), numbers(3, { Parry: 2 }, { prevent: evade(2) })),
    5 / 2,
    over([1, 5, 10, 10, 5, 1], 32),
  ],
  [
    "23a",
    "hits",
    duel(numbers(3, { Lucky: 3 }), numbers(3, { Lucky: 2 })),
    171 / 128,
    over([49, 99, 81, 27], 256),
  ],
  [
    "23b",
    "hits",
    { ...duel(numbers(3, { Lucky: 3 }), numbers(3, { Lucky: 2 })), darkPlayer: "defender" },
    61 / 32,
    over([13, 65, 111, 67], 256),
  ],
  [
    "24",
    "damage",
    duel(
      numbers(8, { Accuracy: 1, "Critical Hit": 3, Fury: 2 }),
      numbers(3, { Shields: 1, Armor: true, Parry: 2 }, { prevent: evade(2) }),
    ),
    32409659 / 10077696,
    [
      0.167138, 0.088702, 0.12976, 0.166171, 0.166439, 0.123484, 0.074473, 0.045328, 0.026401, 0.010315,
      0.001788,
    ],
    6,
  ],
  ["25", "attackerDamage", duel(numbers(5, { Backfire: 2 }), plain), 4651 / 7776, null],
  ["26", "damage", duel(numbers(6, { "Critical Hit": 1 }), plain), 170999 / 46656, null],
  ["27", "hits", duel(numbers(4, { Tenacity: 2 }), plain), 21 / 8, null],
  [
    "28",
    "damage",
    duel(numbers(5, { "Critical Hit": 2, Accuracy: -3 }), plain),
    4651 / 3888,
    over([3125, 0, 4651], 7776),
  ],
  [
    "29",
    "damage",
    duel(numbers(2, { "Critical Hit": 2 }), numbers(3, { Shields: 3, Parry: 1, Riposte: 2 })),
    0,
    [1],
  ],
];

const mean = (chances: readonly number[]) => chances.reduce((sum, chance, at) => sum + chance * at, 0);

describe("worked cases of attack-math.md", () => {
  test.each(CASES.map((one) => [one[0], one] as const))(
    "case %s",
    (_, [, kind, situation, expected, chances, digits]) => {
      const found = previewed(situation)[kind];
      if (expected !== null) expect(Math.abs(mean(found) - expected)).toBeLessThan(1e-9);
      if (!chances) return;
      expect(found.length).toBe(chances.length);
      found.forEach((chance, at) => {
        expect(Math.abs(chance - (chances[at] as number))).toBeLessThan(
          digits ? 0.5000001 * 10 ** -digits : 1e-9,
        );
      });
    },
  );

  test("case 20: the defender dies with .890625", () => {
    const found = previewed(duel(numbers(6, { Overkill: true }), numbers(3, {}, { health: 2 })));
    expect(found.killProbability).toBe(0.890625);
  });

  test.each([
    ["21", duel(numbers(6), numbers(3, { Armor: true, Parry: 1 }, { health: 4 })), 187 / 2916],
    ["26", duel(numbers(6, { "Critical Hit": 1 }), numbers(3, {}, { health: 4 })), 487 / 864],
  ] as const)("case %s: kill chance", (_, situation, chance) => {
    expect(previewed(situation).killProbability).toBeCloseTo(chance, 12);
  });

  test("case 25: Backfire is set off with .598122", () => {
    expect(previewed(duel(numbers(5, { Backfire: 2 }), plain)).triggers.Backfire).toBe(4651 / 7776);
  });

  test("case 27: the second attack comes with 5/16", () => {
    expect(previewed(duel(numbers(4, { Tenacity: 2 }), plain)).triggers.Tenacity).toBe(5 / 16);
  });

  test("case 29: no dice set nothing off", () => {
    const found = previewed(duel(numbers(2, { "Critical Hit": 2 }), numbers(3, { Shields: 3, Riposte: 2 })));
    expect(found.dice).toBe(0);
    expect(found.triggers).toEqual({ "Critical Hit": 0, Riposte: 0 });
    expect(found.attackerDamage).toEqual([1]);
  });

  test.each([
    ["without Fury", {}, {}, 0.5981],
    ["with Fury 2, its dice counted", { Fury: 2 }, {}, 0.6807],
    ["with Fury 2, its dice not counted", { Fury: 2 }, { furyDiceTrigger: false }, 0.5981],
  ] as const)("Focus of power 5 %s (O1)", (_, more, readings, chance) => {
    const found = previewed(duel(numbers(5, { Focus: 2, ...more }), plain, { readings }));
    expect(found.triggers.Focus).toBeCloseTo(chance, 4);
  });
});

const KILL: readonly (readonly [power: number, chances: readonly (readonly [number, number])[]])[] = [
  [
    2,
    [
      [0.75, 0.5556],
      [0.25, 0.1111],
    ],
  ],
  [
    3,
    [
      [0.875, 0.7037],
      [0.5, 0.2593],
      [0.125, 0.037],
    ],
  ],
  [
    4,
    [
      [0.9375, 0.8025],
      [0.6875, 0.4074],
      [0.3125, 0.1111],
      [0.0625, 0.0123],
    ],
  ],
  [
    5,
    [
      [0.9688, 0.8683],
      [0.8125, 0.5391],
      [0.5, 0.2099],
      [0.1875, 0.0453],
      [0.0312, 0.0041],
    ],
  ],
  [
    6,
    [
      [0.9844, 0.9122],
      [0.8906, 0.6488],
      [0.6562, 0.3196],
      [0.3438, 0.1001],
      [0.1094, 0.0178],
      [0.0156, 0.0014],
    ],
  ],
  [
    7,
    [
      [0.9922, 0.9415],
      [0.9375, 0.7366],
      [0.7734, 0.4294],
      [0.5, 0.1733],
      [0.2266, 0.0453],
      [0.0625, 0.0069],
    ],
  ],
  [
    8,
    [
      [0.9961, 0.961],
      [0.9648, 0.8049],
      [0.8555, 0.5318],
      [0.6367, 0.2586],
      [0.3633, 0.0879],
      [0.1445, 0.0197],
    ],
  ],
];

describe("kill chances by power and health", () => {
  test.each(KILL)("power %i", (power, chances) => {
    chances.forEach(([bare, armor], at) => {
      const against = (keywords: NumbersUnit["keywords"]) =>
        previewed(duel(numbers(power), numbers(3, keywords, { health: at + 1 }))).killProbability;
      expect(Math.abs(against({}) - bare)).toBeLessThan(0.00005001);
      expect(Math.abs(against({ Armor: true }) - armor)).toBeLessThan(0.00005001);
    });
  });
});
