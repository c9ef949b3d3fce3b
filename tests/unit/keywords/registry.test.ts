import { describe, expect, test } from "vitest";
import { fold } from "@/lib/cards/fold";
import { KEYWORDS, type KeywordRow } from "@/lib/keywords/registry";

const ROWS: readonly KeywordRow[] = KEYWORDS;
const NAMES = ROWS.map((row) => row.name);

const ruleOf = (name: string): string => {
  const row = ROWS.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`no row ${name}`);
  return row.definition.join(" ");
};

describe("registry", () => {
  test("holds the 60 keywords, in alphabetical order, each once, older names included", () => {
    expect(NAMES).toEqual([...NAMES].sort((a, b) => fold(a).localeCompare(fold(b), "en")));
    const all = ROWS.flatMap((row) => [row.name, ...row.aliases]).map(fold);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(61);
  });

  test.each(ROWS)("$name: rule, sources and related rows are there", (row) => {
    expect(row.definition.length).toBeGreaterThan(1);
    for (const paragraph of row.definition) expect(paragraph).toMatch(/^[A-Z].*[.)]$/);
    expect(row.sources).toContain("keywords.txt");
    for (const older of row.older) expect(older.text && older.source).toBeTruthy();
    expect(row.related).not.toContain(row.name);
    expect(new Set(row.related).size).toBe(row.related.length);
    for (const name of row.related) expect(NAMES).toContain(name);
  });

  test.each(ROWS)("$name: its window names steps that exist", ({ window }) => {
    expect(window).toMatch(/\S/);
    for (const [, step] of window.matchAll(/\bA(\d+)\b/g)) {
      expect(Number(step)).toBeGreaterThanOrEqual(1);
      expect(Number(step)).toBeLessThanOrEqual(13);
    }
  });

  test.each(ROWS)("$name: the rule says how instances combine and what the build zone does", (row) => {
    const rule = ruleOf(row.name);
    if (row.name !== "Deploy" && row.name !== "Last Stand") {
      expect(rule).toMatch(new RegExp(`\\b${row.combining}:`, "i"));
    } else expect(rule).toMatch(/combining class is not stated/);
    if (row.buildZone === "no") expect(rule).toContain("does not work in the build zone");
    if (row.buildZone === "yes" || row.buildZone === "only") expect(rule).toMatch(/build (zone|step)/);
    if (row.buildZone === "discard-pile") expect(rule).toContain("discard pile only");
  });

  test.each(ROWS.filter((row) => row.natural !== undefined))(
    "$name names its natural roll and which roll counts",
    (row) => {
      const rule = ruleOf(row.name);
      expect(rule).toContain(`natural ${row.natural}`);
      expect(rule).toMatch(
        (row.natural ?? 0) >= 3 && row.natural !== 6
          ? /first roll, before any reroll/
          : /final roll, after all rerolls/,
      );
      expect(rule).toMatch(/attack dice only, not (at|for) dice/);
      expect(rule).toMatch(/counts once|and once/);
    },
  );

  test("each natural roll sets off one keyword", () => {
    const naturals = ROWS.flatMap((row) => (row.natural ? [[row.natural, row.name]] : [])).sort();
    expect(naturals).toEqual([
      [1, "Parry"],
      [2, "Riposte"],
      [3, "Backfire"],
      [4, "Fury"],
      [5, "Focus"],
      [6, "Critical Hit"],
    ]);
  });
});

const LATER = /Gained after the roll|be there when the attack dice are rolled|gained later/;

