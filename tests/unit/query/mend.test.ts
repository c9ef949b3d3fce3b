import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markedPieces, mends } from "@/lib/query/mend";
import { parseQuery } from "@/lib/query/parser";

const all = (q: string) =>
  parseQuery(q).warnings.flatMap((warning) => mends(q, warning).map(({ query }) => query));

describe("ways to put a query right", () => {
  test.each([
    [
      "powr>3 kw:evaed (side:L",
      ["power>3 kw:evaed (side:L", "powr>3 kw:Evade (side:L", "powr>3 kw:evaed (side:L)"],
    ],
    ["is:promoo luke", ["is:promo luke"]],
    ["-kw:evaed", ["-kw:Evade"]],
    ['kw:"hiden cost" luke', ['kw:"Hidden Cost" luke']],
    ["name>luke", ["name:luke"]],
    ['side:L "luke', ['side:L "luke"']],
    ["side:L) luke", ["side:L luke"]],
    ["side:L OR", ["side:L"]],
    ["zzzqq:3", []],
    ["cost<abc", []],
    ["kw:armor side:L", []],
  ])("%s", (q, queries) => {
    expect(all(q)).toEqual(queries);
  });

  test("a misspelt name: each name it may mean", () => {
    const warning = { code: "corrected", start: 0, end: 5, word: "lukee", suggestion: "duke, luke" } as const;
    expect(mends("lukee side:L", warning).map(({ query }) => query)).toEqual(["duke side:L", "luke side:L"]);
  });

  test("every way leaves fewer warnings, whatever is written", () => {
    const part = fc.constantFrom(
      "kw:evaed",
      "powr>3",
      "(",
      ")",
      '"',
      "OR",
      "-",
      "is:promoo",
      "luke",
      " ",
      "name>x",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const q = parts.join(" ");
        for (const query of all(q))
          expect(parseQuery(query).warnings.length).toBeLessThan(parseQuery(q).warnings.length);
      }),
    );
  });
});

test("the pieces of a query make the query, and those that are named are marked", () => {
  const q = "powr>3 kw:evaed (side:L";
  const pieces = markedPieces(q, parseQuery(q).warnings);
  expect(pieces.map(({ text }) => text).join("")).toBe(q);
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(["powr", "evaed", "("]);
});
