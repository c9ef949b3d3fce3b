import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCardData } from "@/scripts/card-files";
import { UsageError } from "@/scripts/command";
import { LACKEY } from "@/tests/lackey";
import { row, setFile } from "./rows";

describe.skipIf(!LACKEY)("the real card files (needs LACKEY_DATA)", () => {
  test("1,381 rows, 1,379 cards, none rejected", async () => {
    const read = await readCardData([LACKEY ?? ""]);
    expect(read.rejected).toEqual([]);
    expect([read.rows, read.cards.length, read.decks.length, read.formats.length]).toEqual([
      1381, 1379, 10, 11,
    ]);
    expect(new Set(read.cards.map((card) => card.id)).size).toBe(1379);
  });

  test("a single set file, a folder of set files and the plugin folder agree", async () => {
    const whole = await readCardData([LACKEY ?? ""]);
    const sets = await readCardData([join(LACKEY ?? "", "sets")]);
    const one = await readCardData([join(LACKEY ?? "", "sets/START.txt")]);
    expect(sets.cards).toEqual(whole.cards);
    expect(one.cards).toEqual(whole.cards.filter((card) => card.set === "START"));
  });
});

describe("card files on disk", () => {
  let folder = "";
  const put = (name: string, bytes: string | Uint8Array) => writeFile(join(folder, name), bytes);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cards-"));
    await put("latin.txt", Buffer.from(setFile([row({ Name: "Padmé\u0092s Guard" })]), "latin1"));
    await put("utf8.txt", setFile([row({ Name: "Padmé's Guard" })]));
    await put("utf16.txt", Buffer.from(`\uFEFF${setFile([row({ Name: "Padmé's Guard" })])}`, "utf16le"));
    await put("deck.dek", "<deck/>");
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(["latin.txt", "utf8.txt", "utf16.txt"])(
    "%s is read, whatever its letters are written in",
    async (name) => {
      const { cards } = await readCardData([join(folder, name)]);
      expect(cards.map((card) => card.name.full)).toEqual(["Padmé's Guard"]);
    },
  );

  test("a folder says how many files and rows it has", async () => {
    const notes: string[] = [];
    const read = await readCardData([folder], (line) => notes.push(line));
    expect(read).toMatchObject({
      rows: 3,
      cards: { length: 1 },
      rejected: [],
      decks: [join(folder, "deck.dek")],
    });
    expect(notes).toEqual([`${folder}: 3 files, 3 rows`]);
  });

  test.each([
    ["nowhere.txt", /^no such file or folder: .*nowhere\.txt$/],
    ["deck.dek", /deck\.dek: not a card file: no column name, set, side, type$/],
  ])("%s is refused in one line", async (name, message) => {
    const refusal = await readCardData([join(folder, name)]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as Error).message).toMatch(message);
  });

  test("an address that does not answer is refused in one line", async () => {
    const refusal = await readCardData(["http://127.0.0.1:1/cards.json"]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as Error).message).toMatch(/^cannot read http:\/\/127\.0\.0\.1:1\/cards\.json: .+$/);
  });
});
