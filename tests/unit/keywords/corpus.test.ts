import { beforeAll, describe, expect, test } from "vitest";
import type { Card } from "@/lib/cards/card";
import { coverageOf } from "@/lib/keywords/coverage";
import { print } from "@/lib/keywords/print";
import { type Reading, read } from "@/lib/keywords/read";
import { arenaLine, readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { readCardData } from "@/scripts/card-files";
import { LACKEY } from "@/tests/lackey";
import { withoutSpans } from "./strip";

describe.skipIf(!LACKEY)("every card of every set file (needs LACKEY_DATA)", () => {
  let cards: readonly Card[] = [];
  let readings: readonly Reading[] = [];

  beforeAll(async () => {
    cards = (await readCardData([LACKEY as string])).cards;
    const surroundings = surroundingsOf(cards);
    readings = cards.map((card) => readCardText(card, surroundings));
  }, 60_000);

  test("no keyword is lost", { timeout: 60_000 }, () => {
    const counts = coverageOf(cards.map(({ text }, i) => ({ text, reading: readings[i] as Reading })));
    expect(counts).toMatchObject({ cards: cards.length, unaccounted: 0 });
    expect(counts.abilities).toBeGreaterThan(cards.length);
    expect(counts.free / counts.abilities).toBeLessThan(0.08);
  });

  test("canonical text reads back to the same abilities", { timeout: 60_000 }, () => {
    for (const card of cards) {
      const line = arenaLine(card);
      const first = read(card.text, line);
      const second = read(print(first.abilities), line);
      expect(withoutSpans(second.abilities), card.name.full).toEqual(withoutSpans(first.abilities));
    }
  });

  test("an ability that is not free has a keyword, a cost or a number in it", () => {
    const kinds = new Set(readings.flatMap(({ abilities }) => abilities.map(({ kind }) => kind)));
    for (const kind of [
      "keywords",
      "activated",
      "triggered",
      "static",
      "opener",
      "slots",
      "pilot",
      "stack",
      "upkeep",
      "enhance",
    ])
      expect(kinds).toContain(kind);
  });

  test("faults are rare", () => {
    const faulty = readings.filter(({ issues }) => issues.length > 0).length;
    expect(faulty / readings.length).toBeLessThan(0.05);
  });
});
