import { describe, expect, test } from "vitest";
import { marksOf } from "@/lib/cards/ban-marks";
import { standing } from "@/lib/decks/legality/marks";
import { cardCalled, formatCalled } from "./invented";

const marked = (usage: string[], classification: string[] = []) => marksOf({ usage, classification });

describe("ban marks", () => {
  test.each([
    ["**BANNED**", [["banned", null]]],
    ["**BANNED**: not for tournaments.", [["banned", null]]],
    ["**RESTRICTED**: one copy.", [["restricted", null]]],
    ["BANNED", [["banned", null]]],
    ["BANNED in Vintage.", [["banned", "Vintage"]]],
    ["RESTRICTED in Vintage (to 1 copy per deck)", [["restricted", "Vintage"]]],
    ["*BANNED:Standard", [["banned", "Standard"]]],
    [
      "*BANNED: Standard, Vintage",
      [
        ["banned", "Standard"],
        ["banned", "Vintage"],
      ],
    ],
    [
      "BANNED in Standard and WOTC.",
      [
        ["banned", "Standard"],
        ["banned", "WOTC"],
      ],
    ],
  ])("%s", (note, marks) => {
    expect(marked([note]).map(({ status, format }) => [status, format])).toEqual(marks);
  });

  test.each([
    "Banned units may not be played.",
    "This card was BANNED once.",
    "BANNED units return to play.",
    "RESTRICTEDLY",
    "",
  ])("%s is an ordinary note", (note) => {
    expect(marked([note])).toEqual([]);
  });

  test("codes of the Classification column name their format", () => {
    expect(marked([], ["WB", "VR", "WOTC", "REP"])).toEqual([
      { status: "banned", format: "WOTC" },
      { status: "restricted", format: "Vintage" },
    ]);
  });

  test("a mark holds from the day it is known to have held", () => {
    const [card] = [
      { ...cardCalled("Ugly Trick"), name: { ...cardCalled("Ugly Trick").name, base: "Ugnaught" } },
    ];
    const on = (day: string | null) => standing([{ card }], "banned", formatCalled("WOTC"), day).applies;
    expect([on("2004-04-11"), on("2004-04-12"), on(null)]).toEqual([false, true, true]);
  });
});
