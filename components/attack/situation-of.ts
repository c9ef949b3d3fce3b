import { isPaid } from "@/lib/attack/profile";
import type { NumbersUnit, Situation, Unit } from "@/lib/attack/situation";
import { keywordNamed } from "@/lib/keywords/names";
import type { AttackState, Contender, GivenKeyword, GivenNumbers } from "./attack-state";

/** Whether there is a unit at all. */
export const isGiven = ({ setup, numbers }: Contender) => numbers !== null || setup.cards.length > 0;

const printedName = (keyword: string) => keywordNamed(keyword)?.name ?? keyword;
const isAbility = ({ keyword }: GivenKeyword) => isPaid(printedName(keyword));

function fromNumbers({ power, health, keywords }: GivenNumbers): NumbersUnit {
  const own = keywords.filter((one) => !isAbility(one));
  const abilities = keywords.filter(isAbility);
  return {
    power,
    ...(health !== null && { health }),
    keywords: Object.fromEntries(own.map(({ keyword, value }) => [printedName(keyword), value ?? true])),
    prevent: abilities.map(({ keyword, value, force }) => ({
      keyword: printedName(keyword),
      ...(value !== null && { value }),
      ...(force !== null && { cost: `Pay ${force} Force` }),
    })),
  };
}

/** One side as the odds take it. */
export function unitOf({ setup, numbers, counters, tapped, force, power, health, bonus }: Contender): Unit {
  const state = { counters, tapped, ...(force > 0 && { force }), ...(bonus !== 0 && { bonus }) };
  if (numbers) return { ...fromNumbers(numbers), ...state };
  return {
    ...state,
    stack: setup.cards,
    pilots: setup.pilots,
    equipment: setup.equipment,
    ...(power !== null && { power }),
    ...(health !== null && { health }),
  };
}

const ways = (use: AttackState["use"]) =>
  Object.fromEntries(
    Object.entries(use).map(([id, way]) => [id, /^\d+$/.test(way) ? Number(way) : (way as "best")]),
  );

/** The attack of an address as the odds take it; null as long as a side is missing. */
export function situationOf(state: AttackState): Situation | null {
  const { attacker, defender, arena, dark, reach } = state;
  if (!isGiven(attacker) || !isGiven(defender)) return null;
  const others = ({ others }: Contender) => others.map((stack) => ({ stack }));
  return {
    attacker: unitOf(attacker),
    defender: unitOf(defender),
    ...(arena && { arena }),
    ...(dark && { darkPlayer: dark }),
    others: { attacker: others(attacker), defender: others(defender) },
    options: {
      ...(reach && { with: reach }),
      overload: state.overload,
      overkill: state.overkill,
      deflectTo: state.deflectTo,
      rerolls: state.rerolls,
      change: state.change,
      use: ways(state.use),
      readings: state.readings,
    },
  };
}
