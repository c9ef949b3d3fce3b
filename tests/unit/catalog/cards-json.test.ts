import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCardFile } from "@/lib/catalog/card-file";
import { readOne, row } from "./rows";

const read = (value: unknown) => readCardFile({ file: "cards.json", text: JSON.stringify(value, null, 1) });

const beast = {
  name: "Cave Beast",
  set: "BOC",
  setName: "Battle of Crait",
  imageFrag: "BOC001_Cave_Beast",
  side: "N",
  type: "Ground",
  subtype: "Creature",
  cost: "4",
  speed: "30",
  power: "4",
  health: "5",
  rarity: "C",
  number: "1",
  usage: "",
  text: "Armor",
  script: "",
  classification: "",
  banned: [],
  restricted: [],
};

describe("cards.json", () => {
  test("gives the same cards as a set file", () => {
    expect(read([beast]).entries.map(({ card }) => card)).toEqual([readOne(row())]);
  });

  test.each([
    ["imagefile", { imageFrag: undefined, imagefile: "BOC001_Cave_Beast" }],
    ["ImageFile", { imageFrag: undefined, ImageFile: "BOC001_Cave_Beast" }],
    ["numbers as numbers", { cost: 4, speed: 30, number: 1 }],
    ["null for nothing", { script: null, usage: null, banned: null }],
    ["missing keys", { script: undefined, usage: undefined, banned: undefined, restricted: undefined }],
  ])("takes %s", (_, change) => {
    expect(read([{ ...beast, ...change }]).entries.map(({ card }) => card)).toEqual([readOne(row())]);
  });

  test("keeps what is no number apart from 0", () => {
    const [entry] = read([{ ...beast, cost: "X", power: "*", health: "" }]).entries;
    expect(entry?.card).toMatchObject({ cost: "X", power: "*", health: null });
  });

  test("turns ban lists into usage marks, unless the usage note has them", () => {
    const usage = (change: object) => read([{ ...beast, ...change }]).entries[0]?.card.usage;
    expect(usage({ banned: ["Vintage", "Standard"] })).toEqual(["BANNED in Vintage", "BANNED in Standard"]);
    expect(usage({ restricted: ["Vintage"], usage: "A note." })).toEqual([
      "RESTRICTED in Vintage",
      "A note.",
    ]);
    expect(usage({ banned: ["Vintage"], usage: "**BANNED**" })).toEqual(["**BANNED**"]);
  });

  test("names the line of each object not taken", () => {
    const cards = [
      beast,
      5,
      { ...beast, side: "Q" },
      { ...beast, text: ["x"] },
      { ...beast, name: "Mila [{,\n" },
    ];
    const begins = JSON.stringify(cards, null, 1)
      .split("\n")
      .flatMap((line, at) => (/^ [{5]/.test(line) ? [at + 1] : []));
    const { entries, rejected } = read(cards);
    expect(entries.map(({ row }) => row.line)).toEqual([begins[0], begins[4]]);
    expect(rejected).toEqual([
      { file: "cards.json", line: begins[1], reason: "not an object" },
      { file: "cards.json", line: begins[2], reason: 'unknown side "Q"' },
      { file: "cards.json", line: begins[3], reason: "text is neither text nor a number" },
    ]);
  });

  test("never throws on JSON of any shape", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify([value])),
        ),
        (text) => {
          const { entries, rejected } = readCardFile({ file: "cards.json", text });
          expect(entries).toEqual([]);
          expect(rejected.length).toBeGreaterThanOrEqual(text === "[]" ? 0 : 1);
        },
      ),
    );
  });
});
