import type { Card } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import { identityOf, isUnit } from "@/lib/cards/identity";
import { type Admission, admissionOfPair } from "./admission";
import { isLegal } from "./check";
import type { StackOptions } from "./situation";
import { stackText } from "./stack-text";

/**
 * Why a card can be in one stack with another: another version; an equivalent name; it is on the card's Stack list;
 * the card is on its Stack list; leave in either text.
 */
export type PartnerReason = "version" | "name" | "listed" | "lists-this" | "leave";

export interface Partner {
  /** The first printing met in the catalog; others of the same identity are left out. */
  readonly card: Card;
  /** May it be the top card of the two, may it lie beneath. */
  readonly top: boolean;
  readonly beneath: boolean;
}

export interface PartnerGroup {
  readonly reason: PartnerReason;
  readonly partners: readonly Partner[];
}

const REASONS: readonly PartnerReason[] = ["version", "name", "listed", "lists-this", "leave"];

/** Why `beneath` may lie under `top` when the two are alone, or null. */
function reasonBeneath(top: Card, beneath: Card, options: StackOptions): Admission["kind"] | null {
  const why = admissionOfPair(stackText(top), stackText(beneath), options.names ?? "official");
  return why && isLegal([top, beneath], options) ? why.kind : null;
}

function reasonOf(under: Admission["kind"] | null, over: Admission["kind"] | null): PartnerReason | null {
  if (under === "version" || under === "name") return under;
  if (under === "listed") return "listed";
  if (over === "listed") return "lists-this";
  return under ?? (over === "leave" ? "leave" : null);
}

const byName = (a: Partner, b: Partner) =>
  fold(a.card.name.base).localeCompare(fold(b.card.name.base), "en") ||
  (a.card.name.version ?? "").localeCompare(b.card.name.version ?? "", "en", { numeric: true });

/** Every card of the catalog that can be in a stack of two with this card, grouped by reason, one printing of each. */
export function partners(
  card: Card,
  catalog: readonly Card[],
  options: StackOptions = {},
): readonly PartnerGroup[] {
  const met = new Set<string>();
  const groups = new Map<PartnerReason, Partner[]>(REASONS.map((reason) => [reason, []]));
  if (isUnit(card)) {
    for (const other of catalog) {
      if (!isUnit(other)) continue;
      const under = reasonBeneath(card, other, options);
      const over = reasonBeneath(other, card, options);
      const reason = reasonOf(under, over);
      if (!reason || met.has(identityOf(other))) continue;
      met.add(identityOf(other));
      groups.get(reason)?.push({ card: other, top: over !== null, beneath: under !== null });
    }
  }
  return REASONS.map((reason) => ({ reason, partners: (groups.get(reason) ?? []).sort(byName) })).filter(
    (group) => group.partners.length > 0,
  );
}
