import { describe, expect, test } from "vitest";
import { read } from "@/lib/keywords/read";
import { noted } from "./notation";

type Row = readonly [text: string, facts: readonly string[]];

const facts = (text: string, typeLine = "Ground/Character") => read(text, typeLine).facts.map(noted);

describe("own keywords", () => {
  test.each<Row>([
    ["Armor", ["Armor has"]],
    ["Armor.", ["Armor has"]],
    ["Armor | Stealth", ["Armor has", "Stealth has"]],
    ["Armor, Stealth, and Critical Hit 2", ["Armor has", "Stealth has", "Critical Hit has 2"]],
    ["Accuracy -1 | Resilience +2", ["Accuracy has -1", "Resilience has 2"]],
    ["Accuracy - 1", ["Accuracy has -1"]],
    ["Elude", ["Precision has"]],
    ["Hidden Cost 4", ["Hidden Cost has 4"]],
    ["Fury X, up to 3, where X is the number of counters on it.", ['Fury has "X"']],
    ["Damage Control X+2, where X is the size of its stack.", ['Damage Control has "X+2"']],
    ["Area Damage X times 2, where X is the size of its stack.", ['Area Damage has "X times 2"']],
    ["Velocity 5 times X, where X is its build cost.", ['Velocity has "5 times X"']],
    ["Shields X-1, where X is its health.", ['Shields has "X-1"']],
    ["Stun 2 for each Droid.", ["Stun has 2"]],
    ["Avenge 4 (Whenever another unit gets Armor or Stun 1.)", ["Avenge has 4"]],
    [
      "Overload 3 | Tenacity 2 | Consume | Barrage 1",
      ["Overload has 3", "Tenacity has 2", "Consume has", "Barrage has 1"],
    ],
    ["Parry", ["Parry has"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("costs and arrows", () => {
  test.each<Row>([
    ["Pay 1 Force -> Evade 1", ["Evade has 1 | Pay 1 Force"]],
    ["Pay 1 Force -> Evade 1.", ["Evade has 1 | Pay 1 Force"]],
    ["Pay 2 Force -> Deflect 1 and Evade 2", ["Deflect has 1 | Pay 2 Force", "Evade has 2 | Pay 2 Force"]],
    ["Pay 2 Force -> Deflect 1, Evade 2", ["Deflect has 1 | Pay 2 Force", "Evade has 2 | Pay 2 Force"]],
    ["Pay X Force -> Retaliate X+1", ['Retaliate has "X+1" | Pay X Force']],
    ["Pay X Force -> Protect X +1.", ['Protect has "X+1" | Pay X Force']],
    ["[tap] -> Ambush 2", ["Ambush has 2 | Tap"]],
    ["[Tap],  Pay 1 Force -> Ambush 2", ["Ambush has 2 | Tap, Pay 1 Force"]],
    ["Pay 1 build point [tap] -> Protect 1", ["Protect has 1 | Pay 1 build point Tap"]],
    ["2 Force pay -> Deflect 2", ["Deflect has 2 | 2 Force pay"]],
    ["Pay 2 build points, 1 Force -> Equip", ["Equip has | Pay 2 build points, 1 Force"]],
    ["Pay 1 Force -> Equip to another Jedi.", ["Equip has | Pay 1 Force"]],
    [
      "Pay 1 Force -> Evade 3, and a Jedi gets Armor.",
      ["Evade has 3 | Pay 1 Force", "Armor grants | Pay 1 Force"],
    ],
    ["Discard a Droid without Armor -> Draw a card.", ["Armor mentions"]],
    ["Pay 2 Force - > Redirect", ["Redirect has | Pay 2 Force"]],
    ["Pay 2 Force --> Redirect", ["Redirect has | Pay 2 Force"]],
    ["Pay 2 Force→Redirect", ["Redirect has | Pay 2 Force"]],
    ["Pay 2 Force - Redirect", ["Redirect has | Pay 2 Force"]],
    ["Pay 2 Force ? Meditate", ["Meditate has | Pay 2 Force"]],
    ["Pay 2 Force > Evade 1", ["Evade has 1 | Pay 2 Force"]],
    ["Pay 2 Force Meditate", ["Meditate has | Pay 2 Force"]],
    ["Nala Torr: Pay 1 Force -> Evade 1", ["Evade has 1 | Pay 1 Force"]],
    [
      "Pay 2 Force -> Choose one: Absorb 2. Or: Evade 3.",
      ["Absorb has 2 | Pay 2 Force", "Evade has 3 | Pay 2 Force"],
    ],
    [
      "Choose one: Pay 1 Force -> It gets Stun 1. | Or: Tap -> It gets Fury 2.",
      ["Stun grants 1 | Pay 1 Force", "Fury grants 2 | Tap"],
    ],
    [
      "Pay 3 Force -> Meditate, and that unit gets Armor.",
      ["Meditate has | Pay 3 Force", "Armor grants | Pay 3 Force | Meditate"],
    ],
    [
      "Pay 3 Force -> Meditate, including the Enhance",
      ["Meditate has | Pay 3 Force", "Enhance mentions | Pay 3 Force | Meditate"],
    ],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("granting, removing, mentioning", () => {
  test.each<Row>([
    ["Each of your Clones gets Accuracy 1.", ["Accuracy grants 1"]],
    ["This unit has Armor while attacking.", ["Armor grants"]],
    ["Your Jedi get +1 power, Focus 2, and Armor.", ["Focus grants 2", "Armor grants"]],
    ["Give that unit Velocity 10.", ["Velocity grants 10"]],
    ["You may give it Cunning and Lucky 1.", ["Cunning grants", "Lucky grants 1"]],
    ["Each opposing unit loses Stealth.", ["Stealth removes"]],
    [
      "It loses Stealth and can't use Evade or Protect.",
      ["Stealth removes", "Evade mentions", "Protect mentions"],
    ],
    ["Units can't gain Armor. | Sion can't lose Upkeep.", ["Armor mentions", "Upkeep mentions"]],
    [
      "Each unit without Armor or Stealth gets Fury 1.",
      ["Armor mentions", "Stealth mentions", "Fury grants 1"],
    ],
    ["This unit gets Armor if it has Stealth.", ["Armor grants", "Stealth mentions"]],
    [
      "As long as it has Stealth, Armor, or Fury 1, it gets Precision.",
      ["Stealth mentions", "Armor mentions", "Fury mentions 1", "Precision grants"],
    ],
    ["Units that have Armor get Stun 1.", ["Armor mentions", "Stun grants 1"]],
    ["When a unit gains power from Surge, it gets Lucky 1.", ["Surge mentions", "Lucky grants 1"]],
    [
      "It gets +1 power when attacking a unit with Armor, and Lucky 1 until end of turn.",
      ["Armor mentions", "Lucky mentions 1"],
    ],
    ["This unit attacks with Overkill.", ["Overkill grants"]],
    ["It loses and can't gain Armor and Stealth.", ["Armor removes", "Stealth removes"]],
    ["It gets +1 power and can't gain Stealth.", ["Stealth mentions"]],
    ["Units with any amount of Fury get that much Focus instead.", ["Fury mentions", "Focus grants"]],
    ["If it doesn't have this Lucky X ability, it gets Lucky X.", ['Lucky mentions "X"', 'Lucky grants "X"']],
    [
      "It gets the following: 3 counters: Precision; 6 counters: Overload 2.",
      ["Precision grants", "Overload grants 2"],
    ],
    [
      "Choose either Parry 1 or Riposte 1. Your units get the chosen ability.",
      ["Parry grants 1", "Riposte grants 1"],
    ],
    ["Choose Parry or Riposte.", ["Parry mentions", "Riposte mentions"]],
    ["Retaliate abilities can't be activated.", ["Retaliate mentions"]],
    ["Whenever you collect a Bounty, draw a card.", ["Bounty mentions"]],
    ["Bounties are doubled.", ["Bounty mentions"]],
    ["Add 1 to each of Torr's Ambush dice.", ["Ambush mentions"]],
    ["A unit with a Pilot ability can't retreat.", ["Pilot mentions"]],
    ["Use Torr's Hidden Cost only once.", ["Hidden Cost mentions"]],
    [
      "Roll a die. It gets 1) Armor, 2) Stun 3, 3) Lucky 2.",
      ["Armor grants", "Stun grants 3", "Lucky grants 2"],
    ],
    ["Torr gets that card's Bounty and activated abilities.", ["Bounty grants"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("quotes and subordinates", () => {
  test.each<Row>([
    ['Each Jedi gets "Pay 1 Force -> Evade 1."', ["Evade grants 1 | Pay 1 Force"]],
    ["Each Jedi gets “Pay 1 Force -> Evade 1.” and Armor.", ["Evade grants 1 | Pay 1 Force", "Armor grants"]],
    [
      'Tap -> Take 1 20/1/1 Scout Subordinate with "Stun 1" and "Pay 1 Force -> Evade 1."',
      ["Stun grants 1 | Tap", "Evade grants 1 | Pay 1 Force"],
    ],
    ['Take 1 20/1/1 Armor Smith Subordinate with "Stun 1".', ["Stun grants 1"]],
    ["Tap -> Take 1 60/2/2 Border Fighter with Stun 1.", ["Stun grants 1 | Tap"]],
    ["Each of your Subordinates with Armor gets Parry 1.", ["Armor mentions", "Parry grants 1"]],
    ['A unit with "Fury" or "Armor" in its game text gets +1 power.', ["Fury mentions", "Armor mentions"]],
    ['It gets "Whenever this attacks, the defender loses Armor."', ["Armor removes"]],
    [
      "It gets \"Bounty: It gets 'Pay 1 Force -> Evade 1' until end of turn.\"",
      ["Bounty grants", "Evade grants 1 | Pay 1 Force | Bounty"],
    ],
    ['It gets "Pay 1 Force -> Evade 1 | Armor', ["Evade grants 1 | Pay 1 Force", "Armor has"]],
    ['It gets Pay 1 Force -> Evade 1." | Armor', ["Evade grants 1 | Pay 1 Force", "Armor has"]],
    ['Each unit with "Torr in its name gets Stun 1. | Armor', ["Stun grants 1", "Armor has"]],
    [
      '"Velocity 40 | It gets ""Fury 1"" and Armor. | Stealth"',
      ["Velocity has 40", "Fury grants 1", "Armor grants", "Stealth has"],
    ],
    ['It gets "Upkeep: Tap this unit or lose this Upkeep."', ["Upkeep grants", "Upkeep removes |  | Upkeep"]],
    [
      "Each Jedi gets Armor and Pay 1 Force -> Evade 1 | Stealth",
      ["Armor grants", "Evade grants 1 | Pay 1 Force", "Stealth has"],
    ],
    ['It gets "INSERT: Armor"', ["INSERT grants", "Armor grants |  | INSERT"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("constructs", () => {
  test.each<Row>([
    [
      "Switch: Stealth/Pay 1 Force -> Redirect",
      ["Switch has", "Stealth has |  | Switch:Ground", "Redirect has | Pay 1 Force | Switch:Character"],
    ],
    [
      "Switch: Pay 1 Force -> Redirect/Parry 1",
      ["Switch has", "Redirect has | Pay 1 Force | Switch:Ground", "Parry has 1 |  | Switch:Character"],
    ],
    ["Switch: None/+1 power, Tap -> Ambush 1", ["Switch has", "Ambush has 1 | Tap | Switch:Character"]],
    [
      "Switch: Stun 1/Armor Velocity 20",
      [
        "Switch has",
        "Stun has 1 |  | Switch:Ground",
        "Armor has |  | Switch:Character",
        "Velocity has 20 |  | Switch:Character",
      ],
    ],
    [
      "Switch: Stun 1/Armor, Parry 1 Hidden Cost 3",
      [
        "Switch has",
        "Stun has 1 |  | Switch:Ground",
        "Armor has |  | Switch:Character",
        "Parry has 1 |  | Switch:Character",
        "Hidden Cost has 3",
      ],
    ],
    [
      "Adapt: Armor/Bounty: Draw a card./Fury 1",
      ["Adapt has", "Armor has |  | Adapt:1", "Bounty has |  | Adapt:2", "Fury has 1 |  | Adapt:3"],
    ],
    [
      "INSERT: Reserves: Tap -> A Jedi gets Armor.",
      ["INSERT has", "Reserves has |  | INSERT", "Armor grants | Tap | INSERT > Reserves"],
    ],
    ["Insert: Upkeep: Gain 1 Force.", ["INSERT has", "Upkeep has |  | INSERT"]],
    [
      "Bounty: Gain 1 Force. | Deploy: It gets Fury 1. | Last Stand: Draw a card.",
      ["Bounty has", "Deploy has", "Fury grants 1 |  | Deploy", "Last Stand has"],
    ],
    [
      "Foresight: Torr gets Surge 2. | Forewarning: Gain 1 Force.",
      ["Foresight has", "Surge grants 2 |  | Foresight", "Forewarning has"],
    ],
    ["Upkeep Gain 1 Force.", ["Upkeep has"]],
    ["Bounty: Gain 2 Force. Armor", ["Bounty has", "Armor has"]],
    ["Reduced Cost 3: If a Jedi with Armor is in any arena.", ["Reduced Cost has 3", "Armor mentions"]],
    ["Alternative Cost : Pay 4 Force, tap a Jedi.", ["Alternative Cost has"]],
    [
      "Pay 1 Force -> It gets Stun 1. | Enhance: Pay 1 more Force -> It also gets Armor.",
      ["Stun grants 1 | Pay 1 Force", "Enhance has", "Armor grants | Pay 1 more Force | Enhance"],
    ],
    [
      "Enhance: If you have 2 more build counters, it gets Armor.",
      ["Enhance has", "Armor grants |  | Enhance"],
    ],
    ["Stack: Any unique Armor Guard and Torr.", ["Stack has"]],
    [
      "Stack: Torr. Switch: Armor/Stealth",
      ["Stack has", "Switch has", "Armor has |  | Switch:Ground", "Stealth has |  | Switch:Character"],
    ],
    [
      "[Pilot] Speeder Pilot. The Speeder gets: *Velocity 35 *Pay 1 Force -> Evade 1",
      ["Pilot has", "Velocity grants 35 |  | Pilot", "Evade grants 1 | Pay 1 Force | Pilot"],
    ],
    [
      "Walker and Transport pilot. The Walker or Transport gets:  - Armor  - +10 speed",
      ["Pilot has", "Armor grants |  | Pilot"],
    ],
    [
      "[Pilot] Fleet Pilot. The Fleet gets: > Armor > Tap -> Ambush 2",
      ["Pilot has", "Armor grants |  | Pilot", "Ambush grants 2 | Tap | Pilot"],
    ],
    [
      "[Pilot] Fleet Pilot. The Fleet gets: +10 speed, Shields 1, Pay 1 Force -> Evade 1",
      ["Pilot has", "Shields grants 1 |  | Pilot", "Evade grants 1 | Pay 1 Force | Pilot"],
    ],
    [
      "[Pilot] Fleet Pilot. The Fleet gets Armor as long as it attacks a Jedi.",
      ["Pilot has", "Armor grants |  | Pilot"],
    ],
    [
      "[Pilot] Fleet Pilot. The Fleet gets: * Bounty: Each Jedi gets Armor.",
      ["Pilot has", "Bounty grants |  | Pilot", "Armor grants |  | Pilot > Bounty"],
    ],
    [
      "[Pilot] Fleet Pilot. The Fleet gets: * Torr's Velocity and Lucky abilities",
      ["Pilot has", "Velocity grants |  | Pilot", "Lucky grants |  | Pilot"],
    ],
    [
      'Take 1 20/1/1 Ace Subordinate with "[Pilot] Speeder Pilot. The Speeder gets *Fury 1".',
      ["Pilot grants", "Fury grants 1 |  | Pilot"],
    ],
    [
      "Reduced Cost 3: If a Jedi attacks. [Pilot] Fleet Pilot. The Fleet gets: * Armor",
      ["Reduced Cost has 3", "Pilot has", "Armor grants |  | Pilot"],
    ],
    ["Armor Riposte 1 Pay 1 Force -> Evade 1", ["Armor has", "Riposte has 1", "Evade has 1 | Pay 1 Force"]],
    ["Hidden Cost 3| Forewarning: Gain 1 Force", ["Hidden Cost has 3", "Forewarning has"]],
    ["Accuracy 1 When this unit attacks, draw a card.", ["Accuracy has 1"]],
    ["Pay 1 Force -> Draw a card. Pay 2 Force -> Evade 1", ["Evade has 1 | Pay 2 Force"]],
    [
      "Pay 3 Force -> Evade 2 (Prevent 2.); Pay 4 Force -> Deflect 1 (See Armor.)",
      ["Evade has 2 | Pay 3 Force", "Deflect has 1 | Pay 4 Force"],
    ],
    [
      "Pay 1 Force -> Evade 2; [Pilot] Fleet Pilot. the Fleet gets : * Armor",
      ["Evade has 2 | Pay 1 Force", "Pilot has", "Armor grants |  | Pilot"],
    ],
    [
      "Discard a Droid; Pay X Force, where X is its cost -> Evade 2",
      ["Evade has 2 | Discard a Droid; Pay X Force, where X is its cost"],
    ],
    [
      "Each Jedi gets +1 power. Overkill (It spills.). Pay 1 Force -> Evade 1",
      ["Overkill has", "Evade has 1 | Pay 1 Force"],
    ],
    [
      "Reserves: *Tap -> Draw a card. *Pay 1 Force -> A Jedi gets Armor.",
      ["Reserves has", "Armor grants | Pay 1 Force | Reserves"],
    ],
    [
      'It gets the following: Agent: Cunning; Sith: Fury 3; Jedi: "Pay 1 Force -> Evade 1".',
      ["Cunning grants", "Fury grants 3", "Evade grants 1 | Pay 1 Force"],
    ],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("arenas of slots", () => {
  test.each([
    ["Space/Ground/Character", "Switch: Armor/Fury 1/Stun 1", ["Space", "Ground", "Character"]],
    ["Character/Space", "Switch: Armor/Fury 1", ["Character", "Space"]],
    ["Ground/Character - Republic Soldier", "Switch: Armor/Fury 1", ["Ground", "Character"]],
    ["Mission", 'A Space unit gets the Ground card type and "Switch: Armor/Fury 1".', ["Space", "Ground"]],
    [
      "Character",
      'Take 1 20/1/1 Scout Subordinate with "Switch: Armor/Fury 1" and put it into the Space or Character arena.',
      ["Space", "Character"],
    ],
  ])("%s: %s", (typeLine, text, arenas) => {
    const vias = read(text, typeLine).facts.flatMap(({ via }) => via);
    expect(vias).toEqual(arenas.map((arena) => `Switch:${arena}`));
  });

  test("a granted Switch follows the row of the Subordinate where it is known", () => {
    const text = 'Take 1 20/1/1 Scout Subordinate with "Switch: Armor/Fury 1" and put it into its arena.';
    const subordinate = (name: string) => (name === "Scout" ? "Space/Character - Soldier" : undefined);
    expect(read(text, "Ground/Character", { subordinate }).facts.map(noted)).toEqual([
      "Switch grants",
      "Armor grants |  | Switch:Space",
      "Fury grants 1 |  | Switch:Character",
    ]);
  });
});

describe("differences of case and spacing", () => {
  test.each<Row>([
    ["Critical hit 1", ["Critical Hit has 1"]],
    ["ARMOR | ion cannon 3", ["Armor has", "Ion Cannon has 3"]],
    ["Evade1", ["Evade has 1"]],
    ["Accuracy-1", ["Accuracy has -1"]],
    ["CriticalHit 2", ["Critical Hit has 2"]],
    ["Each Jedi loses stealth.", ["Stealth removes"]],
  ])("%s", (text, expected) => expect(facts(text)).toEqual(expected));
});

describe("no facts", () => {
  test.each([
    "",
    "   ",
    "Draw a card.",
    "Each Bounty Hunter gets -10 speed.",
    "Put an Armor Defense card into your hand.",
    "Attach Vonda's Armor to that unit.",
    "A Fury-Class ship can't retreat.",
    "This unit can have an extra Pilot.",
    "If a Speeder has a Pilot on it, draw a card.",
    "Stack a card beneath it when you deploy it.",
    "You may stack it beneath Torr. It can't be on top of Torr's Stack.",
    "It costs 1 less build counter to Deploy.",
    "Attach it without paying its equip cost.",
    "Equipped unit with an Equipment attached can't retreat.",
    "Redirect the attack to another unit.",
    'A unit with "Armor" in its name gets +1 power.',
    "(Armor) Draw a card (it has Stealth).",
    "Protectors, Evaders and Stunned units untap.",
    "Ferociry | Retailiate 2 | Defelct 1",
    "Each unit intercepted or stunned this turn untaps.",
    "Take 1 40/2/2 Stealth Trooper Subordinate and put it into the Ground arena.",
  ])("%s", (text) => expect(facts(text)).toEqual([]));
});
