import { describe, expect, test } from "vitest";
import { parseCsv, writeCsvRow } from "@/lib/decks/io/csv";
import { readDeck } from "@/lib/decks/io/read-deck";

describe("CSV decks", () => {
  test.each([
    [
      "count,name,set,id,zone\n4,Amber Scout,INV,INV001,Supply\n",
      { count: 4, name: "Amber Scout", set: "INV", id: "INV001", zone: "Supply" },
    ],
    [
      'Name;Quantity\r\n"Derek ""Dusk"" Hale (A)";2\r\n',
      { count: 2, name: 'Derek "Dusk" Hale (A)', zone: "Deck" },
    ],
    ["\uFEFFSection\tCard Name\tQty\nSideboard\tA, B\t1", { count: 1, name: "A, B", zone: "Sideboard" }],
    ["name,set\nAmber Scout,INV", { count: 1, name: "Amber Scout", set: "INV", zone: "Deck" }],
  ])("%j", (text, line) => {
    const list = readDeck(text);
    expect(list.kind).toBe("csv");
    expect(list.lines).toEqual([{ ...line, line: 2 }]);
  });

  test.each([
    ["count,name\nmany,A", "bad-count"],
    ["count,name\n-1,A", "bad-count"],
    ["count,name,zone\n1,A,Bench", "unknown-zone"],
    ["count,name\n1,", "no-name"],
    ['count,name\n1,"A', "broken-csv"],
    ["count,name\n", "empty"],
  ])("%j is refused", (text, code) => {
    expect(readDeck(text).problems.map((problem) => problem.code)).toEqual([code]);
  });

  test.each([[["a", "b"]], [['say "x"', "a,b", "c;d", " e "]], [["", "", ""]], [["line\nbreak", "\r\n"]]])(
    "a written row is read again: %j",
    (cells) => {
      expect(parseCsv(`${writeCsvRow(cells)}\n`, ",")).toEqual([cells]);
    },
  );
});

describe("JSON decks", () => {
  test("our own, with everything a deck has", () => {
    const lines = [{ count: 2, cardId: "inv001-amber-scout", zone: "Supply" }];
    expect(readDeck(JSON.stringify({ name: "N", notes: "a\nb", format: null, lines }))).toEqual({
      kind: "json",
      name: "N",
      notes: "a\nb",
      lines: [{ count: 2, id: "inv001-amber-scout", zone: "Supply" }],
      problems: [],
    });
  });

  test("that of the public deck database", () => {
    const text = JSON.stringify({
      name: "N",
      cards: [{ count: 4, name: "Amber Scout", setCode: "INV" }],
      supply: [{ count: 1, name: "Amber Foundry" }],
    });
    expect(readDeck(text).lines).toEqual([
      { count: 4, name: "Amber Scout", set: "INV", zone: "Deck" },
      { count: 1, name: "Amber Foundry", zone: "Supply" },
    ]);
  });

  test.each([
    ["{", "broken-json"],
    ["[[[[", "broken-json"],
    ["{}", "broken-json"],
    ['{"lines":{}}', "broken-json"],
    ['{"lines":[{"count":0,"name":"A"}]}', "broken-json"],
    ['{"lines":[{"count":1.5,"name":"A"}]}', "broken-json"],
    ['{"lines":[{"count":1e9,"name":"A"}]}', "broken-json"],
    ['{"lines":[{"count":1,"name":"A","zone":"Bench"}]}', "broken-json"],
    ['{"lines":[{"count":1}]}', "no-name"],
    ['{"lines":[]}', "empty"],
    ['{"cards":[{"count":5000,"name":"A"},{"count":1,"name":"B"}]}', "too-many-cards"],
  ])("%s is refused", (text, code) => {
    expect(readDeck(text).problems.map((problem) => problem.code)).toEqual([code]);
  });
});
