import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Card } from "@/lib/cards/card";
import { readCardFile } from "@/lib/catalog/card-file";
import { ZONES } from "@/lib/decks/deck";
import { catalogOf } from "@/lib/decks/deck-catalog";
import { DECK_FILE_KINDS } from "@/lib/decks/io/deck-list";
import { readDeck } from "@/lib/decks/io/read-deck";
import { writeDeck } from "@/lib/decks/io/write-deck";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { resolveDeck } from "@/lib/decks/resolve";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { LACKEY } from "@/tests/lackey";

const folder = LACKEY ?? "";
const filesIn = (name: string) => readdirSync(join(folder, name)).sort();
const textOf = (...path: string[]) => readFileSync(join(folder, ...path), "utf8");

function readCards(): Card[] {
  const entries = filesIn("sets").flatMap(
    (file) => readCardFile({ file, text: textOf("sets", file) }).entries,
  );
  return [...new Map(entries.map(({ card }) => [card.id, card])).values()];
}

/** Cards, units, Space, Ground, Character of the plugin's decks, counted by hand. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  New_Rep_DS: [60, 44, 15, 14, 18],
  Reb_LS: [60, 36, 12, 12, 12],
  New_Rep_LS: [60, 44, 16, 14, 16],
  Old_Rep_DS: [60, 44, 14, 16, 14],
  Old_Rep_LS: [60, 44, 14, 15, 15],
  Reb_DS: [60, 36, 12, 12, 12],
  Rep_DS: [60, 36, 12, 12, 12],
  Rep_LS: [60, 36, 12, 12, 12],
  Res_DS: [60, 46, 14, 23, 17],
  Res_LS: [60, 46, 14, 18, 17],
};

describe.skipIf(!LACKEY)("decks of the plugin (needs LACKEY_DATA)", { timeout: 60_000 }, () => {
  const cards = LACKEY ? readCards() : [];
  const catalog = catalogOf(cards);
  const decks = LACKEY ? filesIn("decks") : [];
  const read = (file: string) => resolveDeck(readDeck(textOf("decks", file), file).lines, catalog);
  const judge = (lines: readonly ResolvedLine[]) => checkDeck({ lines }, { format: null });
  const codes = (lines: readonly ResolvedLine[]) => judge(lines).reasons.map(({ code }) => code);
  const withCount = (lines: readonly ResolvedLine[], at: number, by: number) =>
    lines.map((line, index) => (index === at ? { ...line, count: line.count + by } : line));

  test.each(decks)("%s is legal, with the numbers counted by hand", (file) => {
    const { lines, notices } = read(file);
    const { legal, counts } = judge(lines);
    expect(notices).toEqual([]);
    expect(legal).toBe(true);
    const name = file.replace(/^Starter_|(_Starter)?\.dek$/g, "");
    expect([counts.cards, counts.units, counts.space, counts.ground, counts.character]).toEqual(COUNTS[name]);
  });

  test.each(decks)("%s with a card less, that is no unit: size alone", (file) => {
    const { lines } = read(file);
    const at = lines.findIndex((line) => line.card?.type.type !== "Unit");
    const [reason, ...others] = judge(withCount(lines, at, -1)).reasons;
    expect(reason).toMatchObject({ code: "size", limit: 60, actual: 59 });
    expect(others).toEqual([]);
  });

  test.each(decks)("%s with a fifth copy: copies alone, naming the card", (file) => {
    const { lines } = read(file);
    const at = lines.findIndex((line) => line.card?.type.type !== "Unit");
    const [reason, ...others] = judge(withCount(lines, at, 5 - (lines[at]?.count ?? 0))).reasons;
    expect(reason).toMatchObject({ code: "copies", limit: 4, actual: 5, cards: [lines[at]?.cardId] });
    expect(others).toEqual([]);
  });

  test.each(decks)("%s with a card of another side: side alone, naming the card", (file) => {
    const { lines } = read(file);
    const side = judge(lines).side;
    const stranger = cards.find(
      (card) => card.side !== side && card.side !== "N" && card.type.type === "Battle",
    );
    if (!stranger) throw new Error("no Battle of the other side");
    const line = { cardId: stranger.id, card: stranger, printedIn: [stranger.set], zone: ZONES[0], count: 1 };
    const [reason, ...others] = judge([...lines, line]).reasons;
    expect(reason).toMatchObject({ code: "side", cards: [stranger.id] });
    expect(others).toEqual([]);
  });

  test("12/25/12 of real cards: balance alone", () => {
    const { lines } = read("Starter_Rep_LS.dek");
    const rest = lines.filter(
      (line) => line.card?.type.type !== "Unit" || !line.card.type.arenas.includes("Ground"),
    );
    const grounds = cards.filter(({ type, side }) => type.printed === "Ground" && side === "N").slice(0, 25);
    const added = grounds.map((card) => ({ cardId: card.id, card, printedIn: [], zone: ZONES[0], count: 1 }));
    expect(grounds).toHaveLength(25);
    const { reasons, counts } = judge([...rest, ...added]);
    expect([counts.space, counts.ground, counts.character]).toEqual([12, 25, 12]);
    expect(reasons.map(({ code, limit, actual }) => [code, limit, actual])).toEqual([
      ["arena-balance", 24, 25],
    ]);
  });

  test("an unknown card alone is the reason, not what it might have been", () => {
    const { lines } = read("Starter_Rep_LS.dek");
    const unknown = lines.map((line, at) =>
      at === 0 ? { ...line, cardId: "?x", card: null, name: "X" } : line,
    );
    expect(codes(unknown)).toEqual(["unknown-card"]);
  });

  test.each(DECK_FILE_KINDS)("every printing in every zone survives %s", (kind) => {
    const lines = cards.map((card, at) => {
      const zone = ZONES[at % ZONES.length] ?? "Deck";
      return { cardId: card.id, card, printedIn: catalog.printedIn(card), zone, count: (at % 4) + 1 };
    });
    for (const known of [catalog, undefined]) {
      const list = readDeck(writeDeck(kind, { lines }, known), kind === "dek" ? "all.dek" : "");
      expect(list.problems).toEqual([]);
      const back = resolveDeck(list.lines, catalog);
      const told = (all: readonly ResolvedLine[]) =>
        all.map(({ cardId, zone, count }) => `${zone} ${cardId} ${count}`);
      expect(told(back.lines).sort()).toEqual(told(lines).sort());
      expect(back.notices).toEqual([]);
    }
  });

  test.each(decks)("%s fits a share code of under 2,000 letters", (file) => {
    const { lines } = read(file);
    const code = writeDeck("code", { name: file, lines });
    expect(code.length).toBeLessThan(2000);
    expect(code).toMatch(/^[A-Za-z0-9._~-]+$/);
  });

  test.each(decks)("%s is written again in Lackey's own layout", (file) => {
    const { lines } = read(file);
    const sorted = (text: string) => text.split("\n").sort();
    const plain = (text: string) => text.replace(/>[^<]*<\/name>/g, "></name>");
    expect(sorted(plain(writeDeck("dek", { lines })))).toEqual(sorted(plain(textOf("decks", file))));
  });
});
