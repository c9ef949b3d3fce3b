import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Span } from "@/lib/keywords/ability";
import { print } from "@/lib/keywords/print";
import { read } from "@/lib/keywords/read";
import { KEYWORDS } from "@/lib/keywords/registry";
import { withoutSpans } from "./strip";

const WORDS = [
  ...KEYWORDS.map(({ name }) => name),
  ..."| / * - -> - > ? > : , . ( ) \" “ ” ' and or [tap] [Pilot] Pilot. Tap Pay 1 2 X +1 40/2/2 Subordinate with without".split(
    " ",
  ),
  ..."gets loses has can't use If When until end choose one: Or: gets: The Speeder Force power each unit's Play only".split(
    " ",
  ),
];

const jumble = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(" "));
const text = fc.oneof(fc.string({ maxLength: 120 }), fc.string({ unit: "binary", maxLength: 60 }), jumble);

function spansOf(node: unknown, found: { span: Span; inside: Span }[], inside: Span): void {
  if (Array.isArray(node)) for (const child of node) spansOf(child, found, inside);
  else if (typeof node === "object" && node !== null) {
    const span = "span" in node ? (node.span as Span) : inside;
    if ("span" in node) found.push({ span, inside });
    for (const child of Object.values(node)) if (typeof child === "object") spansOf(child, found, span);
  }
}

describe("any text", () => {
  test("is read without an error, the same way each time", () => {
    fc.assert(
      fc.property(text, fc.string({ maxLength: 20 }), (given, typeLine) => {
        expect(read(given, typeLine)).toEqual(read(given, typeLine));
      }),
      { numRuns: 400 },
    );
  });

  test("gives spans inside the text and inside each other, abilities in order", () => {
    fc.assert(
      fc.property(text, (given) => {
        const { abilities, issues } = read(given, "Ground/Character");
        const found: { span: Span; inside: Span }[] = [];
        spansOf(abilities, found, [0, given.length]);
        for (const { span, inside } of found) {
          expect(span[0]).toBeLessThanOrEqual(span[1]);
          expect(span[0]).toBeGreaterThanOrEqual(inside[0]);
          expect(span[1]).toBeLessThanOrEqual(inside[1]);
        }
        const starts = abilities.map(({ span }) => span[0]);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        for (const { start, end } of issues) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(given.length);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("gives only facts of known keywords, in the order of the abilities", () => {
    const names = new Set<string>(KEYWORDS.map(({ name }) => name));
    fc.assert(
      fc.property(jumble, (given) => {
        for (const fact of read(given, "Space/Ground").facts) {
          expect(names.has(fact.keyword)).toBe(true);
          expect(["has", "grants", "removes", "mentions"]).toContain(fact.relation);
        }
      }),
    );
  });
});

const number = fc.integer({ min: 1, max: 9 });
const keyword = fc.oneof(
  fc.constantFrom("Armor", "Stealth", "Precision", "Double Strike"),
  fc
    .tuple(fc.constantFrom("Evade", "Critical Hit", "Accuracy", "Hidden Cost"), number)
    .map(([name, n]) => `${name} ${n}`),
);
const cost = fc.constantFrom(
  "Pay 1 Force",
  "Tap, Pay 2 build points",
  "Discard a card from your hand",
  "Pay X Force",
);
const plain = fc.oneof(
  keyword,
  fc.tuple(cost, keyword).map(([paid, gained]) => `${paid} -> ${gained}`),
  keyword.map((gained) => `Each of your other Jedi gets +1 power and ${gained}.`),
  keyword.map((lost) => `When this unit attacks, the defending unit loses ${lost} until end of turn.`),
);
const ability = fc.oneof(
  plain,
  fc
    .tuple(fc.constantFrom("INSERT", "Reserves", "Bounty", "Foresight"), plain)
    .map(([name, body]) => `${name}: ${body}`),
  fc.tuple(keyword, keyword).map(([first, second]) => `Switch: ${first}/${second}`),
  fc
    .array(plain, { minLength: 1, maxLength: 4 })
    .map((items) => `[Pilot] Fleet Pilot. The Fleet gets: * ${items.join(" * ")}`),
  plain.map((given) => `Equipped unit gets "${given}" and Ferocity.`),
  fc.constant("Stack: Any unique Jedi and Torr Vel"),
  fc.tuple(cost, plain).map(([paid, effect]) => `Enhance: ${paid} -> ${effect}`),
);
const card = fc.array(ability, { minLength: 1, maxLength: 5 }).map((abilities) => abilities.join(" | "));

describe("canonical text", () => {
  test("reads back to the same abilities and facts", () => {
    fc.assert(
      fc.property(card, (given) => {
        const first = read(given, "Ground/Character");
        const second = read(print(first.abilities), "Ground/Character");
        expect(withoutSpans(second.abilities)).toEqual(withoutSpans(first.abilities));
        expect(second.facts).toEqual(first.facts);
      }),
      { numRuns: 300 },
    );
  });

  test("of well-formed text is that text", () => {
    fc.assert(
      fc.property(card, (given) => {
        expect(print(read(given, "Ground/Character").abilities)).toBe(given);
        expect(read(given, "Ground/Character").issues).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["Evade1 |Armor", "Evade 1 | Armor"],
    ["Pay 1 Force - > Redirect", "Pay 1 Force -> Redirect"],
    ["[tap] -> Ambush 2", "Tap -> Ambush 2"],
    ["Armor Riposte 1", "Armor | Riposte 1"],
    [
      "Fleet Pilot. The Fleet gets:  - Armor  -Stun 1",
      "[Pilot] Fleet Pilot. The Fleet gets: * Armor * Stun 1",
    ],
    ["It gets “Armor.” and ‘Stun 1’", 'It gets "Armor." and "Stun 1"'],
    ["Elude", "Precision"],
  ])("%s → %s", (given, canonical) => expect(print(read(given, "Ground").abilities)).toBe(canonical));
});

describe("size", () => {
  const time = (given: string) => {
    const start = process.cpuUsage();
    read(given, "Ground/Character");
    const { user } = process.cpuUsage(start);
    return user / 1000;
  };

  test.each([
    "Armor | ",
    "Armor. ",
    "|",
    '"',
    'gets "',
    "(",
    "()",
    "INSERT: ",
    "gets Bounty: ",
    "Choose one: A. Or: ",
    "Switch: Armor/",
    "Switch: Armor. ",
    "Pay 1 Force -> ",
    "[Pilot] Fleet Pilot. The Fleet gets: * ",
    "Play only ",
    "gets Torr's Velocity and ",
    "Stack: Torr and ",
    "Take 1 40/2/2 ",
    "A",
    "1",
    "'",
    "\u0000",
  ])("a quarter of a million characters of %j take linear time", { timeout: 30_000 }, (piece) => {
    const small = time(piece.repeat(Math.ceil(32_768 / piece.length)));
    const large = time(piece.repeat(Math.ceil(262_144 / piece.length)));
    expect(large).toBeLessThan(Math.max(small, 60) * 40);
  });

  test("ten megabytes are cut off with an issue, not read", { timeout: 30_000 }, () => {
    const given = "Armor | Pay 1 Force -> Evade 1 | ".repeat(317_751);
    const { issues } = read(given, "Ground");
    expect(issues.at(-1)).toMatchObject({ code: "text-too-long", end: given.length });
  });
});
