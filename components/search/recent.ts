const KEY = "buildzone.searches";
const MOST = 8;

/** The searches with a new one in front; those that were only its beginning make way. */
export function withRecent(searches: readonly string[], q: string): readonly string[] {
  const query = q.trim();
  if (query === "") return searches;
  return [query, ...searches.filter((other) => !query.startsWith(other))].slice(0, MOST);
}

/** Searches of this browser, the newest first; none where it keeps nothing. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((q) => typeof q === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that a player has settled on. */
export function keepSearch(q: string): void {
  store(withRecent(recentSearches(), q));
}

/** Forgets one search; returns those that are left. */
export function forgetSearch(q: string): readonly string[] {
  const left = recentSearches().filter((other) => other !== q);
  store(left);
  return left;
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing searches as well.
  }
}
