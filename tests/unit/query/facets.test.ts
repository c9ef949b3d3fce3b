import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FACETS, facetState, RANGES, rangeOf, setRange, toggleFacet, withoutFacet } from "@/lib/query/facets";
import { parseQuery } from "@/lib/query/parser";
import { printQuery } from "@/lib/query/print";
import { QUERIES } from "@/tests/fixtures/queries";

describe("choosing a value writes the query", () => {
  test.each([
    ["", "side", "L", "side:L"],
    ["chewbacca", "side", "L", "side:L chewbacca"],
    ["side:L chewbacca", "side", "D", "side:L,D chewbacca"],
    ["chewbacca side:D,L power>3", "side", "D", "chewbacca side:L power>3"],
    ["chewbacca side:L power>3", "side", "L", "chewbacca power>3"],
    ["s:light luke", "side", "D", "side:D s:light luke"],
    ["side:light luke", "side", "L", "luke"],
    ["luke OR leia", "type", "space", "type:space (luke OR leia)"],
    ["a OR side:L", "side", "L", "side:L (a OR side:L)"],
    ["-side:L", "side", "L", "side:L -side:L"],
    ['luke "sky', "kw", "Hidden Cost", 'kw:"Hidden Cost" luke "sky'],
    ["kw:armor luke", "kw", "Evade", "kw:Armor,Evade luke"],
    ["kw:evade cost<=1", "kw", "Evade", "kw:Evade kw:evade cost<=1"],
    ["cost<=3 luke", "kw", "Evade", "kw:Evade (cost<=3) luke"],
    ["kw:armor side:L cost<=3", "side", "L", "kw:Armor (cost<=3)"],
    ["set:boc", "set", "ANH", "set:ANH,BOC"],
    ["set:boc", "set", "BOC", ""],
    ["rarity:rare,c", "rarity", "U", "rarity:C,U,R"],
  ] as const)("%s + %s %s", (text, field, value, expected) => {
    expect(toggleFacet(text, field, value)).toBe(expected);
  });

  test.each([
    ["luke", "power", 2, 5, "power:2..5 luke"],
    ["luke", "cost", null, 3, "cost<=3 luke"],
    ["power>=2 luke", "power", 2, 5, "power:2..5 luke"],
    ["power>=2 luke power<9", "power", null, null, "luke"],
    ["power:* luke", "power", 1, null, "power>=1 power:* luke"],
    ["luke power=4", "power", 4, 4, "luke power=4"],
  ] as const)("%s, %s from %s to %s", (text, field, min, max, expected) => {
    expect(setRange(text, field, min, max)).toBe(expected);
  });

  test.each([
    ["power>=2 power<9", "power", { min: 2, max: 8 }],
    ["power:3", "power", { min: 3, max: 3 }],
    ["cost:2..4 luke", "cost", { min: 2, max: 4 }],
    ["-power>3", "power", { min: null, max: null }],
    ["power>3 OR luke", "power", { min: null, max: null }],
    ["power:*", "power", { min: null, max: null }],
    ["kw:evade cost<=1", "cost", { min: null, max: null }],
  ] as const)("%s has the %s %o", (text, field, expected) => {
    expect(rangeOf(text, field)).toEqual(expected);
  });

  test("counts of a facet are counted without its own terms", () => {
    const { tree } = parseQuery("luke side:L -side:D (side:L OR power>3)");
    expect(printQuery(withoutFacet(tree, "side"))).toBe("luke -side:D (side:L OR power>3)");
    expect(withoutFacet(parseQuery("side:L").tree, "side")).toBeNull();
  });
});

const VALUES = {
  side: ["L", "D"],
  type: ["space", "unit"],
  set: ["BOC", "ANH"],
  rarity: ["C", "none"],
  kw: ["Armor", "Hidden Cost"],
};
const choices = fc
  .constantFrom(...FACETS)
  .chain((field) => fc.record({ field: fc.constant(field), value: fc.constantFrom(...VALUES[field]) }));
const texts = fc.oneof(
  fc.constantFrom(...QUERIES),
  fc.string({ maxLength: 30 }),
  fc.array(fc.constantFrom(...QUERIES), { maxLength: 3 }).map((q) => q.join(" ")),
);

describe("any query", { timeout: 60_000 }, () => {
  test("chosen is chosen, chosen again is not; nothing else changes", () => {
    fc.assert(
      fc.property(texts, choices, (text, { field, value }) => {
        const before = facetState(text, field);
        const once = toggleFacet(text, field, value);
        expect(facetState(once, field).includes(value)).toBe(!before.includes(value));
        const rest = (query: string) =>
          printQuery(withoutFacet(parseQuery(query).tree, field), parseQuery(query).settings);
        expect(rest(once)).toBe(rest(text));
        const twice = toggleFacet(once, field, value);
        expect([...facetState(twice, field)].sort()).toEqual([...before].sort());
        expect(rest(twice)).toBe(rest(text));
      }),
      { numRuns: 400 },
    );
  });

  test("a range set is the range read", () => {
    const bound = fc.option(fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(texts, fc.constantFrom(...RANGES), bound, bound, (text, field, a, b) => {
        const [min, max] = a !== null && b !== null ? [Math.min(a, b), Math.max(a, b)] : [a, b];
        expect(rangeOf(setRange(text, field, min, max), field)).toEqual({ min, max });
      }),
      { numRuns: 400 },
    );
  });
});
