import { describe, expect, test } from "vitest";
import type { Card } from "@/lib/cards/card";
import { check } from "@/lib/stacking/check";
import type { StackOptions } from "@/lib/stacking/situation";
import { card, named, stackOf } from "@/tests/fixtures/stack-cards";

const unit = (name: string, more: Partial<Parameters<typeof card>[0]> = {}) =>
  card({ name, numbers: [4, 40, 3, 3], subtype: "Jedi", ...more });
const versions = (base: string, letters: string, more: Partial<Parameters<typeof card>[0]> = {}) =>
  [...letters].map((letter) => unit(`${base} (${letter})`, more));

const verdict = (stack: readonly Card[], options: StackOptions = {}) => {
  const { violations } = check(stack, options);
  return violations.map(({ rule, code }) => `${rule} ${code}`);
};
const warnings = (stack: readonly Card[], options: StackOptions = {}) =>
  check(stack, options).warnings.map(({ code }) => code);

const FIVE = versions("Ona", "ABCDE");
const [A, B] = FIVE as [Card, Card];

describe("violations", () => {
  const battle = card({ name: "Sudden Storm", type: "Battle" });
  const trooper = unit("Trooper");
  const sword = card({ name: "Sword (A)", type: "Equipment", subtype: "Character" });

  test.each<[string, readonly Card[], readonly string[]]>([
    ["no card", [], ["S1 empty"]],
    ["one unit", [A], []],
    ["one unit without a letter", [trooper], []],
    ["a card that is no unit", [battle], ["S1 not-a-unit"]],
    [
      "Equipment with a letter, twice",
      [sword, card({ ...{ name: "Sword (B)" }, type: "Equipment", subtype: "Character" })],
      ["S1 not-a-unit"],
    ],
    ["four versions", FIVE.slice(0, 4), []],
    ["five versions", FIVE, ["S2 stack-full"]],
    ["the same version again", [A, B, A], ["S4 duplicate-version"]],
    ["the same version beneath", [A, B, B], ["S4 duplicate-version"]],
    ["other names", [A, unit("Kett (A)")], ["S3 different-names"]],
    ["same letter on equivalent names", stackOf("Beru Lars (A)", "Beru Whitesun (A)"), []],
    ["a common beneath a unique", [A, trooper], ["S1 not-unique", "S3 different-names"]],
    ["two commons", [trooper, trooper], ["S1 not-unique"]],
    ["a battle in a stack", [A, battle], ["S1 not-a-unit", "S3 different-names"]],
  ])("%s", (_, stack, codes) => {
    expect(verdict(stack)).toEqual(codes);
  });

  test("every broken rule is told at once, in the order of the ids, with the cards", () => {
    const report = check([A, B, B, unit("Kett (A)"), trooper]);
    expect(report.violations.map(({ rule }) => rule)).toEqual(["S1", "S2", "S3", "S4"]);
    expect(report.violations.map(({ cards }) => cards)).toEqual([
      [trooper.id],
      [trooper.id],
      [unit("Kett (A)").id, trooper.id, A.id],
      [B.id, B.id],
    ]);
    expect(report.unit).toBeNull();
    for (const { message } of report.violations) expect(message).toMatch(/^[A-Z].+\.$/);
  });
});

