import { isUnpreventable } from "./attack-roll";
import { isHidden } from "./defence";
import { ruleOf, type Scene } from "./entry";
import { type Forbidden, refusalWords, windowAt } from "./words";

/** What the rules forbid here: an attack that can't be declared, changes that fail, prevention that does nothing. */
export function forbiddenOf({ board, defence, duel }: Scene): readonly Forbidden[] {
  const { attacker, defender } = board;
  const found: Forbidden[] = [];
  if (isHidden(defender))
    found.push({
      unit: defender.name,
      message: `${defender.name} has Stealth and is untapped and undamaged: it can't be attacked.`,
      rule: ruleOf("Stealth"),
    });
  for (const [profile, arena] of [
    [attacker, board.attackerArena],
    [defender, board.arena],
    ...[...board.others.attacker, ...board.others.defender].map((other) => [other, board.arena] as const),
  ] as const) {
    if (arena && profile.arenas.length > 0 && !profile.arenas.includes(arena))
      found.push({
        unit: profile.name,
        message: `${profile.name} can't be in the ${arena} arena.`,
        rule: windowAt("A1"),
      });
  }
  for (const changed of defence.changes) {
    if (changed.refused === null) continue;
    const rule = changed.refused === "precision" ? ruleOf("Precision") : ruleOf(changed.change.keyword);
    found.push({ unit: changed.to.name, message: refusalWords(changed, board), rule });
  }
  if (isUnpreventable(duel) && (duel.defender.preventions.length > 0 || duel.defender.parry > 0))
    found.push({
      unit: defence.defender.name,
      message: `${attacker.name} has Ferocity: nothing prevents its damage, and ${defence.defender.name} has no Fortitude.`,
      rule: ruleOf("Ferocity"),
    });
  if (!duel.sameArena && duel.defender.retaliations.length > 0)
    found.push({
      unit: defence.defender.name,
      message: "The attack comes from another arena: Retaliate can't answer it.",
      rule: ruleOf("Retaliate"),
    });
  return found;
}
