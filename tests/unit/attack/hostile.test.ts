import { expect, test } from "vitest";
import { SituationInput, situationOf } from "@/lib/attack/input";
import { preview } from "@/lib/attack/preview";
import type { AttackOptions, Situation } from "@/lib/attack/situation";

const everyX = ["Evade", "Deflect", "Absorb", "Persuade"].map((keyword) => ({
  keyword,
  value: "X",
  cost: "Pay X Force",
}));
const manyX = Array.from({ length: 5 }, () => everyX).flat();
const aims: AttackOptions = { rerolls: { attacker: "kill", defender: "survive" } };
const most = { "Critical Hit": 30, Fury: 30, Focus: 30, Backfire: 30, Lucky: 30, Overload: 30 };
const again = { Tenacity: 30, "Double Strike": true };
const answers = { Armor: true, Parry: 30, Riposte: 30, Lucky: 30, Surge: 1, Stun: 1 };

/** What the input allows and nobody could wait for. */
const TOO_MUCH: readonly (readonly [string, Situation])[] = [
  [
    "thirty rerolls on both sides",
    {
      attacker: { power: 60, keywords: { ...most, Fury: 0 } },
      defender: { power: 1, health: 50, keywords: answers },
    },
  ],
  [
    "many rerolls for an aim",
    {
      attacker: { power: 20, keywords: { "Critical Hit": 3, Backfire: 1, Focus: 1, Lucky: 8 } },
      defender: { power: 1, health: 50, keywords: { ...answers, Lucky: 8 } },
      options: aims,
    },
  ],
  [
    "Force for any amount, hit after hit",
    {
      attacker: {
        power: 60,
        hitFactor: 4,
        keywords: { Fury: 30, "Critical Hit": 30 },
      },
      defender: { power: 1, health: 900, force: 999, prevent: manyX },
      options: { readings: { furyRounds: 4 } },
    },
  ],
  [
    "repeats from ever other standings",
    {
      attacker: {
        power: 20,
        health: 200,
        force: 50,
        keywords: { ...again, Backfire: 5, Focus: 2, Resilience: 2 },
        prevent: everyX,
      },
      defender: {
        power: 1,
        health: 400,
        force: 50,
        keywords: { Parry: 2, Riposte: 3, Stun: 1, Retaliate: 10 },
        prevent: everyX,
      },
    },
  ],
  [
    "a keyword many times over in other letters",
    {
      attacker: { power: 60, keywords: { FURY: 30, Fury: 30, fury: 30, FUry: 30, furY: 30, fuRY: 30 } },
      defender: { power: 1 },
      options: { readings: { furyRounds: 4 } },
    },
  ],
  [
    "all at once",
    {
      attacker: { power: 60, health: 900, force: 999, keywords: { ...most, ...again }, prevent: manyX },
      defender: { power: 60, health: 900, force: 999, keywords: answers, prevent: manyX },
      options: { ...aims, overload: true, readings: { furyRounds: 4 } },
    },
  ],
];

test.each(TOO_MUCH)(
  "%s: given up in time, with a line",
  (_, situation) => {
    expect(preview(situationOf(SituationInput.parse(situation)))).toEqual({
      ok: false,
      problems: [{ at: "attacker", message: expect.stringContaining("too much to work out exactly") }],
    });
  },
  20_000,
);

test.each<[string, Situation]>([
  ["sixty dice", { attacker: { power: 60 }, defender: { power: 1, health: 20 } }],
  [
    "twenty dice, rerolls for an aim on both sides",
    {
      attacker: { power: 20, keywords: { "Critical Hit": 3, Fury: 2, Backfire: 2, Lucky: 3 } },
      defender: { power: 1, health: 9, keywords: { Parry: 2, Riposte: 2, Lucky: 3 } },
      options: aims,
    },
  ],
  [
    "two more attacks and Force on both sides",
    {
      attacker: {
        power: 12,
        health: 12,
        force: 8,
        keywords: { Tenacity: 4, "Double Strike": true },
        prevent: everyX,
      },
      defender: {
        power: 1,
        health: 20,
        force: 8,
        keywords: { Stun: 1, Retaliate: 3, Parry: 2 },
        prevent: everyX,
      },
    },
  ],
])("%s: still worked out", (_, situation) => {
  const answer = preview(situation);
  expect(answer).toMatchObject({ ok: true });
  if (answer.ok) expect(answer.preview.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});
