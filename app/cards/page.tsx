import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CardGrid, CardRows } from "@/components/cards/card-grid";
import { SearchBox } from "@/components/search/search-box";
import { Warnings } from "@/components/search/warnings";
import { buttonClass } from "@/components/ui/button";
import { CloseIcon, FilterIcon } from "@/components/ui/icons";
import { PageKeys } from "@/components/ui/keys";
import { Pager } from "@/components/ui/pager";
import { Notice } from "@/components/ui/states";
import { searchCards } from "@/db/search/search";
import { FACETS, facetState } from "@/lib/query/facets";
import { Facets } from "./facets";
import { addressOf, kept, PER_PAGE, queryWithRanges, readState, type SearchParams } from "./list-address";
import { Nothing } from "./nothing";
import { Toolbar } from "./toolbar";

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
        <SearchBox id="card-search" q={state.q} large live keep={kept(state, "q")} />
        <Warnings q={state.q} warnings={result.warnings} href={(q) => addressOf({ ...state, q, page: 1 })} />
        {result.notice && (
          <div className="mt-3">
            <Notice>The search server is away; the database answered. </Notice>
          </div>
        )}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          id="filters"
          popover="auto"
          aria-label="Filters"
          className="inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto border-t border-line-strong bg-panel p-4 text-ink shadow-sheet backdrop:bg-veil lg:static lg:block lg:max-h-none lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
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
