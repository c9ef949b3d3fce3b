import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ARENAS, type Card, SIDES, type Stat } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import { add, rearrange } from "@/lib/stacking/add";
import { admissionOfPair } from "@/lib/stacking/admission";
import { bestOrder } from "@/lib/stacking/best-order";
import { check, isLegal, problemsOf } from "@/lib/stacking/check";
import { deckStacks } from "@/lib/stacking/deck-stacks";
import { NAME_GROUPS } from "@/lib/stacking/name-groups";
import { partners } from "@/lib/stacking/partners";
import { RULES } from "@/lib/stacking/rules";
import { type StackOptions, situationOf } from "@/lib/stacking/situation";
import { stackText } from "@/lib/stacking/stack-text";
import { card } from "@/tests/fixtures/stack-cards";

const NAMES = ["Ona Lars", "Kett", "Anakin Skywalker", "Darth Vader", "Rey", "Rey Skywalker", "Clan"];
const LINES = [
  "",
  "Armor",
  "INSERT: Pay 1 Force -> Evade 2",
  "Switch: Armor/Riposte 1 | Evade 1",
  "Stack: Ona Lars and Kett",
  "Stack: Any unique Jedi Character.",
  "INSERT: Stack: Any unique Sith Spirit.",
  "You may stack Kett beneath a unique Jedi. Kett can't be on top of that stack.",
  "This unit can have more than 4 cards in its stack.",
  "[Pilot] Starfighter Pilot. The Starfighter gets: *Lucky 2",
  "Treat this unit as a Jedi.",
];
const TYPES = ["Character", "Ground", "Space", "Ground/Character", "Battle", "Equipment", "Mission - Trap"];

const stat: fc.Arbitrary<Stat> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 12 }) },
  fc.constantFrom<Stat>("*", "X", null),
);

const anyCard = fc
  .record({
    base: fc.constantFrom(...NAMES),
    letter: fc.constantFrom(" (A)", " (B)", " (C)", " (D)", " (E)", " (A2)", ""),
    side: fc.constantFrom(...SIDES),
    type: fc.oneof({ weight: 6, arbitrary: fc.constant("Character") }, fc.constantFrom(...TYPES)),
    subtype: fc.constantFrom(
      "Jedi",
      "Dark Jedi Master",
      "Sith Spirit",
      "Rebel Starfighter",
      "Protocol Droid",
      "",
    ),
    numbers: fc.tuple(stat, stat, stat, stat),
    text: fc.oneof(fc.constantFrom(...LINES), fc.constantFrom(...LINES), fc.string({ maxLength: 40 })),
  })
  .map(({ base, letter, ...rest }) => card({ name: base + letter, ...rest }));

const plainCard = fc
  .record({
    base: fc.constantFrom(...NAMES),
    letter: fc.constantFrom(" (A)", " (B)", " (C)", " (D)", " (E)", ""),
  })
  .map(({ base, letter }) => card({ name: base + letter, numbers: [4, 30, 3, 3] }));

const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

/** Versions of one unit, legal more often than not, so that the rules of legal stacks are tried too. */
const versions = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.shuffledSubarray([...LETTERS], { minLength: 1, maxLength: 4 }),
    fc.array(anyCard, { minLength: 4, maxLength: 4 }),
  )
  .map(([base, letters, like]) =>
    letters.map((letter, i) => ({
      ...card({ name: `${base} (${letter})`, numbers: [4, 30, 3, 3] }),
      text: like[i]?.text ?? "",
    })),
  );
