import { addressWith, idsOf, type StackSetup } from "@/components/stacking/stack-address";
import { attackPairs } from "./attack-address";
import { type AttackState, type Contender, NO_ATTACK, NO_CONTENDER } from "./attack-state";

/** Where the attack lab shows this attack. */
export function attackHref(state: AttackState): string {
  return addressWith("/lab/attack", attackPairs(state));
}

/** The attack lab with this stack as its attacker. */
export function attackWithHref(setup: StackSetup): string {
  const { arena, names: _, setup: __, inPlay: ___, ...cards } = setup;
  const attacker = { ...NO_CONTENDER, setup: { ...NO_CONTENDER.setup, ...cards } };
  return attackHref({ ...NO_ATTACK, attacker, arena });
}

const idsOfContender = ({ setup, others }: Contender) => [...idsOf(setup), ...others.flat()];

/** Every card id an attack names, each once. */
export function attackIds({ attacker, defender }: AttackState): readonly string[] {
  return [...new Set([...idsOfContender(attacker), ...idsOfContender(defender)])];
}
