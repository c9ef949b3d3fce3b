import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Command } from "@/scripts/command";
import { command as coverage } from "@/scripts/commands/coverage";
import { command as facts } from "@/scripts/commands/facts";
import { command as parse } from "@/scripts/commands/parse";

const HEAD =
  "Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript";
const ROWS = [
  "Torr Vel (A)\tTROS\tTROS901_Torr_Vel_A\tL\tGround/Character\tJedi\t5\t40\t4\t4\tR\t1\t\tSwitch: Armor/Pay 1 Force -> Evade 1\t",
  'Scout Yard\tTROS\tTROS902_Scout_Yard\tL\tGround\tFacility\t3\t10\t1\t4\tR\t2\t\tTap -> Take 1 20/1/1 Scout Subordinate with "Switch: Stun 1/Fury 1" and put it into its arena.\t',
  "Scout\tTROS\tTROSsub_Scout\tL\tSubordinate\tSpace/Character - Soldier\t\t20\t1\t1\tS\t\t\tSwitch: Stun 1/Fury 1\t",
];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reader-"));
  writeFileSync(join(folder, "TROS.txt"), `${[HEAD, ...ROWS].join("\n")}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(command: Command, args: readonly string[], stdin = "") {
  const out: string[] = [];
  const status = await command.run(args, {
    out: (line) => out.push(line),
    err: () => {},
    stdin: async () => stdin,
  });
  return { status, out: out.join("\n") };
}

describe("parse", () => {
  test("reads standard input as abilities, facts and issues", async () => {
    const { status, out } = await run(parse, ["--json"], "Armor | Evade1\n");
    const read = JSON.parse(out);
    expect(status).toBe(0);
    expect(Object.keys(read)).toEqual(["abilities", "facts", "issues"]);
    expect(read.facts).toHaveLength(2);
    expect(read.issues).toMatchObject([
      { code: "keyword-spacing", start: 8, end: 14, suggestion: "Evade 1" },
    ]);
  });

  test("reads a card of a file by its name", async () => {
    const { out } = await run(parse, ["--card", "torr vel (a)", "--data", folder, "--json"]);
    expect(JSON.parse(out).facts.at(-1)).toEqual({
      keyword: "Evade",
      relation: "has",
      value: 1,
      cost: "Pay 1 Force",
      via: ["Switch:Character"],
    });
  });

  test("names a card that is not there", async () => {
    await expect(run(parse, ["--card", "Nobody", "--data", folder])).rejects.toThrow('no card "Nobody"');
  });
});

test("facts prints one line a card in file order, with the arenas of each Subordinate's row", async () => {
  const { status, out } = await run(facts, ["--data", folder]);
  const lines = out.split("\n").map((line) => JSON.parse(line));
  expect(status).toBe(0);
  expect(lines.map(({ image, name }) => `${image} ${name}`)).toEqual([
    "TROS901_Torr_Vel_A Torr Vel (A)",
    "TROS902_Scout_Yard Scout Yard",
    "TROSsub_Scout Scout",
  ]);
  for (const { facts: found } of lines.slice(1))
    expect(found.slice(1).map(({ via }: { via: string[] }) => via[0])).toEqual([
      "Switch:Space",
      "Switch:Character",
    ]);
});

test("coverage counts and proves", async () => {
  const { status, out } = await run(coverage, ["--data", folder, "--json"]);
  const counts = JSON.parse(out);
  expect(status).toBe(0);
  expect(counts).toMatchObject({ cards: 3, abilities: 3, issues: 0, unaccounted: 0 });
  expect(counts.structured + counts.shaped + counts.free).toBe(counts.abilities);
  expect(counts.bySet.TROS.cards).toBe(3);
});
