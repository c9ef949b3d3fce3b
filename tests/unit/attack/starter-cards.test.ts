import { describe, expect, test } from "vitest";
import { readStarter } from "@/db/seed/starter";
import type { Entry } from "@/lib/attack/entry";
import { type Preview, preview } from "@/lib/attack/preview";
import type { Situation } from "@/lib/attack/situation";
import { formerNamesOf } from "@/lib/cards/former-names";
import { catalogOf } from "@/lib/decks/deck-catalog";
import { cardNamed } from "@/lib/decks/named-card";

const { cards } = readStarter();
const find = cardNamed(catalogOf(cards, formerNamesOf(cards)));

function shown(situation: Situation): Preview {
  const answer = preview(situation, find);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.preview;
}

function entries({ timeline }: Preview, window: string, keyword: string): readonly Entry[] {
  return (
    timeline.find((one) => one.window === window)?.entries.filter((one) => one.keyword === keyword) ?? []
  );
}

const TROOPER = { power: 5, health: 6 };
const stack = (...names: string[]) => ({ stack: names });

describe("Gamorrean Bodyguards", () => {
  const attacked = (arena: "Ground" | "Character") =>
    shown({ attacker: TROOPER, defender: stack("Gamorrean Bodyguards"), arena });

  test("parry 1 in the Ground arena", () => {
    const ground = attacked("Ground");
    expect(ground.triggers).toMatchObject({ Parry: expect.any(Number) });
    expect(ground.triggers.Riposte).toBeUndefined();
    expect(entries(ground, "A8", "Parry")[0]?.effect).toContain("prevents up to 1");
  });

  test("riposte 1 in the Character arena", () => {
    const character = attacked("Character");
    expect(character.triggers.Parry).toBeUndefined();
    expect(character.attackerDamage).toHaveLength(2);
    expect(character.attackerDamage[1]).toBe(character.triggers.Riposte);
  });

  test("surge when another unit puts a counter on them", () => {
    expect(entries(attacked("Ground"), "A10", "Surge")).toHaveLength(1);
  });

  test("prose is told as not considered", () => {
    expect(attacked("Ground").notConsidered.map(({ unit }) => unit)).toEqual(["Gamorrean Bodyguards"]);
  });
});

describe("Chewbacca (D2)", () => {
  const beside = (arena: "Ground" | "Character") =>
    shown({
      attacker: TROOPER,
      defender: { power: 3, health: 3, force: 3 },
      arena,
      others: { defender: [stack("Chewbacca (D2)")] },
    });

  test("intercepts in the Character arena only", () => {
    expect(entries(beside("Character"), "A3", "Intercept")).toMatchObject([
      { cost: "Pay 1 Force", state: "may" },
    ]);
    expect(entries(beside("Ground"), "A3", "Intercept")).toEqual([]);
  });

  test("is stronger by his enemies in the Ground arena only", () => {
    const attacks = (arena: "Ground" | "Character") =>
      shown({
        attacker: stack("Chewbacca (D2)"),
        defender: { power: 3, health: 3 },
        arena,
        others: { defender: [{ power: 1 }, { power: 1 }] },
      });
    expect(attacks("Ground").attacker).toMatchObject({ power: 8, health: 8 });
    expect(attacks("Character").attacker).toMatchObject({ power: 5, health: 5 });
    expect(entries(attacks("Ground"), "A4", "Intimidation")).toHaveLength(1);
  });

  test("protects another unit, not himself", () => {
    expect(entries(beside("Ground"), "A8", "Protect")).toHaveLength(1);
    const alone = shown({
      attacker: TROOPER,
      defender: { ...stack("Chewbacca (D2)"), force: 4 },
      arena: "Ground",
    });
    expect(entries(alone, "A8", "Protect")).toEqual([]);
  });

  test("intercepting makes him the defender, who pays, retaliates and is hit", () => {
    const changed = shown({
      attacker: TROOPER,
      defender: { power: 3, health: 3, force: 2 },
      arena: "Character",
      others: { defender: [stack("Chewbacca (D2)")] },
      options: { change: [{ keyword: "Intercept", unit: 0 }] },
    });
    expect(changed.defender).toMatchObject({ name: "Chewbacca (D2)", health: 5 });
    expect(entries(changed, "A3", "Intercept")).toMatchObject([{ state: "used" }]);
    expect(changed.attackerDamage).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8]);
    expect(changed.killProbability).toBeCloseTo(1 / 32, 14);
  });
});

describe("Kreia (B)", () => {
  const attacked = (force: number, use?: Readonly<Record<string, number>>) =>
    shown({
      attacker: TROOPER,
      defender: { ...stack("Kreia (B)"), force },
      arena: "Character",
      options: use ? { use } : {},
    });

  test.each([0, 1, 3, 6])("retaliates with X+1 dice, X at most the Force of her player: %i", (force) => {
    const most = attacked(force, { "defender.Retaliate.0": 30 });
    expect(most.attackerDamage).toHaveLength(force + 2);
    expect(entries(most, "A3", "Retaliate")[0]?.effect).toContain(`${force + 1} dice`);
  });

  test("chooses X", () => {
    expect(attacked(6, { "defender.Retaliate.0": 2 }).attackerDamage).toHaveLength(4);
  });

  test("evades with the Force that is left", () => {
    expect(attacked(6, { "defender.Retaliate.0": 4 }).expectedDamage).toBeCloseTo(23 / 32, 14);
    expect(attacked(6, { "defender.Retaliate.0": 6 }).expectedDamage).toBeCloseTo(5 / 2, 14);
  });

  test("by default keeps the Force that Evade may need", () => {
    expect(attacked(5).expectedDamage).toBe(0);
    expect(attacked(5).attackerDamage).toHaveLength(2);
    expect(attacked(7).attackerDamage).toHaveLength(4);
  });

  test("collects her Bounty", () => {
    const kills = shown({
      attacker: stack("Kreia (B)"),
      defender: { power: 1, health: 1 },
      arena: "Character",
    });
    expect(entries(kills, "A11", "Bounty")).toMatchObject([{ chance: 15 / 16, source: "kae089-kreia-b" }]);
  });
});

describe("Crait Base (C) and Skywalker Family (B)", () => {
  test("Shields 2 take two dice off, and the inserted Retaliate is its own", () => {
    const base = shown({
      attacker: TROOPER,
      defender: { ...stack("Crait Base (C)"), force: 1 },
      arena: "Ground",
    });
    expect(base.dice).toBe(3);
    expect(base.attackerDamage).toHaveLength(3);
    expect(entries(base, "A3", "Retaliate")).toMatchObject([{ cost: "Pay 1 Force", state: "used" }]);
  });

  test("Fortitude and Deflect against Ferocity; Lucky in the Ground arena, Resilience in the Character arena", () => {
    const family = (arena: "Ground" | "Character") =>
      shown({
        attacker: { power: 5, health: 6, keywords: { Ferocity: true } },
        defender: { ...stack("Skywalker Family (B)"), force: 2 },
        arena,
      });
    expect(entries(family("Ground"), "A8", "Deflect")).toMatchObject([{ state: "may", cost: "Pay 2 Force" }]);
    expect(family("Ground").deflected).toHaveLength(3);
    expect(entries(family("Ground"), "A5", "Lucky")).toHaveLength(1);
    expect(entries(family("Character"), "A5", "Lucky")).toEqual([]);
    const attacks = shown({
      attacker: { ...stack("Skywalker Family (B)"), counters: 2 },
      defender: TROOPER,
      arena: "Character",
    });
    expect(attacks.dice).toBe(9);
  });
});
