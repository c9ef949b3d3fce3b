import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCardFile } from "@/lib/catalog/card-file";
import { HEADING_15, HEADING_16, HEADING_17, readOne, row, setFile, writeRow } from "./rows";

const read = (text: string, file = "BOC.txt") => readCardFile({ file, text });
const reasons = (text: string, file?: string) =>
  read(text, file).rejected.map(({ line, reason }) => `${line}: ${reason}`);

describe("a row", () => {
  test.each([HEADING_15, HEADING_16, HEADING_17])("is read by the names of the columns: %s", (heading) => {
    const shuffled = heading.split(" ").reverse().join(" ");
    expect(readOne(row({}, heading), heading)).toEqual(readOne(row({}, shuffled), shuffled));
    expect(readOne(row({}, heading), heading)).toEqual({
      id: "boc001-cave-beast",
      image: "BOC001_Cave_Beast",
      set: "BOC",
      name: { full: "Cave Beast", base: "Cave Beast", version: null, marks: [], namesake: null },
      side: "N",
      type: { printed: "Ground", type: "Unit", arenas: ["Ground"], kind: null },
      subtype: "Creature",
      cost: 4,
      speed: 30,
      power: 4,
      health: 5,
      rarity: "C",
      number: "1",
      usage: [],
      text: "Armor",
      script: "",
      classification: [],
      summary: false,
    });
  });

  test("may lack trailing cells, and columns nobody needs", () => {
    const short = row({}, HEADING_15).replace(/\t*$/, "");
    expect(readOne(short, HEADING_17)).toEqual(readOne(row()));
    expect(readOne("Cave Beast\tBOC\tN\tGround", "Name Set Side Type")).toMatchObject({
      cost: null,
      text: "",
    });
  });

  test.each([
    ["Cost", "4.0", "cost", 4],
    ["Cost", "X", "cost", "X"],
    ["Power", "*", "power", "*"],
    ["Power", "0", "power", 0],
    ["Health", "", "health", null],
    ["Number", "12.0", "number", "12"],
    ["Number", "S01", "number", "S01"],
    ["Side", "y", "side", "Y"],
    ["Side", "Light", "side", "L"],
    ["Set", "boc", "set", "BOC"],
    ["Subtype", "Resistance  Officer ", "subtype", "Resistance Officer"],
    ["Usage", "*BANNED:Standard | A note.", "usage", ["*BANNED:Standard", "A note."]],
    ["Text", " Armor | Parry 1 ", "text", "Armor | Parry 1"],
    ["Text", '"Armor, and ""Stun 1.""', "text", '"Armor, and ""Stun 1.""'],
    ["Text", '"Gets ""Stun 1,"" and Armor"', "text", 'Gets "Stun 1," and Armor'],
    ["Text", '"Stun 1" and "Armor"', "text", '"Stun 1" and "Armor"'],
    ["Text", 'Gets "Stun 1."', "text", 'Gets "Stun 1."'],
    ["Text", "Armor\u0000\u0007x", "text", "Armor x"],
    ["Name", '"Ark ""Bumpy"" Vale (A)"', "name", expect.objectContaining({ full: 'Ark "Bumpy" Vale (A)' })],
    [
      "Name",
      'Ark "Bumpy" Vale (A)',
      "name",
      expect.objectContaining({ base: 'Ark "Bumpy" Vale', version: "A" }),
    ],
    ["Name", "Cave Beast  (Y)", "name", expect.objectContaining({ full: "Cave Beast (Y)" })],
    ["Type", "Space ", "type", expect.objectContaining({ printed: "Space", arenas: ["Space"] })],
    ["Type", "Mission – Trap", "type", expect.objectContaining({ printed: "Mission - Trap", kind: "Trap" })],
  ])("%s %j", (column, raw, field, value) => {
    expect(readOne(row({ [column]: raw, Script: "" })) as unknown as Record<string, unknown>).toHaveProperty(
      field,
      value,
    );
  });

  test("reads a classification as a list", () => {
    expect(
      readOne(row({ Classification: "REB, EP456,STAND" }, HEADING_16), HEADING_16).classification,
    ).toEqual(["REB", "EP456", "STAND"]);
  });

  test("takes a bare last letter as version for units whose picture says so", () => {
    const bare = { Name: "Mila Vale A", ImageFile: "BOC009_Mila_Vale_A" };
    expect(readOne(row(bare)).name.full).toBe("Mila Vale (A)");
    expect(readOne(row({ ...bare, Type: "Battle" })).name.full).toBe("Mila Vale A");
  });

  test("of a Reminder needs no side", () => {
    const reminder = readOne(row({ Name: "{Ready Phase}", Type: "Reminder", Side: "" }));
    expect([reminder.side, reminder.name.full]).toEqual(["N", "{Ready Phase}"]);
  });

  test("without ImageFile gets its id from set, number and name", () => {
    expect(readOne(row({ ImageFile: "" })).id).toBe("boc-1-cave-beast");
  });
});

