import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { command } from "@/scripts/commands/search";

const HEADER =
  "Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript";
const ROWS = [
  "Test Pilot (A)\tANH\tANH001_Test_Pilot_A\tL\tCharacter\tRebel Pilot\t4\t40\t3\t3\tR\t1\t\tPay 1 Force -> Evade 2\t",
  "Test Walker\tANH\tANH002_Test_Walker\tD\tGround\tImperial Walker\t6\t20\t5\t5\tC\t2\t\tArmor\t",
];
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "buildzone-search-"));
  writeFileSync(path.join(folder, "ANH.txt"), [HEADER, ...ROWS].join("\n"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  let [out, err] = ["", ""];
  const streams = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    stdin: async () => "",
  };
  const status = await command.run([...args, "--data", path.join(folder, "ANH.txt")], streams);
  return { status, out, err };
}

describe("search on the command line", () => {
  test.each([
    ["test", ["Test Pilot (A)", "Test Walker"]],
    ["kw:evade cost<=1", ["Test Pilot (A)"]],
    ["-side:L", ["Test Walker"]],
    ["nothing", []],
  ])("%s", async (query, names) => {
    const { status, out } = await run(query, "--json");
    const found = JSON.parse(out) as { total: number; cards: { name: string }[]; warnings: unknown[] };
    expect({ status, total: found.total, names: found.cards.map((card) => card.name) }).toEqual({
      status: 0,
      total: names.length,
      names,
    });
  });

  test("several words are one query; a limit shortens the list, not the total", async () => {
    const { out } = await run("test", "type:unit", "--limit", "1", "--json");
    expect(JSON.parse(out)).toMatchObject({ total: 2, cards: [{ id: "anh001-test-pilot-a" }], warnings: [] });
  });

  test("what was not understood is said beside the results", async () => {
    const { out, err } = await run("powr>3 walker");
    expect(out).toContain("Test Walker");
    expect(err).toContain("power");
    expect(JSON.parse((await run("powr>3 walker", "--json")).out)).toMatchObject({
      warnings: [{ code: "unknown-field", start: 0, end: 4, word: "powr", suggestion: "power" }],
    });
  });

  test.each([[[]], [["x", "--limit", "-5"]], [["x", "--limit", "many"]], [["x", "--what"]]])(
    "%j is not usable",
    async (args) => {
      await expect(run(...args)).rejects.toThrow();
    },
  );
});
