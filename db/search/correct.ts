import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { cards } from "@/db/schema";
import { correctWords, suspectWords } from "@/lib/query/correct";
import type { PlannedQuery } from "@/lib/query/plan";

/** The query with its misspelt names put right (lib/query/correct.ts); null where nothing is to be put right. */
export async function correctNames(db: Db, planned: PlannedQuery): Promise<PlannedQuery | null> {
  const missing = await wordsWithoutCard(db, suspectWords(planned));
  return missing.length === 0 ? null : correctWords(planned, missing, await nameVocabulary(db));
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

/** All words of card names, folded. */
export async function nameVocabulary(db: Db): Promise<string[]> {
  const rows = await db.execute<{ word: string }>(sql`select distinct word from ${cards},
    unnest(string_to_array(${cards.nameWords}, ' ')) as word where not ${cards.retired} and length(word) > 2`);
  return rows.map((row) => row.word);
}
