import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Streams, UsageError } from "@/scripts/command";
import { command as attack } from "@/scripts/commands/attack";
import { command as draw } from "@/scripts/commands/draw";

const folder = mkdtempSync(path.join(tmpdir(), "attack-"));
const DATA = ["--data", "db/seed/cards.json"];

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

async function output(command: typeof attack, args: readonly string[]): Promise<string> {
  const said: string[] = [];
  const streams: Streams = { out: (line) => said.push(line), err: () => {}, stdin: async () => "" };
  expect(await command.run(args, streams)).toBe(0);
  return said.join("\n");
}

const situation = { attacker: { power: 5 }, defender: { stack: ["Gamorrean Bodyguards"] }, arena: "Ground" };

describe("attack FILE", () => {
  test("--json gives the members of the contract", async () => {
    const found = JSON.parse(
      await output(attack, [file("good.json", JSON.stringify(situation)), ...DATA, "--json"]),
    );
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([
        ...["dice", "hits", "damage", "counters", "expectedDamage", "killProbability", "attackerDamage"],
        ...["triggers", "timeline", "assumptions"],
      ]),
    );
    expect(found.dice).toBe(5);
    expect(found.timeline.map(({ window }: { window: string }) => window)).toEqual(
      Array.from({ length: 13 }, (_, i) => `A${i + 1}`),
    );
    for (const { entries } of found.timeline)
      for (const entry of entries)
        expect(Object.keys(entry)).toEqual(
          expect.arrayContaining(["keyword", "unit", "cost", "effect", "source"]),
        );
  });

  test("says it in words", async () => {
    const text = await output(attack, [file("words.json", JSON.stringify(situation)), ...DATA]);
    expect(text).toContain("A8 Damage prevention chance");
    expect(text).toContain("? not considered, Gamorrean Bodyguards");
  });

  test.each([
    ["no file", "nowhere.json", /no such file/],
    ["no JSON", file("broken.json", "{"), /is not JSON/],
    ["a foreign key", file("foreign.json", JSON.stringify({ ...situation, foo: 1 })), /foo/],
    [
      "a wrong number",
      file("wrong.json", JSON.stringify({ ...situation, attacker: { power: "5" } })),
      /attacker\.power/,
    ],
    [
      "a card nobody has",
      file("nobody.json", JSON.stringify({ ...situation, attacker: { stack: ["Nobody (Q)"] } })),
      /attacker\.stack\.0: no card/,
    ],
    [
      "an illegal stack",
      file(
        "illegal.json",
        JSON.stringify({ ...situation, attacker: { stack: ["Kreia (B)", "Crait Base (C)"] } }),
      ),
      /attacker\.stack: .*\(S3\)/,
    ],
  ])("%s is unusable, and the line says where", async (_, at, words) => {
    const run = output(attack, [at, ...DATA]);
    await expect(run).rejects.toThrow(UsageError);
    await expect(run).rejects.toThrow(words);
  });
});

describe("draw DECK", () => {
  const deck = file(
    "deck.txt",
    "4 Chewbacca (D2)\n8 Rebel Squad\n4 TIE Fighter DS-73-3\n10 Elite Guardian\n",
  );

  test("by turn, for a query and for the arenas", async () => {
    const found = JSON.parse(
      await output(draw, [deck, "--want", "chewbacca", "--turns", "2", ...DATA, "--json"]),
    );
    expect(found.cards).toBe(26);
    expect(found.copies).toEqual([4]);
    expect(found.turns.map(({ seen }: { seen: number }) => seen)).toEqual([7, 8, 9]);
    const none = (22 * 21 * 20 * 19 * 18 * 17 * 16) / (26 * 25 * 24 * 23 * 22 * 21 * 20);
    expect(found.turns[0].wanted[0].atLeastOne).toBeCloseTo(1 - none, 14);
    expect(found.turns[0].arenas.Space).toBeCloseTo(1 - none, 14);
  });

  test.each([
    ["no number of turns", [deck, "--turns", "many"]],
    ["nothing to look for", [deck, "--want", "***"]],
    ["no deck", []],
  ])("%s is unusable", async (_, args) => {
    await expect(output(draw, [...args, ...DATA])).rejects.toThrow(UsageError);
  });
});
