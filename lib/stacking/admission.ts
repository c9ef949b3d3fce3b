import { fold } from "@/lib/cards/fold";
import { type Fit, fits } from "./criteria";
import { sameUnit } from "./name-groups";
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

/** Why `entry` may lie beneath the top of the situation; null where no rule admits it. */
export function admission({ top, mode, lists }: Situation, entry: StackText): Admission | null {
  if (top.unique && entry.unique && sameUnit(top.card.name.base, entry.card.name.base, mode)) {
    return { kind: fold(top.card.name.base) === fold(entry.card.name.base) ? "version" : "name" };
  }
  const leave = best((entry.leave?.hosts ?? []).map((host) => fits(host, top, entry.card, mode)));
  if (leave !== "no") return { kind: "leave", misprint: leave === "misprint" };
  const listed = admittingList(lists, entry, mode);
  return listed ? { kind: "listed", by: listed.by, misprint: listed.fit === "misprint" } : null;
}
