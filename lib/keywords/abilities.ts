import type { Ability } from "./ability";
import { abilityEnd } from "./boundaries";
import { CONSTRUCTS } from "./constructs";
import { readSentence } from "./constructs/sentence";
import { after, DEEPEST, type Place, report, type Source, spanOf } from "./source";

/** Reads the tokens `from`–`to` as abilities: cut at separators, then where an ability begins without one. */
export function readAbilities(source: Source, from: number, to: number, place: Place): Ability[] {
  const abilities: Ability[] = [];
  for (let start = from; start < to; ) {
    let end = start;
    while (end < to && source.tokens[end]?.kind !== "bar") end = Math.min(after(source, end), to);
    readSegment(source, start, end, place, abilities);
    if (end < to) checkSeparator(source, end, from, to);
    start = end + 1;
  }
  return abilities;
}

function readSegment(source: Source, from: number, to: number, place: Place, abilities: Ability[]): void {
  let first = from;
  while (first < to && source.tokens[first]?.kind === "bullet") first++;
  for (let i = first; i < to; ) {
    if (i > first && !place.listed && source.tokens[i - 1]?.kind !== "bullet") reportMissing(source, i);
    const { ability, next } = readAbility(source, i, to, place);
    abilities.push(ability);
    i = Math.max(next, i + 1);
    while (i < to && isLeftover(source, i)) i++;
  }
}

/** Full stops, commas and stray quotes between two abilities belong to neither. */
function isLeftover(source: Source, i: number): boolean {
  const kind = source.tokens[i]?.kind;
  return (
    kind === "period" ||
    kind === "comma" ||
    kind === "bullet" ||
    (kind === "quote" && source.partner[i] === -1)
  );
}

/** Reads the ability that begins at `i` and says where it ends. */
export function readAbility(
  source: Source,
  i: number,
  to: number,
  place: Place,
): { ability: Ability; next: number } {
  if (place.depth < DEEPEST) {
    for (const construct of CONSTRUCTS) {
      const read = construct.read(source, i, to, place);
      if (read) return read;
    }
  }
  const end = place.depth < DEEPEST ? abilityEnd(source, i, to) : to;
  return { ability: readSentence(source, i, end, place), next: end };
}

function reportMissing(source: Source, i: number): void {
  const before = source.tokens[i - 1];
  const token = source.tokens[i];
  if (!before || !token) return;
  report(
    source,
    "separator-missing",
    "Two abilities stand without a separator.",
    [before.end, token.start],
    " | ",
  );
}

/** A separator is ` | `, once, with something on both sides. */
function checkSeparator(source: Source, bar: number, from: number, to: number): void {
  const { text, tokens } = source;
  const span = spanOf(source, bar, bar + 1);
  const doubled = tokens[bar + 1]?.kind === "bar" && bar + 1 < to;
  if (doubled || bar === from || bar === to - 1)
    report(source, "separator-doubled", "A separator separates nothing.", span, "");
  else if (text[span[0] - 1] !== " " || text[span[1]] !== " ") {
    report(source, "separator-blanks", "A separator stands without its blanks.", span, " | ");
  }
}
