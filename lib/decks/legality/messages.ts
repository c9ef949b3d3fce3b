import type { Arena, Side } from "@/lib/cards/card";
import { SIDE_NAMES } from "@/lib/cards/sides";
import type { Zone } from "@/lib/decks/deck";
import { lineName, type ResolvedLine } from "@/lib/decks/resolved";

type Lines = readonly ResolvedLine[];

const NAMES_SHOWN = 4;

/** `1 card`, `3 cards`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** `A, B and C`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Long lists end in `and 7 more`. */
function shortened(words: readonly string[]): string {
  const rest = words.length - NAMES_SHOWN;
  return rest > 1 ? listed([...words.slice(0, NAMES_SHOWN), `${rest} more`]) : listed(words);
}

function names(lines: Lines): string {
  return shortened([...new Set(lines.map(lineName))]);
}

const isOrAre = (count: number) => (count === 1 ? "is" : "are");

/** Whatever the deck check says to people, in one place. */
export const words = {
  unknown: (line: ResolvedLine) => `No card is known by the name ${JSON.stringify(lineName(line))}.`,
  size: (actual: number, limit: number) =>
    `The deck has ${counted(actual, "card")}; it needs at least ${limit}${limit === 59 ? " with a Resource outside it" : ""}.`,
  copies: (lines: Lines, actual: number, limit: number) =>
    `The deck has ${actual} copies of ${names(lines)}; at most ${limit} may share one name and version letter.`,
  copiesOutside: (lines: Lines, actual: number, limit: number) =>
    `Deck and outside cards together hold ${actual} copies of ${names(lines)}; more than ${limit} may not be allowed.`,
  arena: (arena: Arena, actual: number, limit: number) =>
    `The deck has ${counted(actual, `${arena} unit`)}; it needs at least ${limit}.`,
  units: (actual: number, limit: number) =>
    `The deck has ${counted(actual, "unit")}, each counted once; it needs at least ${limit}.`,
  balance: (over: readonly (readonly [Arena, number])[], few: readonly (readonly [Arena, number])[]) => {
    const many = listed(over.map(([arena, count]) => `${count} ${arena}`));
    const others = listed(few.map(([arena, count]) => `${count} ${arena}`));
    return `${many} units are too many beside ${others}: no arena may have more than twice the units of another.`;
  },
  side: (lines: Lines, side: Side) =>
    `${names(lines)} ${isOrAre(new Set(lines.map(lineName)).size)} neither ${SIDE_NAMES[side]} nor Neutral, as this deck's cards must be.`,
  sideOutside: (lines: Lines, side: Side) =>
    `${names(lines)}, outside the deck, must be ${side === "N" ? "Neutral" : `${SIDE_NAMES[side]} or Neutral`} like it.`,
  banned: (lines: Lines, format: string | null) =>
    `${names(lines)} ${isOrAre(1)} banned${format === null ? "" : ` in ${format}`}.`,
  bannedOnlyIn: (lines: Lines, formats: readonly string[]) =>
    `${names(lines)} ${isOrAre(1)} banned in ${listed(formats)}.`,
  restricted: (lines: Lines, actual: number, format: string | null) =>
    `${names(lines)} is restricted to one copy${format === null ? "" : ` in ${format}`}; there are ${actual}.`,
  restrictedOnlyIn: (lines: Lines, actual: number, formats: readonly string[]) =>
    `${names(lines)} is restricted to one copy in ${listed(formats)}; there are ${actual}.`,
  pool: (lines: Lines, format: string) => `${names(lines)}: in no set of the format ${format}.`,
  poolTag: (lines: Lines, tag: string, format: string) =>
    `${names(lines)}: tagged ${tag}, but in no set that ${format} lists.`,
  subordinate: (lines: Lines) =>
    `${names(lines)}: a Subordinate is made in play and has no place in the main deck.`,
  event: (lines: Lines) => `${names(lines)}: an Event starts in the Supply, not in the main deck.`,
  resources: (lines: Lines, actual: number) =>
    `${actual} Resources lie outside the deck (${names(lines)}); cards speak of one.`,
};

/** Labels of fixes. */
export const fixWords = {
  remove: (named: readonly (readonly [string, number])[]) =>
    shortened(named.map(([name, count]) => `−${count} ${name}`)),
  move: (lines: Lines, zone: Zone) => `Move ${names(lines)} to ${zone}`,
  add: (count: number, noun: string) => `+${counted(count, noun)}`,
  resource: () => "+1 Resource in the Supply",
  minus: (parts: readonly (readonly [Arena, number])[]) =>
    listed(parts.map(([arena, count]) => `−${count} ${arena}`)),
  plus: (parts: readonly (readonly [Arena, number])[]) =>
    listed(parts.map(([arena, count]) => `+${count} ${arena}`)),
};
