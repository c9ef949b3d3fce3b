import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Preview } from "@/lib/attack/preview";
import type { AttackOptions, Situation } from "@/lib/attack/situation";
import { diceOf, enumerate, playedFor, type Small } from "./enumerator";
import { previewed } from "./units";

function situationOf(small: Small, options: AttackOptions = {}): Situation {
  return {
    attacker: {
      power: small.power,
      health: small.attackerHealth,
      keywords: {
        Accuracy: small.accuracy,
        "Critical Hit": small.critical,
        Fury: small.fury,
        Backfire: small.backfire,
        Lucky: small.lucky,
        Overload: small.overload,
        "Double Damage": small.doubleDamage,
        Ferocity: small.ferocity,
        Overkill: small.overkill,
        Armor: small.attackerArmor,
      },
    },
    defender: {
      power: 1,
      health: small.health,
      counters: small.counters,
      force: small.force,
      keywords: {
        Shields: small.shields,
        Armor: small.armor,
        Parry: small.parry,
        Riposte: small.riposte,
        Retaliate: small.retaliate,
        Fortitude: small.fortitude,
        Lucky: small.defenderLucky,
      },
      prevent: small.evades.map(([value, force]) => ({
        keyword: "Evade",
        value,
        cost: value === "X" ? "Pay X Force" : `Pay ${force} Force`,
      })),
    },
    darkPlayer: small.attackerFirst ? "attacker" : "defender",
    options: { overload: small.overload > 0, ...options },
  };
}

const nat = (max: number) => fc.nat({ max });

const smalls: fc.Arbitrary<Small> = fc
  .record({
    power: nat(4),
    accuracy: fc.integer({ min: -3, max: 3 }),
    critical: nat(3),
    fury: nat(1),
    backfire: nat(1),
    lucky: nat(2),
    overload: nat(1),
    doubleDamage: fc.boolean(),
    ferocity: fc.boolean(),
    overkill: fc.boolean(),
    attackerHealth: fc.integer({ min: 1, max: 3 }),
    attackerArmor: fc.boolean(),
    health: fc.integer({ min: 1, max: 5 }),
    counters: fc.constant(0),
    shields: nat(2),
    armor: fc.boolean(),
    parry: nat(2),
    riposte: nat(3),
    retaliate: nat(1),
    fortitude: fc.boolean(),
    defenderLucky: nat(2),
    force: nat(4),
    evades: fc.array(
      fc.tuple(
        fc.oneof({ weight: 3, arbitrary: nat(3) }, { weight: 1, arbitrary: fc.constant("X" as const) }),
        nat(2),
      ),
      { maxLength: 3 },
    ),
    attackerFirst: fc.boolean(),
  })
  .filter((small) => diceOf(small) <= 6);

/** Ones and twos hit, and a hit is rerolled: a two goes before a one. */
const ONES_THAT_HIT: Small = {
  ...{ power: 4, accuracy: 3, critical: 0, fury: 0, backfire: 0, lucky: 0, overload: 0, doubleDamage: false },
  ...{
    ferocity: false,
    overkill: false,
    attackerHealth: 1,
    attackerArmor: false,
    health: 1,
    counters: 0,
    shields: 0,
  },
  ...{
    armor: false,
    parry: 0,
    riposte: 1,
    retaliate: 0,
    fortitude: false,
    defenderLucky: 1,
    force: 0,
    evades: [],
  },
  attackerFirst: false,
};

/** Twos hit, and each that stays kills the attacker. */
const RIPOSTED: Small = { ...ONES_THAT_HIT, accuracy: 2, power: 3, lucky: 1, defenderLucky: 0 };

const chances = (weights: readonly bigint[], total: bigint) =>
  weights.map((weight) => Number(weight) / Number(total));

describe("against a look at every series of dice", () => {
  test("500 random small situations are exactly equal", () => {
    fc.assert(
      fc.property(smalls, (small) => {
        const counted = enumerate(small);
        const found = previewed(situationOf(small));
        for (const list of ["hits", "damage", "counters", "attackerDamage"] as const)
          expect(found[list], list).toEqual(chances(counted[list], counted.total));
        expect(found.killProbability).toBe(Number(counted.kill) / Number(counted.total));
        expect(found.killAndSurviveProbability).toBe(Number(counted.both) / Number(counted.total));
      }),
      { numRuns: 500, examples: [[ONES_THAT_HIT]] },
    );
  }, 120_000);

  test.each([
    ["damage", "damage", ({ expectedDamage }: Preview) => expectedDamage],
    ["kill", "survive", ({ killProbability }: Preview) => killProbability],
    ["survive", "kill", ({ survivalProbability }: Preview) => survivalProbability],
  ] as const)(
    "the attacker rerolls for %s and the defender for %s as well as every choice allows",
    (attacker, defender, chanceOf) => {
      fc.assert(
        fc.property(
          smalls.filter((small) => small.power <= 3 && small.lucky + small.defenderLucky > 0),
          (drawn) => {
            const answers = attacker === "survive" ? {} : { retaliate: 0, riposte: 0 };
            const small: Small = { ...drawn, fury: 0, backfire: 0, overload: 0, ...answers };
            const found = previewed(situationOf(small, { rerolls: { attacker, defender } }));
            expect(Math.abs(chanceOf(found) - playedFor(small, attacker))).toBeLessThan(1e-12);
          },
        ),
        { numRuns: 100, examples: [[RIPOSTED]] },
      );
    },
    120_000,
  );
});

test("to survive the attacker takes up a two where the usual policy leaves a hit alone", () => {
  const chance = (attacker: "usual" | "survive") =>
    previewed(situationOf(RIPOSTED, { rerolls: { attacker, defender: "none" } })).survivalProbability;
  expect(chance("survive")).toBeGreaterThan(chance("usual"));
  expect(chance("survive")).toBeCloseTo(playedFor(RIPOSTED, "survive"), 12);
});

test("the optimum for damage beats the usual policy: power 4, Critical Hit 4, Lucky 2", () => {
  const attacker = { power: 4, keywords: { "Critical Hit": 4, Lucky: 2 } };
  const defender = { power: 1, health: 99 };
  const mean = (attackerPolicy: "usual" | "damage") =>
    previewed({ attacker, defender, options: { rerolls: { attacker: attackerPolicy } } }).expectedDamage;
  expect(mean("usual")).toBeCloseTo(65 / 12, 12);
  expect(mean("damage")).toBeCloseTo(15815 / 2916, 12);
});
