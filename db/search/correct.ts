import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { cards } from "@/db/schema";
import { combine, leavesOf, mapLeaves } from "@/lib/query/combine";
import { forgiven, nearestWords } from "@/lib/query/near";
import { type Plan, type PlanLeaf, type PlannedQuery, wordsAsked } from "@/lib/query/plan";
import type { LeafNode, Warning } from "@/lib/query/tree";

const MOST_WORDS = 6;

type WordLeaf = LeafNode<Extract<PlanLeaf, { kind: "words" }>>;

/**
 * The query with its misspelt words put right from the words of the names there are; null where no word is misspelt.
 * A word is misspelt if no card has it, and it is near enough to one that names have; each is named in a warning.
 */
export async function correctNames(db: Db, planned: PlannedQuery): Promise<PlannedQuery | null> {
  const suspects = leavesOf(planned.plan)
    .flatMap(({ leaf, negated }) => (!negated && isSuspect(leaf) ? [leaf] : []))
    .slice(0, MOST_WORDS);
  if (suspects.length === 0) return null;
  const missing = await wordsWithoutCard(db, [...new Set(suspects.map((leaf) => leaf.words))]);
  if (missing.length === 0) return null;
  const vocabulary = await nameVocabulary(db);
  const meant = new Map(missing.map((word) => [word, nearestWords(word, vocabulary)]));
  return corrected(planned, suspects, meant);
}

function isSuspect(leaf: LeafNode<PlanLeaf>): leaf is WordLeaf {
  return leaf.kind === "words" && leaf.inside && forgiven(leaf.words) > 0;
}

function corrected(
  planned: PlannedQuery,
  suspects: readonly WordLeaf[],
  meant: ReadonlyMap<string, readonly string[]>,
): PlannedQuery | null {
  const warnings: Warning[] = suspects.flatMap(({ words, span }) => {
    const found = meant.get(words) ?? [];
    return found.length === 0
      ? []
      : [{ code: "corrected", ...span, word: words, suggestion: found.join(", ") }];
  });
  if (warnings.length === 0) return null;
  const plan = mapLeaves<PlanLeaf, PlanLeaf>(planned.plan, (leaf) => {
    const found = isSuspect(leaf) ? (meant.get(leaf.words) ?? []) : [];
    if (found.length === 0) return leaf;
    const parts = found.map(
      (words): Plan => ({ kind: "words", place: "name", words, inside: false, span: leaf.span }),
    );
    return combine<PlanLeaf>("or", parts);
  });
  return { ...planned, plan, asked: wordsAsked(plan), warnings: [...planned.warnings, ...warnings] };
}

async function wordsWithoutCard(db: Db, words: readonly string[]): Promise<string[]> {
  const missing = await Promise.all(
    words.map(async (word) => {
      const [row] = await db.execute<{
        found: boolean;
      }>(sql`select exists (select 1 from ${cards} where not ${cards.retired}
        and (${cards.nameWords} like ${`%${word}%`} or ${cards.textWords} like ${`% ${word}%`})) as found`);
      return row?.found ? [] : [word];
    }),
  );
  return missing.flat();
}

async function nameVocabulary(db: Db): Promise<string[]> {
  const rows = await db.execute<{ word: string }>(sql`select distinct word from ${cards},
    unnest(string_to_array(${cards.nameWords}, ' ')) as word where not ${cards.retired} and length(word) > 2 order by word`);
  return rows.map((row) => row.word);
}
