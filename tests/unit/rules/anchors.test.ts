import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { slug } from "@/lib/cards/fold";
import { KEYWORDS } from "@/lib/keywords/registry";

const FOLDER = "docs/rules";
const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

const cells = (row: string) =>
  row
    .slice(1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The anchors docs/rules/README.md promises for one file, in order. */
function anchors(markdown: string): string[] {
  const found: string[] = [];
  let head = "";
  let code = false;
  const lines = markdown.split("\n");
  for (const [i, line] of lines.entries()) {
    if (line.startsWith("```")) code = !code;
    if (code) continue;
    const heading = /^#{1,3} (.+)$/.exec(line)?.[1];
    if (heading)
      found.push(
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, "")
          .replace(/ /g, "-"),
      );
    if (!line.startsWith("|")) continue;
    const first = cells(line)[0] ?? "";
    if (/^\|[-|: ]+$/.test(lines[i + 1] ?? "")) head = first;
    else if (/^[A-Z]\d+[a-z]?$/.test(first)) found.push(first);
    else if (head === "Keyword" && !first.startsWith("-")) found.push(slug(first));
    else if (head === "#" && /^\d+$/.test(first)) found.push(`case-${first}`);
  }
  return found;
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith(".md"));
const text = new Map(files.map((file) => [file, readFileSync(`${FOLDER}/${file}`, "utf8")]));
const anchorsOf = (file: string) => anchors(text.get(file) ?? "");

describe("docs/rules", () => {
  test.each([
    ["deck-construction.md", [...numbered("D", 9), "D1a", "D3a"]],
    [
      "stacking.md",
      [
        ...numbered("S", 12),
        ...numbered("K", 9),
        ...numbered("R", 7),
        ...numbered("C", 5),
        ...numbered("P", 9),
        "7-insert",
        "rearranging",
        "case-24",
      ],
    ],
    ["turn-and-attack.md", numbered("A", 13)],
    ["attack-math.md", [...numbered("O", 13), "case-29"]],
    ["keywords.md", KEYWORDS.map((row) => slug(row.name))],
  ])("%s has an anchor for each of its rules", (file, ids) => {
    expect(anchorsOf(file)).toEqual(expect.arrayContaining(ids));
  });

  test.each(files)("%s uses no anchor twice", (file) => {
    const all = anchorsOf(file);
    expect(all.filter((anchor, i) => all.indexOf(anchor) !== i)).toEqual([]);
  });

  test.each(files)("every link of %s leads to a heading or rule that exists", (file) => {
    for (const [, target = "", anchor] of (text.get(file) ?? "").matchAll(
      /\]\(([a-z-]*|README)\.md(?:#([^)]+))?\)/g,
    )) {
      expect(files, `${file} → ${target}`).toContain(`${target}.md`);
      if (anchor) expect(anchorsOf(`${target}.md`), `${file} → ${target}#${anchor}`).toContain(anchor);
    }
  });
});
