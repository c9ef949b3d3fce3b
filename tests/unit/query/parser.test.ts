import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lex } from "@/lib/query/lexer";
import { describeWarning } from "@/lib/query/messages";
import { MAX_DEPTH, MAX_LENGTH, MAX_TERMS, parseQuery } from "@/lib/query/parser";
import { printQuery } from "@/lib/query/print";
import { answer } from "@/lib/query/reference";
import { QUERIES } from "@/tests/fixtures/queries";
import { RECORDS, SURROUNDINGS } from "./catalog";

/** Query → the same in canonical writing, which shows how it was understood. */
const CANONICAL: readonly (readonly [query: string, canonical: string])[] = [
  ["chewbacca d2", "chewbacca d2"],
  ["R5-D4", '"r5 d4"'],
  ["Hold 'Em Off!", "hold em off"],
  ["“build point”", '"build point"'],
  ["n:Luke o:pay", 'name:luke text:"pay"'],
  ["p>3 h<=4 spd=50 c:2-4", "power>3 health<=4 speed=50 cost:2..4"],
  ["a b OR c", "a b OR c"],
  ["a (b OR c)", "a (b OR c)"],
  ["a OR (b OR c)", "a OR b OR c"],
  ["((a))", "a"],
  ["-(a b)", "-(a b)"],
  ["-(a OR b)", "-(a OR b)"],
  ["side!=L", "-side:L"],
  ["-side!=L", "side:L"],
  ["side:dark,L", "side:D,L"],
  ["t:ground/character", "type:ground type:character"],
  ["kw:evade cost<=1", "kw:Evade cost<=1"],
  ["kw:evade build<=1", "kw:Evade (cost<=1)"],
  ["cost<=1 kw:evade", "cost<=1 kw:Evade"],
  ["kw:evade x cost<=1", "kw:Evade x cost<=1"],
  ["(kw:evade) cost<=1", "kw:Evade (cost<=1)"],
  ["kw:evade OR cost<=1", "kw:Evade OR cost<=1"],
  ["kw:elude", "kw:Precision"],
  ["KW:Armor,evade", "kw:Armor,Evade"],
  ["kw:critical-hit>1", 'kw:"Critical Hit">1'],
  ["via:Switch:Ground", "via:Switch:Ground"],
  ["cost:tap", "costs:tap"],
  ["s:boc,'anh'", "set:boc,\"'anh'\""],
  ["/a\\/b/", "/a\\/b/"],
  ["text:/x y/ z", "text:/x y/ z"],
  ["luke AND leia", "luke leia"],
  ["sort:-power luke", "luke sort:power dir:desc"],
  ["-sort:power luke unique:cards", "luke sort:power dir:desc unique:cards"],
];

describe("how a query is understood", () => {
  test.each(CANONICAL)("%s", (query, canonical) => {
    const { tree, settings, warnings } = parseQuery(query);
    expect(printQuery(tree, settings)).toBe(canonical);
    expect(warnings).toEqual([]);
  });
});

/** Query → warnings as `code start-end word → suggestion`. */
const WARNED: readonly (readonly [query: string, ...warnings: string[]])[] = [
  ["powr>3", "unknown-field 0-4 powr → power"],
  ["kw:evaed", "unknown-keyword 3-8 evaed → Evade"],
  ["kw:ferociry", "unknown-keyword 3-11 ferociry → Ferocity"],
  ["kw:critical", "unknown-keyword 3-11 critical → Critical Hit"],
  [
    "powr>3 kw:evaed (side:L",
    "unknown-field 0-4 powr → power",
    "unknown-keyword 10-15 evaed → Evade",
    "unclosed-bracket 16-17 (",
  ],
  ["side:L)", "stray-bracket 6-7 )"],
  ['luke "sky', 'unclosed-quote 5-9 "sky'],
  ["side:q", "unknown-value 5-6 q"],
  ["type:spce", "unknown-value 5-9 spce → space"],
  ["is:uniqe", "unknown-value 3-8 uniqe → unique"],
  ["sort:nam", "unknown-value 5-8 nam → name"],
  ["power:big", "bad-number 6-9 big"],
  ["power>x", "bad-number 6-7 x"],
  ["kw:evade>=x", "bad-number 3-11 >=x"],
  ["side>L", "bad-operator 0-6 side> → side:"],
  ["cost<", "empty-value 0-5 cost<"],
  ["kw:", "empty-value 0-3 kw:"],
  ["a OR", "stray-or 2-4 OR"],
  ["/abc", "unclosed-regex 0-4 /abc"],
  ["xyzzyfield:3", "unknown-field 0-10 xyzzyfield"],
];

