import { describe, expect, test } from "vitest";
import { ZONES, type Zone } from "@/lib/decks/deck";
import { catalogOf } from "@/lib/decks/deck-catalog";
import { findCard } from "@/lib/decks/find-card";
import { readDeck } from "@/lib/decks/io/read-deck";
import { resolveDeck } from "@/lib/decks/resolve";
import { CARDS, CATALOG, cardCalled } from "./invented";

describe("finding a card", () => {
  test.each([
    ["name", { name: "Amber Scout" }, "sure", "inv001-amber-scout"],
    ["name in other letters", { name: "  AMBER  scout " }, "sure", "inv001-amber-scout"],
    ["curly apostrophe", { name: "Orin’s X-Kite" }, "sure", "inv048-orin-s-x-kite"],
    ["modifier letter", { name: "Orinʼs X-Kite" }, "sure", "inv048-orin-s-x-kite"],
    ["backtick", { name: "Orin`s X-Kite" }, "sure", "inv048-orin-s-x-kite"],
    ["curly quotes", { name: "Derek “Dusk” Hale (A)" }, "sure", "inv047-derek-dusk-hale-a"],
    ["spreadsheet quotes", { name: '"Derek ""Dusk"" Hale (A)"' }, "sure", "inv047-derek-dusk-hale-a"],
    ["letter without brackets", { name: "orin vale b" }, "sure", "inv013-orin-vale-b"],
    ["letter glued on", { name: "Orin Vale(B)" }, "sure", "inv013-orin-vale-b"],
    ["mark", { name: "Orin Vale (A) (Promo)" }, "sure", "inw001-orin-vale-a-promo"],
    ["no mark", { name: "Orin Vale (A)" }, "sure", "inv012-orin-vale-a"],
    ["set", { name: "Quiet Hour", set: "INW" }, "sure", "inw002-quiet-hour"],
    ["id", { id: "INW002_Quiet_Hour" }, "sure", "inw002-quiet-hour"],
    [
      "id before name",
      { id: "INW002_Quiet_Hour", name: "Quiet Hour", set: "INV" },
      "sure",
      "inw002-quiet-hour",
    ],
    ["id pasted as name", { name: "INW002_Quiet_Hour" }, "sure", "inw002-quiet-hour"],
    ["bare namesake", { name: "Star Runner RAS" }, "sure", "ras001-star-runner-ras"],
    ["braced namesake", { name: "Star Runner {RAS}" }, "sure", "ras001-star-runner-ras"],
    ["namesake by set", { name: "Star Runner", set: "RAS" }, "sure", "ras001-star-runner-ras"],
    ["other by set", { name: "Star Runner", set: "INV" }, "sure", "inv044-star-runner"],
    ["printings alike", { name: "Tide Caller (A)" }, "printing", "inv045-tide-caller-a"],
    ["reprint", { name: "Quiet Hour" }, "printing", "inv016-quiet-hour"],
    ["set without it", { name: "Amber Scout", set: "ZZZ" }, "printing", "inv001-amber-scout"],
    ["mark nobody printed", { name: "Amber Scout (Promo)" }, "printing", "inv001-amber-scout"],
    ["older name", { name: "Amber Skout" }, "renamed", "inv001-amber-scout"],
    ["older id", { id: "INV001_Amber_Skout", name: "Amber Skout" }, "renamed", "inv001-amber-scout"],
    [
      "id under another name",
      { id: "INV001_Amber_Scout", name: "Ember Scout" },
      "renamed",
      "inv001-amber-scout",
    ],
    ["namesakes", { name: "Star Runner" }, "ambiguous", "inv044-star-runner"],
    ["no letter", { name: "Orin Vale" }, "ambiguous", undefined],
    ["a letter nobody has", { name: "Orin Vale (Z)" }, "ambiguous", undefined],
    ["misspelt", { name: "Amber Scuot" }, "unknown", undefined],
    ["nothing", {}, "unknown", undefined],
    ["id of a line without card", { id: "?amber-scout" }, "unknown", undefined],
  ])("by %s", (_, asked, how, id) => {
    const found = findCard(asked, CATALOG);
    expect([found.how, found.card?.id]).toEqual([how, id]);
  });

  test("without a plain card of the name, none of its namesakes is taken", () => {
    const runners = [cardCalled("Star Runner RAS"), { ...cardCalled("Star Runner RAS"), id: "esb1" }].map(
      (card, at) => ({
        ...card,
        name: { ...card.name, namesake: ["RAS", "ESB"][at] ?? null, full: `Star Runner ${at}` },
      }),
    );
    const found = findCard({ name: "Star Runner" }, catalogOf(runners));
    expect(found).toMatchObject({ how: "ambiguous", card: null });
    expect(findCard({ name: "Star Runner", set: "ESB" }, catalogOf(runners)).card?.id).toBe("esb1");
  });

  test("does not depend on the order of the catalog", () => {
    const back = catalogOf([...CARDS].reverse());
    for (const name of ["Tide Caller (A)", "Star Runner", "Orin Vale (A)"])
      expect(findCard({ name }, back).card?.id).toBe(findCard({ name }, CATALOG).card?.id);
  });
});

