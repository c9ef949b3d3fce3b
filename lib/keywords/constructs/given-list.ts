import { readAbilities } from "@/lib/keywords/abilities";
import type { Ability } from "@/lib/keywords/ability";
import { skipLabel } from "@/lib/keywords/boundaries";
import { after, type Place, type Source } from "@/lib/keywords/source";
import { GIVES } from "@/lib/keywords/vocabulary";

const LONGEST_SENTENCE = 60;

/** True for a colon before bulleted abilities that its sentence gives. */
export function givesList(source: Source, colon: number): boolean {
  if (source.tokens[colon]?.kind !== "colon" || source.tokens[colon + 1]?.kind !== "bullet") return false;
  for (let k = colon - 1; k >= Math.max(0, colon - LONGEST_SENTENCE); k--) {
    if (GIVES.has(source.tokens[k]?.word ?? "")) return true;
    if (source.begins[k] === 1) return false;
  }
  return false;
}

/** One item of the list: where its label stands and what it gives. */
export interface GivenItem {
  readonly from: number;
  readonly body: number;
  readonly to: number;
  readonly abilities: readonly Ability[];
}

/**
 * `It gets the following if a card of that name is in its stack: * Nala Torr: Armor * Bo: Pay 1 Force -> Evade 1`
 *                                                                  ^^^^^^^^^^ label      ^^ label
 */
export function readGivenList(source: Source, colon: number, to: number, place: Place): GivenItem[] {
  const items: GivenItem[] = [];
  const inner: Place = { own: "grants", depth: place.depth + 1, listed: true };
  for (let from = colon + 1; from < to; ) {
    let end = from + 1;
    while (end < to && source.tokens[end]?.kind !== "bullet") end = Math.min(after(source, end), to);
    const body = behindLabel(source, from + 1, end);
    items.push({ from, body, to: end, abilities: readAbilities(source, body, end, inner) });
    from = end;
  }
  return items;
}

/** Behind a name or a number with its colon. */
function behindLabel(source: Source, i: number, to: number): number {
  const numbered = source.tokens[i]?.kind === "number" && source.tokens[i + 1]?.kind === "colon";
  return numbered ? Math.min(i + 2, to) : skipLabel(source, i, to);
}
