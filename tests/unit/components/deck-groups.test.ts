import { describe, expect, test } from "vitest";
import { groupLines, homeZone, zonesFor } from "@/components/decks/deck-groups";
import { card, line } from "./cards";

const wing = card("Patrol Wing", "Space", { cost: 4 });
const scout = card("Patrol Scout", "Space", { cost: 2 });
const walker = card("Walker", "Ground");
const guard = card("Guard", "Ground/Character");
const duel = card("Duel", "Battle", { cost: null });
const token = card("Drone", "Subordinate");
const stranger = {
  cardId: "?stranger",
  zone: "Deck",
  count: 2,
  card: null,
  printedIn: [],
  name: "Stranger",
} as const;

describe("groups of a deck", () => {
  test("units by arena, then several arenas, then other types, unknown cards last, zones apart", () => {
    const lines = [
      stranger,
      line(duel, 2),
      line(guard),
      line(walker, 3),
      line(token, 1, "Supply"),
      line(wing, 4),
    ];
    expect(groupLines(lines).map(({ zone, title, count }) => [zone, title, count])).toEqual([
      ["Deck", "Space", 4],
      ["Deck", "Ground", 3],
      ["Deck", "Ground/Character", 1],
      ["Deck", "Battle", 2],
      ["Deck", "Unknown", 2],
      ["Supply", "Supply", 1],
    ]);
  });

  test("cheap cards stand before dear ones, the same whatever the order of the lines", () => {
    const names = (lines: ReturnType<typeof line>[]) =>
      groupLines(lines)[0]?.lines.map(({ cardId }) => cardId);
    expect(names([line(wing), line(scout)])).toEqual(["patrol-scout", "patrol-wing"]);
    expect(names([line(scout), line(wing)])).toEqual(["patrol-scout", "patrol-wing"]);
  });

  test("every line is in exactly one group", () => {
    const lines = [line(wing, 2), line(wing, 1, "Sideboard"), line(guard), stranger];
    expect(groupLines(lines).flatMap((group) => group.lines)).toHaveLength(lines.length);
  });

  test("an empty deck has no groups", () => {
    expect(groupLines([])).toEqual([]);
  });
});

test.each([
  [wing, "Deck", "Deck"],
  [wing, "Sideboard", "Sideboard"],
  [token, "Deck", "Supply"],
  [token, "Outside the game", "Outside the game"],
  [card("Parting", "Event"), "Deck", "Supply"],
] as const)("%o added to %s lies in %s", (added, wanted, home) => {
  expect(homeZone(added, wanted)).toBe(home);
});

test("a Subordinate is never offered the main deck, any other card is offered every zone", () => {
  expect(zonesFor(token)).toEqual(["Supply", "Sideboard", "Outside the game"]);
  expect(zonesFor(duel)).toHaveLength(4);
  expect(zonesFor(null)).toHaveLength(4);
});
