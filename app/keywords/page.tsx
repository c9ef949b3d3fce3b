import type { Metadata } from "next";
import Link from "next/link";
import { PageHead } from "@/components/ui/section";
import { keywordCounts } from "@/db/queries/keywords";
import { slug } from "@/lib/cards/fold";
import { printedForm } from "@/lib/keywords/form";
import { KEYWORDS, type KeywordRow } from "@/lib/keywords/registry";

export const dynamic = "force-dynamic";
export const metadata: Metadata = {
  title: "Keywords",
  description: "Every keyword of the Star Wars Trading Card Game with its rule and the cards that have it.",
};

const rows: readonly KeywordRow[] = [...KEYWORDS].sort((a, b) => a.name.localeCompare(b.name, "en"));

export default async function Page() {
  const counts = await keywordCounts();
  return (
    <>
      <PageHead title="Keywords">
        <p>
          {rows.length} keywords, each with its whole rule in our words. The numbers count the cards that
          have, grant or remove it. How they combine is in the{" "}
          <Link href="/rules/keywords" className="link">
            rules of keywords
          </Link>
          .
        </p>
      </PageHead>
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {rows.map((row) => {
          const count = counts.get(row.name as (typeof KEYWORDS)[number]["name"]);
          return (
            <li
              key={row.name}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 border-b border-line py-3 hover:bg-panel"
            >
              <h2 className="text-lead">
                <Link
                  href={`/keywords/${slug(row.name)}`}
                  prefetch={false}
                  className="link-quiet after:absolute after:inset-0"
                >
                  {printedForm(row)}
                </Link>
              </h2>
              <p className="text-small text-ink-soft">
                <span className="font-name font-semibold text-ink text-body">{count?.has ?? 0}</span> have
                {count?.grants ? ` · ${count.grants} grant` : ""}
                {count?.removes ? ` · ${count.removes} remove` : ""}
              </p>
              <p className="col-span-2 line-clamp-2 text-small text-ink-soft">{row.definition[0]}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
