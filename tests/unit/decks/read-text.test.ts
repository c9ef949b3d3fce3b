import { describe, expect, test } from "vitest";
import { readDeck } from "@/lib/decks/io/read-deck";

const rows = (text: string) =>
  readDeck(text).lines.map(({ count, name, set, id, zone }) => {
    const place = zone === "Deck" ? [] : [zone];
    return [count, name, ...(set ? [set] : []), ...(id ? [`#${id}`] : []), ...place].join("|");
  });

describe("plain lists", () => {
  test.each([
    ["4 Jedi Squad", "4|Jedi Squad"],
    ["4x Jedi Squad", "4|Jedi Squad"],
    ["4X Jedi Squad", "4|Jedi Squad"],
    ["4 x Jedi Squad", "4|Jedi Squad"],
    ["4× Jedi Squad", "4|Jedi Squad"],
    ["x4 Jedi Squad", "4|Jedi Squad"],
    ["Jedi Squad x4", "4|Jedi Squad"],
    ["Jedi Squad (x4)", "4|Jedi Squad"],
    ["Jedi Squad (A) x 4", "4|Jedi Squad (A)"],
    ["Jedi Squad", "1|Jedi Squad"],
    ["4 Jedi Squad   ", "4|Jedi Squad"],
    ["   4   Jedi Squad", "4|Jedi Squad"],
    ["4\u00a0Jedi\u00a0Squad", "4|Jedi Squad"],
    ["\uFEFF4 Jedi Squad", "4|Jedi Squad"],
    ["4\tJedi Squad", "4|Jedi Squad"],
    ["4\tJedi Squad\tLEG", "4|Jedi Squad|LEG"],
    ["4\tJedi Squad\tLEG\tLEG001_Jedi_Squad", "4|Jedi Squad|LEG|#LEG001_Jedi_Squad"],
    ["Jedi Squad\t4", "4|Jedi Squad"],
    ["Jedi Squad\tLEG", "1|Jedi Squad|LEG"],
    ["4 Jedi Squad [LEG]", "4|Jedi Squad|LEG"],
    ["4 Jedi Squad [LEG LEG001_Jedi_Squad]", "4|Jedi Squad|LEG|#LEG001_Jedi_Squad"],
    ["4 Jedi Squad [Repstarter_Jedi_Squad]", "4|Jedi Squad|#Repstarter_Jedi_Squad"],
    ["1138 Squad", "1|1138 Squad"],
    ["2 1138 Squad", "2|1138 Squad"],
    ["501st Squad", "1|501st Squad"],
    ["2-1B (A)", "1|2-1B (A)"],
    ["4 X-Wing Squad", "4|X-Wing Squad"],
    ["120x Jedi Squad", "120|Jedi Squad"],
    ["SB: 2 Jedi Squad", "2|Jedi Squad|Sideboard"],
    ["Supply: 1 Jedi Squad", "1|Jedi Squad|Supply"],
    ["4 Escape Pod {AGD}", "4|Escape Pod {AGD}"],
  ])("%j", (text, row) => {
    expect(rows(text)).toEqual([row]);
  });

  test.each(["\n", "\r\n", "\r"])("rows end with %j", (end) => {
    expect(rows(["4 A", "", "2 B", ""].join(end))).toEqual(["4|A", "2|B"]);
  });

  test("remarks are no cards, and two of them name the deck", () => {
    const list = readDeck("// Name: Blue Wave\n# Format: Vintage\n// best so far\n# note\n2 A\n");
    expect(list).toMatchObject({ name: "Blue Wave", format: "Vintage", kind: "text" });
    expect(list.lines).toHaveLength(1);
  });

  test("zones come in any order and under any of their names", () => {
    const text =
      "Supply:\n1\tA\nDeck:\n2\tB\nSideboard (2):\n3\tC\nOutside the game:\n4\tD\n[Main Deck]\n5\tE\nsb:\n6\tF\n";
    expect(rows(text)).toEqual([
      "1|A|Supply",
      "2|B",
      "3|C|Sideboard",
      "4|D|Outside the game",
      "5|E",
      "6|F|Sideboard",
    ]);
  });

  test("headings of card types change no zone", () => {
    expect(rows("Sideboard\nSpace units (1):\n1 A\nBattles (1)\n1 B")).toEqual([
      "1|A|Sideboard",
      "1|B|Sideboard",
    ]);
  });

  test.each([
    ["Maybeboard:\n1 A", "unknown-zone", 1],
    ["2 A\n0 B", "bad-count", 2],
    ["2 A\n4\t\tLEG", "no-name", 2],
    [`2 A\n${"b".repeat(300)}`, "not-a-deck", 2],
    [`2 A\n${"b".repeat(3000)}`, "not-a-deck", 2],
  ])("%j is refused as a whole", (text, code, line) => {
    const list = readDeck(text);
    expect(list.problems).toEqual([expect.objectContaining({ code, line })]);
    expect(list.lines).toEqual([]);
  });

  test("every faulty row is told at once", () => {
    expect(readDeck("0 A\n0 B\nTokens:\n1 C").problems.map(({ line }) => line)).toEqual([1, 2, 3]);
  });
});
