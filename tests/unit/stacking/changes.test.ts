import { describe, expect, test } from "vitest";
import type { Card } from "@/lib/cards/card";
import { add, rearrange } from "@/lib/stacking/add";
import { bestOrder } from "@/lib/stacking/best-order";
import { contested, settleOwnPair } from "@/lib/stacking/contest";
import { deckStacks } from "@/lib/stacking/deck-stacks";
import { costToRearrange, countersToJoin } from "@/lib/stacking/numbers";
import { partners } from "@/lib/stacking/partners";
import { ALL_CARDS, card, named, stackOf } from "@/tests/fixtures/stack-cards";

const fullNames = (cards: readonly Card[]) => cards.map(({ name }) => name.full);

describe("counters to join a unit", () => {
  test.each([
    [5, 6, "beneath", 0, 1],
    [9, 6, "beneath", 0, 1],
    [5, 6, "top", 0, 1],
    [6, 6, "top", 0, 1],
    [9, 6, "top", 0, 4],
    [9, 6, "top", 1, 3],
    [9, 6, "top", 7, 0],
    [9, 6, "beneath", 1, 0],
    ["X", 6, "top", 0, null],
    [6, null, "top", 0, null],
    ["X", "X", "beneath", 0, 1],
  ] as const)("cost %s joins a top card of cost %s %s, %s off: %s", (added, top, place, off, counters) => {
    expect(countersToJoin(added, top, place, off)).toBe(counters);
  });

  test.each([
    [9, 6, 3],
    [6, 9, 0],
    [6, 6, 0],
    ["*", 6, null],
  ] as const)("a new top card of cost %s over %s takes %s build points", (next, top, points) => {
    expect(costToRearrange(next, top)).toBe(points);
  });
});

