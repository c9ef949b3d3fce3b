import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arenasInPlay } from "@/lib/cards/identity";
import { arenasOfSubtype, readTypeLine } from "@/lib/cards/type-line";

describe("type lines", () => {
  test.each([
    ["Space", "Unit", ["Space"], null, "Space"],
    ["Space ", "Unit", ["Space"], null, "Space"],
    ["Ground/Character", "Unit", ["Ground", "Character"], null, "Ground/Character"],
    ["Character / Ground", "Unit", ["Character", "Ground"], null, "Character/Ground"],
    ["space/ground/character", "Unit", ["Space", "Ground", "Character"], null, "Space/Ground/Character"],
    ["Mission", "Mission", [], null, "Mission"],
    ["Mission - Trap", "Mission", [], "Trap", "Mission - Trap"],
    ["Mission – Campaign", "Mission", [], "Campaign", "Mission - Campaign"],
    ["Mission—Trap", "Mission", [], "Trap", "Mission - Trap"],
    ["Mission-Trap", "Mission", [], "Trap", "Mission - Trap"],
    ["Missions", "Mission", [], null, "Mission"],
    ["Mission -Trap", "Mission", [], "Trap", "Mission - Trap"],
    ["Mission \uFFFD Trap", "Mission", [], "Trap", "Mission - Trap"],
    ["EQUIPMENT", "Equipment", [], null, "Equipment"],
    ["Subordinate", "Subordinate", [], null, "Subordinate"],
    ["Reminder", "Reminder", [], null, "Reminder"],
  ])("%s", (raw, type, arenas, kind, printed) => {
    expect(readTypeLine(raw)).toEqual({ type, arenas, kind, printed });
  });

  test.each([
    "",
    " ",
    "Unit",
    "Ship",
    "Space/Space",
    "Space/",
    "Space/Moon",
    "Space - Trap",
    "Mission -",
    "/",
  ])("%j is no type", (raw) => {
    expect(readTypeLine(raw)).toBeNull();
  });

  test("never throws, and a line read is read the same again", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom("Mission-Trap", "mission – x/y", "Ground/Space")),
        (raw) => {
          const line = readTypeLine(raw);
          if (line) expect(readTypeLine(line.printed)).toEqual(line);
        },
      ),
    );
  });
});

describe("arenas in a subtype", () => {
  test.each([
    ["Ground/Character - Soldier Squad", ["Ground", "Character"]],
    ["Space -Yuuzhan Vong Starfighter", ["Space"]],
    ["Character – Skill", ["Character"]],
    ["Twi'lek New Republic Officer", []],
    ["", []],
  ])("%s", (subtype, arenas) => {
    expect(arenasOfSubtype(subtype)).toEqual(arenas);
  });

  test("a unit lies where its type says, whatever its subtype", () => {
    const type = readTypeLine("Character");
    expect(type && arenasInPlay({ type, subtype: "Ground - Jedi" })).toEqual(["Character"]);
  });
});
