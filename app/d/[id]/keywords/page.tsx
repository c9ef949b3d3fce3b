import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { factsIn, shownDeck } from "@/app/d/shown-deck";
import { keywordEntries } from "@/components/decks/keyword-entries";
import { KeywordSheet } from "@/components/decks/keyword-sheet";
import { PrintButton } from "@/components/decks/print-button";
import { PrivateDeck } from "@/components/decks/private-deck";
import { isDeck } from "@/db/queries/deck-shelf";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await shownDeck((await params).id);
  return { title: `Keywords of ${shown?.deck.name || "a deck"}`, robots: { index: false } };
}

/** The keyword sheet of a deck: to be printed and kept beside the table. */
export default async function KeywordSheetPage({ params }: Props) {
  const { id } = await params;
  const shown = await shownDeck(id);
  if (!shown && !(await isDeck(id))) notFound();
  if (!shown) return <PrivateDeck id={id} formats={[]} show="keywords" />;
  const facts = await factsIn(shown.lines);
  const entries = keywordEntries(shown.lines, (cardId) => facts.get(cardId) ?? []);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4 print:mb-3">
        <div className="min-w-0">
          <p className="label mb-1">Keyword sheet</p>
          <h1 className="break-words text-title print:text-head">
            <Link href={`/d/${id}`} className="link-quiet">
              {shown.deck.name || "Untitled deck"}
            </Link>
          </h1>
        </div>
        <PrintButton />
      </header>
      {entries.length > 0 ? <KeywordSheet entries={entries} /> : <p>No card of this deck has a keyword.</p>}
    </>
  );
}
