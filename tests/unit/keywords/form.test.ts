import { expect, test } from "vitest";
import { printedForm } from "@/lib/keywords/form";
import { KEYWORDS, type KeywordRow } from "@/lib/keywords/registry";

test.each([
  ["Hidden Cost", "Hidden Cost X"],
  ["Accuracy", "Accuracy X/-X"],
  ["Intercept", "Intercept"],
  ["Meditate", "Meditate"],
  ["Bounty", "Bounty: effect"],
  ["Switch", "Switch: first/second/third"],
  ["Stack", "Stack: cards"],
  ["Reduced Cost", "Reduced Cost X: If condition"],
  ["Alternative Cost", "Alternative Cost: cost"],
  ["Equip", "Cost -> Equip"],
  ["Enhance", "Enhance: cost -> effect"],
  ["Upkeep", "Upkeep: cost, cost or cost"],
  ["Pilot", "Subtype Pilot"],
])("%s is printed as %s", (name, form) => {
  const row = KEYWORDS.find((candidate) => candidate.name === name) as KeywordRow;
  expect(printedForm(row)).toBe(form);
});
