import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UsageError } from "@/scripts/command";
import { command } from "@/scripts/commands/lint";
import { row, setFile } from "./rows";

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await command.run(args, {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    stdin: async () => "",
  });
  return { status, out: out.join("\n"), err: err.join("\n") };
}

describe("lint", () => {
  let folder = "";
  const path = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lint-"));
    await writeFile(path("BOC.txt"), setFile([row()]));
    await writeFile(
      path("KAE.txt"),
      setFile([row({ Set: "KAE", Name: "Cave Beast ", Side: "N" }), row({ Side: "Q" })]),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("ends with 0 and says nothing where nothing is wrong", async () => {
    expect(await run("--data", path("BOC.txt"))).toMatchObject({ status: 0, out: "" });
    expect(await run("--data", path("BOC.txt"), "--json")).toMatchObject({ status: 0, out: "[]" });
  });

  test("ends with 1 and names file, line, card, fault and what was meant", async () => {
    const { status, out, err } = await run("--data", path("KAE.txt"));
    expect(status).toBe(1);
    expect(out.split("\n")).toEqual([
      "KAE.txt:2: Cave Beast: name begins or ends with blanks → Cave Beast [outer-blanks]",
      'KAE.txt:3: unknown side "Q" [row-rejected]',
    ]);
    expect(err).toMatch(/2 faults$/);
    expect(JSON.parse((await run("--json", "--data", path("KAE.txt"))).out)[0]).toEqual({
      file: "KAE.txt",
      line: 2,
      card: "Cave Beast",
      rule: "outer-blanks",
      message: "name begins or ends with blanks",
      suggestion: "Cave Beast",
    });
  });

  test("refuses a file without a single row", async () => {
    await writeFile(path("empty.json"), "[]");
    await expect(run("--data", path("empty.json"))).rejects.toThrow(/empty\.json: no cards in it$/);
  });

  test.each([[[]], [["--data"]], [["--data", "/nowhere/at/all"]], [["--nonsense"]]])(
    "%j is refused",
    async (args) => {
      await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
    },
  );
});
