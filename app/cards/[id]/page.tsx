import type { Metadata } from "next";
import Link from "next/link";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { UnitLinks } from "@/components/attack/unit-links";
import { CardFace } from "@/components/cards/card-face";
import { CardNumbers, CardPrinting } from "@/components/cards/card-facts";
import { CardGrid } from "@/components/cards/card-grid";
import { isLying } from "@/components/cards/lying";
import { PrintedText } from "@/components/cards/printed-text";
import { TextStructure } from "@/components/cards/text-structure";
import { Definitions } from "@/components/keywords/definition";
import { Section } from "@/components/ui/section";
import { cardAbilities, cardById, factsOf, versionsOf } from "@/db/queries/cards";
import { decksWithCard } from "@/db/queries/decks";
import { setByCode } from "@/db/queries/sets";
import type { Card } from "@/lib/cards/card";
import { slug } from "@/lib/cards/fold";
import { keywordRowsOf } from "./keyword-rows";
import { CardPartners } from "./partners";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<{ id: string }>;
}

/** The card of an address; `SET001_Name` as file names are written is understood too. */
const cardOf = cache(
  async (id: string): Promise<Card | null> => (await cardById(id)) ?? cardById(slug(decodeURIComponent(id))),
);

function summary(card: Card): string {
  const numbers = [card.speed, card.power, card.health].some((stat) => stat !== null)
    ? ` Speed ${card.speed ?? "–"}, power ${card.power ?? "–"}, health ${card.health ?? "–"}.`
    : "";
  const cost = card.cost === null ? "" : ` Cost ${card.cost}.`;
  return `${card.type.printed}${card.subtype ? ` – ${card.subtype}` : ""}.${cost}${numbers} ${card.set} ${card.number}`.trim();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const card = await cardOf((await params).id);
  if (!card) return { title: "No such card" };
  return {
    title: card.name.full,
    description: summary(card),
    openGraph: { title: card.name.full, description: summary(card) },
  };
}

function Decks({ decks }: { readonly decks: Awaited<ReturnType<typeof decksWithCard>> }) {
  if (decks.length === 0) return <p className="text-ink-soft">No public deck plays it yet.</p>;
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {decks.map(({ deck, count }) => (
        <li key={deck.id} className="flex items-baseline gap-2 border-b border-line py-1.5">
          <span className="w-6 shrink-0 text-right font-name font-semibold">{count}</span>
          <Link href={`/d/${deck.id}`} className="link-quiet min-w-0 flex-1 wrap-anywhere">
            {deck.name || "Unnamed deck"}
          </Link>
          {deck.format && (
            <span className="max-w-1/2 text-small text-ink-soft wrap-anywhere">{deck.format}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  const card = await cardOf(id);
  if (!card) notFound();
  if (card.id !== id) permanentRedirect(`/cards/${card.id}`);
  const [facts, { issues }, versions, decks, set] = await Promise.all([
    factsOf(card.id),
    cardAbilities(card.id),
    versionsOf(card.name.base),
    decksWithCard(card.id),
    setByCode(card.set),
  ]);
  const keywords = keywordRowsOf(facts);
  const others = versions.filter((version) => version.id !== card.id);
  return (
    <div className="grid grid-cols-1 gap-10">
      <div
        className={`grid grid-cols-1 items-start gap-x-10 gap-y-6 ${isLying(card) ? "md:grid-cols-[minmax(0,31rem)_minmax(0,1fr)]" : "md:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]"}`}
      >
        <div className="md:sticky md:top-6">
          <CardFace card={card} size="full" />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <header className="grid gap-3">
            <h1 className="text-title">{card.name.full}</h1>
            <CardNumbers card={card} />
            <UnitLinks card={card} />
          </header>
          <CardPrinting card={card} setName={set?.name ?? card.set} />
          <Section id="text" title="Text" aside={card.summary ? "Summary in our words" : undefined}>
            <PrintedText card={card} />
            <TextStructure facts={facts} issues={issues} text={card.text} />
          </Section>
          {card.usage.length > 0 && (
            <Section id="usage" title="Usage">
              <ul className="grid max-w-[72ch] gap-2">
                {card.usage.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Section>
          )}
          <Section id="keywords" title="Keywords">
            {keywords.length > 0 ? (
              <Definitions rows={keywords} />
            ) : (
              <p className="text-ink-soft">This card has no keywords.</p>
            )}
          </Section>
        </div>
      </div>
      <CardPartners card={card} />
      {others.length > 0 && (
        <Section id="versions" title="Other versions and printings" aside={`${others.length}`}>
          <CardGrid cards={others} label={`Other versions and printings of ${card.name.base}`} />
        </Section>
      )}
      <Section id="decks" title="Decks that play it">
        <Decks decks={decks} />
      </Section>
    </div>
  );
}
