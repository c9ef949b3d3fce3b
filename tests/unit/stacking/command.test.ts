import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UsageError } from "@/scripts/command";
import { command } from "@/scripts/commands/stack";

const HEAD =
  "Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript\tClassification";
const ROWS = [
  "Ona Lars (A)\tROTS\tROTS001_Ona_Lars_A\tL\tGround/Character\tJedi\t5\t50\t4\t4\tR\t1\t\tSwitch: Armor/Riposte 1\t\t",
  "Ona Lars (B)\tROTS\tROTS002_Ona_Lars_B\tL\tCharacter\tJedi\t4\t50\t4\t3\tR\t2\t\tINSERT: Evade 2\t\t",
  "Kett (A)\tROTS\tROTS003_Kett_A\tL\tCharacter\tJedi\t3\t30\t2\t2\tR\t3\t\t\t\t",
];

describe("stack on the command line", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "stack-"));
    await writeFile(join(folder, "ROTS.txt"), [HEAD, ...ROWS].join("\n"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(...args: readonly string[]) {
    const out: string[] = [];
    const streams = { out: (text: string) => void out.push(text), err: () => {}, stdin: async () => "" };
    const status = await command.run([...args, "--data", folder], streams);
    return { status, out: out.join("\n") };
  }

  test("a legal stack ends with 0 and shows the unit", async () => {
    const { status, out } = await run("Ona Lars (A)", "Ona Lars (B)", "--arena", "ground");
    expect(status).toBe(0);
    expect(out).toContain("build cost 6   speed 60   power 5   health 5");
    expect(out).toContain("Evade 2  (insert: rots002-ona-lars-b)");
    expect(out).toContain("2 counters for rots001-ona-lars-a (top)");
  });

  test("--json gives the report alone; cards may be named by id or loosely", async () => {
    const { status, out } = await run("rots001-ona-lars-a", "ona lars b", "--json");
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      legal: true,
      violations: [],
      unit: { name: "Ona Lars (A)", buildCost: 6 },
    });
  });

  test("an illegal stack ends with 1 and cites the rule", async () => {
    const { status, out } = await run("Ona Lars (A)", "Kett (A)");
    expect(status).toBe(1);
    expect(out).toMatch(/^illegal\nx S3 /);
  });

  test.each([
    [[], /top first/],
    [["Nobody (A)"], /no card is named "Nobody \(A\)"/],
    [["Ona Lars"], /it may be Ona Lars \(A\), Ona Lars \(B\)/],
    [["Kett (A)", "--arena", "Sea"], /--arena is Space, Ground, Character/],
    [["Kett (A)", "--names", "all"], /--names is official, with-unconfirmed/],
    [["Kett (A)", "--wrong"], /wrong/],
  ])("%o is unusable", async (args, message) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
    await expect(run(...args)).rejects.toThrow(message);
  });
});
