import { FacetList } from "@/components/search/facet-list";
import { RangeForm } from "@/components/search/range-form";
import type { SearchResult } from "@/db/search/search";
import { type FacetField, RANGES, rangeOf, toggleFacet } from "@/lib/query/facets";
import { addressOf, kept, type ListState } from "./list-address";

/** What can be chosen beside the list; choosing writes the query. */
export function Facets({ state, result }: { readonly state: ListState; readonly result: SearchResult }) {
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
