import type { Metadata } from "next";
import { editorStart, shelved } from "@/app/decks/catalog";
import { DeckEditor } from "@/components/decks/deck-editor";
import { cardsByIds } from "@/db/queries/cards";
import { deckById } from "@/db/queries/decks";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const deck = await deckById((await params).id);
  return { title: `Edit ${deck?.name || "deck"}`, robots: { index: false }, referrer: "no-referrer" };
}

/** A private deck comes to the page only by its key, which never reaches this server in an address. */
export default async function EditDeckPage({ params }: Props) {
  const { id } = await params;
  const stored = await deckById(id);
  const cards = await cardsByIds(stored?.lines.map((line) => line.cardId) ?? []);
  return (
    <DeckEditor
      key={id}
      id={id}
      stored={stored}
      known={await shelved([...cards.values()])}
      {...(await editorStart())}
    />
  );
}
