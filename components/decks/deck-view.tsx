import Link from "next/link";
import type { ReactNode } from "react";
import { CardFace } from "@/components/cards/card-face";
import { isLying } from "@/components/cards/lying";
import { DeckHints } from "@/components/stacking/deck-hints";
import { Chip } from "@/components/ui/chip";
import { KindMarks, SideMark } from "@/components/ui/marks";
import { Section } from "@/components/ui/section";
import { SIDE_NAMES } from "@/lib/cards/sides";
import { printStat } from "@/lib/cards/stat";
import type { Deck } from "@/lib/decks/deck";
import type { DeckReport } from "@/lib/decks/legality/report";
import { lineName, type ResolvedLine } from "@/lib/decks/resolved";
import { ArenaBalance } from "./arena-balance";
import { CostCurve } from "./cost-curve";
import { CountsStrip } from "./counts-strip";
import { groupLines, type LineGroup } from "./deck-groups";
import { DrawOdds } from "./draw-odds";
import { FormatChip } from "./format-chip";
import { faultWords } from "./line-words";
import { Verdict } from "./verdict";

interface DeckViewProps {
  readonly deck: Deck;
  readonly lines: readonly ResolvedLine[];
  readonly report: DeckReport;
  /** Said above the name: where the deck comes from. */
  readonly over: string;
  /** What can be done with it. */
  readonly actions: ReactNode;
  readonly view?: "list" | "gallery";
  /** Address of the other view, where there is one. */
  readonly viewHref?: (view: "list" | "gallery") => string;
}

/** A deck to read: its cards by zone and type, its numbers, the verdict with every reason, the notes as plain text. */
export function DeckView({ deck, lines, report, over, actions, view = "list", viewHref }: DeckViewProps) {
  const groups = groupLines(lines);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
      <header className="lg:col-span-2">
        <p className="label mb-1">{over}</p>
        <h1 className="wrap-anywhere text-title">{deck.name || "Untitled deck"}</h1>
        <p className="mt-2 flex flex-wrap gap-2">
          {report.side && <SideChip side={report.side} />}
          {deck.format && <FormatChip format={deck.format} />}
          {deck.visibility !== "public" && <Chip>{deck.visibility}</Chip>}
        </p>
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">{actions}</div>
      </header>
      <Section id="legality" title="Legality" className="lg:col-start-2">
        <Verdict report={report} />
      </Section>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <CountsStrip report={report} />
        {viewHref && <ViewSwitch view={view} href={viewHref} />}
        {view === "gallery" ? <Gallery groups={groups} /> : <Lists groups={groups} report={report} />}
        {deck.notes && (
          <Section id="notes" title="Notes">
            <p className="max-w-[72ch] whitespace-pre-line wrap-anywhere">{deck.notes}</p>
          </Section>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-2">
        <Section id="curve" title="Cost curve">
          <CostCurve lines={lines} />
        </Section>
        <Section id="balance" title="Arena balance">
          <ArenaBalance counts={report.counts} />
        </Section>
        <Section id="draws" title="Draw odds" className="print:hidden">
          <DrawOdds lines={lines} />
        </Section>
        <Section id="stacks" title="Stacks of the deck" className="print:hidden">
          <DeckHints lines={lines} />
        </Section>
      </div>
    </div>
  );
}

function SideChip({ side }: { readonly side: NonNullable<DeckReport["side"]> }) {
  return (
    <Chip>
      <SideMark side={side} className="size-3.5" />
      {SIDE_NAMES[side]}
    </Chip>
  );
}

function ViewSwitch({
  view,
  href,
}: {
  view: "list" | "gallery";
  href: (view: "list" | "gallery") => string;
}) {
  return (
    <nav aria-label="View" className="flex gap-4 text-small print:hidden">
      {(["list", "gallery"] as const).map((name) => (
        <Link
          key={name}
          href={href(name)}
          scroll={false}
          aria-current={name === view ? "page" : undefined}
          className="link-quiet flex min-h-11 items-center aria-[current=page]:text-ink aria-[current=page]:underline lg:min-h-0"
        >
          {name === "list" ? "As a list" : "As cards"}
        </Link>
      ))}
    </nav>
  );
}

function GroupTitle({ group }: { readonly group: LineGroup }) {
  return (
    <h2 className="label flex items-center gap-2 border-line-strong border-b pb-0.5">
      {group.zone === "Deck" && group.card && <KindMarks card={group.card} className="size-3.5" />}
      {group.title}
      <span className="ml-auto tabular-nums">{group.count}</span>
    </h2>
  );
}

function Lists({ groups, report }: { readonly groups: readonly LineGroup[]; readonly report: DeckReport }) {
  return (
    <div className="gap-8 md:columns-2">
      {groups.map((group) => (
        <section key={`${group.zone} ${group.title}`} className="mb-6 break-inside-avoid">
          <GroupTitle group={group} />
          <ul>
            {group.lines.map((line) => (
              <ListRow key={line.cardId} line={line} fault={faultWords(report, line.cardId)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ListRow({ line, fault }: { readonly line: ResolvedLine; readonly fault?: string }) {
  const { card, count } = line;
  const name = <span className="font-medium font-name text-[1.0625rem]">{lineName(line)}</span>;
  return (
    <li className="flex min-h-11 break-inside-avoid items-center gap-2 border-line border-b lg:min-h-9">
      <span
        className={`w-5 text-right font-name font-semibold text-lead tabular-nums ${fault ? "text-bad" : ""}`}
      >
        {count}
      </span>
      <span className="w-5 text-center font-name text-ink-soft tabular-nums">
        {card && card.cost !== null && <span className="sr-only">cost </span>}
        {card ? printStat(card.cost) : "?"}
      </span>
      {card && <SideMark side={card.side} title={SIDE_NAMES[card.side]} className="size-3.5" />}
      <span className="min-w-0 grow wrap-anywhere leading-tight">
        {card ? (
          <Link href={`/cards/${card.id}`} prefetch={false} className="link-quiet">
            {name}
          </Link>
        ) : (
          name
        )}
        {fault && <span className="block text-bad text-note">{fault}</span>}
      </span>
      {card && <span className="text-ink-faint text-note">{card.set}</span>}
    </li>
  );
}

function Gallery({ groups }: { readonly groups: readonly LineGroup[] }) {
  return groups.map((group) => (
    <section key={`${group.zone} ${group.title}`}>
      <GroupTitle group={group} />
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {group.lines.map((line) => (
          <li
            key={line.cardId}
            className={`wrap-anywhere ${line.card && isLying(line.card) ? "col-span-2" : ""}`}
          >
            {line.card ? (
              <CardFace card={line.card} size="tile" href={`/cards/${line.card.id}`} count={line.count} />
            ) : (
              `${line.count} ${lineName(line)}`
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
