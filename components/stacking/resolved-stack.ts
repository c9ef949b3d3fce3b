import type { Card } from "@/lib/cards/card";
import type { StackOptions } from "@/lib/stacking/situation";
import type { StackSetup } from "./stack-address";

/** A stack with its cards, ready for the rules. */
export interface ResolvedStack {
  /** Top first. */
  readonly stack: readonly Card[];
  readonly options: StackOptions;
  /** Ids that no known card has. */
  readonly unknown: readonly string[];
}

/** Looks the ids of a stack up. */
export function resolveStack(setup: StackSetup, cardOf: (id: string) => Card | undefined): ResolvedStack {
  const unknown = new Set<string>();
  const cards = (ids: readonly string[]): Card[] =>
    ids.flatMap((id) => {
      const card = cardOf(id);
      if (!card) unknown.add(id);
      return card ?? [];
    });
  const stack = cards(setup.cards);
  const options: StackOptions = {
    ...(setup.arena && { arena: setup.arena }),
    ...(setup.setup && { setup: true }),
    names: setup.names,
    pilots: setup.pilots.map(cards).filter((pilot) => pilot.length > 0),
    equipment: cards(setup.equipment),
    inPlay: cards(setup.inPlay),
  };
  return { stack, options, unknown: [...unknown] };
}
