import { Suspense } from "react";
import { Partners } from "@/components/stacking/partners";
import { partnersOf } from "@/db/queries/catalog";
import type { Card } from "@/lib/cards/card";
import { isUnit } from "@/lib/cards/identity";

/** Partners of a unit; they come after the page where the catalog must be read first. */
export function CardPartners({ card }: { readonly card: Card }) {
  if (!isUnit(card)) return null;
  return (
    <Suspense>
      <Found card={card} />
    </Suspense>
  );
}

async function Found({ card }: { readonly card: Card }) {
  return <Partners card={card} groups={await partnersOf(card)} />;
}
