/** Edits between two words, each a letter put in, left out, changed, or swapped with its neighbour. */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

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
  let fewest = Math.max(1, Math.floor(word.length / 4)) + 0.75;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > fewest) continue;
    const changed = isPartOf(word, candidate) || isPartOf(candidate, word) ? 0 : 0.5;
    const edits = editsBetween(word, candidate) + changed;
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}
