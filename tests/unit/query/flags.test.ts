import { describe, expect, test } from "vitest";
import type { Card } from "@/lib/cards/card";
import { flagsOf } from "@/lib/query/flags";
import { RECORDS } from "./catalog";

const card = RECORDS[0]?.card as Card;

describe("a promotional printing", () => {
  test.each([
    ["by its rarity", { rarity: "P" }, true],
    ["by the letter in place of a number", { number: "P" }, true],
    ["by its mark", { name: { ...card.name, marks: ["Promo-Film"] } }, true],
    ["not by a number that only begins so", { number: "P01" }, false],
    ["not a common one", { rarity: "C", number: "12" }, false],
  ] as const)("%s", (_, change, is) => {
    const changed = { ...card, rarity: "C", number: "1", ...change } as Card;
    expect(flagsOf({ card: changed, facts: [], issues: 0 }).includes("promo")).toBe(is);
  });
});
