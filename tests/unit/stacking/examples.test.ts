import { describe, expect, test } from "vitest";
import { add, rearrange } from "@/lib/stacking/add";
import { check } from "@/lib/stacking/check";
import { contest } from "@/lib/stacking/contest";
import { named, stackOf } from "@/tests/fixtures/stack-cards";

interface Example {
  readonly no: number | string;
  readonly stack: readonly string[];
  /** speed, power, health, total cost; null where the example gives none. */
  readonly unit?: readonly [number | null, number | null, number | null, number | null];
  /** Counters to add the top card to the others. */
  readonly onTop?: number;
  readonly beneath?: number;
  readonly rules?: readonly string[];
}

const BOBAS = ["Boba Fett (X)", "Boba Fett (W)", "Boba Fett (C)", "Boba Fett (D)"];
const HUNTERS = ["Bounty Hunter Gang (H)", "Boba Fett (C)", "Bossk (A)", "Zutton (A)"];
const CLAN = ["Din's Clan (B)", "Din's Clan (C)", "Din Djarin (F)", "Grogu (F)"];

/** The worked examples of docs/rules/stacking.md, section 9, and cases that other tools get wrong. */
const EXAMPLES: readonly Example[] = [
  { no: 1, stack: ["Luke Skywalker (D)", "Luke Skywalker (C)"], unit: [50, 3, 3, 3] },
  {
    no: 2,
    stack: ["Anakin Skywalker (D)", "Anakin Skywalker (C)"],
    unit: [60, 5, 4, 5],
    onTop: 1,
    beneath: 1,
  },
  {
    no: 3,
    stack: ["Anakin Skywalker (A)", "Anakin Skywalker (C)"],
    unit: [70, 7, 6, 8],
    onTop: 3,
    beneath: 1,
  },
  { no: 4, stack: ["Darth Vader (M)", "Darth Vader (L)"], unit: [60, 6, 7, 9], onTop: 3 },
  { no: 5, stack: ["Darth Vader (M)", "Darth Vader (M)"], rules: ["S4"] },
  { no: "5, promo", stack: ["Darth Vader (M)", "Darth Vader (M) (Promo)"], rules: ["S4"] },
  { no: 6, stack: ["Darth Vader (M)", "Anakin Skywalker (E2)"], unit: [60, 6, 7, 9] },
  { no: 7, stack: ["Emperor Palpatine (S)", "Darth Sidious (N)"], unit: [30, 5, 10, 11] },
  {
    no: "7, third name",
    stack: ["Emperor Palpatine (S)", "Chancellor Palpatine (A)", "Darth Sidious (N)"],
    unit: [40, 6, 11, 12],
  },
  { no: 8, stack: ["Padmé Amidala (R)", "Queen Amidala (A)"], unit: [30, 5, 5, 6] },
  {
    no: "two names of one person",
    stack: ["Beru Lars (A)", "Beru Whitesun (A)"],
    unit: [null, null, null, null],
  },
  { no: 9, stack: BOBAS, unit: [80, 9, 9, 12] },
  { no: 10, stack: [...BOBAS, "Boba Fett (E)"], rules: ["S2"] },
  { no: 11, stack: ["Star Destroyer", "Star Destroyer RAS"], rules: ["S1"] },
  { no: 12, stack: ["Boba Fett (X)", "Boba Fett (C)"], unit: [60, 7, 7, 10], onTop: 4 },
  {
    no: 13,
    stack: ["Skywalker Family (B)", "Luke Skywalker (Q2)", "Mara Jade Skywalker (N)"],
    unit: [70, 9, 9, 13],
    beneath: 1,
  },
  { no: 14, stack: ["Skywalker Family (B)", "Luke Skywalker (Q2)", "Luke Skywalker (L)"], rules: ["K3"] },
  { no: 15, stack: ["Luke Skywalker (Q2)", "Skywalker Family (B)"], rules: ["K1", "S3"] },
  { no: 16, stack: ["Skywalker Family (B)", "Darth Vader (M)"], rules: ["K2", "S3"] },
  { no: 17, stack: CLAN, unit: [90, 7, 9, 10] },
  {
    no: 19,
    stack: ["Din Djarin (F)", "Din's Clan (B)", "Din's Clan (C)", "Grogu (F)"],
    rules: ["K1", "K1", "S3"],
  },
  { no: 20, stack: ["Rey Skywalker (W)", "Ben's Spirit (A)"], unit: [60, 6, 6, 8] },
  { no: "20, reversed", stack: ["Ben's Spirit (A)", "Rey Skywalker (W)"], rules: ["K1", "S3"] },
  { no: 21, stack: ["Olin and Lands (A)", "Ferus Olin (F)", "Roan Lands (B)"], unit: [70, 9, 10, 12] },
  { no: 22, stack: [...HUNTERS, "Greedo (B)"], rules: ["K5", "S2"] },
  { no: "22, one fewer", stack: HUNTERS, unit: [90, 8, 8, 9] },
  {
    no: "one version twice below another top",
    stack: ["Luke Skywalker (A)", "Luke Skywalker (B)", "Luke Skywalker (B)"],
    rules: ["S4"],
  },
  {
    no: "cost on top",
    stack: ["Luke Skywalker (A)", "Luke Skywalker (B)"],
    unit: [60, 5, 5, 6],
    onTop: 2,
    beneath: 1,
  },
  {
    no: "cost beneath",
    stack: ["Luke Skywalker (B)", "Luke Skywalker (A)"],
    unit: [60, 5, 4, 5],
    onTop: 1,
  },
];

