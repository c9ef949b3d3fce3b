import { expect, test } from "vitest";
import { KEYWORDS, type KeywordRow } from "@/lib/keywords/registry";
import { citation } from "@/lib/keywords/sources";

const ROWS: readonly KeywordRow[] = KEYWORDS;

test.each(ROWS)("$name: every source and older wording can be cited in full", (row) => {
  for (const source of [...row.sources, ...row.older.map((older) => older.source)]) {
    expect(citation(source), source).toMatch(/\w/);
  }
});

test.each([
  ["rulebook p.38", "Revenge of the Sith rulebook of Wizards of the Coast (spring 2005), p.38"],
  ["faq2005", "consolidated FAQ of Wizards of the Coast (11 May 2005)"],
  ["attack-math O1, O2", "our reading, docs/rules/attack-math.md, O1, O2"],
  ["stacking.md section 6", "our reading, docs/rules/stacking.md, section 6"],
  ["hearsay", undefined],
  ["rulebooks p.3", undefined],
])("%s → %s", (source, words) => {
  expect(citation(source)).toBe(words);
});
