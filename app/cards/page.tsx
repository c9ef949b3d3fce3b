import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { CardGrid, CardRows } from "@/components/cards/card-grid";
import { FacetList } from "@/components/search/facet-list";
import { RangeForm } from "@/components/search/range-form";
import { SearchBox } from "@/components/search/search-box";
import { SortForm } from "@/components/search/sort-form";
import { Warnings } from "@/components/search/warnings";
import { buttonClass } from "@/components/ui/button";
import { CloseIcon, DownIcon, FilterIcon, GalleryIcon, ListIcon, UpIcon } from "@/components/ui/icons";
import { PageKeys } from "@/components/ui/keys";
import { Pager } from "@/components/ui/pager";
import { EmptyState, Notice } from "@/components/ui/states";
import { type SearchResult, searchCards } from "@/db/search/search";
import { FACETS, type FacetField, facetState, RANGES, rangeOf, toggleFacet } from "@/lib/query/facets";
import { SORTS } from "@/lib/query/tree";
import {
  addressOf,
  type ListState,
  PER_PAGE,
  queryWithRanges,
  readState,
  type SearchParams,
} from "./list-address";

export const dynamic = "force-dynamic";

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

const KEYS = [
  { keys: ["←", "→", "↑", "↓"], does: "Walk the list" },
  { keys: ["Home", "End"], does: "First and last card of the page" },
  { keys: ["Enter"], does: "Open the card" },
] as const;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q, page } = readState(await searchParams);
  return {
    title: q ? `${q}${page > 1 ? `, page ${page}` : ""}` : "Cards",
    description:
      "Search the cards of the Star Wars Trading Card Game by name, text, numbers and what their keywords do.",
    robots: q ? { index: false } : undefined,
  };
}

/** The state as form fields, without those a form sets itself. */
function kept(state: ListState, ...except: readonly (keyof ListState)[]): Record<string, string> {
  const fields = {
    q: state.q,
    sort: state.sort,
    dir: state.dir,
    view: state.view === "list" ? "list" : null,
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value && !except.includes(name as keyof ListState)),
  ) as Record<string, string>;
}

function Facets({ state, result }: { readonly state: ListState; readonly result: SearchResult }) {
  const href = (field: string, value: string) =>
    addressOf({ ...state, page: 1, q: toggleFacet(state.q, field as FacetField, value) });
  const rows = RANGES.map((field) => ({ field, ...rangeOf(state.q, field) }));
  return (
    <div className="grid gap-6">
      <FacetList
        groups={result.facets.filter(({ field }) => field === "side" || field === "type")}
        href={href}
      />
      <RangeForm rows={rows} keep={kept(state)} />
      <FacetList
        groups={result.facets.filter(({ field }) => field !== "side" && field !== "type")}
        href={href}
      />
    </div>
  );
}