describe("Stack lists", () => {
  const clan = unit("Clan (A)", { text: "Stack: Ona and any Transport | Armor" });
  const other = unit("Clan (B)");
  const hauler = unit("Hauler", { subtype: "Transport" });

  test.each<[string, readonly Card[], readonly string[]]>([
    ["a listed card beneath", [clan, A], []],
    ["two versions of a listed unit", [clan, A, B], ["K3 listed-version"]],
    ["a common of the list, twice", [clan, hauler, hauler], []],
    ["another version of the Stack card, and a listed card", [clan, other, A], []],
    ["a listed card on top", [A, clan], ["K1 listed-on-top", "S3 different-names"]],
    ["a card nobody lists", [clan, unit("Kett (A)")], ["K2 not-listed", "S3 different-names"]],
    ["a version without the list on top", [other, clan, A], ["S3 different-names"]],
    ["five cards", [clan, hauler, hauler, hauler, hauler], ["K5 stack-full", "S2 stack-full"]],
  ])("%s", (_, stack, codes) => {
    expect(verdict(stack)).toEqual(codes);
  });

  test("two lists act separately: either admits (K9)", () => {
    const two = unit("Clan (C)", { text: "Stack: Ona | Stack: Kett" });
    expect(verdict([two, A, unit("Kett (A)")])).toEqual([]);
  });

  test("an inserted list works from beneath, but never for its own card", () => {
    const pair = unit("Ona (F)", { text: "INSERT: Stack: Kett and Ona." });
    expect(verdict([A, pair, unit("Kett (A)")])).toEqual([]);
    expect(verdict([A, unit("Kett (A)"), pair])).toEqual([]);
    const guest = unit("Zed (A)", { subtype: "Officer", text: "INSERT: Stack: Any unique Officer." });
    expect(verdict([A, guest])).toEqual(["S3 different-names"]);
    expect(verdict([A, guest, unit("Sor (A)", { subtype: "Officer" })])).toEqual(["S3 different-names"]);
  });

  test("two names of one listed unit: one of them, and the reading is marked", () => {
    const lot = unit("Lot (A)", { text: "Stack: Anakin Skywalker and Darth Vader" });
    const both = [lot, unit("Anakin Skywalker (A)"), unit("Darth Vader (B)")];
    expect(verdict(both)).toEqual(["K3 listed-version"]);
    expect(check(both).warnings).toContainEqual(expect.objectContaining({ rule: "K3", unsettled: true }));
  });

  test("a misprinted name is let in, with a warning", () => {
    const lot = unit("Lot (A)", { text: "Stack: Galfridians and Finn Galdfridian" });
    expect(verdict([lot, unit("Finn Galfridian (A)")])).toEqual([]);
    expect(warnings([lot, unit("Finn Galfridian (A)")])).toEqual(["name-spelling"]);
  });
});

describe("leave to lie beneath others", () => {
  const spirit = unit("Ona's Shade (A)", {
    subtype: "Spirit",
    text: "You may stack Ona's Shade beneath Ona. Ona's Shade can't be on top of that stack. | INSERT: Armor",
  });
  const scout = unit("Scout", {
    text: "You can stack this card beneath a unique Jedi. You can only have one copy of this card in that stack. This card can't be on top of that stack.",
  });

  test.each<[string, readonly Card[], readonly string[]]>([
    ["the guest beneath", [A, spirit], []],
    ["the guest on top", [spirit, A], ["K1 never-on-top", "S3 different-names"]],
    ["a common by its own leave", [A, scout], []],
    ["two copies where one is allowed", [A, scout, scout], ["S4 one-copy"]],
    ["beneath another unit", [unit("Kett (A)"), spirit], ["S3 different-names"]],
  ])("%s", (_, stack, codes) => {
    expect(verdict(stack)).toEqual(codes);
  });

  test("what the guest inserts, the top card has", () => {
    expect(check([A, spirit]).unit?.facts).toEqual([
      { keyword: "Armor", relation: "has", value: null, cost: null, via: ["INSERT"] },
    ]);
  });
});

describe("the maximum of four", () => {
  const more = (text: string) => unit("Ona (F)", { text });

  test.each<[string, readonly Card[], StackOptions, readonly string[]]>([
    ["the top card lifts it", [more("Ona can have more than 4 cards in her stack."), ...FIVE], {}, []],
    [
      "a lift beneath does nothing",
      [...FIVE.slice(0, 4), more("Ona can have more than 4 cards in her stack.")],
      {},
      ["S2 stack-full"],
    ],
    ["one extra card", [more("Ona's stack can have 1 extra card in it."), ...FIVE.slice(0, 4)], {}, []],
    [
      "one extra card, six there",
      [more("Ona's stack can have 1 extra card in it."), ...FIVE],
      {},
      ["S2 stack-full"],
    ],
    [
      "a lift that is inserted",
      [...FIVE.slice(0, 4), more("INSERT: Ona can have up to 5 cards in its stack.")],
      {},
      [],
    ],
    [
      "a card in play lifts it",
      FIVE,
      {
        inPlay: [
          card({
            name: "Old Hall",
            type: "Location",
            subtype: "Character",
            text: 'Each unique Jedi gets "This unit can have up to 2 extra cards in its stack."',
          }),
        ],
      },
      [],
    ],
    [
      "a card in play about others",
      FIVE,
      {
        inPlay: [
          card({
            name: "Old Hall",
            type: "Location",
            subtype: "Character",
            text: 'Each unique Sith gets "This unit can have up to 2 extra cards in its stack."',
          }),
        ],
      },
      ["S2 stack-full"],
    ],
    ["a stack in play stays", FIVE, { standing: true }, []],
  ])("%s", (_, stack, options, codes) => {
    expect(verdict(stack, options)).toEqual(codes);
  });

  test("a stack that stays says so", () => {
    expect(warnings(FIVE, { standing: true })).toEqual(["too-many-stays"]);
  });

  test("Equipment gives a Stack list and lifts the maximum", () => {
    const voice = card({
      name: "Old Voice",
      type: "Equipment",
      subtype: "Character - Trait",
      text: 'Equipped unique Jedi Character gets "Stack: Any unique Character.", "This unit can have more than 4 cards in its stack.", and Overkill.',
    });
    const crowd = [A, ...["Kett", "Lor", "Mun", "Nas"].map((name) => unit(`${name} (A)`))];
    expect(verdict(crowd, { equipment: [voice] })).toEqual([]);
    expect(verdict(crowd)).toEqual(["S2 stack-full", "S3 different-names"]);
    const sith = [unit("Ash (A)", { subtype: "Sith" }), unit("Kett (A)")];
    expect(verdict(sith, { equipment: [voice] })).toEqual(["S3 different-names"]);
  });
});

