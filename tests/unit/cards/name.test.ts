import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identityOfName } from "@/lib/cards/identity";
import { readName } from "@/lib/cards/name";

describe("names as printed", () => {
  test.each([
    ["Rancor", "Rancor", null, [], null],
    ["Darth Vader (Y)", "Darth Vader", "Y", [], null],
    ["Chewbacca (D2)", "Chewbacca", "D2", [], null],
    ["Anakin Skywalker (V) (Promo)", "Anakin Skywalker", "V", ["Promo"], null],
    ["Jocasta Nu (B) (Promo-Film)", "Jocasta Nu", "B", ["Promo-Film"], null],
    ["Jango Fett (D) (Promo 1)", "Jango Fett", "D", ["Promo 1"], null],
    ["Dueling Ambitions (Promo) (Starter)", "Dueling Ambitions", null, ["Promo", "Starter"], null],
    ["Yoda (S) (LEGO)", "Yoda", "S", ["LEGO"], null],
    ["Star Destroyer RAS", "Star Destroyer", null, [], "RAS"],
    ["Blockade {TPM}", "Blockade", null, [], "TPM"],
    ["Escape Pod {AGD}", "Escape Pod", null, [], "AGD"],
    ["Return of the Jedi (ALTA)", "Return of the Jedi", null, [], "ALTA"],
    ["Return of the Jedi (ALTA) (Promo)", "Return of the Jedi", null, ["Promo"], "ALTA"],
    ["Mila Vale (A) (ALTA)", "Mila Vale", "A", ["ALTA"], null],
    ["Mila Vale (QQQQ)", "Mila Vale (QQQQ)", null, [], null],
    ['Sergeant "Salty" Sharp (A)', 'Sergeant "Salty" Sharp', "A", [], null],
    ["R5-D4 (A)", "R5-D4", "A", [], null],
    ["Trooper (Hoth)", "Trooper (Hoth)", null, [], null],
    ["Trooper (Hoth) (A)", "Trooper (Hoth)", "A", [], null],
    ["X-Wing ABC", "X-Wing ABC", null, [], null],
    ["Clone Warrior 4/163", "Clone Warrior 4/163", null, [], null],
    ["AT-AT", "AT-AT", null, [], null],
    ["ROTS", "ROTS", null, [], null],
    ["(A)", "(A)", null, [], null],
  ])("%s", (full, base, version, marks, namesake) => {
    expect(readName(full)).toEqual({ name: { full, base, version, marks, namesake }, faults: [] });
  });
});

describe("names with a fault", () => {
  test.each([
    ["Darth Vader  (Y)", undefined, "Darth Vader (Y)", ["version-spacing"]],
    ["Chimaera(C)", undefined, "Chimaera (C)", ["version-spacing"]],
    ["Axe Woves A", "TMW014_Axe_Woves_A", "Axe Woves (A)", ["version-parentheses"]],
    ["Axe Woves A (Promo)", "TMWpromo_Axe_Woves_A", "Axe Woves (A) (Promo)", ["version-parentheses"]],
    ["Axe Woves A", "TMW014_Axe_Woves_B", "Axe Woves A", []],
    ["Axe Woves A", undefined, "Axe Woves A", []],
    ["Chewbacca's Bowcaster (Starter) (A)", undefined, "Chewbacca's Bowcaster (A) (Starter)", ["mark-order"]],
    ["Hammerhead Cruiser Starter", undefined, "Hammerhead Cruiser (Starter)", ["mark-parentheses"]],
    ["Harvest of Pain ", undefined, "Harvest of Pain", ["blanks"]],
    ["Harvest  of Pain", undefined, "Harvest of Pain", ["blanks"]],
    ["General Grievous (C) (Starter) ", undefined, "General Grievous (C) (Starter)", ["blanks"]],
    ['"Sergeant ""Salty"" Sharp (A)"', undefined, 'Sergeant "Salty" Sharp (A)', ["doubled-quotes"]],
    ['Sergeant ""Salty"" Sharp (A)', undefined, 'Sergeant "Salty" Sharp (A)', ["doubled-quotes"]],
    ["Padm\uFFFD Amidala (A)", undefined, "Padm\uFFFD Amidala (A)", ["lost-character"]],
    ["Luke’s X-Wing (A)", undefined, "Luke's X-Wing (A)", []],
    ["Derek “Hobbie” Klivian (A)", undefined, 'Derek "Hobbie" Klivian (A)', []],
  ])("%s", (raw, image, full, faults) => {
    const read = readName(raw, image);
    expect(read.name.full).toBe(full);
    expect(read.faults).toEqual(faults);
  });
});

describe("identity", () => {
  test.each([
    ["Anakin Skywalker (V)", "Anakin Skywalker (V) (Promo)"],
    ["Jocasta Nu (B) (Promo)", "Jocasta Nu (B) (Promo-Film)"],
    ["Padmé Amidala (A)", "Padme Amidala (A)"],
    ["Luke’s X-Wing (A)", "Luke's X-Wing (A)"],
    ["Escape Pod {AGD}", "Escape Pod AGD"],
    ["Escape Pod {AGD}", "Escape Pod (AGD)"],
    ["Darth Vader  (Y)", "darth vader (y)"],
  ])("%s is %s", (a, b) => {
    expect(identityOfName(readName(a).name)).toBe(identityOfName(readName(b).name));
  });

  test.each([
    ["Luke Skywalker (A)", "Luke Skywalker (B)"],
    ["Star Destroyer", "Star Destroyer RAS"],
    ["Escape Pod", "Escape Pod {AGD}"],
    ["Escape Pod", "Escape Pod (AGD)"],
    ["Krayt Dragon", "Dune Sea Krayt Dragon"],
    ["Luke Skywalker (A)", "Luke Skywalker"],
    ["Luke Skywalker (A)", "Luke Skywalker (A2)"],
  ])("%s is not %s", (a, b) => {
    expect(identityOfName(readName(a).name)).not.toBe(identityOfName(readName(b).name));
  });
});

describe("any text", () => {
  const piece = fc.constantFrom(
    "(A)",
    "(D2)",
    "(Promo)",
    "{AGD}",
    "RAS",
    "Starter",
    " ",
    "  ",
    '"',
    '""',
    "Luke",
    "’",
    "é",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece, { maxLength: 8 }).map((all) => all.join("")),
  );

  test("never throws, and a name read is read the same again", () => {
    fc.assert(
      fc.property(texts, fc.option(fc.string(), { nil: undefined }), (raw, image) => {
        const { name } = readName(raw, image);
        expect(readName(name.full, image).name).toEqual(name);
      }),
    );
  });
});
