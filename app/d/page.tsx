import type { Metadata } from "next";
import { CodeDeck } from "@/components/decks/code-deck";
import { listFormats } from "@/db/queries/formats";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Deck", robots: { index: false } };

export default async function CodeDeckPage() {
  return <CodeDeck formats={await listFormats()} />;
}
