import type { CardType } from "@/lib/cards/card";
import type { KnownLine } from "@/lib/decks/resolved";
import { cardIds, copies, type Finding, type RuleCheck } from "./contents";
import { moveFix, removeFix } from "./fixes";
import { words } from "./messages";
import type { Fix } from "./report";

const ofType = (lines: readonly KnownLine[], type: CardType) =>
  lines.filter((line) => line.card.type.type === type);

function finding(
  severity: Finding["severity"],
  lines: readonly KnownLine[],
  message: string,
  [limit, fix]: [number, Fix],
): Finding {
  const shared = { code: "zone", rule: "D11", unsettled: true } as const;
  return {
    severity,
    reason: { ...shared, message, cards: cardIds(lines), limit, actual: copies(lines), fixes: [fix] },
  };
}

/** D11 (section 3, unsettled): no Subordinates and better no Events in the main deck, one Resource outside it. */
export const zones: RuleCheck = ({ deck, outside }) => {
  const subordinates = ofType(deck, "Subordinate");
  const events = ofType(deck, "Event");
  const resources = ofType(outside, "Resource");
  const found: Finding[] = [];
  if (subordinates.length > 0)
    found.push(
      finding("error", subordinates, words.subordinate(subordinates), [0, moveFix(subordinates, "Supply")]),
    );
  if (events.length > 0)
    found.push(finding("warning", events, words.event(events), [0, moveFix(events, "Supply")]));
  const held = copies(resources);
  if (held > 1)
    found.push(
      finding("warning", resources, words.resources(resources, held), [1, removeFix(resources, held - 1)]),
    );
  return found;
};
