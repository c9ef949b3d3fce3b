import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { shownDeck } from "@/app/d/shown-deck";
import { DeckActions } from "@/components/decks/deck-actions";
import { DeckView } from "@/components/decks/deck-view";
import { verdictWords } from "@/components/decks/line-words";
import { PrivateDeck } from "@/components/decks/private-deck";
import { isDeck } from "@/db/queries/deck-shelf";
import { listFormats } from "@/db/queries/formats";
import { SIDE_NAMES } from "@/lib/cards/sides";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ view?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await shownDeck((await params).id);
  if (!shown) return { title: "Private deck", robots: { index: false } };
  const { deck, report } = shown;
  const title = deck.name || "Untitled deck";
  const side = report.side ? `${SIDE_NAMES[report.side]} deck` : "Deck";
  const description = `${side}, ${report.counts.cards} cards. ${verdictWords(report)}${report.format ? ` in ${report.format}` : ""}.`;
  return {
    title,
    description,
    openGraph: { title, description, type: "article" },
    robots: deck.visibility === "public" ? undefined : { index: false },
  };
}

/** A deck for everyone with its link. A private one is asked for by the browser, which may hold its key. */
export default async function DeckPage({ params, searchParams }: Props) {
  const { id } = await params;
  const shown = await shownDeck(id);
  if (!shown && !(await isDeck(id))) notFound();
  if (!shown) return <PrivateDeck id={id} formats={await listFormats()} />;
  const view = (await searchParams).view === "gallery" ? "gallery" : "list";
  const { deck, lines, report } = shown;
  return (
    <DeckView
      deck={deck}
      lines={lines}
      report={report}
      over="Deck"
      actions={<DeckActions id={id} deck={deck} lines={lines} />}
      view={view}
      viewHref={(name) => (name === "list" ? `/d/${id}` : `/d/${id}?view=gallery`)}
    />
  );
}
