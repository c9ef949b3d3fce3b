import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { asAddress, type SearchParams } from "@/app/lab/address";
import { idsOf, readSetup, stackHref, withIds } from "@/components/stacking/stack-address";
import { StackLab } from "@/components/stacking/stack-lab";
import { cardsByIds } from "@/db/queries/cards";

export const dynamic = "force-dynamic";

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const setup = readSetup(asAddress(await searchParams));
  const cards = await cardsByIds(setup.cards);
  const names = setup.cards.flatMap((id) => cards.get(id)?.name.full ?? []);
  if (names.length === 0) {
    return { title: "Stack lab", description: "Put cards on a stack and see the unit they make." };
  }
  return {
    title: `Stack: ${names.join(" / ")}`,
    description: "A stack and the unit it makes.",
    robots: { index: false },
  };
}

/** The stack of the address is drawn by the server; from then on the browser does the rest. */
export default async function StackLabPage({ searchParams }: Props) {
  const setup = readSetup(asAddress(await searchParams));
  const cards = await cardsByIds(idsOf(setup));
  const current = withIds(setup, (id) => cards.get(id)?.id ?? id);
  if (stackHref(current) !== stackHref(setup)) redirect(stackHref(current));
  return (
    <>
      <h1 className="sr-only">Stack lab</h1>
      <StackLab known={[...cards.values()]} />
    </>
  );
}
