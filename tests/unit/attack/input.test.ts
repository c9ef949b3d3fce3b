import { describe, expect, test } from "vitest";
import { SituationInput, situationOf } from "@/lib/attack/input";
import { preview } from "@/lib/attack/preview";
import type { Situation } from "@/lib/attack/situation";

const unit = { power: 3 };
const given = (more: object) => ({ attacker: unit, defender: unit, ...more });

describe("a situation from outside", () => {
  test.each([
    ["numbers", given({})],
    [
      "cards",
      given({ defender: { stack: ["Chewbacca (D2)"], pilots: ["A", ["B", "C"]], counters: 1, force: 6 } }),
    ],
    [
      "all options",
      given({
        darkPlayer: "defender",
        arena: "Ground",
        options: {
          overload: true,
          rerolls: { attacker: "kill" },
          use: { "defender.Evade.0": "never" },
          readings: { parry: "last" },
        },
      }),
    ],
  ])("takes %s", (_, value) => {
    const read = SituationInput.parse(value);
    expect(situationOf(read)).toEqual(value);
  });

  test.each([
    ["no attacker", { defender: unit }, "attacker"],
    ["a foreign key", given({ attackr: unit }), ""],
    ["a power that is no number", given({ attacker: { power: "5" } }), "attacker.power"],
    ["a power beyond reach", given({ attacker: { power: 1e9 } }), "attacker.power"],
    ["half a hit", given({ attacker: { power: 2.5 } }), "attacker.power"],
    ["an empty stack", given({ defender: { stack: [] } }), "defender.stack"],
    ["negative counters", given({ defender: { power: 1, counters: -1 } }), "defender.counters"],
    ["a health of 0", given({ defender: { power: 1, health: 0 } }), "defender.health"],
    ["an unknown arena", given({ arena: "Sea" }), "arena"],
    ["an unknown policy", given({ options: { rerolls: { attacker: "luck" } } }), "options.rerolls.attacker"],
    [
      "another unit that is none",
      given({ others: { defender: [unit, { power: null }] } }),
      "others.defender.1.power",
    ],
    ["a list", [], ""],
    ["nothing", null, ""],
  ])("refuses %s and says where", (_, value, at) => {
    const read = SituationInput.safeParse(value);
    expect(read.success).toBe(false);
    expect(read.error?.issues.map(({ path }) => path.join("."))).toContain(at);
  });

  test.each<[string, Situation, string]>([
    [
      "an unknown keyword",
      given({ attacker: { power: 3, keywords: { Armr: true } } }),
      "attacker.keywords.Armr",
    ],
    [
      "a keyword without a part",
      given({ attacker: { power: 3, keywords: { Upkeep: 1 } } }),
      "attacker.keywords.Upkeep",
    ],
    [
      "X without a cost",
      given({ defender: { power: 3, prevent: [{ keyword: "Evade", value: "X" }] } }),
      "defender.prevent.0",
    ],
    [
      "a value that is none",
      given({ defender: { power: 3, prevent: [{ keyword: "Evade", value: "Q" }] } }),
      "defender.prevent.0",
    ],
    [
      "prevention that is none",
      given({ defender: { power: 3, prevent: [{ keyword: "Fury", value: 2 }] } }),
      "defender.prevent.0",
    ],
    ["a card nobody has", given({ defender: { stack: ["Nobody (Q)"] } }), "defender.stack.0"],
    [
      "a change to no unit",
      given({ options: { change: [{ keyword: "Intercept", unit: 2 }] } }),
      "options.change.0.unit",
    ],
    ["Bombard without it", given({ options: { with: "Bombard" } }), "options.with"],
    [
      "an ability nobody has",
      given({ options: { use: { "defender.Evade.0": "always" } } }),
      "options.use.defender.Evade.0",
    ],
  ])("names the place of %s", (_, situation, at) => {
    const answer = preview(situation);
    expect(answer.ok ? [] : answer.problems.map((problem) => problem.at)).toEqual([at]);
  });
});
