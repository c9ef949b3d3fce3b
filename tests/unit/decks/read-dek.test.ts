import { describe, expect, test } from "vitest";
import { readDeck } from "@/lib/decks/io/read-deck";
import { cpuClock } from "./cpu-time";

const deck = (inside: string) =>
  `<deck version="0.8">\n<meta><game>starwars</game></meta>\n<superzone name="Deck">${inside}</superzone></deck>`;
const card = (name: string, id = "", set = "") =>
  `<card><name id="${id}">${name}</name><set>${set}</set></card>`;

describe(".dek files", () => {
  test("copies of one card become one line, zones kept apart", () => {
    const text = `<deck version="0.8">
      <superzone name="Deck">${card("A", "A1", "X").repeat(3)}${card("B")}${card("A", "A1", "X")}</superzone>
      <superzone name="Outside the game">${card("A", "A1", "X")}</superzone></deck>`;
    expect(readDeck(text, "a.dek").lines).toEqual([
      { name: "A", id: "A1", set: "X", zone: "Deck", count: 4, line: 2 },
      { name: "B", zone: "Deck", count: 1, line: 2 },
      { name: "A", id: "A1", set: "X", zone: "Outside the game", count: 1, line: 3 },
    ]);
  });

  test("the five escapes, numbers, CDATA and remarks are read as text", () => {
    const names = [
      "Obi&apos;s &quot;A&quot; &amp; &lt;B&gt;",
      "Padm&#233;",
      "<![CDATA[C & D]]>",
      "E<!-- x -->F",
    ];
    const read = readDeck(deck(names.map((name) => card(name)).join("")), "a.dek").lines;
    expect(read.map(({ name }) => name)).toEqual([`Obi's "A" & <B>`, "Padmé", "C & D", "EF"]);
  });

  test("a declaration, a BOM, CRLF and elements nobody knows do no harm", () => {
    const text = `\uFEFF<?xml version="1.0"?>\r\n<deck><other><name>no</name></other>${card("A")}</deck>`;
    expect(readDeck(text, "a.dek").lines).toEqual([{ name: "A", zone: "Deck", count: 1, line: 2 }]);
  });

  const many = deck(card("A").repeat(5_001));
  test.each([
    ["a DOCTYPE", `<!DOCTYPE deck [<!ENTITY a "b">]>${deck(card("&a;"))}`, "doctype"],
    ["an external entity", `<!DOCTYPE deck SYSTEM "http://localhost/x.dtd">${deck(card("A"))}`, "doctype"],
    ["an undefined entity", deck(card("&a;")), "broken-xml"],
    ["an end cut off", deck(card("A")).slice(0, -9), "broken-xml"],
    ["a raw ampersand", deck(card("A & B")), "broken-xml"],
    ["elements nested deep", `<deck>${"<a>".repeat(100_000)}`, "broken-xml"],
    ["5,001 cards", many, "too-many-cards"],
    ["another root", "<html><card><name>A</name></card></html>", "not-a-deck"],
    ["no XML", "4 Jedi Squad", "not-a-deck"],
    ["a zone nobody knows", `<deck><superzone name="Bench">${card("A")}</superzone></deck>`, "unknown-zone"],
    ["a card without a name", deck(card("", "")), "no-name"],
    ["a name of 300 letters", deck(card("a".repeat(300))), "not-a-deck"],
    ["no cards", deck(""), "empty"],
    ["nothing", "", "empty"],
    ["blanks", " \n\t ", "empty"],
    ["a picture", "\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000", "not-text"],
    ["2,000,001 letters", " ".repeat(2_000_001), "too-large"],
  ])("%s is refused with one problem", (_, text, code) => {
    const { problems, lines } = readDeck(text, "a.dek");
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(lines).toEqual([]);
  });

  test("the message names the limit", () => {
    expect(readDeck(many, "a.dek").problems[0]?.message).toContain("5,000");
    expect(readDeck("x".repeat(3_000_000)).problems[0]?.message).toContain("2,000,000");
  });

  test("a hostile file is refused at once", () => {
    const spent = cpuClock();
    for (const text of [
      `<deck>${"<a>".repeat(600_000)}`,
      deck(card("A").repeat(40_000)),
      `<deck a="${"b".repeat(1e6)}">`,
    ])
      expect(readDeck(text, "a.dek").problems).toHaveLength(1);
    expect(spent()).toBeLessThan(1000);
  });
});
