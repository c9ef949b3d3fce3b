import { describe, expect, test } from "vitest";
import { catalogVersion, importCards } from "@/db/import";
import { formerNames } from "@/db/queries/aliases";
import { allCards, cardById, cardsByIds, cardsOfSet, factsOf, versionsOf } from "@/db/queries/cards";
import { createDeck, deckById, decksWithCard } from "@/db/queries/decks";
import { cardsWithKeyword, keywordCounts } from "@/db/queries/keywords";
import { listSets, setByCode } from "@/db/queries/sets";
import type { Card } from "@/lib/cards/card";
import { card } from "./cards";
import { ownDatabase } from "./database";

const from = (file: string, cards: readonly Card[]) => new Map(cards.map(({ id }) => [id, file]));

describe("importing cards", () => {
  const own = ownDatabase();
  const luke = card({
    name: "Luke Skywalker (A)",
    text: "Pay 1 Force -> Evade 2 | Armor",
    cost: 5,
    power: "*",
  });
  const vader = card({
    name: "Darth Vader (A)",
    side: "D",
    text: "Each of your opponent's units loses Armor.",
    number: "10",
  });
  const trooper = card({ name: "Test Trooper", side: "D", cost: "X", power: 0, number: "2" });
  const all = [luke, vader, trooper];
  const bring = (
    cards: readonly Card[],
    file = "ANH.txt",
    rejected: { file: string; line: number; reason: string }[] = [],
  ) => importCards(cards, rejected, "test", own.db, from(file, cards));

  test("the first time all are new, the second nothing changes and the version stays", async () => {
    expect(await bring(all)).toEqual({ new: 3, changed: 0, unchanged: 0, removed: 0, rejected: [] });
    const version = await catalogVersion(own.db);
    expect(version).toBeGreaterThan(0);
    expect(await bring(all)).toEqual({ new: 0, changed: 0, unchanged: 3, removed: 0, rejected: [] });
    expect(await catalogVersion(own.db)).toBe(version);
  });

  test("a card comes back as it went in", async () => {
    for (const one of all) expect(await cardById(one.id, own.db)).toEqual(one);
  });

  test("facts are read and told apart by relation", async () => {
    expect(await factsOf(luke.id, own.db)).toEqual([
      { keyword: "Evade", relation: "has", value: 2, cost: "Pay 1 Force", via: [] },
      { keyword: "Armor", relation: "has", value: null, cost: null, via: [] },
    ]);
    const armor = await cardsWithKeyword("Armor", own.db);
    expect(armor.has.map((row) => row.card.id)).toEqual([luke.id]);
    expect(armor.removes.map((row) => row.card.id)).toEqual([vader.id]);
    expect((await keywordCounts(own.db)).get("Armor")).toEqual({
      has: 1,
      grants: 0,
      removes: 1,
      mentions: 0,
    });
  });

  test("a set is listed with its cards in number order", async () => {
    expect((await cardsOfSet("ANH", own.db)).map((one) => one.number)).toEqual(["1", "2", "10"]);
    expect((await setByCode("anh", own.db))?.cards).toBe(3);
    expect((await listSets(own.db)).map((set) => set.code)).toEqual(["ANH"]);
  });

  test("another text changes that card alone and raises the version", async () => {
    const before = await catalogVersion(own.db);
    const stronger = { ...luke, text: "Pay 1 Force -> Evade 3" };
    expect(await bring([stronger, vader, trooper])).toMatchObject({
      new: 0,
      changed: 1,
      unchanged: 2,
      removed: 0,
    });
    expect((await factsOf(luke.id, own.db)).map((fact) => fact.value)).toEqual([3]);
    expect(await catalogVersion(own.db)).toBeGreaterThan(before);
    await bring(all);
  });

  test("another name stays known by the old one", async () => {
    const renamed = card({ name: "Lord Vader (A)", image: vader.image, side: "D", number: "10" });
    expect(await bring([luke, renamed, trooper])).toMatchObject({ changed: 1, removed: 0 });
    expect(await formerNames(own.db)).toContainEqual({ name: "darth vader (a)", cardId: vader.id });
    expect((await versionsOf("Lord Vader", own.db)).map((one) => one.id)).toEqual([vader.id]);
    await bring(all);
  });

  test("a corrected ImageFile moves the card, and a saved deck follows", async () => {
    const lines = [{ cardId: trooper.id, zone: "Deck" as const, count: 3 }];
    const deck = { name: "Troopers", notes: "", format: null, visibility: "public" as const, lines };
    const { deck: saved } = await createDeck(deck, null, own.db);
    const moved = card({
      name: "Test Trooper",
      image: "ANH002_Trooper_of_Test",
      side: "D",
      cost: "X",
      power: 0,
      number: "2",
    });
    expect(await bring([luke, vader, moved])).toMatchObject({ new: 0, changed: 1, removed: 0 });
    expect((await cardById(trooper.id, own.db))?.id).toBe(moved.id);
    expect((await deckById(saved.id, null, own.db))?.lines).toEqual([{ ...lines[0], cardId: moved.id }]);
    expect((await decksWithCard(moved.id, own.db)).map((row) => [row.deck.id, row.count])).toEqual([
      [saved.id, 3],
    ]);
    await bring(all);
    expect((await deckById(saved.id, null, own.db))?.lines).toEqual(lines);
  });

  test("a card that vanished from its file is not listed, but a deck keeps it; it can come back", async () => {
    expect(await bring([vader, trooper])).toMatchObject({ new: 0, unchanged: 2, removed: 1 });
    expect((await allCards(own.db)).map((one) => one.id)).not.toContain(luke.id);
    expect((await cardsWithKeyword("Evade", own.db)).has).toEqual([]);
    expect((await cardsByIds([luke.id], own.db)).get(luke.id)).toEqual(luke);
    expect(await bring([vader, trooper])).toMatchObject({ removed: 0, unchanged: 2 });
    expect(await bring(all)).toMatchObject({ changed: 1, unchanged: 2, removed: 0 });
    expect((await allCards(own.db)).map((one) => one.id)).toContain(luke.id);
  });

  test("another file retires nothing, and neither does a file with rejected rows", async () => {
    const other = card({ name: "Other (B)", set: "ROTJ" });
    expect(await bring([other], "ROTJ.txt")).toMatchObject({ new: 1, removed: 0 });
    const row = { file: "ANH.txt", line: 2, reason: "unknown side" };
    expect(await bring([vader], "ANH.txt", [row])).toMatchObject({ removed: 0, rejected: [row] });
    expect(await allCards(own.db)).toHaveLength(4);
  });

  test("characters that a database cannot keep do no harm", async () => {
    const odd = card({ name: "Odd (C)", image: "ANH099_Odd_C", text: "a\0b \ud800 <img src=x>" });
    expect(await bring([...all, odd])).toMatchObject({ new: 1 });
    expect((await cardById(odd.id, own.db))?.text).toBe("ab \ufffd <img src=x>");
    expect(await bring([...all, odd])).toMatchObject({ new: 0, unchanged: 4 });
  });

  test("imports at the same time wait for each other", async () => {
    const more = Array.from({ length: 40 }, (_, at) =>
      card({ name: `Clone ${at}`, set: "SR", image: `SR${at}_Clone` }),
    );
    const reports = await Promise.all([1, 2, 3].map(() => bring(more, "SR.txt")));
    expect(reports.map((report) => report.new).sort((a, b) => a - b)).toEqual([0, 0, 40]);
  });
});
