import Link from "next/link";
import { CardFace } from "@/components/cards/card-face";
import { WalkList } from "@/components/cards/walk-list";
import { ReadyDeck } from "@/components/decks/ready-deck";
import { SearchBox } from "@/components/search/search-box";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { cardsByIds } from "@/db/queries/cards";
import { starterDecks } from "@/db/queries/decks";
import { handOfTheDay } from "./hand";

export const dynamic = "force-dynamic";

const EXAMPLES = [
  "chewbacca d2",
  "kw:retaliate>=3",
  "type:space speed>=60",
  "removes:stealth",
  "kw:evade cost<=1",
];

const ENTRIES = [
  {
    href: "/cards",
    name: "Search the cards",
    about: "By name and text, by numbers, and by what a keyword does on a card.",
  },
  {
    href: "/decks/new",
    name: "Build a deck",
    about: "Search beside the deck; legality and its reasons at every step.",
  },
  {
    href: "/keywords",
    name: "Look up a keyword",
    about: "Its whole rule, and every card that has, grants or removes it.",
  },
  {
    href: "/rules",
    name: "Read the rules",
    about: "Deck construction, stacking, the turn and the attack, with sources.",
  },
] as const;

export default async function Home() {
  const [hand, decks] = await Promise.all([handOfTheDay(), starterDecks()]);
  const [first, ...rest] = hand;
  const cards = await cardsByIds([
    ...new Set(decks.flatMap((deck) => deck.lines.map((line) => line.cardId))),
  ]);
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 items-center gap-x-16 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <section className="grid grid-cols-1 gap-5 pt-2 sm:pt-8">
          <h1 className="max-w-[22ch] font-semibold text-[2.5rem] leading-none sm:text-[3.25rem]">
            Every card of the Star{"\u00a0"}Wars{"\u00a0"}TCG, read to the rule.
          </h1>
          <p className="max-w-[62ch] text-ink-soft text-lead">
            Search by what a card does, build a deck and see at once whether it is legal and why, and send it
            as a link. No account is needed.
          </p>
          <div data-own-search className="max-w-[46rem]">
            <SearchBox id="home-search" large />
          </div>
          <p className="flex flex-wrap items-center gap-2 text-small">
            <span className="label">Try</span>
            {EXAMPLES.map((q) => (
              <Link
                key={q}
                href={`/cards?q=${encodeURIComponent(q)}`}
                prefetch={false}
                className="inline-flex min-h-11 items-center rounded-sharp border border-line-strong bg-panel px-2.5 font-mono hover:border-signal hover:text-signal md:min-h-8"
              >
                {q}
              </Link>
            ))}
          </p>
        </section>
        {first && (
          <div className="hidden lg:block">
            <CardFace card={first} size="full" href={`/cards/${first.id}`} />
          </div>
        )}
      </div>
      {rest.length > 0 && (
        <Section
          id="hand"
          title="A hand of cards"
          aside={
            <Link href="/cards" className="link">
              All cards
            </Link>
          }
        >
          <WalkList
            label="A hand of cards"
            className="-mx-4 grid snap-x scroll-px-4 auto-cols-[11.5rem] grid-flow-col gap-3 overflow-x-auto px-4 pb-3 sm:mx-0 sm:px-0 lg:auto-cols-fr lg:overflow-visible"
          >
            {rest.map((card) => (
              <li key={card.id} className="snap-start">
                <CardFace card={card} size="tile" href={`/cards/${card.id}`} />
              </li>
            ))}
          </WalkList>
        </Section>
      )}
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <Section id="start" title="Where to go">
          <ul>
            {ENTRIES.map(({ href, name, about }) => (
              <li key={href} className="relative border-b border-line py-3 hover:bg-panel">
                <h3 className="text-lead">
                  <Link href={href} className="link-quiet after:absolute after:inset-0">
                    {name}
                  </Link>
                </h3>
                <p className="text-small text-ink-soft">{about}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="starters" title="Ready decks">
          {decks.length > 0 ? (
            <ul>
              {decks.map((deck) => (
                <ReadyDeck key={deck.id} deck={deck} cards={cards} />
              ))}
            </ul>
          ) : (
            <div className="grid justify-items-start gap-3">
              <p className="text-ink-soft">No ready deck is in this catalog. Build the first one.</p>
              <ButtonLink href="/decks/new">Build a deck</ButtonLink>
            </div>
          )}
        </Section>
      </div>
    </div>
  );
}
