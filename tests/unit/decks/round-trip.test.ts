import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ZONES } from "@/lib/decks/deck";
import { DECK_FILE_KINDS, type DeckFileKind } from "@/lib/decks/io/deck-list";
import { readDeck } from "@/lib/decks/io/read-deck";
import { writeDeck } from "@/lib/decks/io/write-deck";
import { resolveDeck } from "@/lib/decks/resolve";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { CARDS, CATALOG, line } from "./invented";

const place = fc.record({ card: fc.constantFrom(...CARDS), zone: fc.constantFrom(...ZONES) });
const anyLines = fc
  .uniqueArray(place, { selector: ({ card, zone }) => `${zone} ${card.id}`, minLength: 1, maxLength: 30 })
  .chain((places) =>
    fc.tuple(
      ...places.map((known) => fc.integer({ min: 1, max: 150 }).map((count) => ({ ...known, count }))),
    ),
  )
  .map((all) =>
    all.map(({ card, zone, count }): ResolvedLine => {
      return { cardId: card.id, card, printedIn: CATALOG.printedIn(card), zone, count };
    }),
  );

const inZones = (lines: readonly ResolvedLine[]) =>
  ZONES.flatMap((zone) => lines.filter((held) => held.zone === zone)).map(
    ({ cardId, zone, count }) => `${zone}: ${count} ${cardId}`,
  );

function roundTrip(
  kind: DeckFileKind,
  lines: readonly ResolvedLine[],
  catalog = CATALOG as typeof CATALOG | undefined,
) {
  const text = writeDeck(kind, { name: "Blue Wave", format: "Vintage", notes: "One.\nTwo.", lines }, catalog);
  const list = readDeck(text, kind === "dek" ? "deck.dek" : "");
  return { list, back: resolveDeck(list.lines, CATALOG) };
}

describe.each(DECK_FILE_KINDS)("written as %s and read again", { timeout: 60_000 }, (kind) => {
  test("a deck has the same printings in the same zones, in the same order", () => {
    fc.assert(
      fc.property(anyLines, fc.constantFrom(CATALOG, undefined), (lines, catalog) => {
        const { list, back } = roundTrip(kind, lines, catalog);
        expect(list.problems).toEqual([]);
        expect(inZones(back.lines)).toEqual(inZones(lines));
        expect(back.notices).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("a card nobody knows keeps its copies and, where names are written, its name", () => {
    const unknown = {
      cardId: "?old-name",
      card: null,
      printedIn: [],
      zone: "Supply",
      count: 3,
      name: "Old Name",
    } as const;
    const { back } = roundTrip(kind, [line("Amber Scout", 2), unknown]);
    expect(back.lines[1]).toMatchObject({ card: null, zone: "Supply", count: 3 });
    if (kind !== "code") expect(back.lines[1]).toMatchObject({ cardId: "?old-name", name: "Old Name" });
  });

  test("is recognised for what it is", () => {
    const { list } = roundTrip(kind, [line("Amber Scout", 2), line("Quiet Hour", 1, "Supply")]);
    expect(list.kind).toBe(kind);
    if (kind === "json" || kind === "code")
      expect(list).toMatchObject({ name: "Blue Wave", notes: "One.\nTwo." });
    if (kind === "text") expect(list).toMatchObject({ name: "Blue Wave", format: "Vintage" });
  });
});

describe("layouts", () => {
  const lines = [
    line("Orin's X-Kite", 2),
    line('Derek "Dusk" Hale (A)', 1),
    line("Star Runner RAS", 1, "Sideboard"),
  ];
  const twice = [
    line("Star Runner", 4),
    line("Quiet Hour", 4),
    line("Tide Caller (A)", 1),
    line("Amber Foundry", 1, "Supply"),
  ];

  test(".dek is Lackey's, one element a copy", () => {
    expect(writeDeck("dek", { lines })).toBe(
      [
        '<deck version="0.8">',
        "\t<meta>",
        "\t\t<game>starwars</game>",
        "\t</meta>",
        '\t<superzone name="Deck">',
        '\t\t<card><name id="INV048_Orin_s_X_Kite">Orin&apos;s X-Kite</name><set>INV</set></card>',
        '\t\t<card><name id="INV048_Orin_s_X_Kite">Orin&apos;s X-Kite</name><set>INV</set></card>',
        '\t\t<card><name id="INV047_Derek_Dusk_Hale_A">Derek &quot;Dusk&quot; Hale (A)</name><set>INV</set></card>',
        "\t</superzone>",
        '\t<superzone name="Sideboard">',
        '\t\t<card><name id="RAS001_Star_Runner_RAS">Star Runner RAS</name><set>RAS</set></card>',
        "\t</superzone>",
        "</deck>",
        "",
      ].join("\n"),
    );
  });

  test("Lackey text names set and id only where the name is not enough", () => {
    expect(writeDeck("lackey", { lines: twice }, CATALOG)).toBe(
      "4\tStar Runner\tINV\n4\tQuiet Hour\tINV\n1\tTide Caller (A)\tINV\tINV045_Tide_Caller_A\nSupply:\n1\tAmber Foundry\n",
    );
  });

  test("plain text names the set always, the id where it must", () => {
    expect(writeDeck("text", { name: "Blue\nWave", lines: twice }, CATALOG)).toBe(
      [
        "// Name: Blue Wave",
        "",
        "Deck:",
        "4 Star Runner [INV]",
        "4 Quiet Hour [INV]",
        "1 Tide Caller (A) [INV INV045_Tide_Caller_A]",
        "",
        "Supply:",
        "1 Amber Foundry [INV]",
        "",
      ].join("\n"),
    );
  });

  test("markup in a name stays text", () => {
    const name = "<img src=x onerror=alert(1)>";
    const unknown = { cardId: "?x", card: null, printedIn: [], zone: "Deck", count: 1, name } as const;
    expect(writeDeck("dek", { lines: [unknown] })).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});
