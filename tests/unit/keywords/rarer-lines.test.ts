import { describe, expect, test } from "vitest";
import { read } from "@/lib/keywords/read";
import { noted } from "./notation";

type Row = readonly [text: string, facts: readonly string[]];

const facts = (text: string, typeLine = "Ground/Character") => read(text, typeLine).facts.map(noted);

describe("values by another letter", () => {
  test.each<Row>([
    ["Resilience Y, where Y is its health.", ['Resilience has "Y"']],
    ["Barrage Z", ['Barrage has "Z"']],
    ["It gets Fury Y+1 and Stun 2.", ['Fury grants "Y+1"', "Stun grants 2"]],
    ["Armor Y", []],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("attacking with a keyword", () => {
  test.each<Row>([
    ["Torr attacks that unit using 3 power with Lucky 1.", ["Lucky grants 1"]],
    ["That unit attacks itself, with X power, Fury 2, and no other effects.", ["Fury grants 2"]],
    ["Torr attacks a unit with Armor.", ["Armor mentions"]],
    ["When Torr attacks a unit with Armor, it gets Stun 1.", ["Armor mentions", "Stun grants 1"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("where a condition ends", () => {
  test.each<Row>([
    ["If you do the unit loses Armor and Shields until end of turn.", ["Armor removes", "Shields removes"]],
    ["If you do, it gets Armor.", ["Armor grants"]],
    ["If it is a Droid, or has Fortitude, put a counter on it.", ["Fortitude mentions"]],
    ["Whenever Bo, Nala, or Torr attacks, it gets Armor.", ["Armor grants"]],
    ["When a unit attacks and loses Stealth, draw a card.", ["Stealth mentions"]],
    ["As long as Torr is being attacked, Intercept abilities can't be activated.", ["Intercept mentions"]],
    ["When Torr is attacked, Redirect can't be used.", ["Redirect mentions"]],
    [
      "Bounty: Torr untaps the unit it gained this Bounty from.",
      ["Bounty has", "Bounty mentions |  | Bounty"],
    ],
    ["When one of your units loses Stealth, draw a card.", ["Stealth mentions"]],
    ["As long as you have 4 Force it loses Stealth.", ["Stealth removes"]],
    ["Each enemy Droid loses all instances of Armor.", ["Armor removes"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("choices that give", () => {
  test.each<Row>([
    [
      "Tap -> Choose one: Consume; Fury 2; Armor. Torr gets the chosen ability.",
      ["Consume grants | Tap", "Fury grants 2 | Tap", "Armor grants | Tap"],
    ],
    [
      "Choose one ability for Torr to gain: Tap a Droid -> Torr gets Stun 1. Or: Pay 1 Force -> Evade 2.",
      ["Stun grants 1 | Tap a Droid", "Evade grants 2 | Pay 1 Force"],
    ],
    ["Tap -> Choose one: Protect 4. Or: Untap a Droid.", ["Protect has 4 | Tap"]],
    [
      "Choose one: Treat Torr as a Droid, and it gets Stun 2. Or: Treat it as a Jedi, and it gets Armor.",
      ["Stun grants 2", "Armor grants"],
    ],
    ["Treat Torr as a Droid. | Armor", ["Armor has"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("bulleted lists of what is given", () => {
  test.each<Row>([
    [
      "It gets the following if that card is in its stack: * Bo: Armor * Nala Torr: Pay 1 Force -> Evade 1 * Ri: Bounty: Draw a card.",
      ["Armor grants", "Evade grants 1 | Pay 1 Force", "Bounty grants"],
    ],
    [
      'It gets each of these up to X: * 3: Parry 1 and Fury 3. * 5: "Upkeep: Gain 1 Force."',
      ["Parry grants 1", "Fury grants 3", "Upkeep grants"],
    ],
    ["Reserves: *Tap -> Draw a card. *Tap -> Evade 1", ["Reserves has", "Evade has 1 | Tap | Reserves"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("lost separators and marks", () => {
  test.each<Row>([
    [
      "Switch: +1 power/Each Jedi gets +1 power. Torr can't retreat. Shields 1",
      ["Switch has", "Shields has 1"],
    ],
    [
      "[Pilot] Fleet Pilot. The Fleet gets: - Foresight: Remove 1 counter from it. -Each Droid loses Stealth.",
      ["Pilot has", "Foresight grants |  | Pilot", "Stealth removes |  | Pilot"],
    ],
    [
      'It gets ""Tap a unit without Armor -> Evade 1."" and Lucky 1.',
      ["Armor mentions", "Evade grants 1 | Tap a unit without Armor", "Lucky grants 1"],
    ],
    ["It gets \"Each Jedi gets 'Tap -> Evade 1'\"", ["Evade grants 1 | Tap"]],
    ["Foresight: Gain Torr's Deploy effect.", ["Foresight has", "Deploy mentions |  | Foresight"]],
    [
      "Adapt: Armor/+2 power (Choose one.) Shields 1",
      ["Adapt has", "Armor has |  | Adapt:1", "Shields has 1"],
    ],
    [
      "Adapt: Armor/Stun 1 (Choose one.), Parry 1",
      ["Adapt has", "Armor has |  | Adapt:1", "Stun has 1 |  | Adapt:2", "Parry has 1 |  | Adapt:2"],
    ],
    ["Bounty: Gain 2 Force. Each of your Droids gets Lucky 1.", ["Bounty has", "Lucky grants 1"]],
    ["Upkeep: Put 1 counter on Torr. Torr gets Focus 1 for each counter.", ["Upkeep has", "Focus grants 1"]],
    [
      "Bounty: Gain 2 Force. Each of your Droids gets Lucky 1 until end of turn.",
      ["Bounty has", "Lucky grants 1 |  | Bounty"],
    ],
    [
      "Bounty: Gain 2 Force. When the battle phase starts, choose one: It gets Armor. Or: It gets Stun 1.",
      ["Bounty has", "Armor grants", "Stun grants 1"],
    ],
    ["Deploy: Choose a unit. When it attacks, it gets Armor.", ["Deploy has", "Armor grants |  | Deploy"]],
    ["Deploy: Choose a unit. That unit gets Armor.", ["Deploy has", "Armor grants |  | Deploy"]],
    ['Torr gets | "Pay 1 Force -> Evade 1"', ["Evade grants 1 | Pay 1 Force"]],
    ['Stealth | "Upkeep: Gain 1 Force." each of your units gets.', ["Stealth has", "Upkeep grants"]],
    ['"Pay 1 Force, tap a Droid -> Evade 1"', ["Evade has 1 | Pay 1 Force, tap a Droid"]],
    ["Space unit Pilot. The Space unit gets: > Armor", ["Pilot has", "Armor grants |  | Pilot"]],
    ["Search your deck for an Armor or Armor Defense card.", []],
    [
      "Intercept, Protect, and Redirect abilities cost 1 more Force.",
      ["Intercept mentions", "Protect mentions", "Redirect mentions"],
    ],
    ["A unit with an Armor or Lucky ability untaps.", ["Armor mentions", "Lucky mentions"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});
