import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareNumbers } from "@/lib/cards/numbers";
import { KNOWN_SETS, setNamed } from "@/lib/cards/sets";
import { printStat, readStat } from "@/lib/cards/stat";

describe("collector numbers", () => {
  const order = ["1", "2", "10", "10a", "10b", "11", "100", "P", "S01", "S2", "S10", ""];

  test("by value, then lettered, then none", () => {
    expect([...order].reverse().sort(compareNumbers)).toEqual(order);
  });

  test("descending is the exact reverse", () => {
    expect([...order].sort((a, b) => compareNumbers(b, a))).toEqual([...order].reverse());
  });

  test("is an order", () => {
    const number = fc.oneof(
      fc.nat({ max: 2000 }).map(String),
      fc.constantFrom("", "P", "S01", "s1", "12b", "007"),
    );
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(Math.sign(compareNumbers(a, b))).toBe(0 - Math.sign(compareNumbers(b, a)));
        if (compareNumbers(a, b) <= 0 && compareNumbers(b, c) <= 0)
          expect(compareNumbers(a, c)).toBeLessThanOrEqual(0);
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.nat({ max: 1e9 }), (a, b) => {
        expect(Math.sign(compareNumbers(String(a), String(b)))).toBe(Math.sign(a - b));
      }),
    );
  });
});

describe("printed numbers", () => {
  test.each([
    ["4", 4],
    ["4.0", 4],
    ["4.", 4],
    [" 60 ", 60],
    ["0", 0],
    ["0.0", 0],
    ["*", "*"],
    ["X", "X"],
    ["x", "X"],
    ["X+1", "X"],
    ["2+*", "*"],
    ["2*", "*"],
    ["", null],
    ["-", null],
  ])("%j is %j", (raw, stat) => {
    expect(readStat(raw)).toBe(stat);
  });

  test.each(["4.5", "four", "-1", "4/4", "X/2", "1e3", "99999999", "4 0", "1+2", "X-Wing"])(
    "%j is none",
    (raw) => {
      expect(readStat(raw)).toBeUndefined();
    },
  );

  test.each([[4], ["*"], ["X"], [null], [0]] as const)("%j is written and read back", (stat) => {
    expect(readStat(printStat(stat))).toBe(stat);
  });
});

describe("sets", () => {
  test("codes are distinct and places run from 1", () => {
    expect(new Set(KNOWN_SETS.map((set) => set.code)).size).toBe(KNOWN_SETS.length);
    expect(KNOWN_SETS.map((set) => set.position)).toEqual(KNOWN_SETS.map((_, at) => at + 1));
  });

  test("an unknown set is named after its code", () => {
    expect(setNamed("ZZZ")).toEqual({ code: "ZZZ", name: "ZZZ", position: null, year: null, era: null });
    expect(setNamed("ROTS").name).toBe("Revenge of the Sith");
  });
});
