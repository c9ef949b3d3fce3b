import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readInline, readMarkdown } from "@/components/rules/markdown";

describe("readInline", () => {
  test.each([
    ["plain", [{ kind: "text", text: "plain" }]],
    [
      "**must** hold",
      [
        { kind: "strong", text: "must" },
        { kind: "text", text: " hold" },
      ],
    ],
    ["`a < b`", [{ kind: "code", text: "a < b" }]],
    [
      "see [stacking](stacking.md#s4)",
      [
        { kind: "text", text: "see " },
        { kind: "link", text: "stacking", href: "stacking.md#s4" },
      ],
    ],
    [
      "at most 4 [rulebook p.10]",
      [
        { kind: "text", text: "at most 4 " },
        { kind: "tag", text: "rulebook p.10" },
      ],
    ],
    ["2 * 3 * 4", [{ kind: "text", text: "2 * 3 * 4" }]],
    ["<img src=x onerror=alert(1)>", [{ kind: "text", text: "<img src=x onerror=alert(1)>" }]],
  ])("%s", (source, parts) => {
    expect(readInline(source)).toEqual(parts);
  });
});

describe("readMarkdown", () => {
  test("headings have the address other files link to", () => {
    expect(readMarkdown("## 6. Attack sequence")[0]).toMatchObject({
      kind: "heading",
      level: 2,
      id: "6-attack-sequence",
    });
  });

  test("rows of rules and keywords have an id, other rows none", () => {
    const [rules] = readMarkdown("| # | Rule |\n|---|---|\n| D1a | a |\n| see D2 | b |");
    expect(rules).toMatchObject({ kind: "table", rows: [{ id: "D1a" }, { id: null }] });
    const [keywords] = readMarkdown("| Keyword | Form |\n|---|---|\n| Area Damage | X |");
    expect(keywords).toMatchObject({ kind: "table", rows: [{ id: "area-damage" }] });
  });

  test("a bar behind a backslash stays in its cell", () => {
    const [table] = readMarkdown("| a | b |\n|---|---|\n| \\|X\\| | y |");
    expect(table).toMatchObject({ rows: [{ cells: [[{ text: "|X|" }], [{ text: "y" }]] }] });
  });

  test("lists nest and go on over lines", () => {
    const [list] = readMarkdown("* one\n  and more\n  * inner\n* two");
    expect(list).toMatchObject({
      kind: "list",
      ordered: false,
      items: [{ children: [{}] }, { children: [] }],
    });
  });

  test("every rule file is read whole", () => {
    const folder = join(process.cwd(), "docs", "rules");
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".md"))) {
      const source = readFileSync(join(folder, file), "utf8");
      const said = new Set(
        JSON.stringify(readMarkdown(source))
          .replaceAll("\\n", " ")
          .match(/\p{L}{4,}/gu),
      );
      const lost = (source.match(/\p{L}{4,}/gu) ?? []).filter((word) => !said.has(word));
      expect(lost, file).toEqual([]);
    }
  });
});
