import { KEYWORDS, type KeywordName, type KeywordRow } from "./registry";

const ROWS: readonly KeywordRow[] = KEYWORDS;

const BY_NAME: ReadonlyMap<string, KeywordRow & { readonly name: KeywordName }> = new Map(
  ROWS.flatMap((row) => [row.name, ...row.aliases].map((name) => [fold(name), row as never] as const)),
);

function fold(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase();
}

/** The registry row of a keyword by its name or an older name, in any case; undefined for any other word. */
export function keywordNamed(name: string): (KeywordRow & { readonly name: KeywordName }) | undefined {
  return BY_NAME.get(fold(name));
}
