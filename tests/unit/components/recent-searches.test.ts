import { expect, test } from "vitest";
import { withRecent } from "@/components/search/recent";
import { searchAddress } from "@/components/search/search-address";

test.each([
  [["a", "b"], "c", ["c", "a", "b"]],
  [["luk", "jedi"], "luke", ["luke", "jedi"]],
  [["jedi", "luke"], " luke ", ["luke", "jedi"]],
  [["luke"], "  ", ["luke"]],
  [["1x", "2x", "3x", "4x", "5x", "6x", "7x", "8x"], "9x", ["9x", "1x", "2x", "3x", "4x", "5x", "6x", "7x"]],
])("%j and then %j", (before, q, after) => {
  expect(withRecent(before, q)).toEqual(after);
});

test.each([
  ["", {}, "/cards"],
  ["  ", { view: "list" }, "/cards?view=list"],
  [" luke & leia ", { q: "old", sort: "cost" }, "/cards?q=luke+%26+leia&sort=cost"],
])("the address of %j", (q, keep, address) => {
  expect(searchAddress(q, keep as Record<string, string>)).toBe(address);
});
