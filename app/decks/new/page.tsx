import type { Metadata } from "next";
import { editorStart } from "@/app/decks/catalog";
import { DeckEditor } from "@/components/decks/deck-editor";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "New deck", robots: { index: false } };

export default async function NewDeckPage() {
  return <DeckEditor id={null} stored={null} known={[]} {...(await editorStart())} />;
}
