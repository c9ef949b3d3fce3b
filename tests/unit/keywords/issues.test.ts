import { describe, expect, test } from "vitest";
import { read } from "@/lib/keywords/read";

const issues = (text: string) =>
  read(text, "Ground/Character").issues.map(({ code, start, end, suggestion }) =>
    `${code} «${text.slice(start, end)}» ${suggestion ?? ""}`.trimEnd(),
  );

describe("faults and their corrections", () => {
  test.each([
    ["Ferociry | Armor", ["keyword-misspelt «Ferociry» Ferocity"]],
    ["Pay 1 Force -> Retailiate 2", ["keyword-misspelt «Retailiate» Retaliate"]],
    ["Hiden Cost 3", ["keyword-misspelt «Hiden Cost» Hidden Cost"]],
    ["They can't use Alternate Cost.", ["keyword-misspelt «Alternate Cost» Alternative Cost"]],
    ["Each Jedi gets Armour.", ["keyword-misspelt «Armour» Armor"]],
    ["Forsight: Gain 1 Force.", ["keyword-misspelt «Forsight» Foresight"]],
    ["It gets Ferociry for this attack.", ["keyword-misspelt «Ferociry» Ferocity"]],
    ["Hidden 4 | Armor", ["keyword-incomplete «Hidden» Hidden Cost"]],
    ["Each Droid gets Critical 2.", ["keyword-incomplete «Critical» Critical Hit"]],
    ["Critical hit 1", ["keyword-case «Critical hit» Critical Hit"]],
    ["Insert: Armor", ["keyword-case «Insert» INSERT"]],
    ["Evade1", ["keyword-spacing «Evade1» Evade 1"]],
    ["Hidden  Cost 4", ["keyword-spacing «Hidden  Cost» Hidden Cost"]],
    ["Hidden Cost 3| Stealth", ["separator-blanks «|»  |"]],
    ["Armor ||Stealth", ["separator-doubled «|»", "separator-blanks «|»  |"]],
    ["Armor Riposte 1", ["separator-missing « »  |"]],
    ["Bounty: Gain 2 Force. Armor", ["separator-missing « »  |"]],
    ["Pay 1 Force - > Redirect", ["arrow-damaged «- >» ->"]],
    ["Pay 2 Force ? Meditate", ["arrow-damaged «?» ->"]],
    ["Pay 2 Force Meditate", ["arrow-damaged «»  ->"]],
    ["2 Force pay -> Deflect 2", ["order-inverted «2 Force pay» Pay 2 Force"]],
    ['Each unit with "Torr in its name untaps.', ['quote-unbalanced «"»']],
    ["Armor (It is hard to hit.", ["parenthesis-unbalanced «(»"]],
    ["Upkeep Gain 1 Force.", ["colon-missing «» :"]],
    ["Reserves : Tap -> Draw a card.", ["blank-before-colon «:» :"]],
    ["Switch: Armor/Stun 1/Fury 1", ["slots-and-arenas «Switch: Armor/Stun 1/Fury 1»"]],
  ])("%s", (text, expected) => expect(issues(text)).toEqual(expected));
});

describe("nothing to report", () => {
  test.each([
    "Armor | Pay 1 Force -> Evade 1",
    "Pay 1 Force -> Evade 3. Play only once per turn.",
    "Each Jedi with a Pilot gets Armor.",
    "Stealth (It can't be attacked unless it is tapped.) | Parry 1",
    "[Pilot] Fleet Pilot. The Fleet gets: * Armor * +10 speed",
    'Each Droid gets "Pay 1 Force -> Evade 1" and "Stun 1."',
    "Protectors and Stealthy Scouts can't retreat.",
    "Luke, Mace and Force Users untap.",
    "Draw 2 cards if Hidden Path 4 is in play.",
    "[Pilot] Fleet Pilot. The Fleet gets: - Foresight: Remove 1 counter from it. -Each Droid gets Armor.",
  ])("%s", (text) => expect(issues(text)).toEqual([]));
});

test("issues stand in the order of the text", () => {
  const found = read("Evade1 | Critical hit 2 | Pay 1 Force - Equip | Ferociry", "Character").issues;
  expect(found.map(({ start }) => start)).toEqual([...found.map(({ start }) => start)].sort((a, b) => a - b));
  expect(found).toHaveLength(4);
});