describe("add", () => {
  const places = (stack: readonly string[], name: string, options = {}) => {
    const { where, top, beneath } = add(stackOf(...stack), named(name), options);
    return [where, top.counters, beneath.counters];
  };

  test.each([
    [["Luke Skywalker (B)"], "Luke Skywalker (A)", ["both", 2, 1]],
    [["Anakin Skywalker (C)"], "Anakin Skywalker (D)", ["both", 1, 1]],
    [["Skywalker Family (B)"], "Luke Skywalker (Q2)", ["beneath", null, 1]],
    [["Luke Skywalker (Q2)"], "Skywalker Family (B)", ["nowhere", null, null]],
    [["Ben's Spirit (A)"], "Rey Skywalker (W)", ["nowhere", null, null]],
    [["Din's Clan (C)", "Grogu (F)"], "Din's Clan (B)", ["both", 2, 1]],
    [["Luke Skywalker (A)"], "Luke Skywalker (A)", ["nowhere", null, null]],
    [["Luke Skywalker (A)"], "Boba Fett (C)", ["nowhere", null, null]],
    [["Rey Skywalker (W)"], "Ben's Spirit (A)", ["beneath", null, 1]],
  ])("%s and %s: %s", (stack, name, expected) => {
    expect(places(stack, name)).toEqual(expected);
  });

  test("a version without the list goes on top, and the listed cards leave (K7)", () => {
    const lister = card({ name: "Clan (A)", numbers: [4, 30, 3, 3], text: "Stack: Ona" });
    const plain = card({ name: "Clan (B)", numbers: [6, 30, 3, 3] });
    const report = add([lister, card({ name: "Ona (A)" })], plain);
    expect(report.where).toBe("both");
    expect(fullNames(report.top.discarded)).toEqual(["Ona (A)"]);
    expect(report.top.after.unit).toMatchObject({ name: "Clan (B)", buildCost: 7 });
    expect(report.top.after.warnings.map(({ rule }) => rule)).toEqual(["K7"]);
    expect(report.beneath.discarded).toEqual([]);
  });

  test("in setup the cheaper card goes beneath, the dearer where its player likes", () => {
    expect(places(["Luke Skywalker (A)"], "Luke Skywalker (B)", { setup: true })).toEqual([
      "beneath",
      null,
      1,
    ]);
    expect(places(["Luke Skywalker (B)"], "Luke Skywalker (A)", { setup: true })).toEqual(["both", 2, 1]);
    expect(
      add(stackOf("Luke Skywalker (A)"), named("Luke Skywalker (B)"), { setup: true }).top.violations,
    ).toEqual([expect.objectContaining({ rule: "R1", code: "setup-cheaper" })]);
  });

  test("every place that is refused says why, and the unit before and after is shown", () => {
    const report = add(stackOf("Luke Skywalker (B)"), named("Luke Skywalker (A)"));
    expect(report.before.unit).toMatchObject({ speed: 50, power: 4, health: 3, buildCost: 4 });
    expect(report.top.after.unit).toMatchObject({ speed: 60, power: 5, health: 5, buildCost: 6 });
    expect(report.beneath.after.unit).toMatchObject({ speed: 60, power: 5, health: 4, buildCost: 5 });
    const refused = add(stackOf("Luke Skywalker (A)"), named("Boba Fett (C)"));
    expect(refused.top.violations.map(({ rule }) => rule)).toEqual(["S3"]);
    expect(refused.beneath.violations.map(({ rule }) => rule)).toEqual(["S3"]);
  });

  test("an oversized stack can't grow, though it may stay", () => {
    const five = [..."ABCDE"].map((letter) => card({ name: `Ona (${letter})`, numbers: [3, 30, 3, 3] }));
    const sixth = card({ name: "Ona (F)", numbers: [3, 30, 3, 3] });
    const report = add(five, sixth, { standing: true });
    expect(report.before.legal).toBe(true);
    expect(report.where).toBe("nowhere");
  });

  test("Reduced Cost and Hidden Cost follow the stacking rules", () => {
    const base = card({ name: "Ona (A)", numbers: [4, 30, 3, 3] });
    const cheap = card({
      name: "Ona (B)",
      numbers: [9, 30, 3, 3],
      text: "Reduced Cost 6: If you have a unit in the Space arena.",
    });
    const hidden = card({ name: "Ona (C)", numbers: [9, 30, 3, 3], text: "Hidden Cost 4" });
    expect(add([base], cheap).top).toMatchObject({ counters: 6, own: { reduced: 3, hidden: null } });
    expect(add([base], hidden).top).toMatchObject({
      counters: 6,
      own: { reduced: null, hidden: { counters: 4, force: 2 } },
    });
    expect(add([base], hidden).beneath).toMatchObject({
      counters: 1,
      own: { hidden: { counters: 1, force: 0 } },
    });
  });

  test("a new top card that narrows the arenas is told", () => {
    const wide = card({ name: "Ona (A)", type: "Ground/Character", numbers: [4, 30, 3, 3] });
    const narrow = card({ name: "Ona (B)", type: "Ground", numbers: [4, 30, 3, 3] });
    expect(add([wide], narrow).top.after.warnings.map(({ code }) => code)).toEqual(["arena"]);
    expect(add([wide], narrow).beneath.after.warnings).toEqual([]);
  });
});

describe("rearrange", () => {
  test("a dearer top costs the difference", () => {
    expect(rearrange(stackOf("Boba Fett (C)", "Boba Fett (X)"), 1).buildPoints).toBe(3);
    expect(rearrange(stackOf("Boba Fett (X)", "Boba Fett (C)"), 1).buildPoints).toBe(0);
    expect(rearrange(stackOf("Boba Fett (X)", "Boba Fett (C)"), 0).buildPoints).toBe(0);
  });

  test("cards that only a lost Stack list let in go to the discard pile (K7)", () => {
    const lister = card({ name: "Clan (A)", numbers: [4, 30, 3, 3], text: "Stack: Ona and Kett" });
    const plain = card({ name: "Clan (B)", numbers: [6, 30, 3, 3] });
    const stack = [lister, plain, card({ name: "Ona (A)" }), card({ name: "Kett (A)" })];
    const done = rearrange(stack, 1);
    expect(fullNames(done.stack)).toEqual(["Clan (B)", "Clan (A)"]);
    expect(fullNames(done.discarded)).toEqual(["Ona (A)", "Kett (A)"]);
    expect(done.buildPoints).toBe(2);
    expect(done.report.warnings.map(({ rule }) => rule)).toEqual(["K7"]);
  });

  test("a place that is not there changes nothing", () => {
    const stack = stackOf("Boba Fett (X)", "Boba Fett (C)");
    expect(rearrange(stack, 7)).toMatchObject({ stack, discarded: [], buildPoints: null });
    expect(rearrange([], 0)).toMatchObject({ stack: [], discarded: [], buildPoints: null });
  });
});

