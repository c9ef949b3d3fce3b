import type { Metadata } from "next";
import { summaries } from "@/app/decks/summaries";
import { DeckList } from "@/components/decks/deck-list";
import { MyDecks } from "@/components/decks/my-decks";
import { ButtonLink } from "@/components/ui/button";
import { Pager } from "@/components/ui/pager";
import { PageHead, Section } from "@/components/ui/section";
import { EmptyState } from "@/components/ui/states";
import { starterDecks } from "@/db/queries/deck-shelf";
import { DECKS_PER_PAGE, publicDecks } from "@/db/queries/decks";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Decks",
  description: "Decks of players and ready decks to begin with.",
};

interface Props {
  readonly searchParams: Promise<{ page?: string | string[] }>;
}

/** Decks of this browser, of everyone, and the ready ones. */
export default async function DecksPage({ searchParams }: Props) {
  const page = Math.max(
    1,
    Math.min(100_000, Number.parseInt(String((await searchParams).page ?? 1), 10) || 1),
  );
  const [open, ready] = await Promise.all([publicDecks(page), starterDecks()]);
  const readyIds = new Set(ready.map((deck) => deck.id));
  const others = await summaries(open.decks.filter((deck) => !readyIds.has(deck.id)));
  return (
    <div className="grid gap-10">
      <div className="-mb-6 flex flex-wrap items-start justify-between gap-4">
        <PageHead title="Decks" />
        <ButtonLink look="solid" href="/decks/new">
          Build a deck
        </ButtonLink>
      </div>
      <Section id="mine" title="My decks">
        <MyDecks />
      </Section>
      <Section id="public" title="Public decks">
        {others.length > 0 ? (
          <DeckList label="Public decks" decks={others} />
        ) : (
          <EmptyState title="No public deck yet">
            <p>A deck is listed here when its owner makes it public in the editor.</p>
          </EmptyState>
        )}
        <Pager page={page} pages={Math.ceil(open.total / DECKS_PER_PAGE)} href={(n) => `/decks?page=${n}`} />
      </Section>
      {ready.length > 0 && (
        <Section id="ready" title="Ready decks">
          <DeckList label="Ready decks" decks={await summaries(ready)} dated={false} />
        </Section>
      )}
    </div>
  );
}
