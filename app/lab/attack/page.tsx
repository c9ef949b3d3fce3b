import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { asAddress, type SearchParams } from "@/app/lab/address";
import { readAttack } from "@/components/attack/attack-address";
import { attackHref, attackIds } from "@/components/attack/attack-href";
import { AttackLab } from "@/components/attack/attack-lab";
import type { AttackState, Contender } from "@/components/attack/attack-state";
import { withIds } from "@/components/stacking/stack-address";
import { cardsByIds } from "@/db/queries/cards";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Attack lab",
  description: "One unit attacks another: the exact chances of every outcome, step by step.",
};

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

/** The same attack with today's ids of its cards. */
function withCurrentIds(state: AttackState, current: (id: string) => string): AttackState {
  const contender = (one: Contender): Contender => ({
    ...one,
    setup: withIds(one.setup, current),
    others: one.others.map((stack) => stack.map(current)),
  });
  return { ...state, attacker: contender(state.attacker), defender: contender(state.defender) };
}

/** The attack of the address is drawn by the server; from then on the browser does the rest. */
export default async function AttackLabPage({ searchParams }: Props) {
  const state = readAttack(asAddress(await searchParams));
  const cards = await cardsByIds(attackIds(state));
  const current = withCurrentIds(state, (id) => cards.get(id)?.id ?? id);
  if (attackHref(current) !== attackHref(state)) redirect(attackHref(current));
  return (
    <>
      <h1 className="sr-only">Attack lab</h1>
      <AttackLab known={[...cards.values()]} />
    </>
  );
}
