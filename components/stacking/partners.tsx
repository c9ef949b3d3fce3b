import Link from "next/link";
import { KindMarks } from "@/components/ui/marks";
import { Section } from "@/components/ui/section";
import type { Card } from "@/lib/cards/card";
import type { Partner, PartnerGroup } from "@/lib/stacking/partners";
import { stackHref } from "./stack-address";
import { PARTNER_REASONS } from "./words";

interface PartnersProps {
  readonly card: Card;
  readonly groups: readonly PartnerGroup[];
}

/** The cards that a card may be in a stack with, by reason; each leads to the two as a stack. */
export function Partners({ card, groups }: PartnersProps) {
  const count = groups.reduce((sum, group) => sum + group.partners.length, 0);
  if (count === 0) return null;
  return (
    <Section
      id="partners"
      title="Stacks with"
      aside={
        <Link href={stackHref({ cards: [card.id] })} prefetch={false} className="link">
          Open the stack lab
        </Link>
      }
    >
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <section key={group.reason} aria-label={PARTNER_REASONS[group.reason]}>
            <h3 className="label flex border-line-strong border-b pb-0.5">
              {PARTNER_REASONS[group.reason]}
              <span className="ml-auto tabular-nums">{group.partners.length}</span>
            </h3>
            <Rows card={card} partners={group.partners} />
          </section>
        ))}
      </div>
    </Section>
  );
}

const FEW = 8;

function Rows({ card, partners }: { readonly card: Card; readonly partners: readonly Partner[] }) {
  const rest = partners.slice(FEW);
  return (
    <>
      <ul>
        {partners.slice(0, FEW).map((partner) => (
          <Row key={partner.card.id} card={card} partner={partner} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="text-small">
          <summary className="flex min-h-11 w-fit items-center text-ink-soft lg:min-h-8">
            {rest.length} more
          </summary>
          <ul className="text-body">
            {rest.map((partner) => (
              <Row key={partner.card.id} card={card} partner={partner} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Where the partner may lie beside the card of the page. */
function placeWords({ top, beneath }: Partner): string {
  if (top && beneath) return "top or beneath";
  return top ? "only on top" : "only beneath";
}

function Row({ card, partner }: { readonly card: Card; readonly partner: Partner }) {
  const cards = partner.beneath ? [card.id, partner.card.id] : [partner.card.id, card.id];
  return (
    <li className="flex min-h-11 items-center gap-2 border-line border-b lg:min-h-9">
      <KindMarks card={partner.card} className="size-3.5" />
      <Link
        href={`/cards/${partner.card.id}`}
        prefetch={false}
        className="link-quiet min-w-0 grow font-medium font-name text-[1.0625rem] leading-tight"
      >
        {partner.card.name.full}
      </Link>
      <span className="shrink-0 text-ink-soft text-note">{placeWords(partner)}</span>
      <Link
        href={stackHref({ cards })}
        prefetch={false}
        aria-label={`Stack ${card.name.full} and ${partner.card.name.full}`}
        className="link grid min-h-11 shrink-0 place-items-center text-small lg:min-h-9"
      >
        Stack
      </Link>
    </li>
  );
}
