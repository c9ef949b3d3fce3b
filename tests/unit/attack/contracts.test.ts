import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SituationInput } from "@/lib/attack/input";
import { USUAL_READINGS } from "@/lib/attack/readings";
import { numbers, previewed } from "./units";

const text = readFileSync("docs/contracts.md", "utf8");
const section = text.slice(text.indexOf("## Attack preview"), text.indexOf("## Draws"));

/** Every name of a member in an answer, at any depth; the keys of `triggers` are keywords. */
function membersOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(membersOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(name === "triggers" ? [] : membersOf(inner)),
  ]);
}

const found = previewed({
  attacker: numbers(5, { Overkill: true, "Critical Hit": 1, Precision: true }, { force: 1 }),
  defender: numbers(2, {}, { health: 2, force: 2, prevent: [{ keyword: "Evade", value: 1 }] }),
  others: { defender: [numbers(1, { Intercept: true })] },
  options: { overkill: "move", change: [{ keyword: "Intercept", unit: 0 }] },
});

test.each([...new Set(membersOf(found))])("the contract names the member %s", (name) => {
  expect(section).toMatch(new RegExp(`["\`]${name}["\`]`));
});

const options = SituationInput.shape.options.unwrap();

test.each([...Object.keys(options.shape), ...Object.keys(USUAL_READINGS)])(
  "the contract names the option %s",
  (name) => {
    expect(section).toContain(`\`${name}\``);
  },
);
