import { describe, expect, test } from "vitest";
import { preview } from "@/lib/attack/preview";
import type { AttackOptions, NumbersUnit, Situation } from "@/lib/attack/situation";
import { numbers, previewed } from "./units";

/** Power 6 against remaining health 2: 22, 20, 15, 6 and 1 of 64 rolls leave 0 to 4 hits free. */
function moving(
  second: readonly NumbersUnit[],
  options: AttackOptions = {},
  keywords: NumbersUnit["keywords"] = {},
  force = 0,
): Situation {
  return {
    attacker: numbers(6, { Overkill: true, ...keywords }),
    defender: numbers(3, {}, { health: 2, force }),
    others: { defender: second, attacker: [numbers(1, {}, { health: 1 })] },
    options: { overkill: "move", ...options },
  };
}

const over64 = (...weights: readonly number[]) => weights.map((weight) => weight / 64);
const evade = (cost?: string) => [{ keyword: "Evade", value: 1, ...(cost && { cost }) }];

describe("the unit that takes what Overkill moves", () => {
  test.each<[string, Situation, number[], number]>([
    ["takes it all", moving([numbers(1, {}, { health: 2 })]), over64(22, 20, 15, 6, 1), 22 / 64],
    [
      "has no use for Shields, Armor and Parry",
      moving([numbers(1, { Shields: 2, Armor: true, Parry: 3 }, { health: 4, counters: 1 })]),
      over64(22, 20, 15, 6, 1),
      7 / 64,
    ],
    ["evades", moving([numbers(1, {}, { health: 2, prevent: evade() })]), over64(42, 15, 6, 1), 7 / 64],
    [
      "can't pay",
      moving([numbers(1, {}, { health: 2, prevent: evade("Pay 1 Force") })]),
      over64(22, 20, 15, 6, 1),
      22 / 64,
    ],
    [
      "pays with the Force of the defender's player",
      moving([numbers(1, {}, { health: 2, prevent: evade("Pay 1 Force") })], {}, {}, 1),
      over64(42, 15, 6, 1),
      7 / 64,
    ],
    [
      "can't evade Ferocity",
      moving([numbers(1, {}, { health: 2, prevent: evade() })], {}, { Ferocity: true }),
      over64(22, 20, 15, 6, 1),
      22 / 64,
    ],
    [
      "has only what is left by a static prevention",
      moving([numbers(1, {}, { health: 2, allBut: 1 })]),
      over64(22, 42),
      0,
    ],
    [
      "the one that is chosen",
      moving([numbers(1), numbers(1, {}, { health: 4 })], { overkillTo: { player: "defender", unit: 1 } }),
      over64(22, 20, 15, 6, 1),
      1 / 64,
    ],
    [
      "one's own",
      moving([], { overkillTo: { player: "attacker", unit: 0 } }),
      over64(22, 20, 15, 6, 1),
      42 / 64,
    ],
  ])("%s", (_, situation, damage, kill) => {
    const { overkillTo, killProbability } = previewed(situation);
    expect(overkillTo?.damage.map((chance) => chance * 64)).toEqual(damage.map((chance) => chance * 64));
    expect(overkillTo?.killProbability).toBeCloseTo(kill, 12);
    expect(killProbability).toBeCloseTo(57 / 64, 12);
  });

  test.each<[string, Situation]>([
    ["no other unit", moving([])],
    ["no hits moved", moving([numbers(1)], { overkill: "stay" })],
    ["no Overkill", moving([numbers(1)], {}, { Overkill: false })],
  ])("%s: none", (_, situation) => {
    expect(previewed(situation).overkillTo).toBeNull();
  });

  test.each<[string, Situation, string]>([
    ["nobody", moving([], { overkillTo: { player: "defender", unit: 0 } }), "options.overkillTo"],
    [
      "one's own against O5",
      moving([], { overkillTo: { player: "attacker", unit: 0 }, readings: { overkillAt: "enemies" } }),
      "options.overkillTo",
    ],
    [
      "the unit that intercepted",
      moving([numbers(1, { Intercept: true })], {
        change: [{ keyword: "Intercept", unit: 0 }],
        overkillTo: { player: "defender", unit: 0 },
      }),
      "options.overkillTo",
    ],
  ])("%s: refused", (_, situation, at) => {
    expect(preview(situation)).toMatchObject({ ok: false, problems: [{ at }] });
  });
});

test("less prevention than possible is refused where O13 is read so", () => {
  const situation = (lessThanPossible: boolean): Situation => ({
    attacker: numbers(3),
    defender: numbers(1, {}, { prevent: [{ keyword: "Evade", value: 3, amount: 1 }] }),
    options: { readings: { lessThanPossible } },
  });
  expect(preview(situation(true)).ok).toBe(true);
  expect(preview(situation(false))).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining("O13") }],
  });
});

test("Force that goes between two abilities alike is left to Deflect", () => {
  const prevent = ["Evade", "Deflect"].map((keyword) => ({ keyword, value: "X+1", cost: "Pay X Force" }));
  const { plays } = previewed({
    attacker: numbers(4),
    defender: numbers(1, {}, { force: 2, prevent }),
  });
  expect(plays[2]?.uses.map(({ keyword, prevents }) => [keyword, prevents])).toEqual([
    ["Deflect", 2],
    ["Evade", 1],
  ]);
});
