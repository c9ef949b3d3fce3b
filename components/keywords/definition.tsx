import Link from "next/link";
import { slug } from "@/lib/cards/fold";
import { printedForm } from "@/lib/keywords/form";
import type { KeywordRow } from "@/lib/keywords/registry";

/** A keyword's whole rule. */
export function Definition({ row }: { readonly row: KeywordRow }) {
  return (
    <div className="grid max-w-[72ch] gap-2">
      {row.definition.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Keywords with their exact form and whole rule, in the order given. */
export function Definitions({
  rows,
  level: Level = "h3",
}: {
  readonly rows: readonly KeywordRow[];
  readonly level?: "h2" | "h3";
}) {
  return (
    <div className="grid gap-6">
      {rows.map((row) => (
        <article key={row.name} id={slug(row.name)}>
          <Level className="mb-1 text-lead">
            <Link href={`/keywords/${slug(row.name)}`} prefetch={false} className="link-quiet">
              {printedForm(row)}
            </Link>
          </Level>
          <Definition row={row} />
        </article>
      ))}
    </div>
  );
}
