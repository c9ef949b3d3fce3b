import { describe, expect, test } from "vitest";
import { readCardFile } from "@/lib/catalog/card-file";
import { readFormats } from "@/lib/catalog/formats";
import { gatherPool } from "@/lib/catalog/pool";
import { HEADING_15, HEADING_17, row, setFile } from "./rows";

const file = (name: string, rows: readonly string[], heading = HEADING_15) =>
  readCardFile({ file: name, text: setFile(rows, heading) });

describe("files taken together", () => {
  test("identical repeats merge, wherever they stand and however the file is laid out", () => {
    const pool = gatherPool([
      file("BOC.txt", [row(), row({ Cost: "4.0" })]),
      file("more.txt", [row({ DraftRarity: "C", Classification: "RES" }, HEADING_17)], HEADING_17),
    ]);
    expect(pool).toMatchObject({ rows: 3, rejected: [], entries: [{ row: { file: "BOC.txt", line: 2 } }] });
  });

  test("an ImageFile with other content is rejected and says who has it", () => {
    const pool = gatherPool([
      file("BOC.txt", [row()]),
      file("more.txt", [row({ Text: "Parry 1", Cost: "5" })]),
    ]);
    expect(pool.entries).toHaveLength(1);
    expect(pool.rejected).toEqual([
      {
        file: "more.txt",
        line: 2,
        reason: "ImageFile BOC001_Cave_Beast is already taken by BOC.txt line 2, with another cost, text",
      },
    ]);
  });

  test("rejected rows of every file are kept", () => {
    const pool = gatherPool([file("BOC.txt", [row({ Side: "" })]), file("more.txt", [row({ Set: "ZZZ" })])]);
    expect(pool.rejected.map((it) => it.file)).toEqual(["BOC.txt", "more.txt"]);
  });
});

describe("formats.txt", () => {
  const text = [
    "<formatdefinitions>",
    "<format>",
    "<label>Standard &amp; more</label>",
    "<set>KAE</set>",
    "<set> tm </set>",
    "<set>KAE</set>",
    "</format>",
    "",
    "<format><label>One line</label><set>TMW</set></format>",
    "<format><set>TMW</set></format>",
    "<format><label>Empty</label></format>",
    "<set>TMW</set>",
    "</formatdefinitions>",
  ];

  test.each(["\n", "\r\n"])("labels and set codes with their lines", (end) => {
    expect(readFormats(text.join(end))).toEqual([
      {
        name: "Standard & more",
        position: 1,
        setCodes: ["KAE", "TM"],
        written: ["KAE", "TM"],
        lines: [4, 5],
      },
      { name: "One line", position: 2, setCodes: ["TMW"], written: ["TMW"], lines: [9] },
    ]);
  });

  test("a code that stands for another is read as that one", () => {
    const [format] = readFormats("<format><label>Era</label><set>TFA</set><set>BSB</set></format>");
    expect(format).toMatchObject({ setCodes: ["TFA", "BOSB"], written: ["TFA", "BSB"] });
  });

  test.each(["", "not xml", "<format>", "</format>", "<format><label>x</label>"])("%j holds none", (text) => {
    expect(readFormats(text)).toEqual([]);
  });
});
