import { unitArenas } from "@/components/ui/unit-arenas";
import { ARENAS, type Arena, type Card } from "@/lib/cards/card";
import type { Ability, Cost, KeywordUse, Part, Span } from "@/lib/keywords/ability";
import { read } from "@/lib/keywords/read";
import type { KeywordName } from "@/lib/keywords/registry";

/** A stretch of a card's text as it is shown; joined again, the `text` of all stretches is the printed line. */
export type Segment =
  | { readonly kind: "text" | "reminder" | "tap" | "arrow"; readonly text: string }
  | { readonly kind: "keyword"; readonly text: string; readonly keyword: KeywordName }
  | { readonly kind: "force" | "build"; readonly text: string; readonly amount: string }
  /** Opens a half of a Switch: it works in this arena. */
  | { readonly kind: "arena"; readonly text: ""; readonly arena: Arena };

export interface Line {
  /** An item of a list inside an ability, as in a Pilot block. */
  readonly bullet: boolean;
  readonly segments: readonly Segment[];
}

/** What is marked in the text: a stretch of it, or the place where a half of a Switch begins. */
interface Mark {
  readonly span: Span;
  readonly as: (text: string) => Segment;
}

const ARROW = /[-–—=]\s?>|→/;

function arenaOf(label: string): Arena | undefined {
  return ARENAS.find((arena) => arena === label);
}

function costMarks(cost: Cost, effectStart: number, text: string): Mark[] {
  const parts = cost.parts.flatMap((part): Mark[] => {
    const amount = String(part.amount ?? "");
    if (part.kind === "tap-this") return [{ span: part.span, as: (words) => ({ kind: "tap", text: words }) }];
    if (part.kind === "force")
      return [{ span: part.span, as: (words) => ({ kind: "force", text: words, amount }) }];
    if (part.kind === "build-points")
      return [{ span: part.span, as: (words) => ({ kind: "build", text: words, amount }) }];
    return [];
  });
  const arrow = ARROW.exec(text.slice(cost.span[1], effectStart));
  if (!arrow) return [...parts, ...partMarks(cost.words, text)];
  const start = cost.span[1] + arrow.index;
  const mark: Mark = {
    span: [start, start + arrow[0].length],
    as: (words) => ({ kind: "arrow", text: words }),
  };
  return [...parts, ...partMarks(cost.words, text), mark];
}

function keywordMark(use: KeywordUse): Mark {
  return { span: use.span, as: (text) => ({ kind: "keyword", text, keyword: use.keyword }) };
}

function partMarks(parts: readonly Part[], text: string): Mark[] {
  return parts.flatMap((part): Mark[] => {
    switch (part.kind) {
      case "keyword":
        return [keywordMark(part)];
      case "quote":
        return part.abilities.flatMap((ability) => abilityMarks(ability, text));
      case "reminder":
        return [{ span: part.span, as: (words) => ({ kind: "reminder", text: words }) }];
      case "text":
      case "stat":
      case "subordinate":
      case "limit":
        return [];
      default:
        return abilityMarks(part, text);
    }
  });
}

const startOf = (parts: readonly Part[], otherwise: number) => parts[0]?.span[0] ?? otherwise;

function abilityMarks(ability: Ability, text: string): Mark[] {
  const end = ability.span[1];
  switch (ability.kind) {
    case "keywords":
    case "free":
      return partMarks(ability.parts, text);
    case "activated":
      return [
        ...costMarks(ability.cost, startOf(ability.effect, end), text),
        ...partMarks(ability.effect, text),
      ];
    case "triggered":
      return partMarks([...ability.event, ...ability.effect], text);
    case "static":
      return partMarks([...ability.condition, ...ability.effect], text);
    case "opener":
    case "upkeep":
    case "pilot":
      return [keywordMark(ability.opener), ...partMarks(ability.abilities, text)];
    case "enhance": {
      const cost = ability.cost ? costMarks(ability.cost, startOf(ability.effect, end), text) : [];
      return [keywordMark(ability.opener), ...cost, ...partMarks(ability.effect, text)];
    }
    case "alternative-cost":
      return [keywordMark(ability.opener), ...costMarks(ability.cost, end, text)];
    case "reduced-cost":
      return [keywordMark(ability.opener), ...partMarks(ability.condition, text)];
    case "slots":
      return [
        keywordMark(ability.opener),
        ...ability.slots.flatMap((slot): Mark[] => {
          const arena = arenaOf(slot.label);
          const inner = partMarks(slot.abilities, text);
          return arena
            ? [
                { span: [slot.span[0], slot.span[0]], as: () => ({ kind: "arena", text: "", arena }) },
                ...inner,
              ]
            : inner;
        }),
      ];
    case "stack":
      return [keywordMark(ability.opener)];
    case "choice":
      return ability.modes.flatMap((mode) => partMarks(mode, text));
    case "treat-as":
      return [];
  }
}

/** The stretch of text cut at its marks; of marks that overlap the first and, at one place, the shorter one counts. */
function cut(text: string, [from, to]: Span, marks: readonly Mark[]): Segment[] {
  const segments: Segment[] = [];
  let at = from;
  const inside = marks.filter(({ span }) => span[0] >= from && span[1] <= to);
  for (const { span, as } of [...inside].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])) {
    if (span[0] < at) continue;
    if (span[0] > at) segments.push({ kind: "text", text: text.slice(at, span[0]) });
    segments.push(as(text.slice(span[0], span[1])));
    at = span[1];
  }
  if (at < to) segments.push({ kind: "text", text: text.slice(at, to) });
  return segments;
}

/** Where the lines of the text are: one for each ability, and within a Pilot block one for each thing it gives. */
function lineSpans(abilities: readonly Ability[]): { start: number; bullet: boolean }[] {
  return abilities.flatMap((ability) => {
    const head = { start: ability.span[0], bullet: false };
    if (ability.kind !== "pilot") return [head];
    return [head, ...ability.abilities.map((granted) => ({ start: granted.span[0], bullet: true }))];
  });
}

/** A line without the bars and bullets that divide it from its neighbours. */
function trimmed(text: string, from: number, to: number, bulletNext: boolean): Span {
  const tail = (bulletNext ? /[\s|]*(?:[*•>–-])?\s*$/ : /[\s|]+$/).exec(text.slice(from, to));
  const lead = /^[\s|]*/.exec(text.slice(from, to))?.[0].length ?? 0;
  return [from + lead, Math.max(from + lead, tail ? from + tail.index : to)];
}

/** Divides a card's text into the lines that are shown and each line into stretches; no letter of the text is lost. */
export function textLines(card: Pick<Card, "text" | "type" | "subtype">): Line[] {
  const { text } = card;
  const { abilities } = read(text, unitArenas(card).join("/") || card.type.printed);
  const marks = abilities.flatMap((ability) => abilityMarks(ability, text));
  const starts = lineSpans(abilities);
  const all =
    (starts[0]?.start ?? 0) > 0 || starts.length === 0 ? [{ start: 0, bullet: false }, ...starts] : starts;
  return all.flatMap(({ start, bullet }, index) => {
    const next = all[index + 1];
    const span = trimmed(text, start, next?.start ?? text.length, next?.bullet ?? false);
    return span[0] < span[1] ? [{ bullet, segments: cut(text, span, marks) }] : [];
  });
}
