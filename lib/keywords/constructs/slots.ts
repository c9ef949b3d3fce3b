import { ARENAS, type Arena } from "@/lib/cards/card";
import { readAbilities } from "@/lib/keywords/abilities";
import type { Slot } from "@/lib/keywords/ability";
import { abilityEnd, isCostStart, startsAbility } from "@/lib/keywords/boundaries";
import { keywordAt } from "@/lib/keywords/occurrence";
import { after, type Place, report, type Source, spanOf } from "@/lib/keywords/source";
import type { Token } from "@/lib/keywords/tokens";
import { CONNECTORS } from "@/lib/keywords/vocabulary";
import type { Construct } from "./construct";
import { openingAt } from "./opening";

const MOST_SLOTS = 9;
const SLOTTED: ReadonlySet<string> = new Set(["Switch", "Adapt"]);

/**
 * `Switch: Armor/Accuracy 1, Parry 1`
 *          ^^^^^ ^^^^^^^^^^^^^^^^^^^ one slot for each arena of the type line, in its order
 */
export const slots: Construct = {
  name: "slots",
  read(source, i, to, place) {
    const opening = openingAt(source, i, to, place, SLOTTED);
    if (!opening) return null;
    const slashes = slashesOf(source, opening.body, to);
    const last = slashes.at(-1) ?? opening.body - 1;
    const end = lastSlotEnd(source, last + 1, to);
    const bounds = [opening.body - 1, ...slashes, end];
    const adapt = opening.row.name === "Adapt";
    const labels = adapt
      ? bounds.map((_, k) => String(k + 1))
      : arenasFor(source, i, end, bounds.length - 1, place);
    const inner = { own: place.own, depth: place.depth + 1, listed: true };
    const read: Slot[] = [];
    for (let k = 0; k + 1 < bounds.length; k++) {
      read.push(
        readSlot(
          source,
          (bounds[k] as number) + 1,
          bounds[k + 1] as number,
          labels[k] ?? String(k + 1),
          inner,
        ),
      );
    }
    return {
      ability: { kind: "slots", span: spanOf(source, i, end), opener: opening.use, slots: read },
      next: end,
    };
  },
};

function readSlot(source: Source, from: number, to: number, label: string, place: Place): Slot {
  const none = to - from <= 2 && source.tokens[from]?.word === "none";
  return {
    span: spanOf(source, from, to),
    label,
    abilities: none ? [] : readAbilities(source, from, to, place),
  };
}

/** Slashes between slots: not `and/or`, not between two arenas of a type (`Ground/Character unit`). */
function slashesOf(source: Source, from: number, to: number): number[] {
  const slashes: number[] = [];
  for (let k = from; k < to && slashes.length < MOST_SLOTS; k = after(source, k)) {
    if (k > from && source.begins[k] === 1 && startsAbility(source, k, to)) break;
    if (source.tokens[k]?.kind !== "slash") continue;
    const before = source.tokens[k - 1]?.word ?? "";
    const behind = source.tokens[k + 1]?.word ?? "";
    if ((before === "and" && behind === "or") || (isArena(before) && isArena(behind))) continue;
    slashes.push(k);
  }
  return slashes;
}

function isArena(word: string): boolean {
  return word === "space" || word === "ground" || word === "character";
}

/** A slot listed with commas ends at the first item without one; otherwise blanks join its items. */
function lastSlotEnd(source: Source, from: number, to: number): number {
  let listed = false;
  for (let k = from; k < to; ) {
    if (k > from && !listed && isCostStart(source, k, to) && source.begins[k] === 1) return k;
    const next = itemEnd(source, k, to);
    if (next >= to) return to;
    if (source.tokens[next - 1]?.kind === "period") return next;
    const token = source.tokens[next] as Token;
    if (token.kind === "period") return next + 1;
    const joined = token.kind === "comma" || CONNECTORS.has(token.word);
    if (token.kind === "open") return behindReminder(source, next, to);
    if (source.tokens[next - 1]?.kind === "close" && !joined) return next;
    if (joined) {
      listed = true;
      k = next + 1;
    } else if (listed) return next;
    else k = next;
  }
  return to;
}

/** Index behind one item: a keyword, a stat change, a quote, or a whole sentence. */
function itemEnd(source: Source, i: number, to: number): number {
  const found = keywordAt(source, i, i, to, true);
  if (found) return behindReminder(source, found.next, to);
  const token = source.tokens[i] as Token;
  if (token.kind === "signed") return Math.min(i + 2, to);
  if (token.kind === "quote" || token.kind === "open" || CONNECTORS.has(token.word)) return after(source, i);
  if (token.word === "none") return i + 1;
  return abilityEnd(source, i, to);
}

function behindReminder(source: Source, i: number, to: number): number {
  return i < to && source.tokens[i]?.kind === "open" ? Math.min(after(source, i), to) : i;
}

/** Arenas of the slots: of the card itself, or, for a granted Switch, of the unit that gets it. */
function arenasFor(source: Source, i: number, end: number, count: number, place: Place): readonly string[] {
  const found = (place.own === "has" ? [] : receiverArenas(source, i, end)).filter((_, k) => k < count);
  const arenas = found.length === count ? found : source.arenas;
  if (arenas.length === count) return arenas;
  if (place.own === "has" && arenas.length > 0) {
    report(source, "slots-and-arenas", `${count} slots for ${arenas.length} arenas.`, spanOf(source, i, end));
  }
  return fallback(count);
}

function fallback(count: number): readonly Arena[] {
  return count === 2 ? ["Ground", "Character"] : ARENAS;
}

/** The arenas of the subordinate named before the quote, or those it may be put into. */
function receiverArenas(source: Source, i: number, end: number): readonly Arena[] {
  for (let k = i; k > Math.max(0, i - 12); k--) {
    const word = source.tokens[k]?.word ?? "";
    if (word !== "subordinate" && word !== "subordinates") continue;
    const known = source.arenasOf(nameBefore(source, k));
    if (known.length > 0) return known;
  }
  return arenasBehind(source, end).length > 1 ? arenasBehind(source, end) : arenasBefore(source, i);
}

function nameBefore(source: Source, k: number): string {
  let from = k;
  while (from > Math.max(0, k - 12) && source.tokens[from - 1]?.kind === "word") from--;
  return from < k ? source.text.slice(spanOf(source, from, k)[0], spanOf(source, from, k)[1]) : "";
}

/** `put it into the Ground or Character arena` behind the quote. */
function arenasBehind(source: Source, end: number): Arena[] {
  return arenasNamed(source, end, Math.min(end + 30, source.tokens.length));
}

/** `That Space unit gets the Ground card type and "Switch: …"`: the arenas of its sentence. */
function arenasBefore(source: Source, i: number): Arena[] {
  let from = i - 2;
  while (from > i - 40 && from > 0 && source.begins[from] !== 1) from--;
  return arenasNamed(source, Math.max(0, from), i);
}

function arenasNamed(source: Source, from: number, to: number): Arena[] {
  const named = new Set<string>();
  for (let k = from; k < to && source.tokens[k]?.kind !== "bar"; k++) {
    const word = source.tokens[k]?.word ?? "";
    if (isArena(word)) named.add(word);
  }
  return ARENAS.filter((arena) => named.has(arena.toLowerCase()));
}