describe("partners", () => {
  const reasons = (name: string, options = {}) =>
    Object.fromEntries(
      partners(named(name), ALL_CARDS, options).map(({ reason, partners: found }) => [
        reason,
        found.map((one) => one.card.name.full),
      ]),
    );

  test("other versions and equivalent names, one printing of each", () => {
    expect(reasons("Anakin Skywalker (A)")).toEqual({
      version: ["Anakin Skywalker (C)", "Anakin Skywalker (D)", "Anakin Skywalker (E2)"],
      name: ["Darth Vader (L)", "Darth Vader (M)"],
    });
  });

  test("the Stack list from both of its ends", () => {
    expect(reasons("Skywalker Family (B)").listed).toContain("Luke Skywalker (Q2)");
    expect(reasons("Mara Jade Skywalker (N)")["lists-this"]).toEqual(["Skywalker Family (B)"]);
    expect(reasons("Bossk (A)")["lists-this"]).toEqual(["Bounty Hunter Gang (H)"]);
  });

  test("leave from both of its ends, with the place", () => {
    const [group] = partners(named("Rey Skywalker (W)"), ALL_CARDS);
    expect(group).toMatchObject({ reason: "leave", partners: [{ top: false, beneath: true }] });
    expect(reasons("Ben's Spirit (A)")).toEqual({ leave: ["Rey Skywalker (W)"] });
  });

  test("a card that stacks with nothing has none", () => {
    expect(reasons("Star Destroyer")).toEqual({});
    expect(partners(card({ name: "Storm", type: "Battle" }), ALL_CARDS)).toEqual([]);
  });
});

describe("bestOrder", () => {
  const cards = stackOf("Luke Skywalker (C)", "Luke Skywalker (A)", "Luke Skywalker (B)");

  test.each([
    ["power", ["Luke Skywalker (A)", "Luke Skywalker (B)", "Luke Skywalker (C)"]],
    ["speed", ["Luke Skywalker (A)", "Luke Skywalker (B)", "Luke Skywalker (C)"]],
    ["cheap", ["Luke Skywalker (C)", "Luke Skywalker (B)", "Luke Skywalker (A)"]],
  ] as const)("by %s", (measure, tops) => {
    expect(bestOrder(cards, measure).map(({ stack }) => stack[0]?.name.full)).toEqual(tops);
  });

  test("only legal orders are given, the others keep their order beneath", () => {
    const orders = bestOrder(
      stackOf("Luke Skywalker (Q2)", "Skywalker Family (B)", "Mara Jade Skywalker (N)"),
    );
    expect(orders.map(({ stack }) => fullNames(stack))).toEqual([
      ["Skywalker Family (B)", "Luke Skywalker (Q2)", "Mara Jade Skywalker (N)"],
    ]);
    expect(bestOrder(stackOf("Luke Skywalker (A)", "Boba Fett (C)"))).toEqual([]);
    expect(bestOrder([])).toEqual([]);
  });
});

