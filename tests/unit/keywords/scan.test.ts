import { describe, expect, test } from "vitest";
import { read } from "@/lib/keywords/read";
import { unaccounted } from "@/lib/keywords/scan";

const names = (text: string, reading = read(text, "Ground/Character")) =>
  unaccounted(text, reading.abilities, reading.issues).map(({ name }) => name);

describe("the scan that proves nothing is lost", () => {
  const nothing = { abilities: [], facts: [], issues: [] };

  test.each([
    ["Armor | Each Jedi gets Evade 2.", ["Armor", "Evade"]],
    ["Pay 1 Force -> Critical Hit 2", ["Critical Hit"]],
    ["INSERT: Stack: Torr.", ["INSERT", "Stack"]],
    ["Armor (It has Stealth.) | Parry 1", ["Armor", "Parry"]],
  ])("finds every keyword of %s where nothing was read", (text, expected) => {
    expect(names(text, nothing)).toEqual(expected);
    expect(names(text)).toEqual([]);
  });

  test.each([
    "Each Bounty Hunter untaps.",
    "Put an Armor Defense into your hand.",
    "Attach Torr's Armor to it.",
    "It may have an extra Pilot.",
    "When you deploy or stack a card, draw a card.",
    'A unit with "Armor" in its name untaps.',
    "A Fury-Class ship untaps.",
  ])("knows that %s has none", (text) => expect(names(text, nothing)).toEqual([]));
});
