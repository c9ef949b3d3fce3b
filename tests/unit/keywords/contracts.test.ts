import { expect, test } from "vitest";
import { read } from "@/lib/keywords/read";
import { noted } from "./notation";

/** The table of docs/contracts.md, section Fact. */
test.each([
  [
    "Switch: Intimidation/Pay 1 Force -> Intercept",
    ["Switch has", "Intimidation has |  | Switch:Ground", "Intercept has | Pay 1 Force | Switch:Character"],
  ],
  ["INSERT: Pay 1 Force -> Retaliate 2", ["INSERT has", "Retaliate has 2 | Pay 1 Force | INSERT"]],
  ["Pay X Force -> Retaliate X+1", ['Retaliate has "X+1" | Pay X Force']],
  [
    "[Pilot] Speeder Pilot. The Speeder gets: *Velocity 35 *Pay 1 Force -> Evade 1",
    ["Pilot has", "Velocity grants 35 |  | Pilot", "Evade grants 1 | Pay 1 Force | Pilot"],
  ],
  ["Each of your Clones gets Accuracy 1.", ["Accuracy grants 1"]],
  ["Each of your opponent's Characters loses Stealth.", ["Stealth removes"]],
  ["Avenge 4 (Whenever …)", ["Avenge has 4"]],
  ["Stack: Luke Skywalker and Mara Jade Skywalker", ["Stack has"]],
  ["Pay 1 Force -> Absorb 1 and Evade 2", ["Absorb has 1 | Pay 1 Force", "Evade has 2 | Pay 1 Force"]],
  ["Pay 1 Force -> Equip", ["Equip has | Pay 1 Force"]],
  ["Hidden Cost 5 | Reduced Cost 6: If it rains.", ["Hidden Cost has 5", "Reduced Cost has 6"]],
])("%s", (text, facts) => {
  expect(read(text, "Ground/Character").facts.map(noted)).toEqual(facts);
});

test("a fact has the five fields of the contract and no others", () => {
  const { facts } = read("INSERT: Pay 1 Force -> Retaliate 3", "Character");
  expect(facts[1]).toStrictEqual({
    keyword: "Retaliate",
    relation: "has",
    value: 3,
    cost: "Pay 1 Force",
    via: ["INSERT"],
  });
});
