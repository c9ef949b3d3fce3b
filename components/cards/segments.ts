import type { Arena } from "@/lib/cards/card";
import { KEYWORDS, type KeywordName } from "@/lib/keywords/registry";

/** A stretch of a card's text as it is shown; joined again, the `text` of all stretches is the printed line. */
export type Segment =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "keyword"; readonly text: string; readonly keyword: KeywordName }
  | { readonly kind: "force" | "build"; readonly text: string; readonly amount: string }
  | { readonly kind: "tap" | "arrow"; readonly text: string }
  /** Opens a half of a Switch: it works in this arena. */
  | { readonly kind: "arena"; readonly text: ""; readonly arena: Arena };

export interface Line {
  /** An item of a list inside an ability, as in a Pilot block. */
  readonly bullet: boolean;
  readonly segments: readonly Segment[];
}

const NAMES = new Map<string, KeywordName>(
  KEYWORDS.flatMap((row) => [row.name, ...row.aliases].map((name) => [name, row.name] as const)),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const LONGEST_FIRST = [...NAMES.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join("|");

/** Keyword names that are part of a subtype or of another word are left alone: `Bounty Hunter`, `Armor Defense`. */
const KEYWORD = new RegExp(
  `(?<![\\w-])(?:${LONGEST_FIRST})(?![\\w-]| (?:Hunter|Defense|Squad|Fleet)\\b)`,
  "g",
);
const ARROW = /-\s?>/g;
const COST_PART =
  /(?<force>(?:Pay |(?<![\w+-]))(?<forceAmount>(?:\d+|X)(?: ?[+-] ?\d+)?) Force(?: pay)?)|(?<build>Pay (?<buildAmount>(?:\d+|X)(?: ?[+-] ?\d+)?) build(?: points?)?)|(?<tap>\[[Tt]ap\]|\bTap(?=\s*(?:,|-\s?>)))/g;

interface Found {
  readonly start: number;
  readonly segment: Segment;
}

/** Costs stand left of an arrow, after whatever opens the ability: a bar, a colon, a quote, a slash or a full stop. */
function costRegions(line: string): { start: number; end: number }[] {
  const regions: { start: number; end: number }[] = [];
  for (const arrow of line.matchAll(ARROW)) {
    const before = line.slice(0, arrow.index);
    const open = Math.max(...[":", '"', "“", "”", "/", "*", ". "].map((mark) => before.lastIndexOf(mark)));
    regions.push({ start: open + 1, end: arrow.index + arrow[0].length });
  }
  return regions;
}

function findCosts(line: string): Found[] {
  return costRegions(line).flatMap(({ start, end }) => {
    const region = line.slice(start, end);
    const parts: Found[] = [...region.matchAll(COST_PART)].map((match) => {
      const { force, forceAmount = "", build, buildAmount = "", tap = "" } = match.groups ?? {};
      const segment: Segment = force
        ? { kind: "force", text: force, amount: forceAmount }
        : build
          ? { kind: "build", text: build, amount: buildAmount }
          : { kind: "tap", text: tap };
      return { start: start + match.index, segment };
    });
    const arrow = region.match(/-\s?>$/)?.[0] ?? "";
    return [...parts, { start: end - arrow.length, segment: { kind: "arrow", text: arrow } as const }];
  });
}

function findKeywords(line: string, known: ReadonlySet<string> | null): Found[] {
  return [...line.matchAll(KEYWORD)].flatMap((match) => {
    const keyword = NAMES.get(match[0]);
    if (!keyword || (known && !known.has(keyword))) return [];
    return [{ start: match.index, segment: { kind: "keyword", text: match[0], keyword } as const }];
  });
}

/** Offsets at which the halves of a Switch start; empty where their number is not that of the arenas. */
function findSlots(line: string, arenas: readonly Arena[]): Found[] {
  const head = /^\s*(?:INSERT:\s*)?Switch:\s*/.exec(line)?.[0];
  if (!head || arenas.length < 2) return [];
  const starts = [head.length];
  for (let at = head.length; at < line.length; at++) {
    const divides =
      line[at] === "/" &&
      !(/\d/.test(line[at - 1] ?? "") && /\d+\/|\d+\s+[A-Z]/.test(line.slice(at + 1, at + 5)));
    if (divides) starts.push(at + 1);
  }
  if (starts.length !== arenas.length) return [];
  return starts.map((start, i) => ({
    start,
    segment: { kind: "arena", text: "", arena: arenas[i] as Arena },
  }));
}

function cut(line: string, found: readonly Found[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, segment } of [...found].sort(
    (a, b) => a.start - b.start || a.segment.text.length - b.segment.text.length,
  )) {
    if (start < at) continue;
    if (start > at) segments.push({ kind: "text", text: line.slice(at, start) });
    segments.push(segment);
    at = start + segment.text.length;
  }
  if (at < line.length) segments.push({ kind: "text", text: line.slice(at) });
  return segments;
}

const BULLET = /\s+[*•]\s?(?=\S)/;
/** In a Pilot block hyphens and `>` are bullets too, before a new sentence or a number. */
const PILOT_BULLET = /\s+[*•]\s?(?=\S)|\s+[->–]\s(?=[A-Z+-])/;
const PILOT_HEAD = /\[Pilot\]|\bPilot\. The .+? gets:/;

/** Ends of abilities: bars outside of quotes, so that a quoted ability stays whole. */
function abilityTexts(text: string): string[] {
  const texts: string[] = [];
  let quoted = false;
  let from = 0;
  const balanced = (text.match(/"/g)?.length ?? 0) % 2 === 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"' && balanced) quoted = !quoted;
    if (text[at] === "|" && !quoted) {
      texts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...texts, text.slice(from)].map((line) => line.trim()).filter((line) => line !== "");
}

/**
 * Divides a card's text into the lines that are shown and each line into stretches.
 * `known`: keywords the reader found on the card; others are then not set apart. null: all names are.
 */
export function textLines(
  text: string,
  arenas: readonly Arena[],
  known: readonly string[] | null = null,
): Line[] {
  const names = known ? new Set(known) : null;
  return abilityTexts(text).flatMap((ability) => {
    const [first = "", ...bullets] = ability.split(PILOT_HEAD.test(ability) ? PILOT_BULLET : BULLET);
    return [first, ...bullets].map((line, index) => {
      const found = [...findSlots(line, arenas), ...findCosts(line), ...findKeywords(line, names)];
      return { bullet: index > 0, segments: cut(line, found) };
    });
  });
}