function Toolbar({ state, result }: { readonly state: ListState; readonly result: SearchResult }) {
  const turned = result.direction === "asc" ? "desc" : "asc";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SortForm sorts={SORTS} sort={result.sort} keep={kept(state, "sort", "dir")} />
      <Link
        href={addressOf({ ...state, page: 1, sort: result.sort, dir: turned })}
        scroll={false}
        className={`${buttonClass("plain", "small")} min-h-11 min-w-11 md:min-h-9 md:min-w-9`}
      >
        {result.direction === "asc" ? <UpIcon /> : <DownIcon />}
        <span className="sr-only">
          {result.direction === "asc" ? "Ascending; turn to descending" : "Descending; turn to ascending"}
        </span>
      </Link>
      <nav aria-label="View" className="ml-auto flex">
        {(["gallery", "list"] as const).map((view) => (
          <Link
            key={view}
            href={addressOf({ ...state, view })}
            scroll={false}
            aria-current={state.view === view ? "true" : undefined}
            className="grid size-11 place-items-center border border-line-strong text-ink-soft first:rounded-l-soft last:rounded-r-soft last:border-l-0 hover:bg-raised aria-[current]:bg-signal-soft aria-[current]:text-signal md:size-9"
          >
            {view === "gallery" ? <GalleryIcon /> : <ListIcon />}
            <span className="sr-only">{view === "gallery" ? "Gallery" : "List"}</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}

function Nothing({ state, result }: { readonly state: ListState; readonly result: SearchResult }) {
  if (result.state === "empty") {
    return (
      <EmptyState title="Nothing to search for">
        <p>
          The query holds no word, number or field. Write part of a name or text, or choose from the filters.
        </p>
        <Link href="/syntax" className="link">
          What can be written here
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No card answers this">
      <p>
        Take a word or filter away, or write the name another way. Typing errors in names are forgiven, in
        fields they are named above.
      </p>
      <div className="flex flex-wrap gap-4">
        <Link href={addressOf({ ...state, q: "", page: 1 })} className="link">
          All cards
        </Link>
        <Link href="/syntax" className="link">
          What can be written here
        </Link>
      </div>
    </EmptyState>
  );
}

export default async function Page({ searchParams }: Props) {
  const params = await searchParams;
  const state = readState(params);
  const ranged = queryWithRanges(params, state.q);
  if (ranged !== null) redirect(addressOf({ ...state, q: ranged, page: 1 }));
  const result = await searchCards({
    q: state.q,
    sort: state.sort,
    direction: state.dir,
    page: state.page,
    perPage: PER_PAGE,
    facets: true,
  });
  const pages = Math.ceil(result.total / PER_PAGE);
  if (pages > 0 && state.page > pages) redirect(addressOf({ ...state, page: pages }));
  const chosen = FACETS.reduce((sum, field) => sum + facetState(state.q, field).length, 0);
  const List = state.view === "list" ? CardRows : CardGrid;
  return (
    <>
      <PageKeys rows={KEYS} />
      <h1 className="sr-only">Cards</h1>
      <div data-own-search>
        <SearchBox id="card-search" q={state.q} large keep={kept(state, "q")} />
        <Warnings warnings={result.warnings} />
        {result.notice && (
          <div className="mt-3">
            <Notice>
              The search server is away; the database answered. Typing errors are forgiven less.
            </Notice>
          </div>
        )}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          id="filters"
          popover="auto"
          aria-label="Filters"
          className="inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto border-t border-line-strong bg-panel p-4 text-ink shadow-sheet backdrop:bg-black/55 lg:static lg:block lg:max-h-none lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
        >
          <div className="sticky -top-4 z-10 -mx-4 -mt-4 mb-4 flex items-center justify-between border-b border-line bg-panel py-1 pr-1 pl-4 lg:hidden">
            <p className="label">Filters</p>
            <button
              type="button"
              popoverTarget="filters"
              popoverTargetAction="hide"
              className={`${buttonClass("quiet")} px-3`}
            >
              <CloseIcon />
              <span className="sr-only">Close</span>
            </button>
          </div>
          <Facets state={state} result={result} />
        </aside>
        <div className="min-w-0">
          <div className="mb-4 grid gap-2">
            <div className="flex flex-wrap items-center gap-3">
              <p role="status" className="font-name font-semibold text-lead">
                {result.total === 1 ? "1 card" : `${result.total.toLocaleString("en")} cards`}
              </p>
              <button
                type="button"
                popoverTarget="filters"
                className={`${buttonClass("plain", "small")} ml-auto min-h-11 lg:hidden`}
              >
                <FilterIcon />
                Filters{chosen > 0 && ` · ${chosen}`}
              </button>
              <div className="w-full lg:ml-auto lg:w-auto">
                <Toolbar state={state} result={result} />
              </div>
            </div>
          </div>
          {result.cards.length > 0 ? (
            <List cards={result.cards} label="Cards found" />
          ) : (
            <Nothing state={state} result={result} />
          )}
          <Pager page={state.page} pages={pages} href={(page) => addressOf({ ...state, page })} />
        </div>
      </div>
    </>
  );
}
