import type { OpenPoint, Readings } from "@/lib/attack/readings";

type Value = string | number | boolean;

/** A question no source settles, and the answers it can be given. */
export interface OpenQuestion {
  readonly point: OpenPoint;
  readonly reading: keyof Readings;
  readonly asks: string;
  readonly answers: readonly (readonly [Value, string])[];
}

const yesNo = (yes: string, no: string) =>
  [
    [true, yes],
    [false, no],
  ] as const;

/** docs/rules/attack-math.md, section 6, as choices. */
export const OPEN_QUESTIONS: readonly OpenQuestion[] = [
  {
    point: "O1",
    reading: "furyDiceTrigger",
    asks: "Dice added by Fury and Focus or Backfire",
    answers: yesNo("set them off too", "set nothing off"),
  },
  {
    point: "O2",
    reading: "furyRounds",
    asks: "A 4 among the dice of Fury",
    answers: [
      [1, "adds nothing more"],
      [2, "adds dice once more"],
      [3, "adds dice twice more"],
    ],
  },
  {
    point: "O3",
    reading: "criticalNeedsHit",
    asks: "Critical Hit in an attack without a hit",
    answers: [
      [false, "works"],
      [true, "does nothing"],
    ],
  },
  {
    point: "O4",
    reading: "overkillMovesCritical",
    asks: "Overkill and the damage of Critical Hit",
    answers: [
      [false, "moves hits only"],
      [true, "moves it too"],
    ],
  },
  {
    point: "O5",
    reading: "overkillAt",
    asks: "Overkill may hit",
    answers: [
      ["any", "any other unit"],
      ["enemies", "enemies only"],
    ],
  },
  {
    point: "O6",
    reading: "powerFloor",
    asks: "Later bonuses on a power below 0",
    answers: [
      [false, "count from the true power"],
      [true, "count from 0"],
    ],
  },
  {
    point: "O7",
    reading: "stackBonusOnReach",
    asks: "Stack bonus on Bombard, Barrage and Ion Cannon",
    answers: [
      ["added", "added to X"],
      ["replaced", "replaced by X"],
    ],
  },
  {
    point: "O8",
    reading: "parryAgainstCunning",
    asks: "Parry against Cunning",
    answers: yesNo("works once the dice are shown", "does not work"),
  },
  {
    point: "O9",
    reading: "tenacityMeasures",
    asks: "Tenacity looks at",
    answers: [
      ["damage", "damage done"],
      ["counters", "counters placed"],
    ],
  },
  {
    point: "O10",
    reading: "endOrder",
    asks: "At the end of the attack",
    answers: [
      ["alternate", "Dark and Light take turns"],
      ["dark-first", "Dark goes first with all"],
    ],
  },
  {
    point: "O11",
    reading: "riposteAcrossArenas",
    asks: "Riposte against an attack from another arena",
    answers: yesNo("works", "does not work"),
  },
  {
    point: "O12",
    reading: "parry",
    asks: "Parry comes",
    answers: [
      ["first", "before other prevention"],
      ["last", "after other prevention"],
    ],
  },
  {
    point: "O13",
    reading: "lessThanPossible",
    asks: "Preventing less than possible",
    answers: yesNo("is allowed", "is not allowed"),
  },
];