describe("promos and subordinates", () => {
  test.each([
    [{ Rarity: "S", Number: "" }, "Subordinate", "S"],
    [{ Rarity: "", Number: "S" }, "Subordinate", "S"],
    [{ Rarity: "S", Number: "P" }, "Subordinate", "S"],
    [{ Rarity: "P", Number: "S", Type: "Subordinate" }, "Subordinate", "S"],
    [{ Rarity: "", Number: "", Type: "Subordinate" }, "Subordinate", "S"],
    [{ Rarity: "R", Number: "P" }, "Unit", "R"],
    [{ Rarity: "", Number: "P" }, "Unit", "P"],
    [{ Rarity: "P", Number: "" }, "Unit", "P"],
    [{ Rarity: "C", Number: "S01" }, "Unit", "C"],
  ])("%j", (cells, type, rarity) => {
    const card = readOne(row(cells as Record<string, string>));
    expect([card.type.type, card.rarity]).toEqual([type, rarity]);
  });
});

describe("a file", () => {
  test.each([
    ["CRLF", (text: string) => text.replaceAll("\n", "\r\n")],
    ["CR", (text: string) => text.replaceAll("\n", "\r")],
    ["a byte order mark", (text: string) => `\uFEFF${text}`],
    ["no last line end", (text: string) => text.trimEnd()],
    ["blank lines", (text: string) => text.replaceAll("\n", "\n\t\t\n\n")],
    ["quoted headings", (text: string) => text.replace(/^.*/, (line) => line.replace(/\w+/g, '"$&"'))],
  ])("with %s", (_, change) => {
    const text = setFile([row({}, HEADING_16), row({ ImageFile: "BOC002" }, HEADING_16)], HEADING_16);
    expect(read(change(text)).entries.map(({ card }) => card)).toEqual(
      read(text).entries.map(({ card }) => card),
    );
    expect(read(change(text))).toMatchObject({ rejected: [], entries: { length: 2 } });
  });

  test.each([
    "",
    "\n\n",
    "one line",
    "\u00ff\u00d8\u00ff\u00e0JFIF",
    "Name\tSet\nx\ty",
    "<deck/>",
    "{",
    "{}",
    "[1",
    "null",
  ])("%j holds no cards", (text) => {
    expect(read(text)).toMatchObject({ entries: [], rejected: [{ file: "BOC.txt", line: 1 }] });
  });
});