describe("resolving a deck", () => {
  const resolve = (text: string) => resolveDeck(readDeck(text).lines, CATALOG);

  test("two lines of one card become one, with a note", () => {
    const { lines, notices } = resolve("2 Amber Scout\n4 Long Watch\n1x amber scout\nSB: 1 Amber Scout");
    expect(lines.map(({ cardId, zone, count }) => [cardId, zone, count])).toEqual([
      ["inv001-amber-scout", "Deck", 3],
      ["inv017-long-watch", "Deck", 4],
      ["inv001-amber-scout", "Sideboard", 1],
    ]);
    expect(notices.map(({ code, line, count }) => [code, line, count])).toEqual([["merged", 3, 3]]);
  });

  test("a renamed card keeps its copies, with one notice", () => {
    const { lines, notices } = resolve("3 Amber Skout");
    expect(lines).toMatchObject([{ cardId: "inv001-amber-scout", count: 3 }]);
    expect(notices).toMatchObject([{ code: "renamed", message: "Amber Skout is called Amber Scout today." }]);
  });

  test("what is unknown or ambiguous stays in the deck and is told", () => {
    const { lines, notices } = resolve("2 Amber Scuot\n1 Orin Vale\n1 Star Runner");
    expect(lines.map(({ cardId, card, count, name }) => [cardId, card === null, count, name])).toEqual([
      ["?amber-scuot", true, 2, "Amber Scuot"],
      ["?orin-vale", true, 1, "Orin Vale"],
      ["inv044-star-runner", false, 1, undefined],
    ]);
    expect(notices.map(({ code, cardId }) => [code, cardId])).toEqual([
      ["unknown", null],
      ["ambiguous", null],
      ["ambiguous", "inv044-star-runner"],
    ]);
    expect(notices[2]?.candidates).toEqual(["inv044-star-runner", "ras001-star-runner-ras"]);
  });

  test.each([
    ["Amber Scuot", ["Amber Scout"]],
    ["Ambr Scout", ["Amber Scout"]],
    ["Orin Vael (B)", ["Orin Vale (B)"]],
    ["Orin Vael (Z)", ["Orin Vale (A)", "Orin Vale (B)", "Orin Vale (C)", "Orin Vale (D)"]],
    ["Vale (C)", ["Orin Vale (C)"]],
    ["Scout", ["Amber Scout"]],
    ["Nothing Like It", []],
    ["asdasd", []],
    ["???", []],
  ])("%s is no card, and what may be meant is told", (name, meant) => {
    const { notices } = resolveDeck([{ name, zone: "Deck", count: 1 }], CATALOG);
    expect(notices.map(({ code, cardId }) => [code, cardId])).toEqual([["unknown", null]]);
    const candidates = notices[0]?.candidates ?? [];
    expect(candidates.map((id) => CATALOG.byId(id)?.name.full)).toEqual(meant);
    for (const card of meant) expect(notices[0]?.message).toContain(card);
  });

  test("a long list of nothing but unknown names is not searched to its end", () => {
    const list = Array.from({ length: 30 }, () => ({
      name: "Amber Scuot",
      zone: ZONES[0] as Zone,
      count: 1,
    }));
    const unknown = resolveDeck(list, CATALOG).notices.filter(({ code }) => code === "unknown");
    expect(unknown.filter(({ candidates }) => candidates.length > 0)).toHaveLength(20);
  });

  test("a card nobody knows never has the id of a card", () => {
    const ids = new Set(CARDS.map(({ id }) => id));
    const list = CARDS.map(({ id }) => ({ name: `${id}?`, id: `?${id}`, zone: ZONES[0] as Zone, count: 1 }));
    for (const { cardId } of resolveDeck(list, catalogOf([])).lines) expect(ids.has(cardId)).toBe(false);
  });
});
