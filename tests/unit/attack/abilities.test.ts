import { describe, expect, test } from "vitest";
import { readAbilities } from "@/lib/attack/abilities";
import { check } from "@/lib/stacking/check";
import { card } from "@/tests/fixtures/stack-cards";

function abilitiesOf(text: string, more: { pilot?: string; equipment?: string; adapt?: number } = {}) {
  const top = card({
    name: "Test Unit (A)",
    type: "Ground/Character",
    subtype: "Speeder",
    numbers: [5, 40, 4, 4],
    text,
  });
  const pilot = more.pilot && card({ name: "Test Pilot (B)", text: more.pilot });
  const equipment =
    more.equipment && card({ name: "Test Tool", type: "Equipment", subtype: "Ground", text: more.equipment });
  const { unit } = check([top], {
    arena: "Ground",
    pilots: pilot ? [[pilot]] : [],
    equipment: equipment ? [equipment] : [],
  });
  return readAbilities(unit?.abilities ?? [], "attacker", more.adapt);
}

const summed = (text: string) => abilitiesOf(text).summed.map(({ keyword, value }) => `${keyword} ${value}`);
const paid = (text: string) =>
  abilitiesOf(text).paid.map(({ keyword, value, cost }) => `${keyword} ${value} (${cost})`);
const unread = (text: string) => abilitiesOf(text).unread.map((one) => one.text);

describe("abilities in an attack", () => {
  test.each([
    ["Armor | Accuracy -1 | Critical Hit 2", ["Armor 1", "Accuracy -1", "Critical Hit 2"]],
    ["Switch: Parry 1/Riposte 1", ["Parry 1"]],
    ["INSERT: Lucky 2", ["Lucky 2"]],
    ["Hidden Cost 3 | Upkeep: Pay 1 Force.", []],
  ])("%s", (text, keywords) => {
    expect(summed(text)).toEqual(keywords);
    expect(unread(text)).toEqual([]);
  });

  test.each([
    ["Pay 1 Force -> Evade 2", ["Evade 2 (Pay 1 Force)"]],
    ["Pay 1 Force -> Deflect 1 and Evade 2", ["Deflect 1 (Pay 1 Force)", "Evade 2 (Pay 1 Force)"]],
    ["Pay X Force -> Retaliate X+1", ["Retaliate X+1 (Pay X Force)"]],
    ["Tap -> Protect 1", ["Protect 1 (Tap)"]],
    ["Pay 1 Force -> Ambush 2", []],
  ])("%s", (text, abilities) => {
    expect(paid(text)).toEqual(abilities);
    expect(unread(text)).toEqual([]);
  });

  test.each([
    ["As long as a Jedi is here, this unit gets Armor.", "As long as a Jedi is here, this unit gets Armor."],
    ["This unit gets +1 power for each card here.", "This unit gets +1 power for each card here."],
    [
      "Pay 1 Force -> This unit gets +2 power for this attack.",
      "Pay 1 Force -> This unit gets +2 power for this attack.",
    ],
    ["Pay 2 Force -> Evade X, where X is its speed.", "Pay 2 Force -> Evade X, where X is its speed."],
    ["Each of your other Droids gets Accuracy 1.", "Each of your other Droids gets Accuracy 1."],
    ["Adapt: Armor/Lucky 2/Fury 1", "Adapt: Armor/Lucky 2/Fury 1"],
  ])("leaves out and tells: %s", (text, left) => {
    const found = abilitiesOf(text);
    expect(found.unread.map((one) => one.text)).toEqual([left]);
    expect([found.summed, found.paid, found.power, found.health]).toEqual([[], [], 0, 0]);
  });

  test("a rider behind a keyword is left out, not the keyword", () => {
    const text = "Pay 2 Force -> Evade 2, and you may draw a card.";
    expect(paid(text)).toEqual(["Evade 2 (Pay 2 Force)"]);
    expect(unread(text)).toEqual(["and you may draw a card."]);
  });

  test("an upper limit of X", () => {
    expect(abilitiesOf("Pay X Force -> Evade X, up to 4").paid[0]?.amount).toEqual({
      base: 0,
      perX: 1,
      most: 4,
    });
  });

  test("a plain bonus of its own", () => {
    expect(abilitiesOf("This unit gets +2 power and Armor.")).toMatchObject({
      power: 2,
      summed: [{ keyword: "Armor" }],
    });
  });

  test("what a Pilot gives", () => {
    const pilot =
      "[Pilot] Speeder Pilot. The Speeder gets: *+1 power *+2 health *Pay 1 Force -> Protect 1 *Accuracy 1";
    expect(abilitiesOf("", { pilot })).toMatchObject({
      power: 1,
      health: 2,
      paid: [{ keyword: "Protect", source: "test-test-pilot-b" }],
      summed: [{ keyword: "Accuracy", value: 1 }],
    });
  });

  test("what Equipment gives", () => {
    const equipment =
      'Pay 1 Force -> Equip | Equipped unit gets +1 power, Armor and "Pay 1 Force -> Evade 1".';
    expect(abilitiesOf("", { equipment })).toMatchObject({
      power: 1,
      paid: [{ keyword: "Evade", cost: "Pay 1 Force" }],
      summed: [{ keyword: "Armor" }],
      unread: [],
    });
  });

  test("the slot of Adapt that was chosen", () => {
    expect(abilitiesOf("Adapt: Armor/Lucky 2/Fury 1", { adapt: 2 }).summed).toMatchObject([
      { keyword: "Lucky", value: 2 },
    ]);
  });
});
