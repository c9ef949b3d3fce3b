import type { Board } from "./board";
import { isHere } from "./bonuses";
import { amountFor } from "./duel";
import { hasKeyword, type PaidAbility, type Profile } from "./profile";
import type { Change, SituationProblem } from "./situation";

/** Why a change of the defender has no effect. */
export type Refusal = "precision" | "stealth" | "no-ability" | "no-force" | "same-unit" | "elsewhere";

/** One change of the defender in A3, and what became of it. */
export interface Changed {
  readonly change: Change;
  readonly ability: PaidAbility | null;
  readonly from: Profile;
  readonly to: Profile;
  readonly refused: Refusal | null;
  readonly force: number;
}

/** Who defends in the end, and every unit that was attacked on the way. */
export interface Defence {
  readonly defender: Profile;
  readonly attacked: readonly Profile[];
  readonly changes: readonly Changed[];
  /** Force left to the defender's player. */
  readonly force: number;
}

/** Stealth works as long as the unit is untapped and undamaged. */
export const isHidden = (profile: Profile) =>
  hasKeyword(profile, "Stealth") && !profile.tapped && profile.counters === 0;

export const abilityOf = ({ abilities }: Profile, keyword: string): PaidAbility | null =>
  abilities.paid.find((one) => one.keyword === keyword) ?? null;

function refusalOf(
  board: Board,
  from: Profile,
  to: Profile,
  ability: PaidAbility | null,
  force: number,
): Refusal | null {
  if (from === to) return "same-unit";
  if (!isHere(board, to)) return "elsewhere";
  if (!ability) return "no-ability";
  if (amountFor(ability.price.force, 0) > force) return "no-force";
  if (hasKeyword(board.attacker, "Precision")) return "precision";
  return isHidden(to) ? "stealth" : null;
}

/** Makes the changes of the defender one after the other; `problems` gets a place where no unit stands. */
export function defenceOf(board: Board, changes: readonly Change[], problems: SituationProblem[]): Defence {
  let defender = board.defender;
  let force = board.defender.force ?? 0;
  const attacked = [defender];
  const done: Changed[] = [];
  changes.forEach((change, i) => {
    const to = board.others.defender[change.unit];
    if (!to) {
      problems.push({
        at: `options.change.${i}.unit`,
        message: `no other unit of the defender at place ${change.unit}`,
      });
      return;
    }
    const ability = abilityOf(change.keyword === "Intercept" ? to : defender, change.keyword);
    const refused = refusalOf(board, defender, to, ability, force);
    // a cost may be paid in vain, but nobody has to
    const paid = refused === null && ability ? amountFor(ability.price.force, 0) : 0;
    done.push({ change, ability, from: defender, to, refused, force: paid });
    force -= paid;
    if (refused !== null) return;
    defender = to;
    if (!attacked.includes(to)) attacked.push(to);
  });
  return { defender, attacked, changes: done, force };
}

/** The other units of the defender's player in the arena, once the defender is settled. */
export function companions(board: Board, { defender }: Defence): readonly Profile[] {
  return [board.defender, ...board.others.defender].filter(
    (unit) => unit !== defender && isHere(board, unit),
  );
}
