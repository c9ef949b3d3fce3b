import type { Ability, Cost } from "@/lib/keywords/ability";

/** What search asks of a card's abilities, wherever in them it stands: inside quotes, slots, modes and openers too. */
export interface AbilityWords {
  /** Costs as facts give them. */
  readonly costs: readonly string[];
  /** Lists of Stack abilities. */
  readonly stacks: readonly string[];
  /** What Pilot abilities can pilot. */
  readonly pilots: readonly string[];
}

type Spoken = {
  readonly kind?: unknown;
  readonly cost?: Cost | null;
  readonly list?: string;
  readonly subtypes?: readonly string[];
};

/** Gathers the costs, Stack lists and Pilot subtypes of all abilities, in reading order. */
export function abilityWords(abilities: readonly Ability[]): AbilityWords {
  const found = { costs: [] as string[], stacks: [] as string[], pilots: [] as string[] };
  const open: unknown[] = [...abilities].reverse();
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== "object" || node === null) continue;
    const { kind, cost, list, subtypes } = node as Spoken;
    if (cost) found.costs.push(cost.text);
    if (kind === "stack" && list) found.stacks.push(list);
    if (kind === "pilot" && subtypes) found.pilots.push(...subtypes);
    open.push(...Object.values(node).reverse());
  }
  return found;
}
