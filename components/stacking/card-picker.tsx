"use client";

import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { useCardSearch } from "@/components/decks/use-card-search";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Notice } from "@/components/ui/states";
import type { Card } from "@/lib/cards/card";
import { check } from "@/lib/stacking/check";
import type { Place } from "./changes";
import { mainsIn, rowOf, walkRows } from "./list-keys";
import { Offers } from "./offers";
import { offersFor, usualOffer } from "./places";
import { type FoundPartners, usePartners } from "./use-partners";
import type { StackLab } from "./use-stack-lab";
import { PARTNER_REASONS } from "./words";

const NOTHING = { total: 0, cards: [], warnings: [] };
const EXAMPLES = ["luke skywalker", "kw:stack", "kw:insert", "kw:pilot"];
const KEYS: Readonly<Record<string, Place>> = { t: "top", b: "beneath", p: "pilot" };

interface CardPickerProps {
  readonly lab: Pick<StackLab, "stack" | "options" | "setup" | "know">;
  readonly onPut: (card: Card, place: Place) => void;
  readonly boxRef: RefObject<HTMLInputElement | null>;
}

/** Cards to choose from: those that fit the stack, or what a search finds, each with its places. */
export function CardPicker({ lab, onPut, boxRef }: CardPickerProps) {
  const { stack, options, setup, know } = lab;
  const search = useCardSearch(
    NOTHING,
    useCallback((found) => know(found.map(({ card }) => card)), [know]),
  );
  const partners = usePartners(stack[0]?.id, setup.names);
  const listRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const found = useMemo(
    () =>
      fittingFirst(
        search.cards.map(({ card }) => card),
        stack,
        options,
      ),
    [search.cards, stack, options],
  );
  const broken = useMemo(
    () => new Set(stack.length > 0 ? check(stack, options).violations.map(({ message }) => message) : []),
    [stack, options],
  );
  const asked = search.q.trim() !== "";
  const groups = asked
    ? [{ title: "Found", cards: found }]
    : partners.groups.map(({ reason, partners }) => ({
        title: PARTNER_REASONS[reason],
        cards: partners.map(({ card }) => card).filter(({ id }) => !setup.cards.includes(id)),
      }));
  const cards = groups.flatMap((group) => group.cards);
  const fitting = partners.groups.flatMap((group) => group.partners).length;
  const active = cards.some(({ id }) => id === current) ? current : cards[0]?.id;
  const put = (card: Card, place: Place) => {
    know([card]);
    onPut(card, place);
  };
  const onListKey = (event: KeyboardEvent<HTMLElement>) => {
    if (walkRows(event, () => boxRef.current?.focus())) return event.preventDefault();
    const place = KEYS[event.key];
    const card = cards.find(({ id }) => id === rowOf(event));
    const offer = card && offersFor(card, stack, options).find((offered) => offered.place === place);
    if (!card || !offer || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    put(card, offer.place);
  };
  const onBoxKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = cards;
    if (event.key === "ArrowDown") mainsIn(listRef.current)[0]?.focus();
    else if (event.key === "Enter" && first) {
      const offer = usualOffer(offersFor(first, stack, options));
      if (offer) put(first, offer.place);
    } else return;
    event.preventDefault();
  };
  return (
    <section aria-label="Cards to add" className="flex min-w-0 flex-col gap-2">
      <Input
        ref={boxRef}
        type="search"
        data-search-box
        aria-label="Search cards"
        aria-describedby="picker-count"
        placeholder="Search: luke, kw:stack, type:equipment"
        autoComplete="off"
        spellCheck={false}
        value={search.q}
        onChange={(event) => search.setQ(event.target.value)}
        onKeyDown={onBoxKey}
        className="font-name"
      />
      <p id="picker-count" role="status" className="flex flex-wrap gap-x-3 text-ink-soft text-note">
        <span>
          {asked ? foundWords(search.state, search.total) : fitWords(lab, partners, fitting, cards.length)}
        </span>
        <span className="ml-auto max-lg:hidden">Enter adds the first, ↓ walks the list</span>
      </p>
      {search.warnings.length > 0 && <Notice>{search.warnings.join(" ")}</Notice>}
      {broken.size > 0 && (
        <Notice>
          The stack breaks a rule as it is; no card has a legal place in it before that is mended.
        </Notice>
      )}
      {stack.length === 0 && !asked && <Examples onTry={search.setQ} />}
      <section
        ref={listRef}
        aria-label="Cards offered"
        onKeyDown={onListKey}
        aria-busy={asked && search.state === "asking"}
      >
        {groups.map((group) => (
          <Offers
            key={group.title}
            {...group}
            short={!asked}
            stack={stack}
            options={options}
            broken={broken}
            active={active}
            onFocus={setCurrent}
            onPut={put}
          />
        ))}
        {asked && search.state === "offline" && <Button onClick={search.more}>Try again</Button>}
        {asked && search.state !== "offline" && search.cards.length < search.total && (
          <Button onClick={search.more} disabled={search.state === "asking"} className="mt-2 w-full">
            More cards ({(search.total - search.cards.length).toLocaleString("en")})
          </Button>
        )}
      </section>
    </section>
  );
}

/** Cards that have a place in the stack come before those that are refused; else in the order found. */
function fittingFirst(
  cards: readonly Card[],
  stack: StackLab["stack"],
  options: StackLab["options"],
): Card[] {
  const fit = cards.map((card) => offersFor(card, stack, options).some(({ legal }) => legal));
  return [...cards.filter((_, at) => fit[at]), ...cards.filter((_, at) => !fit[at])];
}

function foundWords(state: "asking" | "done" | "offline", total: number): string {
  if (state === "offline") return "The server was not reached. The stack is safe in the address.";
  if (state === "done" && total === 0) return "No card answers this. Fewer words find more.";
  return total === 1 ? "1 card" : `${total.toLocaleString("en")} cards`;
}

function fitWords(
  { stack }: Pick<StackLab, "stack">,
  { state }: FoundPartners,
  all: number,
  left: number,
): string {
  const [top] = stack;
  if (!top) return "Choose the first card.";
  if (state === "asking") return `Looking for cards that stack with ${top.name.full}.`;
  if (state === "offline") return "The server was not reached. The stack is safe in the address.";
  if (all === 0) return `No other card of the catalog stacks with ${top.name.full}.`;
  if (left === 0) return `Every card that stacks with ${top.name.full} is here.`;
  return `${left} ${left === 1 ? "card stacks" : "cards stack"} with ${top.name.full}`;
}

function Examples({ onTry }: { readonly onTry: (q: string) => void }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="label">Try</span>
      {EXAMPLES.map((q) => (
        <button
          key={q}
          type="button"
          onClick={() => onTry(q)}
          className="inline-flex min-h-11 items-center rounded-sharp border border-line-strong bg-panel px-2 font-mono text-small hover:border-signal hover:text-signal lg:min-h-8"
        >
          {q}
        </button>
      ))}
    </p>
  );
}
