import { describe, expect, test } from "vitest";
import { fits, nameFit, readPhrase } from "@/lib/stacking/criteria";
import { readLeave, readLift } from "@/lib/stacking/permissions";
import { stackText } from "@/lib/stacking/stack-text";
import { readSubtypes } from "@/lib/stacking/subtypes";
import { card } from "@/tests/fixtures/stack-cards";

describe("subtypes", () => {
  test.each([
    ["Dark Jedi Master", ["dark jedi", "master"]],
    ["Old Republic Dark Jedi - Historian", ["old republic", "dark jedi", "historian"]],
    ["Resistance Squadrons", ["resistance", "squadron"]],
    ["Chiss Officers", ["chiss", "officer"]],
    ["Jedi – Lost Tribe Sith", ["jedi", "lost tribe", "sith"]],
    ["Jedi Padawan6 -Triumvirate", ["jedi", "padawan", "triumvirate"]],
    ["Clone Bounty Hunter", ["clone", "bounty hunter"]],
    ["Aki-Aki", ["aki-aki"]],
    ["", []],
  ])("%s → %s", (words, subtypes) => {
    expect(readSubtypes(words)).toEqual(subtypes);
  });
});

describe("a card and one entry of a Stack list", () => {
  const bearer = card({ name: "Council (A)", set: "ONE", text: "" });
  const list = (words: string) => {
    const [criteria = []] = stackText(card({ name: "Council (A)", set: "ONE", text: `Stack: ${words}` })).own
      .lists;
    return criteria;
  };
  const sith = card({ name: "Darth Ash (A)", set: "ONE", subtype: "Dark Jedi - Sith Spirit" });
  const jedi = card({ name: "Ona Lars (B)", set: "TWO", subtype: "Old Republic Jedi" });
  const hauler = card({ name: "Old Hauler", set: "ONE", type: "Space", subtype: "Rebel Transport" });
  const hunter = card({ name: "Kett (A)", subtype: "Bounty Hunter", type: "Ground" });

  test.each([
    ["Any unique Sith Spirit.", sith, true],
    ["Any unique Sith Spirit.", jedi, false],
    ["Any unique Jedi Character.", jedi, true],
    ["Any unique Jedi Character.", sith, false],
    ["Any unique Old Republic Jedi Character", jedi, true],
    ["Any unique Republic Jedi Character", jedi, false],
    ["Any Transport", hauler, true],
    ["Any unique Transport", hauler, false],
    ["Any non-unique Transport", hauler, true],
    ["Any unique Bounty Hunter Character.", hunter, false],
    ["Any unique Bounty Hunter unit.", hunter, true],
    ["Any unique Hunter unit.", hunter, false],
    ["Any unique Character with the same expansion symbol as Council.", sith, true],
    ["Any unique Character with the same expansion symbol as Council.", jedi, false],
    ['Any unique unit with "Lars" in its name and Darth Ash.', jedi, true],
    ['Any unique unit with "Lars" in its name and Darth Ash.', sith, true],
    ['Any unique unit with "Lars" in its name and Darth Ash.', hunter, false],
    ["Darth Ash, Kett, and Ona Lars.", hunter, true],
    ["Darth Ash, Kett, and Ona Lars.", hauler, false],
    ["Kett.", hunter, true],
    ["Kett (A).", hunter, true],
    ["Kett (B).", hunter, false],
    ["Old Master and Learner and Kett.", card({ name: "Old Master and Learner (A)" }), true],
    ["Old Master and Learner and Kett.", card({ name: "Learner and Kett Squad (A)" }), false],
  ])("Stack: %s admits %o: %s", (words, candidate, admitted) => {
    const fit = list(words).map((criterion) => fits(criterion, stackText(candidate), bearer, "official"));
    expect(fit.includes("yes")).toBe(admitted);
  });

  test("a stand-alone Treat … as … counts as a subtype, one about others does not", () => {
    const treated = stackText(
      card({ name: "Randel (A)", subtype: "Officer", text: "Treat Randel as a Sith Spirit." }),
    );
    expect([...treated.subtypes]).toEqual(["officer", "sith", "spirit"]);
    const other = stackText(
      card({ name: "Randel (A)", subtype: "Officer", text: "Treat those units as Ewoks until end of game." }),
    );
    expect([...other.subtypes]).toEqual(["officer"]);
  });
});

