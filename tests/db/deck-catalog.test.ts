import { beforeAll, describe, expect, test } from "vitest";
import { importCards } from "@/db/import";
import { deckCatalog } from "@/db/queries/deck-catalog";
import { catalogOf } from "@/lib/decks/deck-catalog";
import { resolveDeck } from "@/lib/decks/resolve";
import { card } from "./cards";
import { ownDatabase } from "./database";

const cards = [
  card({ name: "Orin Vale (A)", image: "ANH001_Orin_Vale_A" }),
  card({ name: "Orin Vale (B)", image: "ANH002_Orin_Vale_B" }),
  card({ name: "Amber Scout", image: "ANH003_Amber_Scout" }),
  card({ name: "Quiet Hour", image: "ANH004_Quiet_Hour" }),
];

describe("the cards a deck file can mean", () => {
  const own = ownDatabase();
  beforeAll(async () => void (await importCards(cards, [], "test", own.db)));

  test.each([
    ["Orin Vael (B)", ["anh002-orin-vale-b"]],
    ["Vale (A)", ["anh001-orin-vale-a"]],
    ["Ambr Scout", ["anh003-amber-scout"]],
    ["Orin Vale (A)", []],
    ["asdasd", []],
    ["100%", []],
  ])("%s: those near to it are among them", async (name, meant) => {
    const lines = [{ name, zone: "Deck", count: 1 } as const];
    const { notices } = resolveDeck(lines, await deckCatalog(lines, own.db));
    expect(notices.flatMap(({ candidates }) => candidates)).toEqual(meant);
    expect(notices).toEqual(resolveDeck(lines, catalogOf(cards)).notices);
  });
});
