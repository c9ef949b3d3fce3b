import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textLines } from "@/components/cards/segments";
import type { Card } from "@/lib/cards/card";
import { readTypeLine } from "@/lib/cards/type-line";
import { readCardFile } from "@/lib/catalog/card-file";
import { LACKEY } from "@/tests/lackey";

function cardWith(text: string, type = "Character"): Pick<Card, "text" | "type" | "subtype"> {
  const line = readTypeLine(type);
  if (!line) throw new Error(`no type line: ${type}`);
  return { text, type: line, subtype: "" };
}

/** `[Evade 2]` for a keyword, `<force 2>` for a sign, `{Ground}` for a half of a Switch. */
function drawn(text: string, type?: string): string[] {
  return textLines(cardWith(text, type)).map(({ bullet, segments }) => {
    const shown = segments.map((segment) => {
      switch (segment.kind) {
        case "keyword":
          return `[${segment.text}]`;
        case "force":
        case "build":
          return `<${segment.kind} ${segment.amount}>`;
        case "tap":
        case "arrow":
          return `<${segment.kind}>`;
        case "arena":
          return `{${segment.arena}}`;
        default:
          return segment.text;
      }
    });
    return (bullet ? "* " : "") + shown.join("");
  });
}

describe("textLines", () => {
  test.each([
    ["Armor | Hidden Cost 5", undefined, ["[Armor]", "[Hidden Cost 5]"]],
    ["Pay 2 Force -> Evade 2", undefined, ["<force 2> <arrow> [Evade 2]"]],
    ["Pay X Force -> Retaliate X+1", undefined, ["<force X> <arrow> [Retaliate X+1]"]],
    ["Tap, Pay 3 Force -> Draw a card.", undefined, ["<tap>, <force 3> <arrow> Draw a card."]],
    ["Pay 2 build points -> Draw a card.", undefined, ["<build 2> <arrow> Draw a card."]],
    ["Switch: Armor/Parry 1", "Ground/Character", ["[Switch]: {Ground}[Armor]/{Character}[Parry 1]"]],
    ["Switch: None/Stealth", "Space/Ground", ["[Switch]: {Space}None/{Ground}[Stealth]"]],
    ["INSERT: Pay 1 Force -> Protect 2", undefined, ["[INSERT]: <force 1> <arrow> [Protect 2]"]],
    ["Each of your Jedi gets Accuracy 1.", undefined, ["Each of your Jedi gets [Accuracy 1]."]],
    ["Your Bounty Hunters get +1 power.", undefined, ["Your Bounty Hunters get +1 power."]],
    ["Take 1 40/2/2 Guard Subordinate.", "Ground/Character", ["Take 1 40/2/2 Guard Subordinate."]],
    [
      "[Pilot] Speeder Pilot. The Speeder gets: *Velocity 35 *Armor",
      undefined,
      ["[[Pilot] Speeder Pilot]. The Speeder gets:", "* [Velocity 35]", "* [Armor]"],
    ],
    ["", undefined, []],
    [" | ", undefined, []],
  ])("%j on %j", (text, type, lines) => {
    expect(drawn(text, type)).toEqual(lines);
  });

  test("a quoted bar does not divide", () => {
    expect(drawn('One of your units gets "Armor." | Stealth')).toHaveLength(2);
  });

  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
  const joined = (card: Pick<Card, "text" | "type" | "subtype">) =>
    letters(
      textLines(card)
        .flatMap((line) => line.segments.map((segment) => segment.text))
        .join(""),
    );

  test("no letter or digit of any text is lost or doubled", () => {
    const piece = fc.constantFrom(
      "Switch: ",
      "Armor",
      "/",
      " | ",
      "Pay 2 Force",
      " -> ",
      "Evade 1",
      '"',
      "INSERT: ",
      "*",
      "Tap",
      " gets ",
      "(Note.)",
      ". ",
      "40/2/2 ",
      "Upkeep: ",
      "[Pilot] Speeder Pilot. The Speeder gets: ",
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 20 }),
        fc.constantFrom("Character", "Space/Ground", "Battle"),
        (parts, type) => {
          const card = cardWith(parts.join(""), type);
          expect(joined(card)).toBe(letters(card.text));
        },
      ),
    );
  });

  describe.skipIf(!LACKEY)("every card of the files (needs LACKEY_DATA)", () => {
    test("is shown whole", () => {
      const folder = join(LACKEY ?? "", "sets");
      for (const file of readdirSync(folder)) {
        const { entries } = readCardFile({ file, text: readFileSync(join(folder, file), "utf8") });
        for (const { card } of entries) expect(joined(card), card.name.full).toBe(letters(card.text));
      }
    });
  });
});
