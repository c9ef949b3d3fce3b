import { beforeAll, describe, expect, test } from "vitest";
import type { Card } from "@/lib/cards/card";
import { check } from "@/lib/stacking/check";
import { partners } from "@/lib/stacking/partners";
import { stackText } from "@/lib/stacking/stack-text";
import { readCardData } from "@/scripts/card-files";
import { LACKEY } from "@/tests/lackey";

describe.skipIf(!LACKEY)("stacks of the real cards (needs LACKEY_DATA)", () => {
  let cards: readonly Card[] = [];
  beforeAll(async () => {
    cards = (await readCardData([LACKEY ?? ""])).cards;
  });
  const named = (name: string): Card => {
    const found = cards.find((card) => card.name.full === name);
    if (!found) throw new Error(`no card ${name} in the files`);
    return found;
  };
  const report = (...names: readonly string[]) => check(names.map(named));

  test("Skywalker Family (B) over the listed units", () => {
    const made = report("Skywalker Family (B)", "Luke Skywalker (G2)", "Mara Jade Skywalker (I)");
    expect(made.unit).toMatchObject({ speed: 70, power: 9, health: 9, buildCost: 13 });
    expect(made.cost.map(({ counters }) => counters)).toEqual([11, 1, 1]);
    expect(
      report("Skywalker Family (B)", "Luke Skywalker (G2)", "Luke Skywalker (Y)").violations.map(
        ({ rule }) => rule,
      ),
    ).toEqual(["K3"]);
    expect(report("Luke Skywalker (G2)", "Skywalker Family (B)").violations.map(({ rule }) => rule)).toEqual([
      "K1",
      "S3",
    ]);
    expect(report("Skywalker Family (B)", "Darth Vader (R)").violations.map(({ rule }) => rule)).toEqual([
      "K2",
      "S3",
    ]);
  });

  test.each(["Crait Base (B)", "Crait Base (D)", "Crait Base (E)"])(
    "Crait Base (C) beneath %s gives it Retaliate 2",
    (top) => {
      const { unit } = report(top, "Crait Base (C)");
      expect(unit?.facts).toContainEqual({
        keyword: "Retaliate",
        relation: "has",
        value: 2,
        cost: "Pay 1 Force",
        via: ["INSERT"],
      });
      const given = unit?.abilities.filter(({ from }) => from === "boc062-crait-base-c");
      expect(given?.map(({ kind, route, text }) => [kind, route, text])).toEqual([
        ["activated", "insert", "Pay 1 Force -> Retaliate 2"],
      ]);
      expect(unit?.facts.filter(({ keyword }) => keyword === "Shields" || keyword === "Protect").length).toBe(
        check([named(top)]).unit?.facts.filter(
          ({ keyword }) => keyword === "Shields" || keyword === "Protect",
        ).length,
      );
    },
  );

  test.each([
    [
      ["Emperor Palpatine (S)", "Darth Sidious (A)", "Emperor Palpatine (R)"],
      [40, 6, 11, 12],
    ],
    [
      ["Anakin Skywalker (A)", "Darth Vader (R)"],
      [70, 7, 6, 8],
    ],
    [
      ["Anakin Skywalker (A)", "Anakin Skywalker (C)"],
      [70, 7, 6, 8],
    ],
  ])("%s", (names, numbers) => {
    const { unit } = report(...names);
    expect([unit?.speed, unit?.power, unit?.health, unit?.buildCost]).toEqual(numbers);
  });

  test("a promo of the same version is the same version", () => {
    expect(
      report("Anakin Skywalker (C)", "Anakin Skywalker (C) (Promo)").violations.map(({ rule }) => rule),
    ).toEqual(["S4"]);
  });

  test("every Stack list and every leave of the files admits some card of the files", () => {
    const bearers = cards.filter((card) => {
      const { own, inserted, leave } = stackText(card);
      return own.lists.length + inserted.lists.length > 0 || leave !== null;
    });
    expect(bearers.length).toBeGreaterThan(20);
    const empty = bearers.filter(
      (card) => !partners(card, cards).some(({ reason }) => reason === "listed" || reason === "leave"),
    );
    expect(empty.map(({ name }) => name.full)).toEqual([]);
  });

  test("every card alone is legal if it is a unit, and every pair of versions of one unit stacks", () => {
    const units = cards.filter(({ type }) => type.type === "Unit");
    expect(units.filter((card) => !check([card]).legal)).toEqual([]);
    const byName = new Map<string, Card[]>();
    for (const card of units.filter(({ name }) => name.version))
      byName.set(card.name.base, [...(byName.get(card.name.base) ?? []), card]);
    for (const versions of byName.values()) {
      for (const [i, one] of versions.entries()) {
        for (const other of versions.slice(i + 1)) {
          expect(check([one, other]).legal, `${one.name.full} / ${other.name.full}`).toBe(
            one.name.version !== other.name.version,
          );
        }
      }
    }
  });
});
