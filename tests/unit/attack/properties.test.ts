import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { preview } from "@/lib/attack/preview";
import type { NumbersUnit } from "@/lib/attack/situation";
import { duel, numbers, previewed } from "./units";

const nat = (max: number) => fc.nat({ max });

/** Any unit of moderate numbers. */
const units: fc.Arbitrary<NumbersUnit> = fc.record({
  power: fc.integer({ min: -2, max: 12 }),
  health: fc.integer({ min: 1, max: 9 }),
  counters: nat(2),
  force: nat(6),
  tapped: fc.boolean(),
  keywords: fc.dictionary(
    fc.constantFrom(
      ...[
        "Accuracy",
        "Critical Hit",
        "Fury",
        "Focus",
        "Backfire",
        "Lucky",
        "Parry",
        "Riposte",
        "Shields",
        "Resilience",
      ],
      ...[
        "Stun",
        "Surge",
        "Tenacity",
        "Retaliate",
        "Double Strike",
        "Overkill",
        "Double Damage",
        "Ferocity",
        "Fortitude",
      ],
      ...["Armor", "Cunning", "Stealth", "Precision", "Overload"],
    ),
    fc.integer({ min: 1, max: 3 }),
  ),
  prevent: fc.array(
    fc.record({
      keyword: fc.constantFrom("Evade", "Absorb", "Persuade", "Deflect", "Retaliate"),
      value: fc.integer({ min: 1, max: 3 }),
      cost: fc.constantFrom("Pay 0 Force", "Pay 1 Force", "Pay 2 Force", "Tap"),
    }),
    { maxLength: 3 },
  ),
});

const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);

