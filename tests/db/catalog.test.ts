import { describe, expect, test } from "vitest";
import { importCards } from "@/db/import";
import { catalogCards, partnersOf } from "@/db/queries/catalog";
import type { Card } from "@/lib/cards/card";
import { card } from "./cards";
import { ownDatabase } from "./database";

describe("the catalog held in memory", () => {
  const own = ownDatabase();
  const lukeA = card({ name: "Luke Skywalker (A)" });
  const lukeB = card({ name: "Luke Skywalker (B)", number: "2" });
  const revan = card({ name: "Revan (A)", number: "3" });
  const darthRevan = card({ name: "Darth Revan (A)", number: "4", side: "D" });
  const bring = (cards: readonly Card[]) => importCards(cards, [], "test", own.db);
  const names = async (of: Card, mode?: "with-unconfirmed") =>
    (await partnersOf(of, mode, own.db)).map(({ reason, partners }) => [
      reason,
      ...partners.map((partner) => partner.card.name.full),
    ]);

  test("the same card objects are given until an import changes something", async () => {
    await bring([lukeA, revan]);
    const first = await catalogCards(own.db);
    expect(first.map(({ id }) => id).sort()).toEqual([lukeA.id, revan.id].sort());
    expect(await catalogCards(own.db)).toBe(first);
    await bring([lukeA, revan]);
    expect(await catalogCards(own.db)).toBe(first);
    await bring([lukeA, lukeB, revan, darthRevan]);
    const second = await catalogCards(own.db);
    expect(second).not.toBe(first);
    expect(second).toHaveLength(4);
  });

  test("partners are found in the catalog of now, by name mode, and kept", async () => {
    expect(await names(lukeA)).toEqual([["version", "Luke Skywalker (B)"]]);
    expect(await names(revan)).toEqual([]);
    expect(await names(revan, "with-unconfirmed")).toEqual([["name", "Darth Revan (A)"]]);
    expect(await partnersOf(lukeA, "official", own.db)).toBe(await partnersOf(lukeA, "official", own.db));
    await bring([lukeA, lukeB, card({ name: "Luke Skywalker (C)", number: "5" })]);
    expect(await names(lukeA)).toEqual([["version", "Luke Skywalker (B)", "Luke Skywalker (C)"]]);
  });

  test("many who ask at once share one reading", async () => {
    await bring([lukeA, lukeB, card({ name: "Luke Skywalker (D)", number: "6" })]);
    const [one, two] = await Promise.all([catalogCards(own.db), catalogCards(own.db)]);
    expect(one).toBe(two);
  });
});
