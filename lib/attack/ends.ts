import type { SetRetaliation, Suffered } from "./aftermath";
import type { Rolled } from "./attack-roll";
import { put, settled, sixTo } from "./chances";
import type { Duel } from "./duel";
import type { Result } from "./fate";
import type { Building } from "./odds";
import {
  aims,
  countersMatter,
  type Planners,
  powerOf,
  type Standing,
  type Strike,
  strikeFrom,
} from "./strike";

/** Final rolls of one attack that lead to the same; how many hits they have is told apart. */
export interface End {
  readonly result: Result;
  readonly focus: boolean;
  readonly cases: readonly Suffered[];
  /** Weights by hits, and their sum, without the dice of damage. */
  readonly hits: number[];
  weight: number;
}

/** One attack, worked out as far as it does not matter how many counters both units have. */
export interface Attack {
  readonly dice: number;
  readonly power: number;
  readonly retaliations: readonly SetRetaliation[];
  readonly ends: readonly End[];
  /** The weight of all that may come over the attacker after one roll. */
  readonly all: number;
  /** All weights are over so many dice. */
  readonly sixes: number;
  readonly triggers: Readonly<Record<string, number>>;
  /** About how many steps it takes to go through all ends. */
  readonly steps: number;
  /** Its lists where nothing follows, once they were asked for. */
  lists?: Building;
}

/** A final roll of one attack, what it led to, and its weight over all dice of the attack. */
interface Line {
  readonly rolled: Rolled;
  readonly result: Result;
  readonly weight: number;
}

type Happens = readonly [name: string, possible: boolean, now: (line: Line) => boolean];

/** The weights of what the keywords do in one attack, where they can at all. */
function triggersOf({ attacker, defender }: Duel, lines: readonly Line[]): Record<string, number> {
  const happens: readonly Happens[] = [
    ["Critical Hit", attacker.critical > 0, ({ rolled }) => rolled.six],
    ["Backfire", attacker.backfire > 0, ({ rolled }) => rolled.backfire],
    ["Parry", defender.parry > 0, ({ result }) => result.parried],
    ["Riposte", defender.riposte > 0, ({ rolled }) => rolled.two],
    ["Stun", attacker.stun > 0, ({ result }) => result.placed > 0],
    ["Overkill", attacker.overkill, ({ result }) => result.free > 0],
    ["Avenge", defender.avengers.length > 0, ({ result }) => result.dies && result.placed > 0],
    [
      "Deflect",
      defender.preventions.some(({ keyword }) => keyword === "Deflect"),
      ({ result }) => result.deflected > 0,
    ],
  ];
  const sums = happens
    .filter(([, possible]) => possible)
    .map(([name, , now]) => {
      let sum = 0;
      for (const line of lines) if (now(line)) sum += line.weight;
      return [name, sum] as const;
    });
  return Object.fromEntries(sums);
}

/** Numbers things that are alike; equal texts get equal numbers. */
function numbering<T extends object>(textOf: (one: T) => string): (one: T) => number {
  const texts = new Map<string, number>();
  const known = new Map<T, number>();
  return (one) => {
    const before = known.get(one);
    if (before !== undefined) return before;
    const text = textOf(one);
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    known.set(one, number);
    return number;
  };
}

const effectOf = ({ damage, placed, free, second, deflected, persuaded, defenderForce }: Result) =>
  [damage, placed, free, second, deflected, persuaded, defenderForce].join();

function endsOf({ aftermath }: Strike, lines: readonly Line[]): readonly End[] {
  const ends = new Map<number, End>();
  const casesNumbers = new Map<readonly Suffered[], number>();
  const effect = numbering(effectOf);
  for (const { rolled, result, weight } of lines) {
    const cases = aftermath(rolled, result);
    const number = casesNumbers.get(cases) ?? casesNumbers.size;
    casesNumbers.set(cases, number);
    const key = (effect(result) * 4096 + number) * 2 + Number(rolled.focus);
    const end = ends.get(key) ?? { result, focus: rolled.focus, cases, hits: [], weight: 0 };
    ends.set(key, end);
    put(end.hits, rolled.hits, weight);
    end.weight += weight;
  }
  return [...ends.values()];
}

/** What of a standing an attack depends on, counters only where they matter to more than who dies. */
export function attackKey(duel: Duel, standing: Standing): string {
  return [
    powerOf(duel, standing),
    standing.defenderForce,
    standing.attackerForce,
    countersMatter(duel) ? standing.defenderCounters : "",
    aims(duel) ? standing.attackerCounters : "",
  ].join();
}

/** Sorting one end by what follows takes so many times the time of one step with a tally. */
const STEP = 8;

/** Works out one attack: its rolls, and the ends they lead to. */
export function attackFrom(duel: Duel, standing: Standing, plans: Planners): Attack {
  const strike = strikeFrom(duel, standing, plans);
  const { dice, power, retaliations, roll, damageDice } = strike;
  const own = settled(roll.sixes + damageDice);
  const lines = roll.outcomes.map(({ rolled, weight }) => ({
    rolled,
    result: strike.result(rolled),
    weight: weight * own.factor,
  }));
  const ends = endsOf(strike, lines);
  const triggers = triggersOf(duel, lines);
  if (duel.attacker.fury > 0) triggers.Fury = roll.fury * own.factor;
  const steps = ends.reduce((sum, { cases, hits }) => sum + cases.length * (hits.length + 20) * STEP, 0);
  return { dice, power, retaliations, ends, all: sixTo(damageDice), sixes: own.sixes, triggers, steps };
}
