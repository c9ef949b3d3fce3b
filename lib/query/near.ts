import { editDistance } from "@/lib/cards/edit-distance";

/** How many slips of the hand a word of this length may have. */
export function forgiven(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** The candidates nearest to a word, all of the same least distance, within what is forgiven; in their own order. */
export function nearestWords(
  word: string,
  candidates: Iterable<string>,
  limit = forgiven(word),
): readonly string[] {
  let best = limit;
  let found: string[] = [];
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, best);
    if (distance === null) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }
  return limit === 0 ? [] : found;
}

/** The one thing perhaps meant: begun by the word, or near to it; undefined where nothing is. */
export function meant(word: string, candidates: readonly string[]): string | undefined {
  const folded = word.toLowerCase();
  const begun =
    folded.length > 2
      ? candidates.find((candidate) => candidate.toLowerCase().startsWith(folded))
      : undefined;
  const lower = new Map(candidates.map((candidate) => [candidate.toLowerCase(), candidate]));
  const limit = folded.length < 3 ? 0 : folded.length < 6 ? 1 : 2;
  const [nearest] = nearestWords(folded.slice(0, 60), lower.keys(), Math.max(limit, 0));
  return begun ?? (nearest === undefined ? undefined : lower.get(nearest));
}

/**
 * A word put right by the words there are: itself where one of them begins so, else the nearest of them, else the nearest
 * beginning of one, for a word that is not typed to its end; undefined where nothing is near.
 */
export function putRight(word: string, known: readonly string[]): string | undefined {
  if (known.some((other) => other.startsWith(word))) return word;
  const [whole] = nearestWords(word, known);
  if (whole !== undefined) return whole;
  return nearestWords(word, new Set(known.map((other) => other.slice(0, word.length))))[0];
}
