import Link from "next/link";
import { SortForm } from "@/components/search/sort-form";
import { buttonClass } from "@/components/ui/button";
import { DownIcon, GalleryIcon, ListIcon, UpIcon } from "@/components/ui/icons";
import type { SearchResult } from "@/db/search/search";
import { SORTS } from "@/lib/query/tree";
import { addressOf, kept, type ListState } from "./list-address";

/** Order and view of the list. */
export function Toolbar({ state, result }: { readonly state: ListState; readonly result: SearchResult }) {
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
