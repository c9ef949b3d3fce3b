import { describe, expect, test } from "vitest";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import type { Fix, ReasonCode } from "@/lib/decks/legality/report";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { CARDS, CATALOG, cardCalled, fixtureLines, formatCalled, line } from "./invented";

const FILES: readonly [file: string, code: ReasonCode, labels: string[]][] = [
  ["size-59.txt", "size", ["+1 card", "+1 Resource in the Supply"]],
  ["size-58-resource-in-supply.txt", "size", ["+1 card"]],
  ["copies-over-printings.txt", "copies", ["−1 Orin Vale (A) (Promo)"]],
  ["arena-11-characters.txt", "arena-minimum", ["+1 Character"]],
  ["balance-12-25-12.txt", "arena-balance", ["−1 Ground", "+1 Space and +1 Character"]],
  ["side-one-yuuzhan-vong.txt", "side", ["−1 Coral Drone"]],
  ["banned.txt", "banned", ["−1 Ugly Trick"]],
  ["restricted-2.txt", "restricted", ["−1 Borrowed Luck"]],
  ["unknown-card.txt", "unknown-card", ["−1 Amber Scuot"]],
  ["zone-subordinate-in-deck.txt", "zone", ["Move Amber Hologram to Supply"]],
];

/** What each search of a fix may find, in the invented set. */
function found(query: string): string {
  if (query.includes("type:resource")) return "Amber Foundry";
  if (query.includes("type:space")) return "Amber Cruiser";
  if (query.includes("type:ground")) return "Grove Skimmer";
  if (query.includes("type:character")) return "Orin Vale (D)";
  return "Vale Singer";
}

function apply(lines: readonly ResolvedLine[], fix: Fix): ResolvedLine[] {
  const left = lines.map((held) => {
    const taken = fix.remove.filter(({ card, zone }) => card === held.cardId && zone === held.zone);
    return { ...held, count: held.count - taken.reduce((sum, { count }) => sum + count, 0) };
  });
  const added = fix.add.map(({ card, query = "", count, zone }) => {
    const name = CARDS.find(({ id }) => id === card)?.name.full ?? found(query);
    return line(name, count, zone);
  });
  return [...left, ...added];
}

describe("fixes", () => {
  test.each(FILES)("%s: each fix removes the reason %s", (file, code, labels) => {
    const lines = fixtureLines(file);
    const reason = checkDeck({ lines }, { format: null }).reasons.find((known) => known.code === code);
    expect(reason?.fixes.map(({ label }) => label)).toEqual(labels);
    for (const fix of reason?.fixes ?? []) {
      const changed = apply(lines, fix);
      expect(changed.every(({ count }) => count >= 0)).toBe(true);
      const codes = checkDeck({ lines: changed }, { format: null }).reasons.map((known) => known.code);
      expect(codes).not.toContain(code);
    }
  });

  test("the pool's fix takes out what the format does not know, and searches stay inside it", () => {
    const format = formatCalled("Vintage");
    const lines = [...fixtureLines("size-59.txt"), line("Old Archive", 2, "Sideboard")];
    const [size, pool] = checkDeck({ lines }, { format }).reasons;
    expect(size?.fixes[0]?.add).toEqual([
      { query: '(side:L OR side:N) format:"Vintage"', count: 1, zone: "Deck" },
    ]);
    expect(pool?.fixes[0]?.remove).toEqual([
      { card: cardCalled("Old Archive").id, count: 2, zone: "Sideboard" },
    ]);
  });

  test("no removal is offered where units of several arenas stand in the way", () => {
    const twins = ["Twin Glider One", "Twin Glider Two", "Twin Glider Three"].map((name) => line(name, 4));
    const lines = [...twins, line("Orin Vale (A)", 4)];
    const balance = checkDeck({ lines }, { format: null }).reasons.find(
      ({ code }) => code === "arena-balance",
    );
    expect(balance?.fixes.map(({ label }) => label)).toEqual(["+2 Character"]);
  });

  test("printings share what the catalog says of their sets", () => {
    expect(CATALOG.printedIn(cardCalled("Orin Vale (A)"))).toEqual(["INV", "INW"]);
  });
});
