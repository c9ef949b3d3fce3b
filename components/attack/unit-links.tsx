import Link from "next/link";
import { EMPTY_STACK, stackHref } from "@/components/stacking/stack-address";
import type { Card } from "@/lib/cards/card";
import { isUnit } from "@/lib/cards/identity";
import { attackHref, attackWithHref } from "./attack-href";
import { NO_ATTACK, NO_CONTENDER } from "./attack-state";

const LINK = "link inline-flex min-h-11 items-center lg:min-h-0";

/** The benches that a unit can be put on: a stack, an attack, a defence. */
export function UnitLinks({ card }: { readonly card: Card }) {
  if (!isUnit(card) && card.type.type !== "Subordinate") return null;
  const setup = { ...EMPTY_STACK, cards: [card.id] };
  const defender = { ...NO_CONTENDER, setup };
  return (
    <p className="flex flex-wrap gap-x-5 text-small">
      <Link href={stackHref(setup)} prefetch={false} className={LINK}>
        Stack it
      </Link>
      <Link href={attackWithHref(setup)} prefetch={false} className={LINK}>
        Attack with it
      </Link>
      <Link href={attackHref({ ...NO_ATTACK, defender })} prefetch={false} className={LINK}>
        Defend with it
      </Link>
    </p>
  );
}
