import { fold } from "@/lib/cards/fold";
import { type Fit, fits } from "./criteria";
import { type NameMode, sameUnit } from "./name-groups";
import type { ActiveList, Situation } from "./situation";
import type { StackText } from "./stack-text";

/** Why a card may lie beneath the top card. */
export type Admission =
  | { readonly kind: "version" }
  | { readonly kind: "name" }
  | { readonly kind: "leave"; readonly misprint: boolean }
  | { readonly kind: "listed"; readonly by: ActiveList; readonly misprint: boolean };

const best = (fit: readonly Fit[]): Fit =>
  fit.includes("yes") ? "yes" : fit.includes("misprint") ? "misprint" : "no";

/** The first list that admits a card, one that names it as printed before one with a misprint (K2, K9). */
export function admittingList(lists: readonly ActiveList[], entry: StackText, mode: Situation["mode"]) {
  const graded = lists.map((by) => ({
    by,
    fit: best(by.criteria.map((criterion) => fits(criterion, entry, by.bearer, mode))),
  }));
  return graded.find(({ fit }) => fit === "yes") ?? graded.find(({ fit }) => fit === "misprint");
}

function admission(
  { top, mode }: Pick<Situation, "top" | "mode">,
  entry: StackText,
  lists: readonly ActiveList[],
): Admission | null {
  if (top.unique && entry.unique && sameUnit(top.card.name.base, entry.card.name.base, mode)) {
    return { kind: fold(top.card.name.base) === fold(entry.card.name.base) ? "version" : "name" };
  }
  const leave = best((entry.leave?.hosts ?? []).map((host) => fits(host, top, entry.card, mode)));
  if (leave !== "no") return { kind: "leave", misprint: leave === "misprint" };
  const listed = admittingList(lists, entry, mode);
  return listed ? { kind: "listed", by: listed.by, misprint: listed.fit === "misprint" } : null;
}

/** How each card beneath the top was let in, null where no rule admits it, and the Stack lists at work. */
export interface Admissions {
  readonly of: ReadonlyMap<StackText, Admission | null>;
  readonly lists: readonly ActiveList[];
}

/**
 * Why each card beneath may be there. A card that inserts a Stack list does so only once it is let in itself:
 * its list never admits it.
 */
export function admissionsOf(situation: Situation): Admissions {
  const of = new Map<StackText, Admission | null>(situation.entries.slice(1).map((entry) => [entry, null]));
  const lists = [...situation.lists];
  for (let grown = true; grown; ) {
    grown = false;
    for (const [entry, why] of of) {
      const now = why ?? admission(situation, entry, lists);
      if (why !== null || now === null) continue;
      of.set(entry, now);
      lists.push(...entry.inserted.lists.map((criteria) => ({ bearer: entry.card, criteria })));
      grown = true;
    }
  }
  return { of, lists };
}

/** Why `beneath` may lie under `top` when they are two alone; null where it may not. Cheap, for looking through a catalog. */
export function admissionOfPair(top: StackText, beneath: StackText, mode: NameMode): Admission | null {
  const lists = [...top.own.lists, ...top.inserted.lists].map((criteria) => ({ bearer: top.card, criteria }));
  return admission({ top, mode }, beneath, lists);
}
