import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDeck } from "@/lib/decks/io/read-deck";
import { writeDeck } from "@/lib/decks/io/write-deck";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { type Command, UsageError } from "@/scripts/command";
import { command as convert } from "@/scripts/commands/convert";
import { command as validate } from "@/scripts/commands/validate";
import { cpuClock } from "./cpu-time";
import { FIXTURES, fixtureLines, formatCalled } from "./invented";

const DATA = ["--data", `${FIXTURES}plugin`];
const deck = (name: string) => `${FIXTURES}${name}.txt`;

async function run(command: Command, ...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const streams = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const status = await command.run(args, { ...streams, stdin: async () => "" } as never);
  return { status, out: out.join("\n"), err: err.join("\n") };
}

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "decks-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("validate", () => {
  test("prints the report alone with --json, and its status is the verdict", async () => {
    const format = formatCalled("Vintage");
    for (const name of ["legal", "banned-in-vintage", "size-59"]) {
      const { status, out } = await run(validate, deck(name), "--format", "vintage", "--json", ...DATA);
      const report = checkDeck({ lines: fixtureLines(`${name}.txt`) }, { format });
      expect(out).toBe(JSON.stringify(report));
      expect(status).toBe(report.legal ? 0 : 1);
    }
  });

  test("without --json a person can read it", async () => {
    const { out } = await run(validate, deck("balance-12-25-12"), ...DATA);
    expect(out).toContain("illegal (no format)");
    expect(out).toMatch(/ground\s+25\n/);
    expect(out).toMatch(/x D4 .*25 Ground/);
    expect(out).toContain("change: −1 Ground or +1 Space and +1 Character");
  });

  test("takes a share code in place of a file", async () => {
    const code = writeDeck("code", { lines: fixtureLines("legal.txt") });
    expect((await run(validate, code, ...DATA)).status).toBe(0);
  });

  test("takes the format a deck names, and says when it is not known", async () => {
    const text = readFileSync(deck("banned-in-vintage"), "utf8");
    const named = await run(validate, file("named.txt", `// Format: Vintage\n${text}`), ...DATA);
    expect(named.out).toContain("illegal (Vintage)");
    const unknown = await run(validate, file("unknown.txt", `// Format: Moon\n${text}`), ...DATA);
    expect(unknown.out).toContain("legal (no format)");
    expect(unknown.err).toContain('no format "Moon"');
  });

  test("says how a line was read where that was not plain", async () => {
    const { err } = await run(validate, deck("copies-of-namesakes"), ...DATA);
    expect(err).toContain(
      "line 1: Star Runner was read as Star Runner [INV 44]; it may also mean Star Runner RAS",
    );
  });

  test("switches rules off", async () => {
    expect((await run(validate, deck("size-59"), "--off", "d1", ...DATA)).status).toBe(0);
  });

  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 2, 3]);
  test.each([
    ["no file", () => [join(folder, "none.dek")], /no such file/],
    ["a folder", () => [folder], /is no file/],
    ["two decks", () => ["a", "b"], /one deck/],
    ["no deck", () => [], /one deck/],
    ["an empty file", () => [file("empty.dek", "")], /is empty/],
    ["a JPEG", () => [file("jpeg.dek", jpeg)], /not a text file/],
    ["10 MB of text", () => [file("big.txt", "4 Amber Scout\n".repeat(750_000))], /limit of 2,000,000 bytes/],
    ["1,000,000 cards", () => [file("many.dek", `<deck>${"<card/>".repeat(1_000_000)}</deck>`)], /limit/],
    ["a DOCTYPE", () => [file("doctype.dek", "<!DOCTYPE a><deck/>")], /DOCTYPE/],
    ["words", () => [file("words.txt", "asdasd")], /none of its cards is known/],
    ["a bad code", () => ["BZ1aaaaaaaaaaaaa"], /damaged/],
    ["an unknown format", () => [deck("legal"), "--format", "Moon"], /known: Vintage, Standard, WOTC/],
    ["no day", () => [deck("legal"), "--as-of", "2004-02-30"], /needs a day/],
    ["an unknown rule", () => [deck("legal"), "--off", "D99"], /no rule/],
    ["an unknown option", () => [deck("legal"), "--nonsense"], /nonsense/],
  ])("%s: one line and status 2, soon", async (_, args, message) => {
    const given = args();
    const spent = cpuClock();
    const failed = await run(validate, ...given, ...DATA).catch((error: unknown) => error);
    expect(spent()).toBeLessThan(1000);
    expect(failed).toBeInstanceOf(UsageError);
    expect((failed as Error).message).toMatch(message);
    expect((failed as Error).message).not.toContain("\n");
  });
});

describe("convert", () => {
  test.each(["dek", "lackey", "text", "csv", "json", "code"] as const)("to %s", async (kind) => {
    const { status, out } = await run(convert, deck("size-59-resource-in-supply"), "--to", kind, ...DATA);
    expect(status).toBe(0);
    expect(readDeck(out).kind).toBe(kind);
    const again = file(`again.${kind === "dek" ? "dek" : "txt"}`, out);
    expect((await run(validate, again, ...DATA)).status).toBe(0);
  });

  test("keeps what it does not know, and says so by its status", async () => {
    const { status, out, err } = await run(convert, deck("unknown-card"), "--to", "lackey", ...DATA);
    expect(status).toBe(1);
    expect(out).toContain("1\tAmber Scuot");
    expect(err).toContain("No card is called Amber Scuot; perhaps Amber Scout [INV 1] is meant.");
  });

  test.each([[[]], [["--to"]], [["--to", "pdf"]]])("needs a format: %j", async (args) => {
    await expect(run(convert, deck("legal"), ...args, ...DATA)).rejects.toThrow(UsageError);
  });
});
