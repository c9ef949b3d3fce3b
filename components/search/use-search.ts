"use client";

import { useRouter } from "next/navigation";
import { type FocusEvent, type RefObject, useState } from "react";
import { forgetSearch, keepSearch, recentSearches } from "./recent";
import { searchAddress } from "./search-address";
import type { Offer } from "./suggestion-list";
import { useCombobox } from "./use-combobox";
import { useLiveQuery } from "./use-live-query";
import { useSuggestions } from "./use-suggestions";

interface SearchSetting {
  readonly q: string;
  readonly keep: Readonly<Record<string, string>>;
  readonly live: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** What a search box does while a player types, chooses and is done. */
export function useSearch({ q, keep, live, box }: SearchSetting) {
  const router = useRouter();
  const [text, setText] = useState(q);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { suggestions, ask } = useSuggestions();
  const query = useLiveQuery(q, keep, box);
  const isBlank = text.trim() === "";
  const offers: readonly Offer[] = isBlank
    ? recent.map((past) => ({ kind: "recent", label: past, query: past }))
    : suggestions;
  const list = useCombobox(offers.length, choose);

  function read(value: string): void {
    setText(value);
    setRecent(recentSearches());
    ask(value);
  }

  function type(value: string): void {
    read(value);
    list.show();
    if (live) query.type(value);
  }

  function settle(value: string): void {
    list.hide();
    ask("");
    keepSearch(value);
    if (live) query.settle(value);
  }

  function choose(place: number): void {
    const offer = offers[place];
    if (!offer || !box.current) return;
    box.current.value = offer.query;
    box.current.focus();
    if (offer.kind !== "name" && offer.kind !== "recent") {
      type(offer.query);
      return;
    }
    setText(offer.query);
    settle(offer.query);
    if (!live) router.push(searchAddress(offer.query, keep));
  }

  function forget(offer: Offer): void {
    setRecent(forgetSearch(offer.query));
    box.current?.focus();
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    list.hide();
    if (live && box.current) query.settle(box.current.value);
  }

  return {
    list,
    offers,
    read,
    type,
    settle,
    choose,
    onBlur,
    pending: query.pending,
    forget: isBlank ? forget : undefined,
  };
}
