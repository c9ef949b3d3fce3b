import { readStarter } from "@/db/seed/starter";
import type { FindCard } from "@/lib/attack/cards-unit";
import { preview } from "@/lib/attack/preview";
import type { Situation } from "@/lib/attack/situation";
import { formerNamesOf } from "@/lib/cards/former-names";
import { catalogOf } from "@/lib/decks/deck-catalog";
import { cardNamed } from "@/lib/decks/named-card";
import { type Bench, type BenchRow, rowOf, timed } from "./bench";

const WARM_UP = 12;
const RUNS = 25;

/** 20 attack dice with every keyword that acts on a roll, both sides, and best prevention from a Force pool. */
const TWENTY_DICE: Situation = {
  attacker: {
    power: 20,
    health: 9,
    force: 4,
    keywords: {
      Accuracy: 1,
      "Critical Hit": 3,
      Fury: 2,
      Focus: 2,
      Backfire: 2,
      Lucky: 2,
      Overload: 2,
      Overkill: true,
      "Double Damage": true,
      Stun: 1,
      Resilience: 1,
    },
    prevent: [{ keyword: "Evade", value: 2, cost: "Pay 1 Force" }],
  },
  defender: {
    power: 4,
    health: 12,
    force: 6,
    keywords: { Shields: 2, Armor: true, Parry: 2, Riposte: 3, Lucky: 2, Surge: 1, Stun: 1 },
    prevent: [
      { keyword: "Evade", value: 2, cost: "Pay 1 Force" },
      { keyword: "Deflect", value: 2, cost: "Pay 2 Force" },
      { keyword: "Absorb", value: 1, cost: "Pay 1 Force" },
      { keyword: "Evade", value: "X", cost: "Pay X Force" },
      { keyword: "Retaliate", value: 3, cost: "Pay 1 Force" },
    ],
  },
  darkPlayer: "attacker",
  options: { overload: true },
};

const one = (name: string) => ({ stack: [name] });

/** Ten units of the starter catalog in one arena. */
const BOARD: Situation = {
  attacker: { ...one("Chewbacca (D2)"), force: 5 },
  defender: { ...one("Gamorrean Bodyguards"), force: 5 },
  arena: "Ground",
  darkPlayer: "defender",
  others: {
    attacker: [
      one("Crait Base (C)"),
      one("Skywalker Family (B)"),
      one("Tatooine Speeder"),
      one("Rebel Squad"),
    ],
    defender: [
      one("Resistance High Command (A)"),
      one("Resistance Heroes (A)"),
      one("Bastila Shan (C)"),
      one("Millennium Falcon (F2)"),
    ],
  },
};

async function measure(what: string, situation: Situation, find?: FindCard): Promise<BenchRow> {
  const run = () => {
    const answer = preview(situation, find);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  };
  for (let i = 0; i < WARM_UP; i++) run();
  const samples: number[] = [];
  for (let i = 0; i < RUNS; i++) samples.push(await timed(run));
  return rowOf(what, samples);
}

export const bench: Bench = {
  name: "attack preview",
  unit: "ms",
  run: async () => {
    const { cards } = readStarter();
    const find = cardNamed(catalogOf(cards, formerNamesOf(cards)));
    const attacker = { ...TWENTY_DICE.attacker, power: 20 };
    const aims = { ...TWENTY_DICE, options: { rerolls: { attacker: "kill", defender: "survive" } } } as const;
    const repeats = {
      ...TWENTY_DICE,
      attacker: {
        ...attacker,
        keywords: { "Critical Hit": 3, Lucky: 2, Tenacity: 5, "Double Strike": true, Focus: 2 },
      },
    };
    return [
      await measure("20 dice, every modifier", TWENTY_DICE),
      await measure("the same, rerolls to kill and to survive", aims),
      await measure("20 dice, Tenacity and Double Strike", repeats),
      await measure("board of 10 units", BOARD, find),
    ];
  },
};
