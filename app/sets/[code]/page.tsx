import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { CardGrid } from "@/components/cards/card-grid";
import { PageHead } from "@/components/ui/section";
import { cardsOfSet } from "@/db/queries/cards";
import { setByCode } from "@/db/queries/sets";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const set = await setByCode(decodeURIComponent((await params).code));
  return set
    ? { title: set.name, description: `${set.cards} cards of ${set.name}.` }
    : { title: "No such set" };
}

export default async function Page({ params }: Props) {
  const set = await setByCode(decodeURIComponent((await params).code));
  if (!set) notFound();
  const cards = await cardsOfSet(set.code);
  const about = [set.era, set.year, `${set.cards} cards`].filter(Boolean).join(" · ");
  return (
    <>
      <PageHead title={set.name} over={set.code}>
        <p>
          {about} ·{" "}
          <Link className="link" href={`/cards?q=${encodeURIComponent(`set:${set.code}`)}`}>
            Search in this set
          </Link>
        </p>
      </PageHead>
      <CardGrid cards={cards} label={`Cards of ${set.name}`} />
    </>
  );
}
