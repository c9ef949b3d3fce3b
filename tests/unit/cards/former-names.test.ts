import { describe, expect, test } from "vitest";
import { formerNamesOf } from "@/lib/cards/former-names";
import { readOne, row } from "@/tests/unit/catalog/rows";

const card = (Name: string, ImageFile: string) => readOne(row({ Name, ImageFile, Set: "BOC" }));

describe("former names", () => {
  test.each([
    ["Commander Cody (D)", [["Commander Code (D)", "x"]]],
    ["Commander Cody (D) (Promo)", [["Commander Code (D) (Promo)", "x"]]],
    ["Build on Hope", [["Built of Hope", "x"]]],
    ["Commander Cody (E)", []],
    ["Commander Code (D)", []],
  ])("%s", (name, former) => {
    expect(formerNamesOf([card(name, "x")])).toEqual(former);
  });
});
