import Link from "next/link";
import type { ReactNode } from "react";
import { Chip } from "@/components/ui/chip";
import { ArenaMark, SideMark } from "@/components/ui/marks";
import { SIDE_NAMES } from "@/lib/cards/sides";
import type { DeckSummary } from "./deck-summary";
import { FormatChip } from "./format-chip";

interface DeckListProps {
  readonly decks: readonly DeckSummary[];
  readonly label: string;
  /** What can be done with one deck of the list. */
  readonly actions?: (deck: DeckSummary) => ReactNode;
  readonly dated?: boolean;
}

/** Decks as rows: side, name, format, counts, verdict. */
export function DeckList({ decks, label, actions, dated = true }: DeckListProps) {
  return (
    <ul aria-label={label} className="grid">
      {decks.map((deck) => (
        <li
          key={deck.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2 hover:bg-raised"
        >
          <span className="flex min-w-0 grow basis-64 items-center gap-2">
            {deck.side ? (
              <SideMark side={deck.side} title={SIDE_NAMES[deck.side]} className="size-4" />
            ) : (
              <span className="size-4" />
            )}
            <Link
              href={`/d/${deck.id}`}
              prefetch={false}
              className="link-quiet flex min-h-11 min-w-0 items-center wrap-anywhere font-medium font-name text-lead leading-tight lg:min-h-8"
            >
              {deck.name || "Untitled deck"}
            </Link>
            {deck.format && <FormatChip format={deck.format} />}
            {deck.visibility !== "public" && <Chip>{deck.visibility}</Chip>}
          </span>
          <Counts deck={deck} />
          <span className={`w-24 font-medium font-name ${deck.legal ? "text-good" : "text-bad"}`}>
            {deck.legal ? "Legal" : "Not legal"}
          </span>
          {dated && (
            <time dateTime={deck.updatedAt} className="w-24 text-ink-soft text-small tabular-nums">
              {deck.updatedAt.slice(0, 10)}
            </time>
          )}
          {actions?.(deck)}
        </li>
      ))}
    </ul>
  );
}

function Counts({ deck: { counts } }: { readonly deck: DeckSummary }) {
  return (
    <span className="flex gap-3 font-name tabular-nums">
      <span className="w-16 font-semibold">{counts.cards} cards</span>
      {(["Space", "Ground", "Character"] as const).map((arena) => (
        <span key={arena} className="flex w-10 items-center gap-1 text-ink-soft">
          <ArenaMark arena={arena} title={arena} className="size-3" />
          {{ Space: counts.space, Ground: counts.ground, Character: counts.character }[arena]}
        </span>
      ))}
    </span>
  );
}
