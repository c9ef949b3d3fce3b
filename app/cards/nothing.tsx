import Link from "next/link";
import { EmptyState } from "@/components/ui/states";
import type { SearchResult } from "@/db/search/search";
import { addressOf, type ListState } from "./list-address";

/** A list without a card, and the way on. */
export function Nothing({ state, result }: { readonly state: ListState; readonly result: SearchResult }) {
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
