"use client";

import Form from "next/form";
import { type FormEvent, useRef } from "react";
import { SearchIcon } from "@/components/ui/icons";
import { SuggestionList } from "./suggestion-list";
import { useSearch } from "./use-search";

const NO_PARTS: Readonly<Record<string, string>> = {};

interface SearchBoxProps {
  readonly id: string;
  readonly q?: string;
  readonly large?: boolean;
  /** Other parts of the address to keep: sort, view. */
  readonly keep?: Readonly<Record<string, string>>;
  /** The page shows the list: it follows the typing. */
  readonly live?: boolean;
}

/**
 * The search box: a plain GET form to /cards, so it works everywhere and before any script has run. With one it offers
 * ways to go on and searches of before, and on the page of the list the list follows the typing.
 */
export function SearchBox({ id, q = "", large = false, keep = NO_PARTS, live = false }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const search = useSearch({ q, keep, live, box });
  const { list, offers, pending, forget } = search;
  const listId = `${id}-list`;

  function onSubmit(event: FormEvent): void {
    if (live) event.preventDefault();
    search.settle(box.current?.value ?? "");
  }

  return (
    <Form
      action="/cards"
      role="search"
      className="w-full"
      onSubmit={onSubmit}
      onBlur={search.onBlur}
      data-in-place={live ? "" : undefined}
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="relative">
        <div
          aria-busy={pending}
          className={`flex items-stretch rounded-soft border border-line-strong bg-raised focus-within:border-signal focus-within:outline-2 focus-within:outline-signal ${large ? "min-h-13" : "min-h-11 md:min-h-10"}`}
        >
          <label htmlFor={id} className="sr-only">
            Search cards
          </label>
          <input
            ref={box}
            id={id}
            name="q"
            type="search"
            role="combobox"
            aria-expanded={list.open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={list.active >= 0 ? `${listId}-${list.active}` : undefined}
            defaultValue={q}
            data-search-box
            onFocus={(event) => search.read(event.target.value)}
            onClick={list.show}
            onChange={(event) => search.type(event.target.value)}
            onKeyDown={list.onKeyDown}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={2000}
            placeholder={large ? "Name, text, or kw:evade power>=4" : "Name, text, or kw:evade"}
            className={`min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:grayscale ${large ? "text-lead" : "text-body"}`}
          />
          <button type="submit" className="grid min-w-11 place-items-center text-ink-soft hover:text-signal">
            <SearchIcon className={`${large ? "size-5" : "size-4"} ${pending ? "text-signal" : ""}`} />
            <span className="sr-only">Search</span>
          </button>
        </div>
        {list.open && (
          <SuggestionList
            id={listId}
            label={forget ? "Recent searches" : "Suggestions"}
            offers={offers}
            active={list.active}
            onChoose={search.choose}
            onForget={forget}
          />
        )}
      </div>
    </Form>
  );
}
