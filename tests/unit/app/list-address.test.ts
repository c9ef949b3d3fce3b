import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressOf, queryWithRanges, readState } from "@/app/cards/list-address";
import { SORTS } from "@/lib/query/tree";

const read = (address: string) => readState(Object.fromEntries(new URL(address, "http://x").searchParams));

describe("the address of the card list", () => {
  test("says the whole state", () => {
    const state = fc.record({
      q: fc.string().map((text) => text.trim()),
      sort: fc.constantFrom(null, ...SORTS),
      dir: fc.constantFrom(null, "asc" as const, "desc" as const),
      view: fc.constantFrom("list" as const, "gallery" as const),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(read(addressOf(given))).toEqual(given);
      }),
    );
  });

  test.each([
    ["/cards?page=0", 1],
    ["/cards?page=-3", 1],
    ["/cards?page=zwei", 1],
    ["/cards?page=1e9", 1],
    ["/cards?page=7", 7],
  ])("%s is page %i", (address, page) => {
    expect(read(address).page).toBe(page);
  });

  test("unknown values and keys are left at their default", () => {
    expect(read("/cards?sort=drop%20table&dir=up&view=map&nonexistent=1")).toEqual({
      q: "",
      sort: null,
      dir: null,
      view: "gallery",
      page: 1,
    });
  });

  test("a key given twice counts once", () => {
    expect(readState({ q: ["jedi", "sith"] }).q).toBe("jedi");
  });
});

describe("queryWithRanges", () => {
  test.each([
    [{}, "jedi", null],
    [{ "power-min": "4", "power-max": "" }, "jedi", "power>=4 jedi"],
    [{ "cost-min": "2", "cost-max": "3" }, "", "cost:2..3"],
    [{ "speed-min": "", "speed-max": "" }, "speed>=40 sith", "sith"],
    [{ "health-min": "many", "health-max": "-2" }, "sith", "sith"],
  ])("%j on %j", (params, q, wanted) => {
    expect(queryWithRanges(params, q)).toBe(wanted);
  });
});