describe("the stacks of a deck", () => {
  const lines = (...names: readonly string[]) => names.map((name) => ({ card: named(name), count: 1 }));
  const hints = (cards: Parameters<typeof deckStacks>[0]) =>
    deckStacks(cards).hints.map(({ code, cards: ids }) => [code, ...ids]);

  test("one entry for each card that can be on top, with the largest stack", () => {
    const { stacks, hints: none } = deckStacks(
      lines("Skywalker Family (B)", "Luke Skywalker (Q2)", "Luke Skywalker (L)", "Mara Jade Skywalker (N)"),
    );
    expect(stacks.map(({ top }) => top.name.full)).toEqual([
      "Luke Skywalker (L)",
      "Luke Skywalker (Q2)",
      "Skywalker Family (B)",
    ]);
    expect(stacks[2]?.beneath.map(({ reason }) => reason)).toEqual(["listed", "listed", "listed"]);
    expect(fullNames(stacks[2]?.largest ?? [])).toEqual([
      "Skywalker Family (B)",
      "Luke Skywalker (Q2)",
      "Mara Jade Skywalker (N)",
    ]);
    expect(stacks.every(({ report }) => report.legal)).toBe(true);
    expect(none).toEqual([]);
  });

  test.each([
    [
      "copies of one version",
      [{ card: named("Boba Fett (X)"), count: 3 }],
      [["dead-version", "test-boba-fett-x"]],
    ],
    [
      "copies in two printings",
      [
        { card: named("Darth Vader (M)"), count: 1 },
        { card: named("Darth Vader (M) (Promo)"), count: 1 },
      ],
      [["dead-version", "test-darth-vader-m"]],
    ],
    [
      "copies that another version may join",
      [
        { card: named("Boba Fett (X)"), count: 3 },
        { card: named("Boba Fett (C)"), count: 1 },
      ],
      [],
    ],
    [
      "copies that a Stack list lets in",
      [
        { card: named("Luke Skywalker (L)"), count: 2 },
        { card: named("Skywalker Family (B)"), count: 1 },
      ],
      [],
    ],
    [
      "a Stack card without its cards",
      lines("Skywalker Family (B)"),
      [["stack-without-listed", "test-skywalker-family-b"]],
    ],
    ["a guest without a host", lines("Ben's Spirit (A)"), [["guest-without-host", "test-bens-spirit-a"]]],
    [
      "a Pilot without a unit",
      lines("Han Solo (L2)", "Star Destroyer"),
      [["pilot-without-unit", "test-han-solo-l2"]],
    ],
    ["a Pilot with a unit", lines("Han Solo (L2)", "Millennium Falcon (H)"), []],
    [
      "Equipment without a target",
      [
        { card: card({ name: "Blaster", type: "Equipment", subtype: "Character - Weapon" }), count: 1 },
        ...lines("Star Destroyer"),
      ],
      [["equipment-without-target", "test-blaster"]],
    ],
    [
      "Equipment with a target",
      [
        { card: card({ name: "Blaster", type: "Equipment", subtype: "Character - Weapon" }), count: 1 },
        ...lines("Luke Skywalker (A)"),
      ],
      [],
    ],
    ["copies of a common", [{ card: named("Star Destroyer"), count: 4 }], []],
    ["no cards", [], []],
  ])("%s", (_, cards, expected) => {
    expect(hints(cards)).toEqual(expected);
  });
});

describe("contesting and own pairs", () => {
  test.each([
    ["Boba Fett (X)", "Boba Fett (E)", true],
    ["Anakin Skywalker (A)", "Darth Vader (M)", true],
    ["Skywalker Family (B)", "Luke Skywalker (A)", false],
    ["Star Destroyer", "Star Destroyer", false],
  ])("%s and %s: %s", (a, b, expected) => {
    expect(contested(stackOf(a), stackOf(b))).toBe(expected);
    expect(contested(stackOf(b), stackOf(a))).toBe(expected);
  });

  test("no contest with an empty stack", () => {
    expect(contested([], stackOf("Boba Fett (X)"))).toBe(false);
  });

  test("of two own units the cheaper goes for nothing, the dearer for the difference", () => {
    expect(settleOwnPair(stackOf("Boba Fett (X)"), stackOf("Boba Fett (C)"))).toEqual({
      choices: [
        { discard: 0, force: 3 },
        { discard: 1, force: 0 },
      ],
    });
    expect(settleOwnPair(stackOf("Boba Fett (X)"), stackOf("Boba Fett (W)"))).toBeNull();
  });
});