describe("any attack", () => {
  test("every distribution sums to 1 and the chances agree with each other", () => {
    fc.assert(
      fc.property(units, units, fc.boolean(), (attacker, defender, overload) => {
        const found = previewed(duel(attacker, defender, { overload }));
        for (const list of [
          "hits",
          "damage",
          "counters",
          "attackerDamage",
          "overkill",
          "deflected",
          "repeats",
        ] as const)
          expect(Math.abs(sum(found[list]) - 1), list).toBeLessThan(1e-12);
        expect(Math.abs(sum(found.force.attacker) - 1)).toBeLessThan(1e-12);
        expect(Math.abs(sum(found.force.defender) - 1)).toBeLessThan(1e-12);
        const { killProbability: kill, survivalProbability: lives, killAndSurviveProbability: both } = found;
        expect(both).toBeLessThanOrEqual(Math.min(kill, lives) + 1e-12);
        expect(both).toBeGreaterThanOrEqual(kill + lives - 1 - 1e-12);
        const room = (defender.health ?? 0) - (defender.counters ?? 0);
        expect(Math.abs(sum(found.counters.slice(Math.max(0, room))) - kill)).toBeLessThan(1e-12);
        for (const chance of Object.values(found.triggers)) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1 + 1e-12);
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test("the pool of Force is never overdrawn", () => {
    fc.assert(
      fc.property(units, units, (attacker, defender) => {
        const found = previewed(duel(attacker, defender));
        expect(found.force.defender.length - 1).toBeLessThanOrEqual(defender.force ?? 0);
        expect(found.force.attacker.length - 1).toBeLessThanOrEqual(attacker.force ?? 0);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe("what more power does", () => {
  test("without Parry, Lucky and Critical Hit more power never lowers expected damage, and Armor never raises it", () => {
    const mean = (power: number, armor: boolean, accuracy: number, evade: number) =>
      previewed(
        duel(
          numbers(power, { Accuracy: accuracy }),
          numbers(3, { Armor: armor }, { prevent: [{ keyword: "Evade", value: evade }] }),
        ),
      ).expectedDamage;
    fc.assert(
      fc.property(nat(14), fc.integer({ min: -3, max: 3 }), nat(3), (power, accuracy, evade) => {
        expect(mean(power + 1, false, accuracy, evade)).toBeGreaterThanOrEqual(
          mean(power, false, accuracy, evade) - 1e-12,
        );
        expect(mean(power, true, accuracy, evade)).toBeLessThanOrEqual(
          mean(power, false, accuracy, evade) + 1e-12,
        );
      }),
      { numRuns: 60 },
    );
  });

  test("against Parry 5 more power lowers it at some number of dice", () => {
    const means = Array.from(
      { length: 9 },
      (_, power) => previewed(duel(numbers(power), numbers(3, { Parry: 5 }))).expectedDamage,
    );
    const falls = means.flatMap((mean, power) =>
      power > 0 && mean < (means[power - 1] as number) ? [power] : [],
    );
    expect(falls[0]).toBe(7);
  });
});

describe("repeated attacks", () => {
  test("Double Strike on a unit that can't die doubles the hits", () => {
    const found = previewed(duel(numbers(4, { "Double Strike": true }), numbers(3)));
    expect(found.hits.reduce((mean, chance, hits) => mean + chance * hits, 0)).toBeCloseTo(4, 12);
    expect(found.repeats).toEqual([0, 1]);
  });

  test("Focus makes the second attack stronger: its dice count", () => {
    const found = previewed(duel(numbers(1, { "Double Strike": true, Focus: 1 }), numbers(3)));
    // a 5 in the first roll (1/6): two dice in the second attack
    expect(found.expectedDamage).toBeCloseTo(1 / 2 + (5 / 6) * (1 / 2) + (1 / 6) * 1, 12);
  });

  test("Persuade makes it weaker by what was prevented", () => {
    const prevent = [{ keyword: "Persuade", value: 1 }];
    const found = previewed(duel(numbers(2, { "Double Strike": true }), numbers(3, {}, { prevent })));
    // 0 hits (1/4): again 2 dice; otherwise one hit is prevented and 1 die rolled, whose hit is prevented
    expect(found.expectedDamage).toBeCloseTo(1 / 4 + (1 / 4) * (1 / 4), 12);
  });

  test("a dead defender is not attacked again", () => {
    const found = previewed(duel(numbers(1, { "Double Strike": true }), numbers(3, {}, { health: 1 })));
    expect(found.repeats).toEqual([0.5, 0.5]);
    expect(found.killProbability).toBe(0.75);
  });
});

describe("what comes back", () => {
  test("deflected damage goes to the attacker, who may prevent it", () => {
    const prevent = [{ keyword: "Deflect", value: 1 }];
    const against = (attacker: NumbersUnit) => previewed(duel(attacker, numbers(3, {}, { prevent })));
    expect(against(numbers(1)).attackerDamage).toEqual([0.5, 0.5]);
    expect(against(numbers(1, {}, { prevent: [{ keyword: "Evade", value: 1 }] })).attackerDamage).toEqual([
      1,
    ]);
    expect(
      previewed(duel(numbers(1), numbers(3, {}, { prevent }), { deflectTo: "other" })).attackerDamage,
    ).toEqual([1]);
  });

  test("Ferocity of the defender forbids prevention of Retaliate", () => {
    const attacker = numbers(1, {}, { prevent: [{ keyword: "Evade", value: 9 }] });
    const retaliates = (more: NumbersUnit["keywords"]) =>
      previewed(duel(attacker, numbers(3, { Retaliate: 2, ...more }))).attackerDamage;
    expect(retaliates({})).toEqual([1]);
    expect(retaliates({ Ferocity: true })).toEqual([0.25, 0.5, 0.25]);
  });

  test("an avenger rolls when the defender is discarded", () => {
    const found = previewed({
      ...duel(numbers(1), numbers(3, {}, { health: 1 })),
      others: { defender: [numbers(1, { Avenge: 1 })] },
    });
    expect(found.attackerDamage).toEqual([0.75, 0.25]);
    expect(found.triggers.Avenge).toBe(0.5);
  });

  test("Retaliate does not answer Bombard", () => {
    const attacker = numbers(2, { Bombard: 3 });
    const found = preview({
      attacker,
      defender: numbers(3, { Retaliate: 2 }),
      arena: "Ground",
      options: { with: "Bombard" },
    });
    if (!found.ok) throw new Error("unusable");
    expect(found.preview.dice).toBe(3);
    expect(found.preview.attackerDamage).toEqual([1]);
    expect(found.preview.forbidden.map(({ rule }) => rule)).toContain("/rules/keywords#retaliate");
  });
});

describe("changes of the defender", () => {
  const intercepted = (attacker: NumbersUnit, interceptor: NumbersUnit) =>
    previewed({
      ...duel(attacker, numbers(3, {}, { force: 1 })),
      others: { defender: [interceptor] },
      options: { change: [{ keyword: "Intercept", unit: 0 }] },
    });
  const interceptor = numbers(
    2,
    { Shields: 1 },
    { prevent: [{ keyword: "Intercept", cost: "Pay 1 Force" }] },
  );

  test("Shields of the new defender count", () => {
    expect(intercepted(numbers(3), interceptor).dice).toBe(2);
  });

  test.each([
    ["Precision", numbers(3, { Precision: true }), interceptor],
    ["Stealth", numbers(3), { ...interceptor, keywords: { ...interceptor.keywords, Stealth: true } }],
    ["no Force", numbers(3), { ...interceptor, prevent: [{ keyword: "Intercept", cost: "Pay 2 Force" }] }],
    ["no Intercept", numbers(3), numbers(2)],
  ])("%s forbids it, and says so", (_, attacker, unit) => {
    const found = intercepted(attacker, unit);
    expect(found.dice).toBe(3);
    expect(found.forbidden).toHaveLength(1);
    expect(found.force.defender).toEqual([1]);
  });

  test("a hidden unit can't be attacked", () => {
    const hidden = (more: Partial<NumbersUnit>) =>
      previewed(duel(numbers(3), numbers(3, { Stealth: true }, more))).forbidden.length;
    expect([hidden({}), hidden({ tapped: true }), hidden({ counters: 1 })]).toEqual([1, 0, 0]);
  });
});
