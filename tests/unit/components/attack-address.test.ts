import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attackPairs, readAttack } from "@/components/attack/attack-address";
import { attackHref, attackIds } from "@/components/attack/attack-href";
import {
  type AttackState,
  type Contender,
  NO_ATTACK,
  NO_CONTENDER,
  swapped,
} from "@/components/attack/attack-state";
import { situationOf } from "@/components/attack/situation-of";
import { preview } from "@/lib/attack/preview";

const read = (query: string) => readAttack(new URLSearchParams(query));
const setupOf = (...cards: string[]) => ({ ...NO_CONTENDER.setup, cards });

describe("an attack in an address", () => {
  test.each<[string, string, Partial<Contender>]>([
    ["nothing", "", {}],
    ["a stack", "a.cards=x,y", { setup: setupOf("x", "y") }],
    [
      "damage, Force, tapped",
      "a.cards=x&a.counters=2&a.force=6&a.tapped=1",
      {
        setup: setupOf("x"),
        counters: 2,
        force: 6,
        tapped: true,
      },
    ],
    [
      "numbers",
      "a.power=5&a.health=4&a.keywords=critical-hit.2,armor,evade.2.1",
      {
        numbers: {
          power: 5,
          health: 4,
          keywords: [
            { keyword: "critical hit", value: 2, force: null },
            { keyword: "armor", value: null, force: null },
            { keyword: "evade", value: 2, force: 1 },
          ],
        },
      },
    ],
    ["a power below 0", "a.power=-2", { numbers: { power: -2, health: null, keywords: [] } }],
    ["a power beside cards", "a.cards=x&a.power=7", { setup: setupOf("x"), power: 7 }],
    ["other units", "a.cards=x&a.others=y,z.w", { setup: setupOf("x"), others: [["y"], ["z", "w"]] }],
    [
      "numbers that are none",
      "a.power=many&a.counters=-3&a.force=1e9",
      {
        numbers: { power: 0, health: null, keywords: [] },
      },
    ],
    ["more than there can be", "a.cards=x&a.force=500", { setup: setupOf("x"), force: 99 }],
  ])("%s", (_, query, part) => {
    expect(read(query).attacker).toEqual({ ...NO_CONTENDER, ...part });
  });

  test.each<[string, Partial<AttackState>]>([
    ["arena=Space&dark=defender&with=Bombard", { arena: "Space", dark: "defender", reach: "Bombard" }],
    ["arena=Moon&dark=me&with=Fire", {}],
    ["overload=1&overkill=move&deflect=other", { overload: true, overkill: "move", deflectTo: "other" }],
    ["a.rerolls=kill&d.rerolls=none", { rerolls: { attacker: "kill", defender: "none" } }],
    ["a.rerolls=luck", {}],
    [
      "change=Intercept.0,Redirect.2,Flee.1",
      {
        change: [
          { keyword: "Intercept", unit: 0 },
          { keyword: "Redirect", unit: 2 },
        ],
      },
    ],
    [
      "use=defender.Evade.0:never,x:maybe,defender.Retaliate.1:3",
      {
        use: { "defender.Evade.0": "never", "defender.Retaliate.1": "3" },
      },
    ],
    [
      "read=parry:last,furyRounds:2,criticalNeedsHit:1,parry2:x,furyRounds:often",
      {
        readings: { parry: "last", furyRounds: 2, criticalNeedsHit: true },
      },
    ],
  ])("%s", (query, part) => {
    expect(read(query)).toEqual({ ...NO_ATTACK, ...part });
  });

  const id = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z]{1,3})?$/);
  const keyword = fc.record({
    keyword: fc.constantFrom("armor", "critical hit", "evade", "ion cannon"),
    value: fc.option(fc.integer({ min: -9, max: 99 })),
    force: fc.option(fc.integer({ min: 0, max: 99 })),
  });
  const number = fc.integer({ min: 0, max: 99 });
  const contender = fc
    .record({
      cards: fc.array(id, { maxLength: 4 }),
      numbers: fc.record({
        power: fc.integer({ min: -99, max: 99 }),
        health: fc.option(number),
        keywords: fc.array(keyword, { maxLength: 4 }),
      }),
      counters: number,
      force: number,
      tapped: fc.boolean(),
      bonus: fc.integer({ min: -20, max: 20 }),
      others: fc.array(fc.array(id, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    })
    .map(
      ({ cards, numbers, ...rest }): Contender => ({
        ...NO_CONTENDER,
        ...rest,
        setup: setupOf(...cards),
        numbers: cards.length > 0 ? null : numbers,
      }),
    );

  test("what is written is read again", () => {
    fc.assert(
      fc.property(contender, contender, fc.boolean(), (attacker, defender, overload) => {
        const state: AttackState = {
          ...NO_ATTACK,
          attacker,
          defender,
          overload,
          readings: { furyRounds: 2 },
        };
        expect(readAttack(new URL(attackHref(state), "http://x").searchParams)).toEqual(state);
      }),
    );
  });

  test("no address makes the odds throw", () => {
    const names = attackPairs({
      ...NO_ATTACK,
      attacker: { ...NO_CONTENDER, numbers: { power: 1, health: 1, keywords: [] }, counters: 1 },
    }).map(([name]) => name);
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...names, "a.keywords", "d.power", "d.keywords", "use", "read"),
            fc.string(),
          ),
        ),
        (pairs) => {
          const situation = situationOf(readAttack(new URLSearchParams(pairs)));
          if (situation) preview(situation);
        },
      ),
    );
  });

  test("swapping twice gives the sides back", () => {
    const state = read("a.power=5&d.cards=x&d.others=y&arena=Ground");
    expect(swapped(swapped(state))).toEqual(state);
    expect(swapped(state).attacker).toEqual(state.defender);
    expect(swapped(read("dark=attacker")).dark).toBe("defender");
  });

  test("ids of both sides are named once", () => {
    expect(attackIds(read("a.cards=x,y&d.cards=x&d.others=z.y"))).toEqual(["x", "y", "z"]);
  });
});

describe("numbers of an address in the odds", () => {
  test.each<[string, number, number]>([
    ["a.power=5&d.power=0&d.health=3", 2.5, 0.5],
    ["a.power=5&d.power=0&d.health=3&d.keywords=armor", 5 / 3, 0.2098765432],
    ["a.power=5&a.keywords=critical-hit.2&d.power=0", 14371 / 3888, 0],
    ["a.power=5&d.power=0&d.keywords=evade.2", 0.71875, 0],
    ["a.power=5&d.power=0&d.keywords=evade.2.3&d.force=2", 2.5, 0],
  ])("%s", (query, damage, kill) => {
    const situation = situationOf(read(query));
    if (!situation) throw new Error("no situation");
    const answer = preview(situation);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    expect(answer.preview.expectedDamage).toBeCloseTo(damage, 9);
    expect(answer.preview.killProbability).toBeCloseTo(kill, 9);
  });
});
