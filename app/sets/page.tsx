import type { Metadata } from "next";
import Link from "next/link";
import { PageHead, Section } from "@/components/ui/section";
import { EmptyState } from "@/components/ui/states";
import { listSets, type SetEntry } from "@/db/queries/sets";

export const dynamic = "force-dynamic";
export const metadata: Metadata = {
  title: "Sets",
  description: "Every set of the Star Wars Trading Card Game in this catalog.",
};

/** Sets in runs of one era, the order of publication kept within each. */
function byEra(sets: readonly SetEntry[]): [era: string, sets: SetEntry[]][] {
  const eras = new Map<string, SetEntry[]>();
  for (const set of sets) {
    const era = set.era ?? "Other";
    eras.set(era, [...(eras.get(era) ?? []), set]);
  }
  return [...eras];
}

export default async function Page() {
  const sets = await listSets();
  return (
    <>
      <PageHead title="Sets">
        <p>In order of publication within each era.</p>
      </PageHead>
      {sets.length === 0 && (
        <EmptyState title="No sets in the catalog">
          <p>Import card files with the command line’s import command.</p>
        </EmptyState>
      )}
      <div className="grid gap-8 md:grid-cols-2">
        {byEra(sets).map(([era, list]) => (
          <Section key={era} title={era}>
            <ul>
              {list.map((set) => (
                <li key={set.code} className="relative flex items-baseline gap-3 border-b border-line py-2">
                  <span className="w-16 font-name font-semibold">{set.code}</span>
                  <Link
                    href={`/sets/${encodeURIComponent(set.code)}`}
                    className="link-quiet min-w-0 flex-1 after:absolute after:inset-0"
                  >
                    {set.name}
                  </Link>
                  <span className="text-small text-ink-soft">{set.year}</span>
                  <span className="w-20 text-right text-small">{set.cards} cards</span>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </>
  );
}
