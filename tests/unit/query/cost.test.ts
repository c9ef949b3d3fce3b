import { describe, expect, test } from "vitest";
import { readCost } from "@/lib/query/cost";

describe("costs of abilities", () => {
  test.each([
    ["Pay 1 Force", 1, ["force"]],
    ["pay 12 Force", 12, ["force"]],
    ["2 Force pay", 2, ["force"]],
    ["Pay 4", 4, ["force"]],
    ["Pay X Force", null, ["force", "x"]],
    ["Pay X Force, where X is its power", null, ["force", "x"]],
    ["Tap", null, ["tap"]],
    ["[tap]", null, ["tap"]],
    ["Pay 2 Force, Tap", 2, ["tap", "force"]],
    ["Pay 2 build points, Tap", null, ["tap", "build"]],
    ["Discard a card from your hand", null, ["discard"]],
    ["Remove 2 damage counters", null, ["counters"]],
    ["Tape your deck", null, []],
    ["", null, []],
  ] as const)("%s", (text, force, parts) => {
    expect(readCost(text)).toEqual({ force, parts });
  });
});
