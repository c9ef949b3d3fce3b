import { z } from "zod";
import { ARENAS } from "@/lib/cards/card";
import { REROLL_POLICIES } from "./duel";
import { isCards, type Situation } from "./situation";

/** No number in a situation is larger: what is worked out exactly stays in reach of a double. */
const MOST_POWER = 60;
const MOST_VALUE = 30;

const Value = z.int().min(-MOST_VALUE).max(MOST_VALUE);
const KeywordValue = z.union([Value, z.boolean()], {
  error: `expected a whole number from -${MOST_VALUE} to ${MOST_VALUE}, true or false`,
});
const Count = z.int().min(0).max(999);
const Name = z.string().min(1).max(200);
const Names = z.array(Name).min(1).max(20);

const Any = {
  name: z.string().min(1).max(200).optional(),
  counters: Count.optional(),
  tapped: z.boolean().optional(),
  force: Count.optional(),
  bonus: Value.optional(),
};

const Given = z.strictObject({
  keyword: Name,
  value: z.union([z.int().min(0).max(MOST_VALUE), z.string().max(20)]).optional(),
  cost: z.string().min(1).max(200).optional(),
  amount: z.int().min(0).max(MOST_VALUE).optional(),
});

const Numbers = z.strictObject({
  ...Any,
  power: z.int().min(-MOST_POWER).max(MOST_POWER),
  stackBonus: z.int().min(0).max(MOST_VALUE).optional(),
  health: z.int().min(1).max(999).optional(),
  keywords: z.record(z.string().max(40), KeywordValue).optional(),
  prevent: z.array(Given).max(20).optional(),
  hitOn: z.int().min(1).max(7).optional(),
  allBut: z.int().min(0).max(999).optional(),
  hitFactor: z.int().min(1).max(4).optional(),
});

const Cards = z.strictObject({
  ...Any,
  stack: Names,
  pilots: z
    .array(z.union([Name, Names]))
    .max(8)
    .optional(),
  equipment: z.array(Name).max(20).optional(),
  power: z.int().min(-MOST_POWER).max(MOST_POWER).optional(),
  health: z.int().min(1).max(999).optional(),
  faceDown: z.int().min(0).max(MOST_VALUE).optional(),
  adapt: z.int().min(1).max(9).optional(),
});

const isStack = (value: unknown) => typeof value === "object" && value !== null && "stack" in value;

/** Cards where there is a stack, numbers otherwise, so that a fault is told of the sort that was meant. */
const Unit = z.unknown().transform((value, context) => {
  const read = (isStack(value) ? Cards : Numbers).safeParse(value);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: "custom", path: [...path], message });
  return z.NEVER;
});

const Party = z.enum(["attacker", "defender"]);
const Policy = z.enum(REROLL_POLICIES).optional();

const ReadingsInput = z.strictObject({
  furyDiceTrigger: z.boolean().optional(),
  furyRounds: z.int().min(1).max(4).optional(),
  criticalNeedsHit: z.boolean().optional(),
  overkillMovesCritical: z.boolean().optional(),
  overkillAt: z.enum(["any", "enemies"]).optional(),
  powerFloor: z.boolean().optional(),
  stackBonusOnReach: z.enum(["added", "replaced"]).optional(),
  parryAgainstCunning: z.boolean().optional(),
  tenacityMeasures: z.enum(["damage", "counters"]).optional(),
  endOrder: z.enum(["alternate", "dark-first"]).optional(),
  riposteAcrossArenas: z.boolean().optional(),
  parry: z.enum(["first", "last"]).optional(),
  lessThanPossible: z.boolean().optional(),
});

const Options = z.strictObject({
  with: z.enum(["Bombard", "Barrage", "Ion Cannon"]).optional(),
  from: z.enum(ARENAS).optional(),
  overload: z.boolean().optional(),
  overkill: z.enum(["stay", "move"]).optional(),
  overkillTo: z.strictObject({ player: Party, unit: z.int().min(0).max(99) }).optional(),
  deflectTo: z.enum(["attacker", "other"]).optional(),
  rerolls: z.strictObject({ attacker: Policy, defender: Policy }).optional(),
  change: z
    .array(z.strictObject({ keyword: z.enum(["Intercept", "Redirect"]), unit: z.int().min(0).max(99) }))
    .max(20)
    .optional(),
  use: z
    .record(
      z.string().max(100),
      z.union([z.enum(["best", "always", "never"]), z.int().min(0).max(MOST_VALUE)]),
    )
    .optional(),
  readings: ReadingsInput.optional(),
});

const Others = z.array(Unit).max(20).optional();

/** A situation as programs send it: docs/contracts.md, "Attack preview". */
export const SituationInput = z.strictObject({
  attacker: Unit,
  defender: Unit,
  arena: z.enum(ARENAS).optional(),
  darkPlayer: Party.optional(),
  others: z.strictObject({ attacker: Others, defender: Others }).optional(),
  options: Options.optional(),
});

/** What the schema lets through, as the game knows it: members that are not given are not there. */
export function situationOf(input: z.output<typeof SituationInput>): Situation {
  return JSON.parse(JSON.stringify(input)) as Situation;
}

/** Every card a situation names, once. */
export function namesIn({ attacker, defender, others }: Situation): readonly string[] {
  const units = [attacker, defender, ...(others?.attacker ?? []), ...(others?.defender ?? [])];
  const named = units
    .filter(isCards)
    .flatMap(({ stack, pilots = [], equipment = [] }) => [...stack, ...pilots.flat(), ...equipment]);
  return [...new Set(named)];
}

/** The shape of a situation for a description of the API. */
export const SituationShape = z.strictObject({
  ...SituationInput.shape,
  attacker: z.union([Numbers, Cards]),
  defender: z.union([Numbers, Cards]),
  others: z
    .strictObject({
      attacker: z
        .array(z.union([Numbers, Cards]))
        .max(20)
        .optional(),
      defender: z
        .array(z.union([Numbers, Cards]))
        .max(20)
        .optional(),
    })
    .optional(),
});
