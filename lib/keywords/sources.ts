/** Where a rule was read: the tags of docs/rules/README.md. */
export interface RuleSource {
  readonly tag: string;
  readonly title: string;
  /** When it was published, as far as known. */
  readonly date: string;
}

/** Newest first: of two that differ the upper one counts. */
export const RULE_SOURCES: readonly RuleSource[] = [
  {
    tag: "keywords.txt",
    title: "keyword list of the Independent Development Committee",
    date: "undated, read in 2026",
  },
  { tag: "swtcg.com", title: "keyword and card pages of swtcg.com", date: "undated" },
  { tag: "faq2005", title: "consolidated FAQ of Wizards of the Coast", date: "11 May 2005" },
  { tag: "rulebook", title: "Revenge of the Sith rulebook of Wizards of the Coast", date: "spring 2005" },
  { tag: "errata", title: "compilation of errata and rulings", date: "undated, mostly before 2005" },
  { tag: "seeds", title: "older card pages of swtcg.com", date: "undated" },
];

/** Files of docs/rules, for readings of our own. */
const READINGS = /^(attack-math|stacking|turn-and-attack)(?:\.md)?\s+(.+)$/;

/** A source in full: `rulebook p.38` → `Revenge of the Sith rulebook … (spring 2005), p.38`; undefined for an unknown tag. */
export function citation(source: string): string | undefined {
  const reading = READINGS.exec(source);
  if (reading) return `our reading, docs/rules/${reading[1]}.md, ${reading[2]}`;
  const found = RULE_SOURCES.find(({ tag }) => source === tag || source.startsWith(`${tag} `));
  if (!found) return undefined;
  const place = source.slice(found.tag.length).trim();
  return `${found.title} (${found.date})${place ? `, ${place}` : ""}`;
}
