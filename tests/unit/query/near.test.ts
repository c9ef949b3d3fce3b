import { describe, expect, test } from "vitest";
import { meant, nearestWords, putRight } from "@/lib/query/near";

describe("near words", () => {
  test.each([
    ["chewbaca", ["chewbacca"]],
    ["skywlaker", ["skywalker"]],
    ["luek", ["luke"]],
    ["lu", []],
    ["zzzzzz", []],
  ])("%s", (word, found) => {
    expect(nearestWords(word, ["chewbacca", "skywalker", "luke", "leia"])).toEqual(found);
  });

  test.each([
    ["powr", "power"],
    ["evaed", "Evade"],
    ["critical", "Critical Hit"],
    ["EVAED", "Evade"],
    ["xyzzy", undefined],
    ["a".repeat(5_000), undefined],
  ])("%s is perhaps %s", (word, wanted) => {
    expect(meant(word, ["power", "Evade", "Critical Hit"])).toBe(wanted);
  });

  test.each([
    ["chewb", "chewb"],
    ["chewbaca", "chewbacca"],
    ["chewvac", "chewbac"],
    ["skywlak", "skywalk"],
    ["sk", "sk"],
    ["xx", undefined],
    ["zzzzzz", undefined],
  ])("%s is put right as %s", (word, wanted) => {
    expect(putRight(word, ["chewbacca", "leia", "luke", "skywalker"])).toBe(wanted);
  });
});
