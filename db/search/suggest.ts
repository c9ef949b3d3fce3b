import { and, eq, sql } from "drizzle-orm";
import { type Db, getDb } from "@/db/client";
import { cards, formats, sets } from "@/db/schema";
import {
  type Completing,
  completing,
  type Suggestion,
  suggestFields,
  suggestKeywords,
  suggestValues,
} from "@/lib/query/completion";
import { putRight } from "@/lib/query/near";
import { nicknamed } from "@/lib/query/nicknames";
import { quoteValue } from "@/lib/query/print";
import { searchWords } from "@/lib/query/words";
import { nameVocabulary } from "./correct";

const NAMES = 6;
const OTHERS = 3;
const MOST = 12;

/** Ways to go on from what is typed at the end of the query: names first, then keywords, subtypes, sets and fields. */
export async function suggest(text: string, db: Db = getDb()): Promise<Suggestion[]> {
  const at = completing(text.slice(0, 300));
  if (at === null) return [];
  const found = at.kind === "words" ? await forWords(text, at, db) : await forValue(text, at, db);
  return found.slice(0, MOST);
}

type WordsAt = Extract<Completing, { kind: "words" }>;

async function forWords(text: string, at: WordsAt, db: Db): Promise<Suggestion[]> {
  const [names, subtypes, named] = await Promise.all([
    namesMeant(at.words, db),
    subtypesLike(at.last, db),
    setsLike(at.last, db),
  ]);
  const head = text.slice(0, at.start);
  const last = text.slice(0, at.lastStart);
  return [
    ...names.map(
      (name): Suggestion => ({ kind: "name", label: name, query: `${head}!"${name.replaceAll('"', "")}" ` }),
    ),
    ...suggestKeywords(text, at).slice(0, OTHERS),
    ...subtypes.map(
      (word): Suggestion => ({ kind: "subtype", label: word, query: `${last}sub:${quoteValue(word)} ` }),
    ),
    ...named.map((set): Suggestion => ({ kind: "set", label: set.name, query: `${last}set:${set.code} ` })),
    ...suggestFields(text, at).slice(0, OTHERS),
  ];
}

async function forValue(
  text: string,
  at: Extract<Completing, { kind: "value" }>,
  db: Db,
): Promise<Suggestion[]> {
  const write = (value: string) => `${text.slice(0, at.start)}${quoteValue(value)} `;
  const { of, name } = at.field;
  if (of.kind === "set")
    return (await setsLike(at.typed, db)).map((set) => ({
      kind: "set",
      label: set.name,
      query: write(set.code),
    }));
  if (of.kind === "format" || of.kind === "mark") {
    const rows = await db.select({ name: formats.name }).from(formats).orderBy(formats.position);
    const wanted = searchWords(at.typed);
    const begun = rows.filter((row) => searchWords(row.name).startsWith(wanted));
    return begun.map((row) => ({ kind: "value", label: row.name, query: write(row.name) }));
  }
  if (name === "sub")
    return (await subtypesLike(searchWords(at.typed), db)).map((word) => ({
      kind: "subtype",
      label: word,
      query: write(word),
    }));
  if (name === "name" || of.kind === "partner")
    return (await namesMeant(searchWords(at.typed), db)).map((label) => ({
      kind: "name",
      label,
      query: write(label),
    }));
  return suggestValues(text, at);
}

/** Base names that the words begin, or would if they were spelt right. */
async function namesMeant(words: string, db: Db): Promise<string[]> {
  const meant = searchWords(nicknamed(words) ?? words);
  const found = await namesLike(meant, db);
  if (found.length > 0 || meant === "") return found;
  const known = (await nameVocabulary(db)).sort();
  const right = meant.split(" ").map((word) => putRight(word, known));
  return right.includes(undefined) ? [] : namesLike(right.join(" "), db);
}

/** Base names in which each word begins a word, those that begin so first. */
async function namesLike(words: string, db: Db): Promise<string[]> {
  if (words === "") return [];
  const each = words.split(" ").map((word) => sql`${cards.nameWords} like ${`% ${word}%`}`);
  const rows = await db
    .select({ name: cards.baseName })
    .from(cards)
    .where(and(eq(cards.retired, false), ...each))
    .groupBy(cards.baseName)
    .orderBy(
      sql`min(case when ${cards.exactNames} @> array[${words}]::text[] then 0
      when ${cards.nameWords} like ${` ${words}%`} then 1 else 2 end)`,
      cards.baseName,
    )
    .limit(NAMES);
  return rows.map((row) => row.name);
}

/** Words of subtypes that begin so, the most frequent first. */
async function subtypesLike(word: string, db: Db): Promise<string[]> {
  if (word.length < 2) return [];
  const rows = await db.execute<{ word: string }>(sql`select initcap(word) as word from ${cards},
    unnest(string_to_array(${cards.subtypeWords}, ' ')) as word
    where not ${cards.retired} and ${cards.subtypeWords} like ${`% ${word}%`} and word like ${`${word}%`}
    group by word order by count(*) desc, word limit ${OTHERS}`);
  return rows.map((row) => row.word);
}

/** Sets whose code or name begins so and that have cards. */
async function setsLike(typed: string, db: Db): Promise<{ code: string; name: string }[]> {
  const wanted = searchWords(typed);
  if (wanted === "" && typed !== "") return [];
  const rows = await db
    .select({ code: sets.code, name: sets.name })
    .from(sets)
    .where(
      sql`exists (select 1 from ${cards} where ${cards.setCode} = ${sets.code} and not ${cards.retired})`,
    )
    .orderBy(sets.position, sets.code);
  return rows
    .filter(({ code, name }) => code.toLowerCase().startsWith(wanted) || searchWords(name).startsWith(wanted))
    .slice(0, wanted === "" ? MOST : OTHERS);
}
