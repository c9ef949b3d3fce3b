import type { KeywordUse } from "@/lib/keywords/ability";
import { checkPrinted } from "@/lib/keywords/keyword-use";
import type { Keyword } from "@/lib/keywords/names";
import { keywordAt } from "@/lib/keywords/occurrence";
import { type Place, report, type Source, spanOf } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";
import { NOUN_FOLLOWERS, STARTERS } from "@/lib/keywords/vocabulary";

/** A keyword that opens a construct, and the first token of what it opens. */
export interface Opening {
  readonly use: KeywordUse;
  readonly row: Keyword;
  readonly body: number;
}

/**
 * `Bounty: Draw a card.`
 *        ^ body
 * A missing colon is forgiven where a sentence begins behind the name.
 */
export function openingAt(
  source: Source,
  i: number,
  to: number,
  place: Place,
  names: ReadonlySet<string>,
): Opening | null {
  const match = source.names[i] ?? null;
  if (!match || match.plural || !names.has(match.row.name)) return null;
  const found = keywordAt(source, i, i, to, true);
  if (!found) return null;
  const next = source.tokens[found.next] as Token | undefined;
  let body = found.next;
  if (found.colon >= 0) {
    body = found.colon + 1;
    if (next?.spaced)
      report(
        source,
        "blank-before-colon",
        "A blank stands before the colon.",
        spanOf(source, found.next, body),
        ":",
      );
  } else if (found.next < to && isBody(source, found.next, next)) {
    const at = spanOf(source, i, found.next)[1];
    report(source, "colon-missing", `A colon is missing after ${found.row.name}.`, [at, at], ":");
  } else return null;
  checkPrinted(source, i, found);
  const span = spanOf(source, i, found.next);
  const use = {
    kind: "keyword",
    span,
    keyword: found.row.name,
    relation: place.own,
    value: found.value,
    opens: true,
  } as const;
  return { use, row: found.row, body };
}

function isBody(source: Source, i: number, token: Token | undefined): boolean {
  if (!token || NOUN_FOLLOWERS.has(token.word)) return false;
  if (token.kind === "tap" || token.kind === "quote") return true;
  return (
    token.kind === "word" &&
    token.capital &&
    (STARTERS.has(token.word) || keywordAt(source, i, i, source.tokens.length, true) !== null)
  );
}