describe("names of one person", () => {
  const pair = [unit("Rey (A)"), unit("Rey Skywalker (B)")];

  test("an unconfirmed group counts only when asked for, and is always marked", () => {
    expect(verdict(pair)).toEqual(["S3 different-names"]);
    expect(verdict(pair, { names: "with-unconfirmed" })).toEqual([]);
    for (const names of ["official", "with-unconfirmed"] as const) {
      expect(check(pair, { names }).warnings).toEqual([
        expect.objectContaining({ rule: "S3", code: "name-unconfirmed", unsettled: true }),
      ]);
    }
  });

  test("a Stack list that names one admits the other only as far as the group is believed", () => {
    const duo = unit("Duo (A)", { text: "Stack: Mara Jade" });
    const mara = unit("Mara Jade Skywalker (A)");
    expect(verdict([duo, mara])).toEqual(["K2 not-listed", "S3 different-names"]);
    expect(verdict([duo, mara], { names: "with-unconfirmed" })).toEqual([]);
  });
});

describe("setup", () => {
  const clan = unit("Clan (A)", { text: "Stack: Ona | INSERT: Armor" });

  test("no text works", () => {
    expect(verdict([clan, A], { setup: true })).toEqual(["S3 different-names"]);
    expect(check([clan, unit("Clan (B)")], { setup: true }).unit).toMatchObject({
      abilities: [],
      facts: [],
      buildCost: 5,
    });
  });

  test("more than 30 points are told", () => {
    const dear = versions("Ona", "AB", { numbers: [30, 40, 3, 3] });
    expect(warnings(dear, { setup: true })).toEqual(["setup-over-30"]);
    expect(warnings(dear.slice(0, 1), { setup: true })).toEqual([]);
  });
});

