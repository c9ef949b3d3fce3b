import { Definition } from "@/components/keywords/definition";
import { printedForm } from "@/lib/keywords/form";
import type { KeywordEntry } from "./keyword-entries";

const DOES = { has: "", grants: "grants ", removes: "removes ", mentions: "mentions " } as const;

/** Each keyword of a deck once, with its whole rule and the cards that have it; made to be printed. */
export function KeywordSheet({ entries }: { readonly entries: readonly KeywordEntry[] }) {
  return (
    <div className="gap-10 lg:columns-2 print:columns-2 print:gap-6 print:text-[9pt] print:leading-snug">
      {entries.map(({ row, cards }) => (
        <article key={row.name} className="mb-5 break-inside-avoid border-line border-t pt-2 print:mb-3">
          <h2 className="text-lead print:text-[11pt]">{printedForm(row)}</h2>
          <p className="mb-1 font-name text-ink-soft">
            {cards.map(({ id, name, uses }, at) => (
              <span key={id}>
                {at > 0 && " · "}
                <span className="font-medium text-ink">{name}</span>
                {uses.map(({ relation, value }) => ` ${DOES[relation]}${value ?? ""}`.trimEnd()).join(",")}
              </span>
            ))}
          </p>
          <Definition row={row} />
        </article>
      ))}
    </div>
  );
}
