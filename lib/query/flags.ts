import type { Card } from "@/lib/cards/card";
import { isUnique, isUnit } from "@/lib/cards/identity";
import type { Fact } from "@/lib/keywords/ability";
import { banFlags } from "./bans";

/** What is known of a card when its flags are set. */
export interface Flagged {
  readonly card: Card;
  readonly facts: readonly Fact[];
  /** Faults found in its text. */
  readonly issues: number;
}

interface FlagRow {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly help: string;
  is(card: Flagged): boolean;
}

const usage = (pattern: RegExp) => (it: Flagged) => it.card.usage.some((note) => pattern.test(note));
const marked = (pattern: RegExp) => (it: Flagged) => it.card.name.marks.some((mark) => pattern.test(mark));
const has = (keyword: string) => (it: Flagged) =>
  it.facts.some((fact) => fact.keyword === keyword && fact.relation === "has");
const subtype = (pattern: RegExp) => (it: Flagged) =>
  it.card.type.type === "Equipment" && pattern.test(it.card.subtype);

/** The values of `is:`; they are set when a card is imported, so that a new one is a new row here. */
export const FLAGS = [
  { name: "unique", aliases: [], help: "has a version letter", is: (it) => isUnique(it.card) },
  { name: "unit", aliases: [], help: "Space, Ground or Character card", is: (it) => isUnit(it.card) },
  {
    name: "multiarena",
    aliases: ["multi"],
    help: "unit of more than one arena",
    is: (it) => isUnit(it.card) && it.card.type.arenas.length > 1,
  },
  {
    name: "promo",
    aliases: [],
    help: "promotional printing",
    // Some promotional printings say so only by the letter in place of a number.
    is: (it) => it.card.rarity === "P" || /^p$/i.test(it.card.number) || marked(/^promo/i)(it),
  },
  { name: "starter", aliases: [], help: "printing of a starter deck", is: marked(/^starter/i) },
  {
    name: "subordinate",
    aliases: ["sub"],
    help: "taken by another card's text, never part of a deck",
    is: (it) => it.card.type.type === "Subordinate" || it.card.rarity === "S",
  },
  { name: "errata", aliases: ["erratum"], help: "its text was changed after printing", is: usage(/errat/i) },
  {
    name: "ruled",
    aliases: ["ruling"],
    help: "has a usage note",
    is: (it) => it.card.usage.length > 0,
  },
  {
    name: "unparsed",
    aliases: ["issue"],
    help: "its text has a fault or a part nobody could read",
    is: (it) => it.issues > 0,
  },
  { name: "pilot", aliases: [], help: "has a Pilot ability", is: has("Pilot") },
  { name: "stack", aliases: [], help: "its text lists cards it may stack with", is: has("Stack") },
  { name: "switch", aliases: [], help: "its abilities depend on the arena", is: has("Switch") },
  { name: "trait", aliases: [], help: "Equipment of the kind Trait", is: subtype(/\btrait\b/i) },
  { name: "skill", aliases: [], help: "Equipment of the kind Skill", is: subtype(/\bskill\b/i) },
  { name: "blank", aliases: ["vanilla"], help: "has no game text", is: (it) => it.card.text.trim() === "" },
  {
    name: "summary",
    aliases: [],
    help: "its text is a summary, not the printed words",
    is: (it) => it.card.summary,
  },
] as const satisfies readonly FlagRow[];

/** Names of the flags that a card has, its ban marks among them. */
export function flagsOf(card: Flagged): string[] {
  return [...FLAGS.filter((flag) => flag.is(card)).map((flag) => flag.name), ...banFlags(card.card)];
}