describe("what was not understood", () => {
  test.each(WARNED)("%s", (query, ...expected) => {
    const found = parseQuery(query).warnings.map(
      ({ code, start, end, word, suggestion }) =>
        `${code} ${start}-${end} ${word}${suggestion ? ` → ${suggestion}` : ""}`,
    );
    expect(found).toEqual(expected);
  });

  test("a colon in a sentence makes no field", () => {
    expect(parseQuery("Bounty: draw Switch : x").warnings).toEqual([]);
  });
});

describe("bounds", () => {
  const within = (milliseconds: number, work: () => unknown) => {
    const start = performance.now();
    work();
    expect(performance.now() - start).toBeLessThan(milliseconds);
  };

  test.each([
    ["a long query", "luke ".repeat(5_000), "too-long"],
    ["many terms", "a ".repeat(500), "too-many-terms"],
    ["deep brackets", `${"(".repeat(MAX_DEPTH + 5)}luke${")".repeat(MAX_DEPTH + 5)}`, "too-deep"],
    ["50 nested brackets", `${"(".repeat(50)}luke${")".repeat(50)}`, null],
    ["2,000 hyphens", "-".repeat(MAX_LENGTH), null],
    ["hyphens apart", "- ".repeat(MAX_LENGTH / 2), null],
    ["2,000 brackets", "(".repeat(MAX_LENGTH), "too-deep"],
    ["2,000 closing brackets", ")".repeat(MAX_LENGTH), "stray-bracket"],
    ["1,000 ORs", "OR ".repeat(600), "stray-or"],
    ["slashes", "/".repeat(MAX_LENGTH), null],
    ["a catastrophic pattern", `/${"(a+)+".repeat(20)}$/`, null],
    ["a huge repeat", "/((a{1,1000}){1,1000}){1,1000}/", "bad-regex"],
    ["commas", `side:${"L,".repeat(900)}`, null],
  ])("%s is answered in time", (_, query, code) => {
    within(4_000, () => {
      const { warnings } = answer(query, RECORDS, SURROUNDINGS);
      if (code) expect(warnings.map((warning) => warning.code)).toContain(code);
    });
  });

  test("terms beyond the limit are left out, the first ones stand", () => {
    const { tree } = parseQuery(`${"a ".repeat(MAX_TERMS)} zzz`);
    expect(printQuery(tree).split(" ")).toHaveLength(MAX_TERMS);
  });
});

const FRAGMENTS = [
  ...[
    "luke",
    "R5-D4",
    "a",
    "-",
    "--",
    "(",
    ")",
    "OR",
    "AND",
    '"',
    "“x y”",
    "!",
    '!"a b"',
    "/",
    "/a.b/",
    ":",
    ",",
    " ",
    "  ",
    "\\",
    "*",
    "|",
  ],
  ...[
    "kw:",
    "kw:evade",
    "kw:retaliate>=3",
    'kw:"hidden cost"<5',
    "-via:insert",
    "via:switch",
    "cost<=1",
    "cost:tap",
    "build:2..4",
    "force:X",
  ],
  ...[
    "side:L,D",
    "type:ground/character",
    "set:boc",
    "number:S01",
    "power:*",
    "health:none",
    "sort:-cost",
    "unique:cards",
    "format:standard",
  ],
  ...[
    "stack:luke",
    "pilots:fighter",
    "is:unique",
    "version:none",
    "year<=2003",
    "era:reb",
    "banned:any",
    "text:/x/",
    "name:vader",
    'sub:"a b"',
  ],
];
const queries = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((parts) => parts.join(" ")),
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.constantFrom(...QUERIES),
);

describe("any text", { timeout: 60_000 }, () => {
  test("tokens follow each other inside the text", () => {
    fc.assert(
      fc.property(queries, (text) => {
        let at = 0;
        for (const { start, end } of lex(text).tokens) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 400 },
    );
  });

  test("is read without a throw; its warnings lie inside it and have words", () => {
    fc.assert(
      fc.property(queries, (text) => {
        for (const warning of parseQuery(text).warnings) {
          expect(warning.start).toBeGreaterThanOrEqual(0);
          expect(warning.end).toBeLessThanOrEqual(text.length);
          expect(describeWarning(warning)).not.toBe("");
        }
        answer(text, RECORDS, SURROUNDINGS);
      }),
      { numRuns: 400 },
    );
  });

  test("printed and read again is the same query without warnings", () => {
    fc.assert(
      fc.property(queries, (text) => {
        const { tree, settings } = parseQuery(text);
        const printed = printQuery(tree, settings);
        const again = parseQuery(printed);
        expect(printQuery(again.tree, again.settings)).toBe(printed);
        expect(again.warnings).toEqual([]);
        const found = (query: string) =>
          answer(query, RECORDS, SURROUNDINGS).records.map((record) => record.card.id);
        if (tree) expect(found(printed)).toEqual(found(text));
      }),
      { numRuns: 400 },
    );
  });
});
