import { keywordNamed } from "@/lib/keywords/names";
import { read } from "@/lib/keywords/read";
import { numbered } from "./abilities";
import { NO_PRICE, readAmount, readPrice } from "./amounts";
import type { Party } from "./duel";
import { isPaid, isSummed, type PaidAbility, type Profile, type SummedAbility } from "./profile";
import type { GivenAbility, NumbersUnit, SituationProblem } from "./situation";

type Paid = Omit<PaidAbility, "id">;

/** One keyword with its number; a problem in words where it has no part in an attack. */
function readKeyword(name: string, value: number | true): SummedAbility | Paid | string {
  const keyword = keywordNamed(name)?.name;
  if (!keyword) return `no keyword is called ${JSON.stringify(name)}`;
  if (isSummed(keyword)) return { keyword, value: value === true ? 1 : value, source: null };
  if (!isPaid(keyword)) return `${keyword} has no number in an attack`;
  return readGiven({ keyword, ...(value !== true && { value }) });
}

/** A paid ability as given; its cost is read like printed text. */
function readGiven({ keyword: name, value = "", cost, amount: most }: GivenAbility): Paid | string {
  const keyword = keywordNamed(name)?.name;
  if (!keyword || !isPaid(keyword)) return `${JSON.stringify(name)} is no ability to use in an attack`;
  const amount = readAmount(value === "" ? null : value);
  if (!amount) return `${JSON.stringify(value)} is no number and no X+1`;
  const [paying] = cost === undefined ? [] : read(`${cost} -> ${keyword}`, "").abilities;
  const price = paying?.kind === "activated" ? readPrice(paying.cost) : null;
  if (cost !== undefined && !price) return `${JSON.stringify(cost)} is no cost`;
  const limited = most === undefined ? amount : { ...amount, most };
  if (amount.perX !== 0 && !price?.force.perX) return "X needs a cost with X";
  return {
    keyword,
    amount: limited,
    price: price ?? NO_PRICE,
    cost: cost ?? null,
    value: String(value),
    source: null,
  };
}

/** A unit given in numbers, as the attack sees it; `problems` gets what can't be used. */
export function numbersProfile(
  unit: NumbersUnit,
  at: string,
  party: Party,
  problems: SituationProblem[],
): Profile {
  const summed: SummedAbility[] = [];
  const paid: Paid[] = [];
  const take = (one: SummedAbility | Paid | string, place: string) => {
    if (typeof one === "string") problems.push({ at: `${at}.${place}`, message: one });
    else if ("amount" in one) paid.push(one);
    else summed.push(one);
  };
  for (const [name, value] of Object.entries(unit.keywords ?? {}))
    if (value !== 0 && value !== false) take(readKeyword(name, value), `keywords.${name}`);
  for (const [i, given] of (unit.prevent ?? []).entries()) take(readGiven(given), `prevent.${i}`);
  return {
    at,
    party,
    name: unit.name ?? (at === "attacker" || at === "defender" ? `the ${at}` : at),
    power: unit.power,
    stackBonus: unit.stackBonus ?? 0,
    health: unit.health ?? null,
    bonus: unit.bonus ?? 0,
    counters: unit.counters ?? 0,
    tapped: unit.tapped ?? false,
    force: unit.force ?? null,
    arenas: [],
    abilities: { summed, paid: numbered(paid, at), opened: [], power: 0, health: 0, unread: [] },
    hitOn: unit.hitOn ?? null,
    allBut: unit.allBut ?? null,
    hitFactor: unit.hitFactor ?? 1,
    faceDown: 0,
  };
}