describe("arena, numbers, sides", () => {
  const both = unit("Ona (A)", { type: "Ground/Character", text: "Switch: Armor/Riposte 1 | Evade 1" });

  test("the Switch slot of the arena works, the other does not", () => {
    const keywords = (options: StackOptions) =>
      check([both], options).unit?.facts.map(({ keyword }) => keyword);
    expect(keywords({ arena: "Ground" })).toEqual(["Switch", "Armor", "Evade"]);
    expect(keywords({ arena: "Character" })).toEqual(["Switch", "Riposte", "Evade"]);
    expect(keywords({})).toEqual(["Switch", "Armor", "Riposte", "Evade"]);
    expect(check([both], { arena: "Ground" }).unit?.abilities.map(({ text }) => text)).toEqual([
      "Armor",
      "Evade 1",
    ]);
  });

  test("a Switch that is inserted follows the type line of the top card", () => {
    const beneath = unit("Ona (B)", { type: "Ground/Character", text: "INSERT: Switch: Armor/Riposte 1" });
    const top = unit("Ona (C)", { type: "Character/Ground" });
    expect(check([top, beneath], { arena: "Ground" }).unit?.facts.map(({ keyword }) => keyword)).toContain(
      "Riposte",
    );
    expect(check([top, beneath], { arena: "Character" }).unit?.facts.map(({ keyword }) => keyword)).toContain(
      "Armor",
    );
  });

  test("an arena the top card can't be in is told, as not settled", () => {
    expect(check([both], { arena: "Space" }).warnings).toEqual([
      expect.objectContaining({ rule: "R6", code: "arena", unsettled: true }),
    ]);
  });

  test("a star is never a number", () => {
    const star = unit("Ona (A)", { numbers: [5, "*", "*", 4] });
    expect(check([star, B]).unit).toMatchObject({ speed: null, power: null, health: 5, buildCost: 6 });
    expect(warnings([star, B])).toEqual(["variable-number", "variable-number"]);
    const x = unit("Ona (A)", { numbers: ["X", 10, 1, 1] });
    expect(check([x, B]).unit?.buildCost).toBeNull();
  });

  test("a Light and a Dark card are told, a Neutral one is not", () => {
    expect(warnings([unit("Ona (A)", { side: "L" }), unit("Ona (B)", { side: "D" })])).toEqual(["sides"]);
    expect(warnings([unit("Ona (A)", { side: "L" }), unit("Ona (B)", { side: "N" })])).toEqual([]);
  });
});

describe("Pilots and Equipment", () => {
  const pilot = unit("Kett (A)", {
    text: "[Pilot] Starfighter Pilot. The Starfighter gets: *Lucky 2 *+10 speed",
  });
  const wing = unit("X-Wing (A)", { type: "Space", subtype: "Rebel Starfighter" });

  test.each<[string, readonly Card[], readonly (readonly Card[])[], readonly string[]]>([
    ["the right subtype", [wing], [[pilot]], []],
    [
      "the wrong subtype",
      [unit("Hauler (A)", { type: "Space", subtype: "Transport" })],
      [[pilot]],
      ["P6 wrong-subtype"],
    ],
    [
      "a Droid",
      [unit("Drone (A)", { type: "Space", subtype: "Starfighter Droid" })],
      [[pilot]],
      ["P6 droid-piloted"],
    ],
    ["no Pilot", [wing], [[A]], ["P6 no-pilot"]],
    ["Pilots that don't stack", [wing], [[pilot, A]], ["P7 pilot-stack"]],
    [
      "the same person as two Pilots",
      [wing],
      [[pilot], [{ ...pilot, id: "kett-again" }]],
      ["P7 unique-twice"],
    ],
    ["no Pilots", [wing], [], []],
  ])("%s", (_, stack, pilots, codes) => {
    expect(verdict(stack, { pilots })).toEqual(codes);
  });

  test("a second Pilot is not settled", () => {
    const second = unit("Lor (A)", { text: pilot.text });
    expect(warnings([wing], { pilots: [[pilot], [second]] })).toEqual(["second-pilot"]);
  });

  test("Equipment that does not fit the top card is told", () => {
    const blaster = card({
      name: "Blaster",
      type: "Equipment",
      subtype: "Character - Weapon",
      text: "Pay 1 Force -> Equip | Equipped unit gets Armor.",
    });
    expect(warnings([wing], { equipment: [blaster] })).toEqual(["equipment-loose"]);
    expect(warnings([A], { equipment: [blaster] })).toEqual([]);
    const given = check([A], { equipment: [blaster] }).unit?.abilities.filter(
      ({ route }) => route === "equipment",
    );
    expect(given?.map(({ from }) => from)).toContain(blaster.id);
  });

  test("the Pilot's own INSERT and bonus reach nobody", () => {
    const under = unit("Kett (B)", { text: "INSERT: Armor" });
    const { unit: made } = check([wing], { pilots: [[pilot, under]] });
    expect(made).toMatchObject({ speed: 40, power: 3, health: 3, buildCost: 4 });
    expect(made?.facts.map(({ keyword }) => keyword)).toEqual(["Lucky"]);
  });
});

test("the report has the keys of the contract", () => {
  const report = check([named("Darth Vader (M)"), named("Darth Vader (L)")]);
  expect(Object.keys(report)).toEqual(["legal", "violations", "unit", "cost", "warnings"]);
  expect(Object.keys(report.unit ?? {})).toEqual(
    expect.arrayContaining(["name", "types", "speed", "power", "health", "buildCost", "abilities", "facts"]),
  );
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});
