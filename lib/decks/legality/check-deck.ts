import type { FormatRow } from "@/lib/decks/format";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { arenaBalance } from "./balance";
import { banned } from "./banned";
import { contentsOf, type RuleCheck } from "./contents";
import { copiesLimit } from "./copies";
import { knownCards } from "./known-cards";
import { formatPool } from "./pool";
import type { DeckReport, DeckRule } from "./report";
import { restricted } from "./restricted";
import { oneSide } from "./side";
import { size } from "./size";
import { arenaMinimum, unitMinimum } from "./units";
import { zones } from "./zones";

/** The rules in the order their reasons are told (docs/rules/deck-construction.md, section 8). */
const RULES: readonly RuleCheck[] = [
  knownCards,
  oneSide,
  size,
  copiesLimit,
  banned,
  restricted,
  unitMinimum,
  arenaMinimum,
  arenaBalance,
  formatPool,
  zones,
];

export interface CheckBy {
  /** Null: no format chosen; the set pool is not checked then. */
  readonly format: FormatRow | null;
  /** A day (`2004-06-20`) to judge bans by; without it everything known today counts. */
  readonly asOf?: string | null;
  /** Rules a group of players does without. */
  readonly off?: readonly DeckRule[];
}

/**
 * The verdict on a deck: every reason against it at once, in a stable order, and what to look at besides.
 * The same in the browser, on the server and on the command line.
 */
export function checkDeck(deck: { readonly lines: readonly ResolvedLine[] }, by: CheckBy): DeckReport {
  const off = new Set(by.off ?? []);
  const asOf = by.asOf ?? null;
  const contents = contentsOf(deck.lines, { format: by.format, asOf, off });
  const findings = RULES.flatMap((rule) => rule(contents)).filter(({ reason }) => !off.has(reason.rule));
  const told = (severity: "error" | "warning") =>
    findings.filter((finding) => finding.severity === severity).map(({ reason }) => reason);
  const reasons = told("error");
  const undecided = contents.unknown.length > 0;
  return {
    legal: reasons.length === 0 && !undecided,
    format: by.format?.name ?? null,
    asOf,
    reasons,
    warnings: told("warning"),
    counts: contents.counts,
    side: contents.side,
  };
}
