import { editDistance } from "@/lib/cards/edit-distance";

/** Whether all letters of one word stand in the other in the same order: letters were only lost. */
function isPartOf(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  return at === word.length;
}

/**
 * The candidate closest to a word, when at most a quarter of the word differs. Of equals, one that only lost or gained
 * letters comes first, then the first.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  const limit = Math.max(1, Math.floor(word.length / 4));
  let fewest = limit + 0.75;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, limit);
    if (distance === null) continue;
    const changed = isPartOf(word, candidate) || isPartOf(candidate, word) ? 0 : 0.5;
    const edits = distance + changed;
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}
