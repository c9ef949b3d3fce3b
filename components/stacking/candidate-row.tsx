import { type DragEvent, useMemo } from "react";
import { cardWords } from "@/components/decks/line-words";
import { buttonClass } from "@/components/ui/button";
import { BuildSign } from "@/components/ui/signs";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Card } from "@/lib/cards/card";
import type { Violation } from "@/lib/stacking/check";
import type { StackOptions } from "@/lib/stacking/situation";
import { CardLine } from "./card-line";
import type { Place } from "./changes";
import { type Offer, offersFor, usualOffer } from "./places";
import { ReasonWords, VerdictSign } from "./stack-verdict";
import { counterWords, numbersOf, offerWords, PLACE_NAMES } from "./words";

/** What a drag of a card carries. */
export const DRAGGED = "application/x-buildzone-card";

interface CandidateRowProps {
  readonly card: Card;
  readonly stack: readonly Card[];
  readonly options: StackOptions;
  /** What the stack breaks without the card, in words; not told again for each card. */
  readonly broken: ReadonlySet<string>;
  /** The row that Tab reaches. */
  readonly current: boolean;
  readonly onFocus: () => void;
  readonly onPut: (card: Card, place: Place) => void;
}

/** A card that might join: where it may go, what it needs there, what the unit becomes, and why a place is refused. */
export function CandidateRow({ card, stack, options, broken, current, onFocus, onPut }: CandidateRowProps) {
  const offers = useMemo(() => offersFor(card, stack, options), [card, stack, options]);
  const usual = usualOffer(offers);
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(DRAGGED, card.id);
    event.dataTransfer.effectAllowed = "copy";
  };
  return (
    <li
      data-row={card.id}
      draggable
      onDragStart={onDragStart}
      className="grid border-line border-b pb-1.5 focus-within:bg-signal-soft hover:bg-raised"
    >
      <button
        type="button"
        data-row-main
        tabIndex={current ? 0 : -1}
        onFocus={onFocus}
        onClick={() => usual && onPut(card, usual.place)}
        className="flex min-h-11 w-full touch-manipulation px-1 py-1 text-left lg:min-h-9"
      >
        <VisuallyHidden>{[cardWords(card), ...offers.map(offerWords)].join("; ")}</VisuallyHidden>
        <CardLine card={card} />
      </button>
      <div className="flex flex-wrap gap-1.5 px-1">
        {offers.map((offer) => (
          <OfferButton
            key={offer.place}
            offer={offer}
            name={card.name.full}
            alone={stack.length === 0}
            reachable={current}
            onPut={() => onPut(card, offer.place)}
          />
        ))}
      </div>
      <Refusals offers={offers} broken={broken} />
    </li>
  );
}

interface OfferButtonProps {
  readonly offer: Offer;
  readonly name: string;
  readonly alone: boolean;
  readonly reachable: boolean;
  readonly onPut: () => void;
}

function OfferButton({ offer, name, alone, reachable, onPut }: OfferButtonProps) {
  const { legal, place, counters, unit } = offer;
  return (
    <button
      type="button"
      tabIndex={reachable ? 0 : -1}
      onClick={onPut}
      className={`${buttonClass(legal ? "plain" : "quiet", "small")} min-h-11 font-name lg:min-h-8 ${legal ? "" : "border-line border-dashed"}`}
    >
      <VisuallyHidden>{`${name}, ${offerWords(offer)}`}</VisuallyHidden>
      <span aria-hidden className="inline-flex items-center gap-2">
        <span className={legal ? "text-good" : "text-bad"}>
          <VerdictSign good={legal} />
        </span>
        {alone && place === "top" ? "Start with it" : PLACE_NAMES[place]}
        {counters !== null && <BuildSign amount={String(counters)} words="" />}
        {unit && !alone && <span className="text-ink-soft tabular-nums">{numbersOf(unit)}</span>}
      </span>
    </button>
  );
}

interface RefusalsProps extends Pick<CandidateRowProps, "broken"> {
  readonly offers: readonly Offer[];
}

/** Every broken rule once: where both places break the same one, it is told for going beneath. */
function Refusals({ offers, broken }: RefusalsProps) {
  const reasons = new Map<string, { violation: Violation; places: Place[] }>();
  for (const { place, violations } of offers) {
    const violation = violations.find(({ message }) => !broken.has(message));
    if (!violation) continue;
    const key = `${violation.rule} ${violation.code}`;
    reasons.set(key, { violation, places: [...(reasons.get(key)?.places ?? []), place] });
  }
  return (
    <>
      {[...reasons].map(([key, { violation, places }]) => (
        <p key={key} className="px-1 pt-1 text-ink-soft text-small">
          {places.length === 1 && offers.length > 1 && (
            <b className="font-medium">{PLACE_NAMES[places[0] ?? "top"]}: </b>
          )}
          <ReasonWords reason={violation} />
        </p>
      ))}
      {offers.map((offer) => (
        <Remarks key={offer.place} offer={offer} />
      ))}
    </>
  );
}

/** What the card's own text makes of its cost, and which cards would leave. */
function Remarks({ offer }: { readonly offer: Offer }) {
  const { own, discarded, place } = offer;
  const words = [
    ...(own?.reduced != null ? [`${counterWords(own.reduced)} by its Reduced Cost`] : []),
    ...(own?.hidden
      ? [`Hidden Cost: ${counterWords(own.hidden.counters)} and ${own.hidden.force} Force`]
      : []),
    ...(discarded.length > 0
      ? [`${discarded.map(({ name }) => name.full).join(", ")} would be discarded`]
      : []),
  ];
  if (words.length === 0) return null;
  return (
    <p className="px-1 pt-1 text-ink-soft text-small">
      <b className="font-medium">{PLACE_NAMES[place]}: </b>
      {words.join("; ")}.
    </p>
  );
}
