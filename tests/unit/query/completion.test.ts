import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completing, suggestFields, suggestKeywords, suggestValues } from "@/lib/query/completion";
import { parseQuery } from "@/lib/query/parser";
import { QUERIES } from "@/tests/fixtures/queries";

function suggestions(text: string): string[] {
  const at = completing(text);
  if (at === null) return [];
  const found =
    at.kind === "value"
      ? suggestValues(text, at)
      : [...suggestKeywords(text, at), ...suggestFields(text, at)];
  return found.map(({ query }) => query);
}

describe("ways to go on", () => {
  test.each([
    ["kw:ret", ["kw:Retaliate "]],
    ["side:L kw:hid", ['side:L kw:"Hidden Cost" ']],
    ["kw:armor,ret", ["kw:armor,Retaliate "]],
    ["side:li", ["side:L "]],
    ["luke is:uniq", ["luke is:unique "]],
    ["retali", ["kw:Retaliate "]],
    ["luke powe", ["luke power:"]],
    ["luke ", []],
    ["luke (", []],
    ["/luke", []],
    ["nothing:x", []],
    ["", []],
  ])("%j", (text, found) => {
    expect(suggestions(text)).toEqual(found);
  });

  test("what is suggested is understood", () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUERIES), (text) => {
        const before = parseQuery(text).warnings.length;
        for (const query of suggestions(text).filter((suggestion) => suggestion.endsWith(" ")))
          expect(parseQuery(query).warnings.length).toBeLessThanOrEqual(before);
      }),
    );
  });
});