describe("rows not taken", () => {
  test.each([
    [row({ Text: "Armor\tParry 1" }), "16 cells in 15 columns"],
    [`${row()}\t`, "16 cells in 15 columns"],
    [row({ Side: "Q" }), 'unknown side "Q"'],
    [row({ Side: "" }), "no side"],
    [row({ Name: " " }), "no name"],
    [row({ Name: "\u2026" }), "no name"],
    [row({ Type: "Starship" }), 'unknown type "Starship"'],
    [row({ Type: "" }), "no type"],
    [row({ Set: "ZZZ" }), 'unknown set "ZZZ"'],
    [row({ Set: "" }), "no set"],
    [row({ Set: "BOC; DROP" }), 'unknown set "BOC; DROP"'],
    [row({ Cost: "four" }), 'cost "four" is no number'],
    [row({ Side: "Q", Type: "" }), 'no type; unknown side "Q"'],
    [row({ Name: "x".repeat(201) }), "name is longer than 200 characters"],
    [row({ Text: "x".repeat(10_001) }), "text is longer than 10000 characters"],
  ])("%#: %s", (line, reason) => {
    expect(reasons(setFile([row(), line, row()]))).toEqual([`3: ${reason}`]);
    expect(read(setFile([row(), line, row()])).entries).toHaveLength(2);
  });

  test("a tab too many in the text of a short row is noticed", () => {
    const line = row({ Text: "Armor\tParry 1" }).replace(/\t*$/, "");
    expect(reasons(setFile([line], HEADING_17), "BOC.txt")).toEqual([
      "2: text in the Script column: a tab too many in Text",
    ]);
  });

  test("a tab too many in the text of a row that lacks just one cell is noticed", () => {
    const line = row({ Text: "Armor\tParry 1", Classification: "REB" }, HEADING_16);
    expect(reasons(setFile([line], HEADING_17))).toEqual([
      "2: text in the Script column: a tab too many in Text",
    ]);
  });

  test("a row broken inside a quoted cell is noticed", () => {
    const line = row({ Text: '"Armor, and' }).replace(/\t*$/, "");
    expect(reasons(setFile([line], HEADING_17))).toEqual(["2: the row breaks off inside a quoted cell"]);
  });

  test("a set nobody knows is taken from a file named after it", () => {
    const text = setFile([row({ Set: "ZZZ" })]);
    expect(reasons(text, "sets/zzz.txt")).toEqual([]);
    expect(reasons(text, "more.txt")).toEqual(['2: unknown set "ZZZ"']);
  });

  test("a set nobody knows is taken where a file holds ten of its cards, and not for less", () => {
    const rows = Array.from({ length: 10 }, (_, at) => row({ Set: "ZZZ", ImageFile: `ZZZ${at}` }));
    expect(reasons(setFile([row(), ...rows]), "more.txt")).toEqual([]);
    expect(reasons(setFile([row(), ...rows.slice(1)]), "more.txt")).toHaveLength(9);
  });
});

describe("any file", () => {
  const heading = HEADING_16.replaceAll(" ", "\t");
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(fc.constantFrom("\t", "\n", '"', "X", "BOC", "N", "Ground", "4.0", "Name (A)", "\r"), {
        maxLength: 60,
      })
      .map((all) => `${heading}\n${all.join("")}`),
  );

  test("never throws; each row is taken or named", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { entries, rejected } = read(text);
        const lines = new Set([...entries.map(({ row }) => row.line), ...rejected.map(({ line }) => line)]);
        expect(lines.size).toBe(entries.length + rejected.length);
      }),
    );
  });

  test("a card written as a row is read as the same card", () => {
    const word = fc.stringMatching(/^[ -~é“”’]{0,20}$/);
    const cells = fc.record({
      Name: fc
        .tuple(
          fc.constantFrom("Mila", 'Ark "Bumpy" Vale', '"Quoted"', "R5-D4"),
          fc.constantFrom("", " (A)", "(B2)", " (A) (Promo)", " {AGD}", " RAS"),
        )
        .map((parts) => parts.join("")),
      ImageFile: fc.stringMatching(/^[A-Za-z0-9_]{1,20}$/),
      Side: fc.constantFrom("L", "D", "N", "Y"),
      Type: fc.constantFrom("Space", "Ground/Character", "Battle", "Mission – Trap", "Subordinate"),
      Subtype: word,
      Cost: fc.constantFrom("", "X", "0", "7", "3.0"),
      Power: fc.constantFrom("", "*", "0", "12"),
      Rarity: fc.constantFrom("", "C", "S", "P"),
      Number: fc.constantFrom("", "7", "P", "S", "S01", "4.0"),
      Usage: word,
      Text: word,
      Classification: word,
    });
    fc.assert(
      fc.property(cells, (raw) => {
        const card = readOne(row(raw, HEADING_16), HEADING_16);
        expect(readOne(writeRow(card), HEADING_16)).toEqual(card);
      }),
    );
  });
});
