import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardById } from "@/db/queries/cards";
import { LACKEY } from "@/tests/lackey";
import { ownDatabase } from "./database";
import { runScript } from "./program";

const HEADER =
  "Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript\tClassification\n";
const row = (name: string, image: string, side = "L", text = "Armor") =>
  `${name}\tBOC\t${image}\t${side}\tCharacter\tTest Subject\t4.0\t30\t*\t5\tC\t7\t\t${text}\t\tREP\n`;

describe("the import command", () => {
  const own = ownDatabase();
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "buildzone-import-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const importing = (text: string, ...args: string[]) => {
    const file = path.join(folder, "BOC.txt");
    writeFileSync(file, text);
    return runScript("scripts/swtcg.ts", ["import", file, ...args], { DATABASE_URL: own.url });
  };
  const good =
    HEADER +
    row("Test Subject (A)", "BOC007_Test_Subject_A") +
    row("Other Subject (B)", "BOC008_Other_Subject_B", "D");

  test("stores a file, says the counts as JSON alone, ends with 0", async () => {
    const first = await importing(good, "--json");
    expect(JSON.parse(first.out)).toEqual({ new: 2, changed: 0, unchanged: 0, removed: 0, rejected: [] });
    expect(first.status).toBe(0);
    expect(await cardById("boc007-test-subject-a", own.db)).toMatchObject({ cost: 4, power: "*", side: "L" });
  });

  test("the same file again changes nothing and says so", async () => {
    const again = await importing(good);
    expect(again.out).toMatch(/unchanged +2\n/);
    expect(again.out).toMatch(/nothing changed/);
    expect(again.status).toBe(0);
  });

  test("a bad row is named with file, line and reason, the rest is stored, the status is 1", async () => {
    const mixed = good + row("Third (C)", "BOC009_Third_C", "Q") + row("Fourth (D)", "BOC010_Fourth_D");
    const read = await importing(mixed, "--json");
    const report = JSON.parse(read.out);
    expect(report).toMatchObject({ new: 1, unchanged: 2, removed: 0 });
    expect(report.rejected).toEqual([{ file: "BOC.txt", line: 4, reason: expect.stringContaining("Q") }]);
    expect(read.status).toBe(1);
  });

  test.each([
    ["a path that is not there", ["import", "/nowhere/at/all"]],
    ["no path", ["import"]],
    ["an unknown option", ["import", ".", "--fast"]],
  ])("%s: one line, status 2", async (_, args) => {
    const ended = await runScript("scripts/swtcg.ts", args, { DATABASE_URL: own.url });
    expect(ended.status).toBe(2);
    expect(ended.out).toBe("");
    expect(ended.err.trim().split("\n")).toHaveLength(1);
  });

  test("an unreachable database: one line, status 2", async () => {
    const ended = await runScript("scripts/swtcg.ts", ["import", path.join(folder, "BOC.txt"), "--json"], {
      DATABASE_URL: "postgres://nobody:nothing@127.0.0.1:1/none",
    });
    expect(ended.status).toBe(2);
    expect(ended.err).toMatch(
      /cannot use the database at postgres:\/\/nobody@127\.0\.0\.1:1\/none: .*ECONNREFUSED/,
    );
    expect(ended.err).not.toMatch(/nothing|\n\s+at /);
  });

  test.skipIf(!LACKEY)(
    "the community's files: 1,379 cards, none rejected, the second time all unchanged (needs LACKEY_DATA)",
    async () => {
      const env = { DATABASE_URL: own.url };
      const first = JSON.parse(
        (await runScript("scripts/swtcg.ts", ["import", LACKEY ?? "", "--json"], env)).out,
      );
      expect(first.new + first.changed + first.unchanged).toBe(1379);
      expect(first.rejected).toEqual([]);
      const second = JSON.parse(
        (await runScript("scripts/swtcg.ts", ["import", LACKEY ?? "", "--json"], env)).out,
      );
      expect(second).toEqual({ new: 0, changed: 0, unchanged: 1379, removed: 0, rejected: [] });
    },
  );
});
