import type { Ability, Part } from "./ability";
import type { Reading } from "./read";
import { unaccounted } from "./scan";

/** How far the reader understands a set of texts. */
export interface Coverage {
  readonly cards: number;
  readonly abilities: number;
  /** Abilities read to the end: no prose left in them. */
  readonly structured: number;
  /** Abilities of a known shape with prose inside: a cost, a trigger, a grant. */
  readonly shaped: number;
  /** Abilities that are prose from end to end. */
  readonly free: number;
  readonly issues: number;
  /** Keyword names outside reminder text that are in no fact, no issue and no name; found by a scan of its own. */
  readonly unaccounted: number;
}

const CONNECTING = /^(?:[.,;:!]|and|or|also|,? ?and|,? ?or| )*$/i;

function isProse(part: Part): boolean {
  switch (part.kind) {
    case "text":
      return !CONNECTING.test(part.text);
    case "quote":
      return part.abilities.some(hasProse);
    case "keyword":
    case "stat":
    case "limit":
    case "subordinate":
    case "reminder":
      return false;
    default:
      return hasProse(part);
  }
}

/** True where an ability holds text that no construct claims. */
export function hasProse(ability: Ability): boolean {
  switch (ability.kind) {
    case "keywords":
    case "free":
      return ability.parts.some(isProse);
    case "activated":
      return ability.cost.parts.some((part) => part.kind === "other") || ability.effect.some(isProse);
    case "triggered":
      return [...ability.event, ...ability.effect].some(isProse);
    case "static":
      return [...ability.condition, ...ability.effect].some(isProse);
    case "opener":
    case "pilot":
      return ability.abilities.some(hasProse);
    case "upkeep":
      return ability.abilities.some(hasProse);
    case "enhance":
      return ability.effect.some(isProse);
    case "alternative-cost":
      return ability.cost.parts.some((part) => part.kind === "other");
    case "reduced-cost":
      return ability.condition.some(isProse);
    case "slots":
      return ability.slots.some((slot) => slot.abilities.some(hasProse));
    case "choice":
      return ability.modes.some((mode) => mode.some(hasProse));
    case "stack":
    case "treat-as":
      return false;
  }
}

/** Counts what was read of each text. */
export function coverageOf(
  readings: readonly { readonly text: string; readonly reading: Reading }[],
): Coverage {
  const all = readings.flatMap(({ reading }) => reading.abilities);
  const structured = all.filter((ability) => !hasProse(ability)).length;
  const free = all.filter((ability) => ability.kind === "free" && hasProse(ability)).length;
  return {
    cards: readings.length,
    abilities: all.length,
    structured,
    shaped: all.length - structured - free,
    free,
    issues: readings.reduce((sum, { reading }) => sum + reading.issues.length, 0),
    unaccounted: readings.reduce(
      (sum, { text, reading }) => sum + unaccounted(text, reading.abilities, reading.issues).length,
      0,
    ),
  };
}
