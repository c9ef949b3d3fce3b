import type { Metadata } from "next";
import { editorStart } from "@/app/decks/catalog";
import { NewDeckEditor } from "@/components/decks/new-deck-editor";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "New deck", robots: { index: false } };

export default async function NewDeckPage() {
  return <NewDeckEditor known={[]} {...(await editorStart())} />;
}
