import { describe, expect, test } from "vitest";
import { moveCard, putCard, takeAround, takeCard, takePilot } from "@/components/stacking/changes";
import { offersFor, usualOffer } from "@/components/stacking/places";
import { EMPTY_STACK, type StackSetup } from "@/components/stacking/stack-address";
import { offerWords } from "@/components/stacking/words";
import type { Card } from "@/lib/cards/card";
import { card } from "@/tests/fixtures/stack-cards";

const anna = card({ name: "Anna (A)", numbers: [5, 40, 3, 3] });
const annaB = card({ name: "Anna (B)", numbers: [3, 30, 2, 2] });
const annaPromo = card({ name: "Anna (A)", set: "PROMO", numbers: [5, 40, 3, 3] });
const bert = card({ name: "Bert (A)", numbers: [2, 20, 1, 1] });
const pilot = card({
  name: "Paula (A)",
  numbers: [2, 20, 1, 1],
  text: "[Pilot] Speeder Pilot. The Speeder gets: * Accuracy 1",
});
const pilotB = card({
  name: "Paula (B)",
  numbers: [3, 20, 1, 1],
  text: "[Pilot] Speeder Pilot. The Speeder gets: * Armor",
});
const speeder = card({ name: "Swift Sled", type: "Ground", subtype: "Speeder", numbers: [4, 50, 2, 3] });
const blade = card({ name: "Blade", type: "Equipment", subtype: "Character - Weapon" });
const tread = card({ name: "Tread", type: "Equipment", subtype: "Ground - Part" });
const place = card({ name: "Meadow", type: "Location", subtype: "Ground" });

const known = [anna, annaB, annaPromo, bert, pilot, pilotB, speeder, blade, tread, place];
const cardOf = (id: string): Card | undefined => known.find((one) => one.id === id);
const setup = (part: Partial<StackSetup>): StackSetup => ({ ...EMPTY_STACK, ...part });

describe("places a card is offered", () => {
  test.each<[string, Card, readonly Card[], readonly string[]]>([
    ["the first card", anna, [], ["top yes"]],
    ["another version, cheaper", annaB, [anna], ["top yes 1", "beneath yes 1"]],
    ["another version, dearer", anna, [annaB], ["top yes 3", "beneath yes 1"]],
    ["the same version in another printing", annaPromo, [anna], ["top no S4", "beneath no S4"]],
    ["another name", bert, [anna], ["top no S3", "beneath no S3"]],
    ["a Pilot for a Speeder", pilot, [speeder], ["top no S1", "beneath no S1", "pilot yes"]],
    ["a Pilot for no Speeder", pilot, [anna], ["top no S3", "beneath no S3", "pilot no P6"]],
    ["a Pilot without a unit", pilot, [], ["top yes"]],
    ["Equipment that fits", blade, [anna], ["equipment yes"]],
    ["Equipment for another arena", tread, [anna], ["equipment no"]],
    ["Equipment without a unit", blade, [], ["equipment no"]],
    ["a Location", place, [anna], ["play yes"]],
  ])("%s", (_, one, stack, expected) => {
    const offers = offersFor(one, stack, {}).map(({ place, legal, violations, counters }) =>
      [place, legal ? "yes" : "no", violations[0]?.rule, counters].filter((part) => part != null).join(" "),
    );
    expect(offers).toEqual(expected);
  });

  test.each<[string, Card, readonly Card[], string | undefined]>([
    ["beneath where it may", annaB, [anna], "beneath"],
    ["on the empty bench on top", anna, [], "top"],
    ["to the wheel where nothing else is left", pilot, [speeder], "pilot"],
    ["the first place where none is legal", bert, [anna], "top"],
  ])("the usual one: %s", (_, one, stack, expected) => {
    expect(usualOffer(offersFor(one, stack, {}))?.place).toBe(expected);
  });

  test("is said in one phrase", () => {
    const [top, beneath] = offersFor(annaB, [anna], {});
    expect(top && offerWords(top)).toBe("on top: 1 counter, then 40/3/3");
    expect(beneath && offerWords(beneath)).toBe("beneath: 1 counter, then 50/4/4");
    const [refused] = offersFor(annaPromo, [anna], {});
    expect(refused && offerWords(refused)).toMatch(/^on top: refused, .*Anna/);
  });
});

describe("changes of a stack", () => {
  const start = setup({ cards: ["a", "b", "c"] });

  test.each<[string, StackSetup, readonly string[]]>([
    ["up", moveCard(start, 2, 1), ["a", "c", "b"]],
    ["to the top", moveCard(start, 2, 0), ["c", "a", "b"]],
    ["down", moveCard(start, 0, 2), ["b", "c", "a"]],
    ["above the top", moveCard(start, 0, -1), ["a", "b", "c"]],
    ["below the foot", moveCard(start, 2, 3), ["a", "b", "c"]],
    ["from nowhere", moveCard(start, 7, 0), ["a", "b", "c"]],
    ["out", takeCard(start, 1), ["a", "c"]],
    ["on top", putCard(start, anna, "top", cardOf), [anna.id, "a", "b", "c"]],
    ["beneath", putCard(start, anna, "beneath", cardOf), ["a", "b", "c", anna.id]],
  ])("%s", (_, { cards }, expected) => {
    expect(cards).toEqual(expected);
  });

  test("Pilots of one name share a stack, others are Pilots of their own", () => {
    const one = putCard(EMPTY_STACK, pilot, "pilot", cardOf);
    const two = putCard(one, pilotB, "pilot", cardOf);
    const three = putCard(two, anna, "pilot", cardOf);
    expect(three.pilots).toEqual([[pilot.id, pilotB.id], [anna.id]]);
    expect(takePilot(three, 0, 0).pilots).toEqual([[pilotB.id], [anna.id]]);
    expect(takePilot(three, 1, 0).pilots).toEqual([[pilot.id, pilotB.id]]);
  });

  test("Equipment and cards in play come and go by place", () => {
    const some = putCard(putCard(EMPTY_STACK, blade, "equipment", cardOf), place, "play", cardOf);
    expect(some).toMatchObject({ equipment: [blade.id], inPlay: [place.id] });
    expect(takeAround(some, "equipment", 0).equipment).toEqual([]);
    expect(takeAround(some, "inPlay", 0).inPlay).toEqual([]);
  });
});
