import type { Board } from "./board";
import { isHere } from "./bonuses";
import type { Defence } from "./defence";
import { secondOf } from "./duel-of";
import { hasKeyword } from "./profile";
import { type AttackOptions, REACHES, type Situation, type SituationProblem } from "./situation";

/** What is chosen of `others` and against the readings. */
export function checkOptions(board: Board, { options = {} }: Situation, problems: SituationProblem[]): void {
  const { overkillTo: to, readings = {} } = options;
  if (to && !board.others[to.player][to.unit])
    problems.push({ at: "options.overkillTo", message: `there is no others.${to.player}.${to.unit}` });
  if (to?.player === "attacker" && readings.overkillAt === "enemies")
    problems.push({
      at: "options.overkillTo",
      message: "Overkill hits enemy units only, as O5 is read here",
    });
  if (readings.lessThanPossible !== false) return;
  for (const { abilities } of [
    board.attacker,
    board.defender,
    ...board.others.attacker,
    ...board.others.defender,
  ])
    for (const { id, amount } of abilities.paid)
      if (amount.most !== undefined)
        problems.push({
          at: id,
          message: "all that can be prevented must be, as O13 is read here; leave out amount",
        });
}

/** Overkill hits another unit than the defender, in its arena. */
export function checkSecond(
  board: Board,
  defence: Defence,
  options: AttackOptions,
  problems: SituationProblem[],
): void {
  const unit = secondOf(board, defence, options);
  const at = "options.overkillTo";
  if (unit === defence.defender) problems.push({ at, message: `${unit.name} is the defender` });
  else if (unit && !isHere(board, unit))
    problems.push({ at, message: `${unit.name} can't be in the ${board.arena} arena` });
}

/** What an attack needs that the board does not give. */
export function checkBoard(board: Board, { options = {} }: Situation, problems: SituationProblem[]): void {
  const { attacker } = board;
  const reach = options.with;
  if (reach && !hasKeyword(attacker, reach))
    problems.push({ at: "options.with", message: `${attacker.name} has no ${reach}` });
  if (reach && board.arena && board.arena !== REACHES[reach])
    problems.push({ at: "arena", message: `${reach} reaches the ${REACHES[reach]} arena only` });
  if (!reach && attacker.power === null)
    problems.push({
      at: "attacker.power",
      message: `the power of ${attacker.name} is not printed as a number; give it`,
    });
  const ids = new Set(
    [attacker, board.defender, ...board.others.attacker, ...board.others.defender].flatMap(({ abilities }) =>
      abilities.paid.map(({ id }) => id),
    ),
  );
  for (const id of Object.keys(options.use ?? {}))
    if (!ids.has(id)) problems.push({ at: `options.use.${id}`, message: "no ability has this id" });
}
