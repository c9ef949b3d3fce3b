import { type MarkStatus, marksOf } from "@/lib/cards/ban-marks";
import { fold } from "@/lib/cards/fold";
import { identityOf } from "@/lib/cards/identity";
import type { FormatRow } from "@/lib/decks/format";
import type { KnownLine } from "@/lib/decks/resolved";

/** Days from which a mark is known to have held; the files date none [wizards.com, faq2005]. */
const KNOWN_SINCE: ReadonlyMap<string, string> = new Map([
  ["ugnaught", "2004-04-12"],
  ["falcon's needs", "2004-06-20"],
  ["duel of the fates", "2004-12-20"],
]);

/** How a card stands: held to the status here, or only in the formats named. */
export interface Standing {
  readonly applies: boolean;
  readonly onlyIn: readonly string[];
}

/**
 * Whether marks of this status bind the cards of one identity (section 5): with a format, those that name it or none;
 * without one, those that name none, while the formats named by the others are told in `onlyIn`. A mark on any printing
 * binds them all.
 */
export function standing(
  lines: readonly Pick<KnownLine, "card" | "banMarks">[],
  status: MarkStatus,
  format: FormatRow | null,
  asOf: string | null,
): Standing {
  const first = lines[0];
  const since = first && KNOWN_SINCE.get(identityOf(first.card));
  if (since && asOf && asOf < since) return { applies: false, onlyIn: [] };
  const marks = lines
    .flatMap(({ card, banMarks }) => banMarks ?? marksOf(card))
    .filter((mark) => mark.status === status);
  const binds = (mark: { format: string | null }) =>
    mark.format === null || (format !== null && fold(mark.format) === fold(format.name));
  if (marks.some(binds)) return { applies: true, onlyIn: [] };
  const named = format ? [] : marks.flatMap((mark) => mark.format ?? []);
  return { applies: false, onlyIn: [...new Set(named)].sort() };
}