describe("worked examples", () => {
  test.each(EXAMPLES)("$no: $stack", ({ stack, unit, rules = [], onTop, beneath }) => {
    const cards = stackOf(...stack);
    const report = check(cards);
    expect(report.violations.map(({ rule }) => rule)).toEqual(rules);
    expect(report.legal).toBe(rules.length === 0);
    const { speed, power, health, buildCost } = report.unit ?? {};
    expect(report.unit && [speed, power, health, buildCost]).toEqual(unit ?? null);
    const [top, ...others] = cards;
    if (onTop !== undefined && top) {
      expect(report.cost[0]).toEqual({ card: top.id, counters: onTop, place: "top" });
      expect(add(others, top).top.counters).toBe(onTop);
    }
    if (beneath !== undefined && top) {
      expect(report.cost.slice(1).map(({ counters }) => counters)).toEqual(others.map(() => beneath));
      expect(add(cards.slice(0, -1), cards.at(-1) ?? top).beneath.counters).toBe(beneath);
    }
  });

  test("6: the stack is legal, and a warning says that no deck may hold both sides", () => {
    const { warnings } = check(stackOf("Darth Vader (M)", "Anakin Skywalker (E2)"));
    expect(warnings.map(({ code }) => code)).toEqual(["sides"]);
  });

  test("12: a reduction of one makes it three counters", () => {
    const [top, ...others] = stackOf("Boba Fett (X)", "Boba Fett (C)");
    if (!top) throw new Error("no top");
    expect(add(others, top, { reductions: { [top.id]: 1 } }).top.counters).toBe(3);
    expect(add(others, top, { reductions: { [top.id]: 9 } }).top.counters).toBe(0);
  });

  test("13: both INSERT texts go to the top card", () => {
    const { unit } = check(stackOf("Skywalker Family (B)", "Luke Skywalker (Q2)", "Mara Jade Skywalker (N)"));
    const inserted = unit?.abilities
      .filter(({ route }) => route === "insert")
      .map(({ from, text }) => [from, text]);
    expect(inserted).toEqual([
      ["test-luke-skywalker-q2", "Armor"],
      ["test-mara-jade-skywalker-n", "Pay 1 Force -> Evade 2"],
    ]);
    expect(
      unit?.facts
        .filter(({ via }) => via[0] === "INSERT")
        .map(({ keyword, value, cost }) => [keyword, value, cost]),
    ).toEqual([
      ["Armor", null, null],
      ["Evade", 2, "Pay 1 Force"],
    ]);
  });

  test("18: the cheaper version becomes top for nothing, and can't be in the Character arena", () => {
    const { stack, buildPoints, report } = rearrange(stackOf(...CLAN), 1, { arena: "Character" });
    expect(stack.map(({ name }) => name.full)).toEqual([
      "Din's Clan (C)",
      "Din's Clan (B)",
      "Din Djarin (F)",
      "Grogu (F)",
    ]);
    expect(buildPoints).toBe(0);
    expect(report.unit).toMatchObject({ speed: 70, power: 8, health: 8, buildCost: 9 });
    expect(report.warnings.map(({ code, unsettled }) => [code, unsettled])).toEqual([["arena", true]]);
    expect(rearrange(stackOf(...CLAN), 1).report.warnings.map(({ code }) => code)).toEqual(["arena"]);
  });

  test("19: a listed card is never a new top card", () => {
    const { stack, buildPoints, report } = rearrange(stackOf(...CLAN), 2);
    expect(stack).toEqual(stackOf(...CLAN));
    expect(buildPoints).toBeNull();
    expect(report.violations.map(({ rule }) => rule)).toContain("K1");
  });

  test("21: Fortitude and Focus 2 come through INSERT", () => {
    const { unit } = check(stackOf("Olin and Lands (A)", "Ferus Olin (F)", "Roan Lands (B)"));
    expect(
      unit?.facts.filter(({ via }) => via.includes("INSERT")).map(({ keyword, value }) => [keyword, value]),
    ).toEqual([
      ["Fortitude", null],
      ["Focus", 2],
    ]);
  });

  test("23: a Pilot stack gives no bonus and no INSERT, only the text of its top card", () => {
    const report = check([named("Millennium Falcon (H)")], {
      pilots: [stackOf("Han Solo (L2)", "Han Solo (H)")],
    });
    expect(report.legal).toBe(true);
    expect(report.unit).toMatchObject({ speed: 40, power: 5, health: 5, buildCost: 3 });
    expect(report.unit?.abilities.map(({ route }) => route)).toEqual(["pilot", "pilot"]);
    expect(report.unit?.facts.map(({ keyword, relation, value }) => [keyword, relation, value])).toEqual([
      ["Lucky", "has", 1],
    ]);
  });

  test("24: Dark wins the tie and pays its bid of nothing", () => {
    const dark = { stack: stackOf(...BOBAS), bid: 0 };
    const light = { stack: stackOf("Boba Fett (E)"), bid: 5 };
    expect(contest(dark, light)).toEqual({ dark: 12, light: 12, winner: "dark", pays: 0 });
    expect(contest(dark, { ...light, bid: 6 })).toEqual({ dark: 12, light: 13, winner: "light", pays: 6 });
  });
});
