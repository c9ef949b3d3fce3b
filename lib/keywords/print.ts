import type { Ability, KeywordUse, Part, PilotAbility, Slot, StatChange } from "./ability";

/** The canonical text of abilities: ` | ` between them, `->`, straight quotes, `[Pilot] … *`; reading it gives them again. */
export function print(abilities: readonly Ability[]): string {
  return abilities.map(printAbility).join(" | ");
}

function printAbility(ability: Ability): string {
  switch (ability.kind) {
    case "keywords":
    case "free":
      return printParts(ability.parts);
    case "activated":
      return `${ability.label ? `${ability.label}: ` : ""}${ability.cost.text} -> ${printParts(ability.effect)}`;
    case "triggered":
      return printParts([...ability.event, ...ability.effect]);
    case "static":
      return printParts([...ability.condition, ...ability.effect]);
    case "opener":
    case "upkeep":
      return `${printOpener(ability.opener)} ${printRun(ability.abilities)}`;
    case "enhance": {
      const cost = ability.cost ? `${ability.cost.text} -> ` : "";
      return `${printOpener(ability.opener)} ${cost}${printParts(ability.effect)}`;
    }
    case "alternative-cost":
      return `${printOpener(ability.opener)} ${ability.cost.text}`;
    case "reduced-cost":
      return `${printOpener(ability.opener)} ${printParts(ability.condition)}`;
    case "slots":
      return `${printOpener(ability.opener)} ${ability.slots.map(printSlot).join("/")}`;
    case "pilot":
      return printPilot(ability);
    case "stack":
      return `${printOpener(ability.opener)} ${ability.list}`;
    case "choice":
      return `${ability.continues ? "Or:" : "Choose one:"} ${ability.modes.map(printRun).join(" Or: ")}`;
    case "treat-as":
      return `Treat ${ability.subject} as ${/^[aeiou]/i.test(ability.as) ? "an" : "a"} ${ability.as}.`;
  }
}

/** Abilities in the body of another one, where no separator may stand. */
function printRun(abilities: readonly Ability[]): string {
  return abilities.map(printAbility).join(" ");
}

function printKeyword(use: KeywordUse): string {
  return use.value === null ? use.keyword : `${use.keyword} ${use.value}`;
}

function printOpener(use: KeywordUse): string {
  return `${printKeyword(use)}:`;
}

function printSlot(slot: Slot): string {
  return slot.abilities.length === 0 ? "None" : printRun(slot.abilities);
}

function printPilot({ subtypes, abilities }: PilotAbility): string {
  const list = (word: string) =>
    subtypes.length > 2
      ? `${subtypes.slice(0, -1).join(", ")}, ${word} ${subtypes.at(-1)}`
      : subtypes.join(` ${word} `);
  const header = subtypes.length > 0 ? ` ${list("and")} Pilot. The ${list("or")} gets:` : "";
  return `[Pilot]${header}${abilities.map((ability) => ` * ${printAbility(ability)}`).join("")}`;
}

function printStat({ stat, amount }: StatChange): string {
  return `${typeof amount === "number" && amount >= 0 ? "+" : ""}${amount} ${stat}`;
}

function printPart(part: Part): string {
  switch (part.kind) {
    case "text":
    case "limit":
    case "reminder":
      return part.text;
    case "keyword":
      return printKeyword(part);
    case "quote":
      return `"${printRun(part.abilities)}"`;
    case "stat":
      return printStat(part);
    case "subordinate": {
      const stats = `${part.speed}/${part.power}/${part.health}`;
      return `${stats} ${part.name ? `${part.name} ` : ""}Subordinate${part.plural ? "s" : ""}`;
    }
    default:
      return printAbility(part);
  }
}

const CLINGS = /^(?:[,.;:!?)/]|"(?: |$))/;

/** Parts with a blank between them, except before punctuation and behind an opening parenthesis or a slash. */
function printParts(parts: readonly Part[]): string {
  let text = "";
  for (const part of parts) {
    const next = printPart(part);
    const blank = text !== "" && next !== "" && !CLINGS.test(next) && !/[(/]$/.test(text);
    text += blank ? ` ${next}` : next;
  }
  return text;
}