/** Facts that a reader of the rule must find; one row for each rule of docs/rules that could be lost in rewording. */
const MUST_MENTION: readonly [name: string, ...facts: (RegExp | string)[]][] = [
  ["Absorb", "up to X", "next attack", "once for each instance of damage", "Fortitude"],
  [
    "Accuracy",
    "every attack die",
    "minus sign",
    "natural 4, 5 and 6",
    LATER,
    /neither causes nor stops Parry \(1\).*Critical Hit \(6\)/,
  ],
  ["Adapt", "battle step", "choose one", "until the end of the turn"],
  ["Alternative Cost", "in the order written", "can't be completed this way", "does not lower this cost"],
  ["Ambush", "deploys", "moves one", "puts one", "once for each such arrival", "Ferocity"],
  ["Area Damage", "may have this unit roll X dice", "where the discarded one was", "attack damage"],
  ["Armor", "5 or more", "dice of damage alike", "does not change the die", "Overkill"],
  ["Avenge", "against the attacker", "as the attack ends", "must still be in play"],
  ["Backfire", "as the attack ends", "neither cancel it nor cause it"],
  ["Barrage", "Character arena only", "stacked beneath", "instead of its printed power", "You choose"],
  ["Bombard", "Ground arena only", "any other arena", "stacked beneath", "You choose"],
  ["Ion Cannon", "Space arena only", "any other arena", "stacked beneath", "You choose"],
  [
    "Bounty",
    "next build step",
    "even if this unit has left play",
    "also works in the build zone",
    "no Bounty on itself",
    "Deflect",
  ],
  [
    "Consume",
    /faster by 10.*1 to its power.*1 to its health/,
    "top card of that unit's stack goes face down",
    "no part of its stack",
  ],
  [
    "Critical Hit",
    "X more damage",
    LATER,
    "Accuracy can't make a natural 6",
    "all of it is done to the defender",
  ],
  ["Cunning", "in secret", "before the roll", "always a damage-prevention chance", "Parry"],
  ["Damage Control", "build step", /up to X of this unit's damage counters/, "once a turn"],
  [
    "Deflect",
    "can't choose a smaller amount",
    "even to itself",
    "any number of times",
    "once for each instance",
    "Stun, Ferocity and Bounty",
  ],
  ["Deploy", "turning the unit face up", "puts into an arena is not deployed", "placed beneath"],
  ["Double Damage", "1 more damage counter", "not prevented", "not damage"],
  [
    "Double Strike",
    "tapped for that attack",
    "not for the second",
    "never lets you attack your own",
    "may strike double again",
  ],
  [
    "Enhance",
    "instead of the normal effect or also",
    "before any effect is carried out",
    "chance to disrupt",
  ],
  ["Equip", "once a turn", "your own build step only", "one of the subtypes", "any number of Equipment"],
  ["Evade", "up to X", "once for each instance", "You choose how much"],
  ["Ferocity", "Ambush, Deflect, Retaliate", "Fortitude", "still opens"],
  ["Focus", "next attack", "one attack only", "may set it off again", "from a reroll does not matter"],
  ["Foresight", "attacks", "not damage", "after all rerolls", "If you are right"],
  ["Forewarning", "is attacked", "not damage", "after all rerolls", "If you are right"],
  ["Fortitude", "itself only", "Ferocity", "not doing damage", "Parry"],
  ["Fury", "X more attack dice", LATER, "once an attack", "from a reroll does not matter"],
  [
    "Hidden Cost",
    "at least X build counters",
    "if that is less",
    "pay nothing",
    "rerolls, for damage prevention and for disrupting",
    "Pilot",
    "below X",
    "not an activated ability",
  ],
  [
    "INSERT",
    "top card of its stack",
    "any place beneath",
    "may be disrupted",
    "works there only if it would by its own rules",
    "does not reach the piloted unit",
  ],
  ["Inspiration", "other units", /10 more speed, 1 more power and 1 more health/, "Only unique cards"],
  [
    "Intercept",
    "same attack",
    "Any number of units",
    "once an attack",
    "has been attacked",
    "cost may still be paid",
    "Precision",
    "own units",
    "can't intercept itself",
    "not prevention",
    "Stealth",
  ],
  ["Intimidation", "enemy unit in its arena", "Only unique cards"],
  ["Last Stand", "discarded from any arena"],
  [
    "Lucky",
    "up to X",
    "once per attack",
    "never more than were rolled",
    "opponent reroll",
    "after all rerolls that happen by themselves",
    "Both players",
  ],
  [
    "Meditate",
    "discard pile",
    "removed from the game",
    "Battle card",
    "Trap",
    "build step",
    "without paying its printed build cost, Force cost or Alternative Cost",
  ],
  [
    "Overkill",
    "remaining health",
    "can't change that later",
    "Shields, Parry and Armor don't count",
    "same time",
    "Evade",
    "one other unit",
  ],
  ["Overload", "X more power", "as the attack ends", "may take"],
  ["Parry", "up to X", LATER, "unless it attacks itself", "Ferocity", "Negative Accuracy"],
  ["Persuade", "up to X", "if there is one", "next attack"],
  [
    "Pilot",
    "once move",
    "never onto a Droid",
    "name, subtypes and health",
    "as many Pilots as its subtype allows",
    "count as one",
    "that unit alone",
    "neither a unit nor a Character",
    "Hidden Cost",
  ],
  ["Precision", "can't be changed", "Intercept, Redirect", "Elude"],
  ["Protect", "another of your units", "up to", "leaves the arena to pay", "once for each instance"],
  ["Redirect", "can be attacked and damaged", "prevents all damage", "Precision", "another of your units"],
  ["Reduced Cost", "If", "Battle card", "Force", "below X", "5 counters"],
  ["Reserves", "only then", "may be disrupted"],
  ["Resilience", "at least X damage counters", "first all values are added", "3 counters", "Resilience +1"],
  [
    "Retaliate",
    "Pay 0 Force",
    "in this unit's arena",
    "fixed when Retaliate is activated",
    "even if this unit has been discarded",
    "Bombard",
    "build zone",
    "against itself",
    "once per attack",
    "Stun",
    "in their order",
    "not attack dice",
  ],
  ["Riposte", "fixed amount", "when the attack ends", "Negative Accuracy"],
  ["Shields", "-X power", "when the attack dice are rolled", "Overkill"],
  [
    "Stack",
    "never be the top card",
    "represent the same unit",
    "only one version",
    "several of the same name",
    "four cards",
    "does not count as the cards listed",
    "does not contest",
    "owner's discard pile at once",
  ],
  [
    "Stealth",
    "tapped or has damage counters",
    "Overkill",
    "Intercept",
    "can't gain Stealth",
    "may attack units with Stealth",
  ],
  ["Stun", "-X power until the end of the battle", "no Stun", "not only in an attack", "deflected"],
  [
    "Surge",
    "+X power until the end of the turn",
    "no Surge",
    "even your opponent's",
    "this unit",
    "not only in an attack",
  ],
  ["Switch", "in that order", "None means no text", "change arenas in the battle phase", "third, if any"],
  ["Tenacity", "less than X damage", "first attack of the turn", "untapped", "after damage prevention"],
  [
    "Upkeep",
    "must pay one",
    "If none can be paid",
    "build zone",
    "top card of a stack",
    "Pilot of another unit",
    "pays one of them",
    "You choose their order",
  ],
  [
    "Velocity",
    "+X speed until the end of the turn",
    "no Stealth, -X speed",
    "must be in the arena",
    "never goes below 0",
    "can't gain Stealth",
  ],
];

test.each(MUST_MENTION)("%s: no rule lost", (name, ...facts) => {
  const rule = ruleOf(name);
  for (const fact of facts)
    expect(rule).toMatch(fact instanceof RegExp ? fact : new RegExp(fact.replace(/[.+()]/g, "\\$&")));
});

test("the table of facts has a row for every keyword", () => {
  expect(MUST_MENTION.map(([name]) => name).sort()).toEqual([...NAMES].sort());
});
