import Link from "next/link";
import { buttonClass } from "./button";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** Address of a page of the same list. */
  readonly href: (page: number) => string;
}

/** First, the neighbours, last; null stands for a gap. */
function stops(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => (i > 0 && n - (sorted[i - 1] ?? n) > 1 ? [null, n] : [n]));
}

/** Pages of a list as links. */
export function Pager({ page, pages, href }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center gap-1">
      {page > 1 && (
        <Link rel="prev" href={href(page - 1)} className={buttonClass("plain")}>
          Previous
        </Link>
      )}
      {stops(page, pages).map((n, i) =>
        n === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name
          <span key={`gap${i}`} className="px-1 text-ink-faint">
            …
          </span>
        ) : n === page ? (
          <span key={n} aria-current="page" className={`${buttonClass("solid")} min-w-11 px-3 tabular-nums`}>
            {n}
          </span>
        ) : (
          <Link
            key={n}
            href={href(n)}
            aria-label={`Page ${n}`}
            className={`${buttonClass("quiet")} min-w-11 px-3 tabular-nums`}
          >
            {n}
          </Link>
        ),
      )}
      {page < pages && (
        <Link rel="next" href={href(page + 1)} className={buttonClass("plain")}>
          Next
        </Link>
      )}
    </nav>
  );
}
