import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance } from "@/lib/cards/edit-distance";

/** The definition: fewest edits, by trying every first edit. */
function slowDistance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const rest = [
    slowDistance(a.slice(1), b) + 1,
    slowDistance(a, b.slice(1)) + 1,
    slowDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    rest.push(slowDistance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...rest);
}

describe("edit distance", () => {
  test("edits are counted as the definition counts them", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, limit) => {
        const exact = slowDistance(a, b);
        expect(editDistance(a, b, limit)).toBe(exact <= limit ? exact : null);
      }),
    );
  });
});
