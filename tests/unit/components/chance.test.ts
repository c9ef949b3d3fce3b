import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atLeast, deadlyFrom, formatChance, formatMean } from "@/components/attack/chance";

const words = (chance: number) => formatChance(chance).replace("\u00a0", " ");

describe("chances in words", () => {
  test.each([
    [0, "0 %"],
    [1, "100 %"],
    [1e-12, "<0.1 %"],
    [0.0004999, "<0.1 %"],
    [0.0005, "0.1 %"],
    [0.5, "50.0 %"],
    [0.6875, "68.8 %"],
    [0.9994, "99.9 %"],
    [0.9995, ">99.9 %"],
    [1 - 1e-15, ">99.9 %"],
  ])("%d is %s", (chance, expected) => {
    expect(words(chance)).toBe(expected);
  });

  test("only what is certain reads 0 % or 100 %", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, minExcluded: true, maxExcluded: true, noNaN: true }),
        (chance) => {
          expect(words(chance)).not.toMatch(/^(?:0(?:\.0)?|100(?:\.0)?) %$/);
        },
      ),
    );
  });

  test.each([
    [0, "0"],
    [0.001, "<0.01"],
    [0.005, "0.01"],
    [2.5, "2.50"],
    [14371 / 3888, "3.70"],
  ])("a mean of %d is %s", (mean, expected) => {
    expect(formatMean(mean)).toBe(expected);
  });
});

describe("at least so many", () => {
  test.each([
    [[1], [1]],
    [
      [0.25, 0.5, 0.25],
      [1, 0.75, 0.25],
    ],
    [
      [0, 0, 1],
      [1, 1, 1],
    ],
    [
      [0, 0.1, 0.2, 0.7],
      [1, 1, 0.9, 0.7],
    ],
  ])("%j", (chances, expected) => {
    expect(atLeast(chances).map((chance) => Math.round(chance * 1e9) / 1e9)).toEqual(expected);
  });

  test.each<[readonly number[], number, number | null]>([
    [[0.25, 0.5, 0.25], 0.25, 2],
    [[0.25, 0.5, 0.25], 1, 0],
    [[0.25, 0.5, 0.25], 0, null],
    [[0.25, 0.5, 0.25], 0.3, null],
    [[0, 0.5, 0.5], 1, 0],
  ])("%j with a kill chance of %d is deadly from %s", (chances, kill, expected) => {
    expect(deadlyFrom(chances, kill)).toBe(expected);
  });
});
