import { slug } from "@/lib/cards/fold";
import type { Board } from "./board";
import type { Defence } from "./defence";
import { amountFor, type Duel } from "./duel";
import type { Odds } from "./odds";
import type { PaidAbility, Profile, Source, SummedName } from "./profile";
import type { AttackOptions } from "./situation";

/** What an entry does: always or by itself; by choice; as chosen; not at all. */
export type EntryState = "acts" | "may" | "used" | "blocked";

/** One thing that can happen in a window of the attack. */
export interface Entry {
  /** Key of `options.use`; null where there is nothing to choose by it. */
  readonly id: string | null;
  readonly keyword: string;
  readonly unit: string;
  /** Place of the unit in the situation. */
  readonly at: string;
  readonly player: "Dark" | "Light";
  /** As printed; null where it is free. */
  readonly cost: string | null;
  readonly effect: string;
  /** Id of the card it comes from; null for numbers. */
  readonly source: Source;
  readonly rule: string;
  readonly state: EntryState;
  /** Why it is blocked, or what decides. */
  readonly why?: string;
  /** How likely it is set off. */
  readonly chance?: number;
}

/** All a window may look at. */
export interface Scene {
  readonly board: Board;
  readonly defence: Defence;
  readonly near: readonly Profile[];
  readonly duel: Duel;
  readonly odds: Odds;
  readonly options: AttackOptions;
  chance(trigger: string): number;
  /** A weight of the odds as a chance. */
  share(weight: number): number;
}

type More = Partial<Pick<Entry, "id" | "state" | "why" | "chance" | "cost">>;

export const playerOf = ({ board }: Scene, { party }: Profile) => (party === board.dark ? "Dark" : "Light");

export const ruleOf = (keyword: string) => `/rules/keywords#${slug(keyword)}`;

/** An entry of a summed keyword, if the unit has it; its source is the first card that gives it. */
export function entriesFor(
  scene: Scene,
  profile: Profile,
  keyword: SummedName,
  effect: string,
  more: More = {},
): readonly Entry[] {
  const from = profile.abilities.summed.filter((one) => one.keyword === keyword);
  const [first] = from;
  if (!first) return [];
  return [entryOf(scene, profile, free(keyword, first.source), effect, { state: "acts", ...more })];
}

/** An entry for each effect that a keyword such as Bounty or Foresight opens; `told` puts the effect in its moment. */
export function openedEntries(
  scene: Scene,
  profile: Profile,
  keyword: "Foresight" | "Forewarning" | "Bounty" | "Last Stand",
  told: (effect: string) => string,
  more: More,
): readonly Entry[] {
  return profile.abilities.opened
    .filter((one) => one.keyword === keyword)
    .map(({ effect, source }) => entryOf(scene, profile, free(keyword, source), told(effect), more));
}

const free = (keyword: string, source: Source) => ({ id: null, keyword, cost: null, source });

/** An entry of one ability; a choice of its player unless `more` says otherwise. */
export function entryOf(
  scene: Scene,
  profile: Profile,
  ability: Pick<Entry, "id" | "keyword" | "cost" | "source">,
  effect: string,
  more: More = {},
): Entry {
  const { id, keyword, cost, source } = ability;
  return {
    id,
    keyword,
    unit: profile.name,
    at: profile.at,
    player: playerOf(scene, profile),
    cost,
    effect,
    source,
    rule: ruleOf(keyword),
    state: "may",
    ...more,
  };
}

/** Most of an ability that so much Force pays for; null where not even the least can be paid. */
export function mostFor({ amount, price }: PaidAbility, force: number): number | null {
  if (amountFor(price.force, 0) > force) return null;
  const { base, perX } = price.force;
  return amountFor(amount, perX > 0 ? Math.floor((force - base) / perX) : 0);
}

/** `2`, or `up to 7 (X+1, by 6 Force)`. */
export function amountWords(ability: PaidAbility, force: number): string {
  const most = mostFor(ability, force);
  if (ability.amount.perX === 0 || most === null) return ability.value;
  return `${most} at most (${ability.value}, Force ${force})`;
}
