/** Questions no source settles (docs/rules/attack-math.md, section 6). */
export const OPEN_POINTS = [
  "O1",
  "O2",
  "O3",
  "O4",
  "O5",
  "O6",
  "O7",
  "O8",
  "O9",
  "O10",
  "O11",
  "O12",
  "O13",
] as const;
export type OpenPoint = (typeof OPEN_POINTS)[number];

/** How the open points are read; each has the reading of the rules text as default. */
export interface Readings {
  /** O1: the dice of Fury count for Focus and Backfire. */
  readonly furyDiceTrigger: boolean;
  /** O2: how often one attack may set Fury off; more than 1 where an extra 4 does it again. */
  readonly furyRounds: number;
  /** O3: Critical Hit needs a hit. */
  readonly criticalNeedsHit: boolean;
  /** O4: Overkill may move the damage of Critical Hit. */
  readonly overkillMovesCritical: boolean;
  /** O5: whom Overkill may hit. */
  readonly overkillAt: "any" | "enemies";
  /** O6: a power below 0 counts as 0 before what is added later in the attack. */
  readonly powerFloor: boolean;
  /** O7: the bonus of a stack on Bombard, Barrage and Ion Cannon. */
  readonly stackBonusOnReach: "added" | "replaced";
  /** O8: Parry against Cunning. */
  readonly parryAgainstCunning: boolean;
  /** O9: what Tenacity measures. */
  readonly tenacityMeasures: "damage" | "counters";
  /** O10: order inside the end of the attack. */
  readonly endOrder: "alternate" | "dark-first";
  /** O11: Riposte against an attack from another arena. */
  readonly riposteAcrossArenas: boolean;
  /** O12: Parry before or after the prevention that is chosen. */
  readonly parry: "first" | "last";
  /** O13: "up to" may be less than possible. */
  readonly lessThanPossible: boolean;
}

export const USUAL_READINGS: Readings = {
  furyDiceTrigger: true,
  furyRounds: 1,
  criticalNeedsHit: false,
  overkillMovesCritical: false,
  overkillAt: "any",
  powerFloor: false,
  stackBonusOnReach: "added",
  parryAgainstCunning: true,
  tenacityMeasures: "damage",
  endOrder: "alternate",
  riposteAcrossArenas: true,
  parry: "first",
  lessThanPossible: true,
};
