"use client";

import { type KeyboardEvent, type RefObject, useState } from "react";
import { SuggestionChips } from "@/components/search/suggestion-chips";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/field";
import { Notice } from "@/components/ui/states";
import type { Card } from "@/lib/cards/card";
import { type Deck, ZONES, type Zone } from "@/lib/decks/deck";
import { CardRow } from "./card-row";
import { homeZone } from "./deck-groups";
import { countIn } from "./editor-state";
import { type RowCommands, rowKeys, rowsIn } from "./row-keys";
import { Stepper } from "./stepper";
import type { CardSearch } from "./use-card-search";

interface CatalogPaneProps {
  readonly search: CardSearch;
  readonly deck: Deck;
  readonly zone: Zone;
  readonly onZone: (zone: Zone) => void;
  readonly onStep: (card: Card, zone: Zone, by: 1 | -1) => void;
  readonly onOpen: (cardId: string) => void;
  /** → on a row goes to the deck. */
  readonly onLeave: () => void;
  readonly boxRef: RefObject<HTMLInputElement | null>;
  readonly listRef: RefObject<HTMLUListElement | null>;
}

/** The catalog: a search box, and its cards as rows that go into the deck. */
export function CatalogPane(props: CatalogPaneProps) {
  const { search, deck, zone, onStep, onOpen, onLeave, boxRef, listRef } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const cardOf = (id: string) => search.cards.find(({ card }) => card.id === id)?.card;
  const commands: RowCommands = {
    step: (id, by) => {
      const card = cardOf(id);
      if (card) onStep(card, homeZone(card, zone), by);
    },
    open: onOpen,
  };
  const leave = (to: "up" | "left" | "right") => {
    if (to === "up") boxRef.current?.focus();
    if (to === "right") onLeave();
  };
  const active = search.cards.some(({ card }) => card.id === current) ? current : search.cards[0]?.card.id;
  return (
    <section aria-label="Catalog" className="flex min-h-0 min-w-0 flex-col">
      <SearchHead {...props} commands={commands} />
      <ul
        ref={listRef}
        aria-label="Cards found"
        onKeyDown={rowKeys(commands, leave)}
        aria-busy={search.state === "asking"}
        className="min-h-0 grow lg:overflow-y-auto"
      >
        {search.cards.map(({ card }) => {
          const home = homeZone(card, zone);
          const count = countIn(deck, { cardId: card.id, zone: home });
          return (
            <CardRow
              key={card.id}
              row={card.id}
              card={card}
              name={card.name.full}
              count={count}
              current={card.id === active}
              words={`${count} in ${home}`}
              onOpen={() => onOpen(card.id)}
              onFocus={() => setCurrent(card.id)}
            >
              <Stepper
                name={card.name.full}
                count={count}
                reachable={card.id === active}
                onStep={(by) => onStep(card, home, by)}
              />
            </CardRow>
          );
        })}
        <Foot search={search} />
      </ul>
    </section>
  );
}

function SearchHead(props: CatalogPaneProps & { readonly commands: RowCommands }) {
  const { search, zone, onZone, boxRef, listRef, commands } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const first = search.cards[0]?.card.id;
    if (event.key === "ArrowDown") rowsIn(listRef.current)[0]?.focus();
    else if (event.key === "Enter" && first) commands.step(first, event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const choose = (query: string) => {
    search.setQ(query);
    boxRef.current?.focus();
  };
  return (
    <div className="grid gap-1 pb-2">
      <div className="flex gap-2">
        <Input
          ref={boxRef}
          type="search"
          data-search-box
          aria-label="Search cards"
          aria-describedby="catalog-count"
          placeholder="Search: luke, kw:evade, type:space cost<=4"
          autoComplete="off"
          spellCheck={false}
          value={search.q}
          onChange={(event) => search.setQ(event.target.value)}
          onKeyDown={onKeyDown}
          className="font-name"
        />
        <Select
          aria-label="Zone to add to"
          value={zone}
          onChange={(event) => onZone(event.target.value as Zone)}
          className="w-auto max-w-36 shrink-0"
        >
          {ZONES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      <SuggestionChips q={search.q} onChoose={choose} />
      <p id="catalog-count" role="status" className="flex flex-wrap gap-x-3 text-ink-soft text-note">
        <span>{countWords(search)}</span>
        <span className="ml-auto max-lg:hidden">Enter adds the first, ↓ walks the list</span>
      </p>
      {search.warnings.length > 0 && <Notice>{search.warnings.join(" ")}</Notice>}
    </div>
  );
}

function countWords({ state, total }: CardSearch): string {
  if (state === "offline") return "The server was not reached. The deck is safe in this browser.";
  return total === 1 ? "1 card" : `${total.toLocaleString("en")} cards`;
}

function Foot({ search }: { readonly search: CardSearch }) {
  const { state, cards, total, more } = search;
  if (state === "offline") {
    return (
      <li className="p-2">
        <Button onClick={more}>Try again</Button>
      </li>
    );
  }
  if (total === 0) return <li className="p-2 text-ink-soft">No card answers this. Fewer words find more.</li>;
  if (cards.length >= total) return null;
  return (
    <li className="p-2">
      <Button onClick={more} disabled={state === "asking"} className="w-full">
        More cards ({(total - cards.length).toLocaleString("en")})
      </Button>
    </li>
  );
}
