import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Fact } from "@/lib/keywords/ability";
import { read } from "@/lib/keywords/read";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { readCardData } from "@/scripts/card-files";
import { LACKEY } from "@/tests/lackey";
import { noted } from "./notation";

interface Labelled {
  readonly set: string;
  readonly image: string;
  readonly name: string;
  readonly text: string;
  readonly facts: readonly Fact[];
}

const FILE = LACKEY ? join(LACKEY, "../gold/facts.ndjson") : "";
const GOLD: readonly Labelled[] = existsSync(FILE)
  ? readFileSync(FILE, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];

const sorted = (facts: readonly Fact[]) => facts.map(noted).sort();

describe.skipIf(GOLD.length === 0)(
  "cards labelled by hand (needs LACKEY_DATA and the gold set beside it)",
  () => {
    test("every card has the facts of its label", async () => {
      const { cards } = await readCardData([LACKEY as string]);
      const surroundings = surroundingsOf(cards);
      const byKey = new Map(cards.map((card) => [`${card.set} ${card.image}`, card]));
      const wrong = GOLD.filter(({ set, image, facts }) => {
        const card = byKey.get(`${set} ${image.trim()}`);
        return (
          !card || sorted(readCardText(card, surroundings).facts).join("\n") !== sorted(facts).join("\n")
        );
      });
      expect(wrong.map(({ set, name }) => `${set} ${name}`)).toEqual([]);
    });

    test("a raw cell, spreadsheet quotes and all, gives the same keywords", () => {
      for (const { text, facts } of GOLD) {
        const keywords = read(text, "Ground/Character").facts.map(
          ({ keyword, relation }) => `${keyword} ${relation}`,
        );
        expect(keywords.sort()).toEqual(
          facts.map(({ keyword, relation }) => `${keyword} ${relation}`).sort(),
        );
      }
    });
  },
);