describe("names in texts", () => {
  test.each([
    ["Luke Skywalker", "Luke Skywalker", "yes"],
    ["Padmé Amidala", "Padme Amidala", "yes"],
    ["Anakin Skywalker", "Darth Vader", "yes"],
    ["Finn Galdfridian", "Finn Galfridian", "misprint"],
    ["C-3P0", "C-3PO", "misprint"],
    ["Meetra's Companions", "Meetra's Companion", "misprint"],
    ["Rey", "Rey Skywalker", "no"],
    ["Rey", "Ray", "no"],
    ["Mara Jade", "Mara Jade Skywalker", "no"],
    ["Luke Skywalker", "Luke Skywalker's Wisdom", "no"],
    ["Jaina Solo", "Jacen Solo", "no"],
  ])("%s for %s: %s", (written, base, fit) => {
    expect(nameFit(written, base, "official")).toBe(fit);
  });

  test("an unconfirmed group joins names only when asked to", () => {
    expect(nameFit("Rey", "Rey Skywalker", "with-unconfirmed")).toBe("yes");
    expect(nameFit("Mara Jade", "Mara Jade Skywalker", "with-unconfirmed")).toBe("yes");
  });
});

describe("permissions in sentences", () => {
  test.each([
    ["You may stack Ona beneath a unique Droid Character.", { unique: true, subtype: "Droid Character" }],
    [
      "You can stack this card beneath one of your unique Rebel Squadrons. You can only have one copy of this card in that stack.",
      { unique: true, subtype: "Rebel Squadrons" },
    ],
    ["You may put Ona Lars under a Padawan as part of its stack.", { unique: null, subtype: "Padawan" }],
  ])("%s", (text, host) => {
    expect(readLeave(text, "Ona Lars")?.hosts).toEqual([
      { kind: "any", inName: null, sameSet: false, ...host },
    ]);
  });

  test("names its hosts, and what it forbids", () => {
    const text = "You may stack Ona Lars beneath Rey or Rey Skywalker. Ona can;t be on top of that stack.";
    expect(readLeave(text, "Ona Lars")).toEqual({
      hosts: [
        { kind: "name", name: "Rey" },
        { kind: "name", name: "Rey Skywalker" },
      ],
      neverTop: true,
      oneCopy: false,
    });
  });

  test.each([
    "You may put that unit face-down beneath Ona Lars.",
    "When you stack a card beneath Ona Lars, draw a card.",
    "You may stack Kett beneath Ona Lars.",
    "Armor",
    "",
  ])("gives none: %s", (text) => {
    expect(readLeave(text, "Ona Lars")).toBeNull();
  });

  test.each([
    ["Ona can have more than 4 cards in her stack.", { subject: "Ona", lift: { kind: "any-number" } }],
    [
      "Ona Family's stack can have 1 extra card in it.",
      { subject: "Ona Family", lift: { kind: "extra", count: 1 } },
    ],
    [
      "This unit can have up to 2 extra cards in its stack.",
      { subject: "This unit", lift: { kind: "extra", count: 2 } },
    ],
    ["C-3PO can have up to 5 cards in its stack.", { subject: "C-3PO", lift: { kind: "up-to", count: 5 } }],
    [
      "That Droid can have one extra card in its stack.",
      { subject: "That Droid", lift: { kind: "extra", count: 1 } },
    ],
    ["As long as Ona has 4 or more cards in its stack, it gets Inspiration.", null],
    ["Gain X Force, where X is the number of cards in Ona's stack.", null],
    ["Ona can have no fun.", null],
  ])("%s", (text, lift) => {
    expect(readLift(text)).toEqual(lift);
  });

  test.each([
    ["a unique Jedi", [{ kind: "any", unique: true, subtype: "Jedi", inName: null, sameSet: false }]],
    [
      "each of your other Clones",
      [{ kind: "any", unique: null, subtype: "Clones", inName: null, sameSet: false }],
    ],
    ["non-unique Droids", [{ kind: "any", unique: false, subtype: "Droids", inName: null, sameSet: false }]],
    ["Anakin Skywalker", [{ kind: "name", name: "Anakin Skywalker" }]],
    [
      "Ann, Bob, and Cid",
      [
        { kind: "name", name: "Ann" },
        { kind: "name", name: "Bob" },
        { kind: "name", name: "Cid" },
      ],
    ],
  ])("the phrase %s", (phrase, criteria) => {
    expect(readPhrase(phrase)).toEqual(criteria);
  });
});