const anyStack = fc.oneof(fc.array(anyCard, { maxLength: 6 }), versions);
const anyOptions: fc.Arbitrary<StackOptions> = fc.record(
  {
    arena: fc.constantFrom(...ARENAS),
    pilots: fc.array(fc.array(anyCard, { maxLength: 2 }), { maxLength: 2 }),
    equipment: fc.array(anyCard, { maxLength: 2 }),
    inPlay: fc.array(anyCard, { maxLength: 2 }),
    setup: fc.boolean(),
    names: fc.constantFrom("official", "with-unconfirmed"),
    standing: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** S1–S4 said again, slowly, for cards without text. */
function slowLegal(stack: readonly Card[]): boolean {
  if (stack.length === 0 || stack.length > 4) return false;
  const groups = NAME_GROUPS.filter(({ status }) => status === "official");
  const person = (base: string) =>
    groups.find(({ names }) => names.some((name) => fold(name) === fold(base)))?.names[0] ?? base;
  for (let i = 0; i < stack.length; i += 1) {
    for (let k = i + 1; k < stack.length; k += 1) {
      const [a, b] = [stack[i]?.name, stack[k]?.name];
      if (!a?.version || !b?.version) return false;
      if (fold(person(a.base)) !== fold(person(b.base))) return false;
      if (fold(a.base) === fold(b.base) && a.version === b.version) return false;
    }
  }
  return true;
}

const sum = (printed: Stat | undefined, bonus: number, beneath: number) => {
  let value = printed;
  for (let i = 0; i < beneath; i += 1) value = typeof value === "number" ? value + bonus : value;
  return typeof value === "number" ? value : null;
};

describe("stacking, for any cards", () => {
  test("the order in which the rules look makes no difference", () => {
    fc.assert(
      fc.property(
        anyStack,
        anyOptions,
        fc.shuffledSubarray([...RULES], { minLength: RULES.length }),
        (stack, options, shuffled) => {
          const situation = situationOf(stack, options);
          if (!situation) return;
          expect(problemsOf(situation, shuffled)).toEqual(problemsOf(situation));
        },
      ),
    );
  });

  test("adding a legal card changes nothing but the bonus, the cost and what it inserts", () => {
    fc.assert(
      fc.property(versions, anyOptions, ([one, ...stack], options) => {
        if (!one) return;
        const { before, beneath } = add(stack, one, { ...options, standing: false });
        if (!beneath.legal || !before.unit || !beneath.after.unit) return;
        const [old, now] = [before.unit, beneath.after.unit];
        expect([now.name, now.types, now.subtypes]).toEqual([old.name, old.types, old.subtypes]);
        expect(now.abilities).toEqual(expect.arrayContaining([...old.abilities]));
        expect(now.abilities.filter(({ from }) => from !== one.id)).toEqual(
          old.abilities.filter(({ from }) => from !== one.id),
        );
        for (const [name, step] of [
          ["speed", 10],
          ["power", 1],
          ["health", 1],
          ["buildCost", 1],
        ] as const) {
          const value = old[name];
          expect(now[name]).toBe(value === null ? null : value + step);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("the numbers are the top card's and one bonus for each card beneath", () => {
    fc.assert(
      fc.property(anyStack, anyOptions, (stack, options) => {
        const { unit } = check(stack, options);
        if (!unit) return;
        const beneath = stack.length - 1;
        expect(unit.speed).toBe(sum(stack[0]?.speed, 10, beneath));
        expect(unit.power).toBe(sum(stack[0]?.power, 1, beneath));
        expect(unit.health).toBe(sum(stack[0]?.health, 1, beneath));
        expect(unit.buildCost).toBe(sum(stack[0]?.cost, 1, beneath));
      }),
    );
  });

  test("without text it agrees with the rules said again slowly", () => {
    fc.assert(
      fc.property(fc.array(plainCard, { maxLength: 5 }), (stack) => {
        expect(isLegal(stack)).toBe(slowLegal(stack));
      }),
      { numRuns: 2000 },
    );
  });

  test("a pair is legal only where one card admits the other", () => {
    fc.assert(
      fc.property(anyCard, anyCard, (top, beneath) => {
        const admitted = admissionOfPair(stackText(top), stackText(beneath), "official") !== null;
        if (isLegal([top, beneath])) expect(admitted).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("the order of the cards beneath makes no difference to the verdict and the numbers", () => {
    fc.assert(
      fc.property(anyCard, anyStack, (top, others) => {
        const [one, two] = [check([top, ...others]), check([top, ...[...others].reverse()])];
        expect(two.violations.map(({ rule, code }) => [rule, code])).toEqual(
          one.violations.map(({ rule, code }) => [rule, code]),
        );
        expect([two.unit?.speed, two.unit?.power, two.unit?.buildCost]).toEqual([
          one.unit?.speed,
          one.unit?.power,
          one.unit?.buildCost,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  test("every violation and warning cites a rule and says it in a sentence", () => {
    fc.assert(
      fc.property(anyStack, anyOptions, (stack, options) => {
        const { legal, violations, warnings } = check(stack, options);
        expect(legal).toBe(violations.length === 0);
        for (const { rule, message } of [...violations, ...warnings]) {
          expect(rule).toMatch(/^[SKRPC]\d+$/);
          expect(message).toMatch(/^.+\.$/s);
          expect(message).not.toMatch(/undefined|null/);
        }
      }),
    );
  });

  test("nothing throws", () => {
    fc.assert(
      fc.property(
        anyStack,
        anyCard,
        anyOptions,
        fc.integer({ min: -1, max: 7 }),
        (stack, one, options, place) => {
          add(stack, one, options);
          rearrange(stack, place, options);
          bestOrder(stack, "power", options);
          partners(one, stack, options);
          deckStacks(
            stack.map((found) => ({ card: found, count: 1 })),
            options,
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  test("every best order is legal and holds all the cards", () => {
    fc.assert(
      fc.property(anyStack, (stack) => {
        for (const { stack: order, report } of bestOrder(stack)) {
          expect(report.legal).toBe(true);
          expect(order.map(({ id }) => id).sort()).toEqual(stack.map(({ id }) => id).sort());
        }
      }),
    );
  });
});
