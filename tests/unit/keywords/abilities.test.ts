import { describe, expect, test } from "vitest";
import type { Ability } from "@/lib/keywords/ability";
import { read } from "@/lib/keywords/read";

function one(text: string, typeLine = "Ground/Character"): Ability {
  const { abilities } = read(text, typeLine);
  expect(abilities).toHaveLength(1);
  return abilities[0] as Ability;
}

describe("costs", () => {
  test.each([
    ["Pay 2 Force -> Draw a card.", [["force", 2, null]]],
    ["2 Force pay -> Draw a card.", [["force", 2, null]]],
    ["Pay X+1 Force -> Draw a card.", [["force", "X+1", null]]],
    [
      "Tap, Pay 1 build point, 2 Force -> Draw a card.",
      [
        ["tap-this", null, null],
        ["build-points", 1, null],
        ["force", 2, null],
      ],
    ],
    [
      "[tap], tap one of your Droids -> Draw a card.",
      [
        ["tap-this", null, null],
        ["tap-another", null, null],
      ],
    ],
    ["Discard a card from your hand -> Draw a card.", [["discard", 1, null]]],
    ["Remove 2 credit counters from Torr -> Draw a card.", [["remove-counters", 2, "credit"]]],
    ["Put 1 damage counter on this unit -> Draw a card.", [["put-counters", 1, "damage"]]],
    ["Add 1 counter -> Draw a card.", [["add-counters", 1, null]]],
    ["Remove a card from your discard pile from the game -> Draw a card.", [["remove-from-game", 1, null]]],
    ["Reveal a Droid card from your hand -> Draw a card.", [["reveal", 1, null]]],
    ["Do 1 dice of damage to this unit -> Draw a card.", [["damage", 1, null]]],
  ])("%s", (text, parts) => {
    const ability = one(text);
    expect(ability.kind).toBe("activated");
    if (ability.kind !== "activated") return;
    expect(ability.cost.parts.map(({ kind, amount, of }) => [kind, amount, of])).toEqual(parts);
  });
});

describe("Stack lists", () => {
  const any = { kind: "any", unique: null, subtype: "", inName: null, sameSet: false };
  test.each([
    ["Stack: Torr.", [{ kind: "name", name: "Torr" }]],
    [
      "Stack: Torr Vel, Ash, and Ben Ur.",
      ["Torr Vel", "Ash", "Ben Ur"].map((name) => ({ kind: "name", name })),
    ],
    ["Stack: Any unique Sith Spirit.", [{ ...any, unique: true, subtype: "Sith Spirit" }]],
    ["Stack: Any Council Member", [{ ...any, subtype: "Council Member" }]],
    [
      'Stack: Any unique unit with "Vel" in its name and Torr.',
      [
        { ...any, unique: true, inName: "Vel" },
        { kind: "name", name: "Torr" },
      ],
    ],
    [
      "Stack: Any unique Character with the same expansion symbol as Torr's Crew.",
      [{ ...any, unique: true, subtype: "Character", sameSet: true }],
    ],
    ["Stack: Any non-unique Droid card.", [{ ...any, unique: false, subtype: "Droid" }]],
  ])("%s", (text, criteria) => expect(one(text)).toMatchObject({ kind: "stack", criteria }));
});

describe("shapes", () => {
  test.each<readonly [string, object]>([
    ["Armor", { kind: "keywords" }],
    [
      "When this unit attacks, draw a card.",
      { kind: "triggered", event: [{ text: "When this unit attacks," }], effect: [{ text: "draw a card." }] },
    ],
    [
      "As long as Torr is in any arena, it gets +2 power.",
      { kind: "static", condition: [{ text: "As long as Torr is in any arena," }] },
    ],
    ["Draw a card.", { kind: "free" }],
    ["Treat Torr as an Imperial.", { kind: "treat-as", subject: "Torr", as: "Imperial" }],
    [
      "Upkeep: Pay 1 Force, discard a card, or tap this unit.",
      { kind: "upkeep", options: ["Pay 1 Force", "discard a card", "tap this unit"] },
    ],
    [
      "Choose one: Draw a card. Or: Gain 1 Force.",
      { kind: "choice", modes: [[{ kind: "free" }], [{ kind: "free" }]] },
    ],
    [
      "[Pilot] Squadron, Fleet, and Walker Pilot. The Squadron, Fleet, or Walker gets: * Armor * +1 power",
      {
        kind: "pilot",
        subtypes: ["Squadron", "Fleet", "Walker"],
        abilities: [{ kind: "keywords" }, { kind: "keywords" }],
      },
    ],
    [
      "Switch: None/Armor",
      {
        kind: "slots",
        slots: [
          { label: "Ground", abilities: [] },
          { label: "Character", abilities: [{ kind: "keywords" }] },
        ],
      },
    ],
    [
      "Alternative Cost: Pay 3 Force, tap Torr.",
      { kind: "alternative-cost", cost: { parts: [{ kind: "force", amount: 3 }, { kind: "tap-another" }] } },
    ],
    [
      "Reduced Cost 2: If Torr is in any arena.",
      { kind: "reduced-cost", opener: { value: 2 }, condition: [{ text: "If Torr is in any arena." }] },
    ],
    [
      "Enhance: Pay 1 more Force -> Draw a card.",
      { kind: "enhance", cost: { parts: [{ kind: "force", amount: 1 }] } },
    ],
    [
      "INSERT: Bounty: Draw a card.",
      {
        kind: "opener",
        opener: { keyword: "INSERT" },
        abilities: [{ kind: "opener", opener: { keyword: "Bounty" } }],
      },
    ],
  ])("%s", (text, shape) => expect(one(text)).toMatchObject(shape));

  test("numbers, subordinates and limits are parts of an effect", () => {
    const text =
      'Tap -> Torr gets -2 power. Take 2 40/1/2 Scout Subordinates with "Armor". Play only once per turn.';
    const ability = one(text);
    if (ability.kind !== "activated") throw new Error(ability.kind);
    const kinds = ability.effect.filter((part) => part.kind !== "text");
    expect(kinds).toMatchObject([
      { kind: "stat", stat: "power", amount: -2 },
      { kind: "subordinate", speed: "40", power: "1", health: "2", name: "Scout", plural: true },
      { kind: "quote", relation: "grants", abilities: [{ kind: "keywords" }] },
      { kind: "limit", text: "Play only once per turn." },
    ]);
  });
});
