import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DECK_RULES } from "@/lib/decks/legality/report";

const RULES = fileURLToPath(new URL("../../../docs/rules/deck-construction.md", import.meta.url));

test("every rule a verdict can name is a row of the rules, and the other way round", () => {
  const rows = [...readFileSync(RULES, "utf8").matchAll(/^\| (D\d+[a-z]?) \|/gm)].map(([, rule]) => rule);
  expect([...DECK_RULES].sort()).toEqual(rows.sort());
});
