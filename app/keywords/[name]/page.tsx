import type { Metadata } from "next";
import Link from "next/link";
import { notFound, permanentRedirect } from "next/navigation";
import { Definition } from "@/components/keywords/definition";
import { FactChips } from "@/components/keywords/fact-chips";
import { KindMarks, SideMark } from "@/components/ui/marks";
import { PageHead, Section } from "@/components/ui/section";
import { type CardWithFacts, cardsWithKeyword } from "@/db/queries/keywords";
import { slug } from "@/lib/cards/fold";
import { SIDE_NAMES } from "@/lib/cards/sides";
import type { Relation } from "@/lib/keywords/ability";
import { printedForm } from "@/lib/keywords/form";
import { KEYWORDS, type KeywordRow } from "@/lib/keywords/registry";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<{ name: string }>;
}

/** The keyword of an address, by its name or an older one. */
function rowOf(address: string): KeywordRow | undefined {
  const wanted = slug(decodeURIComponent(address));
  return KEYWORDS.find((row: KeywordRow) => [row.name, ...row.aliases].some((name) => slug(name) === wanted));
}

const GROUPS: readonly { relation: Relation; title: string; field: string | null }[] = [
  { relation: "has", title: "Cards that have it", field: "kw" },
  { relation: "grants", title: "Cards that grant it", field: "grants" },
  { relation: "removes", title: "Cards that remove it", field: "removes" },
  { relation: "mentions", title: "Cards that mention it", field: null },
];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const row = rowOf((await params).name);
  return row ? { title: row.name, description: row.definition[0] } : { title: "No such keyword" };
}

function Facts({ row }: { readonly row: KeywordRow }) {
  const facts: [name: string, value: string][] = [
    ["Kind", row.kind === "choice" ? "a choice while building or playing" : row.kind],
    ["Combines", row.combining],
    ["When", row.window],
    ["Build zone", row.buildZone === "not-applicable" ? "–" : row.buildZone.replace("-", " ")],
    ...(row.natural ? ([["Natural roll", String(row.natural)]] as [string, string][]) : []),
  ];
  return (
    <dl className="grid content-start">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-4 border-b border-line py-1.5">
          <dt className="label w-28">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CardsWith({ entries }: { readonly entries: readonly CardWithFacts[] }) {
  return (
    <ul className="grid gap-x-10 lg:grid-cols-2">
      {entries.map(({ card, facts }) => (
        <li
          key={card.id}
          className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-1 border-b border-line py-2"
        >
          <SideMark side={card.side} title={SIDE_NAMES[card.side]} className="size-3.5 self-center" />
          <span className="flex items-baseline gap-2">
            <Link href={`/cards/${card.id}`} prefetch={false} className="link-quiet font-medium">
              {card.name.full}
            </Link>
            <KindMarks card={card} className="size-3 self-center" />
          </span>
          <span className="text-small text-ink-soft">{card.set}</span>
          <span className="col-start-2 col-end-4">
            <FactChips facts={facts} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export default async function Page({ params }: Props) {
  const { name } = await params;
  const row = rowOf(name);
  if (!row) notFound();
  if (slug(row.name) !== name) permanentRedirect(`/keywords/${slug(row.name)}`);
  const cards = await cardsWithKeyword(row.name);
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <PageHead title={printedForm(row)} over="Keyword">
            {row.aliases.length > 0 && <p>Printed on older cards as {row.aliases.join(", ")}.</p>}
          </PageHead>
          <Definition row={row} />
          {row.older.length > 0 && (
            <Section id="older" title="Older wordings" className="mt-8">
              <ul className="grid max-w-[72ch] gap-2">
                {row.older.map((older) => (
                  <li key={older.text}>
                    {older.text} <span className="text-small text-ink-soft">{older.source}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <aside className="grid content-start gap-6">
          <Facts row={row} />
          {row.related.length > 0 && (
            <p className="text-small">
              <span className="label mr-2">See also</span>
              {row.related.map((related, index) => (
                <span key={related}>
                  {index > 0 && ", "}
                  <Link href={`/keywords/${slug(related)}`} prefetch={false} className="link">
                    {related}
                  </Link>
                </span>
              ))}
            </p>
          )}
          <p className="text-small text-ink-soft">
            Sources: {row.sources.join(", ")}
            {row.since && `. First on a card: ${row.since}`}
          </p>
        </aside>
      </div>
      {GROUPS.map(({ relation, title, field }) => {
        const entries = cards[relation];
        if (entries.length === 0) return null;
        const query =
          field &&
          `/cards?q=${encodeURIComponent(`${field}:${/\s/.test(row.name) ? `"${row.name}"` : row.name.toLowerCase()}`)}`;
        return (
          <Section
            key={relation}
            id={relation}
            title={`${title} · ${entries.length}`}
            aside={
              query && (
                <Link href={query} className="link">
                  Open as a search
                </Link>
              )
            }
          >
            <CardsWith entries={entries} />
          </Section>
        );
      })}
    </div>
  );
}
