import { describe, expect, test } from "vitest";
import { readStarter } from "@/db/seed/starter";
import { type Card, SIDES } from "@/lib/cards/card";
import { identityOf, isUnit } from "@/lib/cards/identity";
import { isKnownSet } from "@/lib/cards/sets";
import { catalogOf } from "@/lib/decks/deck-catalog";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import type { Ability, Part } from "@/lib/keywords/ability";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";

const starter = readStarter();
const byId = new Map(starter.cards.map((card) => [card.id, card]));
const surroundings = surroundingsOf(starter.cards);
const read = (card: Card) => readCardText(card, surroundings);
const named = (name: string) => starter.cards.find((card) => card.name.full === name);

const JOINS = /^[\s.,*|-]*(?:and)?[\s.,*|-]*$/;

/** A keyword with its value, or a change of numbers, and nothing said besides. */
function saysOnlyKeywords(parts: readonly Part[]): boolean {
  return parts.every((part) => {
    if (part.kind === "text") return JOINS.test(part.text);
    return part.kind === "keyword" || part.kind === "stat" || isKeywordAbility(part as Ability);
  });
}

/** Keyword abilities of docs/rules/keywords.md, whatever stands behind the colon of those that open a text. */
function isKeywordAbility(ability: Ability): boolean {
  switch (ability.kind) {
    case "keywords":
    case "free":
      return saysOnlyKeywords(ability.parts);
    case "activated":
    case "static":
      return saysOnlyKeywords(ability.effect);
    case "slots":
      return ability.slots.every((slot) => slot.abilities.every(isKeywordAbility));
    case "pilot":
      return ability.abilities.every(isKeywordAbility);
    case "opener":
    case "upkeep":
    case "alternative-cost":
    case "stack":
      return true;
    default:
      return false;
  }
}

describe("the cards", () => {
  test("are at least 300 whose text is keyword abilities alone", () => {
    const own = starter.cards.filter((card) => !card.summary);
    expect(own.length).toBeGreaterThanOrEqual(300);
    const others = own.filter((card) => !read(card).abilities.every(isKeywordAbility));
    expect(others.map((card) => `${card.name.full}: ${card.text}`)).toEqual([]);
  });

  test("have no fault in any text, summaries included", () => {
    const faulty = starter.cards.flatMap((card) =>
      read(card).issues.map((issue) => `${card.id}: ${issue.message}`),
    );
    expect(faulty).toEqual([]);
  });

  test("have distinct ids and names, known sets, and the numbers a unit needs", () => {
    expect(byId.size).toBe(starter.cards.length);
    expect(new Set(starter.cards.map((card) => `${card.name.full} ${card.set}`)).size).toBe(
      starter.cards.length,
    );
    expect(starter.cards.filter((card) => !isKnownSet(card.set))).toEqual([]);
    const units = starter.cards.filter(isUnit);
    expect(units.filter((card) => [card.cost, card.speed, card.power, card.health].includes(null))).toEqual(
      [],
    );
  });

  test("a summary is one short line in the text, and says that it is one", () => {
    const plain = new Set(["Unit", "Subordinate"]);
    const silent = starter.cards.filter((card) => !card.summary && !plain.has(card.type.type));
    expect(silent.map((card) => card.name.full)).toEqual([]);
    expect(starter.cards.filter((card) => card.text.length > 260).map((card) => card.id)).toEqual([]);
  });

  test("show every side, every arena, units of two arenas, Subordinates and several versions", () => {
    for (const side of SIDES)
      expect(starter.cards.filter((card) => card.side === side).length).toBeGreaterThan(10);
    for (const type of ["Space", "Ground", "Character", "Ground/Character", "Space/Ground", "Subordinate"])
      expect(starter.cards.filter((card) => card.type.printed === type).length).toBeGreaterThan(5);
    for (const base of [
      "Luke Skywalker",
      "Anakin Skywalker",
      "Darth Vader",
      "Obi-Wan Kenobi",
      "Darth Tyranus",
    ]) {
      const versions = starter.cards.filter((card) => card.name.base === base).map(identityOf);
      expect(new Set(versions).size).toBeGreaterThanOrEqual(4);
    }
    expect(named("Mara Jade Skywalker (K)")).toBeDefined();
  });

  test.each([
    ["Chewbacca (D2)", ["Hidden Cost", "Intercept", "Intimidation", "Protect", "Retaliate", "Switch"]],
    ["Gamorrean Bodyguards", ["Ambush", "Intercept", "Parry", "Riposte", "Surge", "Switch"]],
    ["Crait Base (C)", ["INSERT", "Protect", "Retaliate", "Shields"]],
    ["Skywalker Family (B)", ["Deflect", "Foresight", "Fortitude", "Lucky", "Resilience", "Stack", "Switch"]],
    ["Kreia (B)", ["Bounty", "Evade", "Hidden Cost", "Retaliate"]],
  ])("%s has its keywords", (name, keywords) => {
    const card = named(name);
    const facts = card ? read(card).facts.filter((fact) => fact.relation === "has") : [];
    expect([...new Set(facts.map((fact) => fact.keyword))].sort()).toEqual(keywords);
  });
});

describe("the decks", () => {
  const catalog = catalogOf(starter.cards);

  test("are two Light and two Dark ones", () => {
    const sides = starter.decks.map((deck) => byId.get(deck.lines[0]?.cardId ?? "")?.side);
    expect(sides.sort()).toEqual(["D", "D", "L", "L"]);
  });

  test.each(starter.decks.map((deck) => [deck.name, deck] as const))(
    "%s is legal in its format",
    (_, deck) => {
      const format = starter.formats.find((row) => row.name === deck.format);
      const lines = deck.lines.map((line) => {
        const card = byId.get(line.cardId) ?? null;
        return { ...line, card, printedIn: card ? catalog.printedIn(card) : [] };
      });
      expect(format).toBeDefined();
      expect(checkDeck({ lines }, { format: format ?? null })).toMatchObject({
        legal: true,
        reasons: [],
        warnings: [],
      });
      expect(new Set(deck.lines.map((line) => line.cardId)).size).toBe(deck.lines.length);
      expect(deck.id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{10}$/);
    },
  );
});

describe("the formats", () => {
  test("name known sets only", () => {
    expect(starter.formats.flatMap((format) => format.setCodes.filter((code) => !isKnownSet(code)))).toEqual(
      [],
    );
    expect(starter.formats.map((format) => format.name)).toContain("WOTC");
  });
});
