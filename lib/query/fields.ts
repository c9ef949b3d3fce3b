import { ARENAS, CARD_TYPES, type Card, SIDES } from "@/lib/cards/card";
import { SIDE_NAMES } from "@/lib/cards/sides";
import { KEYWORDS } from "@/lib/keywords/registry";
import { COST_PARTS } from "./cost";
import { FLAGS } from "./flags";
import type { SearchRecord } from "./record";
import { type ChoiceField, type NumberField, type Relation, SORTS, type WordPlace } from "./tree";

/** One value that a field may have, for help, checks and suggestions. */
export interface FieldValue {
  readonly value: string;
  readonly label: string;
  readonly aliases: readonly string[];
}

/** How the value of a field is read and what it is compared with. */
export type FieldKind =
  | { readonly kind: "words"; readonly place: Exclude<WordPlace, "any"> }
  | { readonly kind: "number"; readonly field: NumberField; read(record: SearchRecord): Card["cost"] }
  | {
      readonly kind: "choice";
      readonly field: ChoiceField;
      /** null: any value. */
      readonly values: readonly FieldValue[] | null;
      read(record: SearchRecord): readonly string[];
    }
  | { readonly kind: "keyword"; readonly relation: Relation }
  | { readonly kind: "via" | "force" | "set" | "era" | "year" | "format" | "partner" }
  | { readonly kind: "mark"; readonly mark: "banned" | "restricted" }
  | {
      readonly kind: "setting";
      readonly setting: "sort" | "direction" | "unique";
      readonly values: readonly FieldValue[];
    };

/** One field of the language; parser, predicate, help page and suggestions all read this table. */
export interface Field {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly label: string;
  readonly help: string;
  /** Queries that can be run. */
  readonly examples: readonly string[];
  readonly of: FieldKind;
}

const value = (name: string, label = name, ...aliases: string[]): FieldValue => ({
  value: name,
  label,
  aliases,
});

export const TYPE_VALUES: readonly FieldValue[] = [
  ...CARD_TYPES.map((type) => value(type.toLowerCase(), type)),
  ...ARENAS.map((arena) => value(arena.toLowerCase(), arena)),
  value("trap", "Trap"),
  value("campaign", "Campaign"),
];

export const SIDE_VALUES = SIDES.map((side) =>
  value(side, SIDE_NAMES[side], SIDE_NAMES[side].toLowerCase(), ...(side === "Y" ? ["vong"] : [])),
);

/** From common to rare; a sort by rarity follows it. */
export const RARITY_VALUES: readonly FieldValue[] = [
  value("C", "Common", "common"),
  value("U", "Uncommon", "uncommon"),
  value("R", "Rare", "rare"),
  value("P", "Promo", "promo"),
  value("S", "Subordinate", "subordinate"),
  value("none", "None"),
];

export const VIA_VALUES: readonly FieldValue[] = [
  "INSERT",
  "Switch",
  "Switch:Space",
  "Switch:Ground",
  "Switch:Character",
  "Adapt",
  "Adapt:1",
  "Adapt:2",
  "Adapt:3",
  "Reserves",
  "Pilot",
  "Enhance",
  "Bounty",
  "Deploy",
  "Last Stand",
  "Foresight",
  "Forewarning",
  "Upkeep",
  "Meditate",
].map((name) => value(name));

export const KEYWORD_VALUES: readonly FieldValue[] = KEYWORDS.map((row) =>
  value(row.name, row.name, ...row.aliases),
);

const stat = (field: "cost" | "speed" | "power" | "health") =>
  ({ kind: "number", field, read: (record: SearchRecord) => record.card[field] }) as const;

export const FIELDS: readonly Field[] = [
  {
    name: "name",
    aliases: ["n"],
    label: "Name",
    help: "words of the name, in this order",
    examples: ['name:"luke sky"', "n:chewbacca"],
    of: { kind: "words", place: "name" },
  },
  {
    name: "text",
    aliases: ["o", "rules"],
    label: "Game text",
    help: "words of the game text, in this order",
    examples: ['text:"draw a card"', "o:/opponent.*discard/"],
    of: { kind: "words", place: "text" },
  },
  {
    name: "type",
    aliases: ["t", "arena"],
    label: "Type and arena",
    help: "card type, arena, or kind of Mission; a slash asks for both",
    examples: ["type:space", "t:ground/character", "t:battle"],
    of: { kind: "choice", field: "type", values: TYPE_VALUES, read: (record) => record.typeTags },
  },
  {
    name: "sub",
    aliases: ["subtype"],
    label: "Subtype",
    help: "words of the subtype",
    examples: ["sub:jedi", 'sub:"bounty hunter"'],
    of: { kind: "words", place: "subtype" },
  },
  {
    name: "side",
    aliases: [],
    label: "Side",
    help: "light, dark, neutral or Yuuzhan Vong",
    examples: ["side:L", "side:dark,neutral"],
    of: { kind: "choice", field: "side", values: SIDE_VALUES, read: (record) => [record.card.side] },
  },
  {
    name: "set",
    aliases: ["s", "expansion"],
    label: "Set",
    help: "code or name of the set",
    examples: ["set:BOC", 's:"battle of crait"'],
    of: { kind: "set" },
  },
  {
    name: "number",
    aliases: ["num", "cn"],
    label: "Collector number",
    help: "number in the set; lettered numbers by their letters",
    examples: ["set:BOC number<=10"],
    of: { kind: "number", field: "number", read: (record) => record.numberValue },
  },
  {
    name: "rarity",
    aliases: ["r"],
    label: "Rarity",
    help: "common, uncommon, rare, promo or subordinate",
    examples: ["rarity:rare", "r:c,u"],
    of: {
      kind: "choice",
      field: "rarity",
      values: RARITY_VALUES,
      read: (record) => [record.card.rarity === "" ? "none" : record.card.rarity],
    },
  },
  {
    name: "cost",
    aliases: ["c", "build"],
    label: "Build cost",
    help: "build cost of the card; right behind a keyword `cost` is what the keyword's ability costs in Force, `build` never is",
    examples: ["cost<=3", "cost:4..6", "cost:X", "kw:evade build<=4"],
    of: stat("cost"),
  },
  {
    name: "speed",
    aliases: ["spd"],
    label: "Speed",
    help: "printed speed",
    examples: ["speed>=60"],
    of: stat("speed"),
  },
  {
    name: "power",
    aliases: ["pow", "p"],
    label: "Power",
    help: "printed power; `*` is a value of its own, not 0",
    examples: ["power>=6", "power:*", "power=0"],
    of: stat("power"),
  },
  {
    name: "health",
    aliases: ["hp", "h"],
    label: "Health",
    help: "printed health",
    examples: ["health:3..5", "type:mission health=none"],
    of: stat("health"),
  },
  {
    name: "version",
    aliases: ["v"],
    label: "Version",
    help: "version letter, or none",
    examples: ["vader version:y", "version:none"],
    of: { kind: "choice", field: "version", values: null, read: (record) => record.versionTags },
  },
  {
    name: "is",
    aliases: ["flag"],
    label: "Is",
    help: "one of the properties listed below",
    examples: ["is:unique", "-is:unit", "is:multiarena"],
    of: {
      kind: "choice",
      field: "is",
      values: FLAGS.map((flag) => value(flag.name, flag.help, ...flag.aliases)),
      read: (record) => record.flags,
    },
  },
  {
    name: "kw",
    aliases: ["keyword", "has"],
    label: "Keyword",
    help: "keyword of the card itself, also inside Switch or INSERT, with its value",
    examples: ["kw:retaliate>=3", "kw:accuracy<0", 'kw:"critical hit"', "kw:evade cost<=1"],
    of: { kind: "keyword", relation: "has" },
  },
  {
    name: "grants",
    aliases: ["gives"],
    label: "Grants",
    help: "keyword that its text gives to something",
    examples: ["grants:armor", "grants:evade>=2"],
    of: { kind: "keyword", relation: "grants" },
  },
  {
    name: "removes",
    aliases: ["loses"],
    label: "Removes",
    help: "keyword that its text takes away",
    examples: ["removes:stealth"],
    of: { kind: "keyword", relation: "removes" },
  },
  {
    name: "mentions",
    aliases: [],
    label: "Mentions",
    help: "keyword that its text only speaks of",
    examples: ["mentions:bounty"],
    of: { kind: "keyword", relation: "mentions" },
  },
  {
    name: "via",
    aliases: [],
    label: "Via",
    help: "construct that a keyword stands in; right behind a keyword it speaks of that one",
    examples: ["via:insert", "kw:retaliate -via:insert"],
    of: { kind: "via" },
  },
  {
    name: "force",
    aliases: ["pay"],
    label: "Force cost",
    help: "Force that an ability costs; right behind a keyword it speaks of that one",
    examples: ["force<=2", "kw:deflect force=2"],
    of: { kind: "force" },
  },
  {
    name: "costs",
    aliases: ["activate"],
    label: "Paid with",
    help: "what an ability is paid with; `cost:tap` is the same",
    examples: ["cost:tap", "costs:discard", "kw:evade costs:tap"],
    of: {
      kind: "choice",
      field: "costs",
      values: COST_PARTS.map((part) => value(part.name, part.label)),
      read: (record) => record.costParts,
    },
  },
  {
    name: "stackswith",
    aliases: ["partner"],
    label: "Stacks with",
    help: "may form one unit with the card of this name",
    examples: ['stackswith:"Luke Skywalker"'],
    of: { kind: "partner" },
  },
  {
    name: "stack",
    aliases: [],
    label: "Stack list",
    help: "words of the list behind its Stack keyword",
    examples: ["stack:jedi"],
    of: { kind: "words", place: "stack" },
  },
  {
    name: "pilots",
    aliases: [],
    label: "Pilots",
    help: "what it can pilot",
    examples: ["pilots:starfighter"],
    of: { kind: "words", place: "pilots" },
  },
  {
    name: "era",
    aliases: [],
    label: "Era",
    help: "time of the story: name of the era of its set, or a classification",
    examples: ["era:rebellion", "era:NEW"],
    of: { kind: "era" },
  },
  {
    name: "year",
    aliases: [],
    label: "Year",
    help: "year of publication of the set, where known",
    examples: ["year:2002", "year<=2003"],
    of: { kind: "year" },
  },
  {
    name: "format",
    aliases: ["f", "legal"],
    label: "Format",
    help: "playable in the format: in one of its sets and not banned there",
    examples: ["format:standard"],
    of: { kind: "format" },
  },
  {
    name: "banned",
    aliases: [],
    label: "Banned",
    help: "banned in the format, or anywhere",
    examples: ["banned:vintage", "banned:any"],
    of: { kind: "mark", mark: "banned" },
  },
  {
    name: "restricted",
    aliases: [],
    label: "Restricted",
    help: "one copy a deck in the format, or anywhere",
    examples: ["restricted:any"],
    of: { kind: "mark", mark: "restricted" },
  },
  {
    name: "sort",
    aliases: ["order"],
    label: "Sort",
    help: "order of the list; a hyphen in front turns it round",
    examples: ["jedi sort:cost", "type:space sort:-speed"],
    of: { kind: "setting", setting: "sort", values: SORTS.map((name) => value(name)) },
  },
  {
    name: "direction",
    aliases: ["dir"],
    label: "Direction",
    help: "asc or desc",
    examples: ["sort:power dir:desc"],
    of: {
      kind: "setting",
      setting: "direction",
      values: [value("asc", "Ascending"), value("desc", "Descending")],
    },
  },
  {
    name: "unique",
    aliases: [],
    label: "Unique",
    help: "one row for each card, or every printing",
    examples: ["vader unique:cards"],
    of: {
      kind: "setting",
      setting: "unique",
      values: [value("cards", "One row a card"), value("prints", "Every printing")],
    },
  },
];

const BY_NAME: ReadonlyMap<string, Field> = new Map(
  FIELDS.flatMap((field) => [field.name, ...field.aliases].map((name) => [name, field] as const)),
);

/** The field of this name or alias, in any case. */
export function fieldNamed(name: string): Field | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** Every name and alias, to guess what was meant. */
export const FIELD_NAMES: readonly string[] = [...BY_NAME.keys()].filter((name) => name.length > 2);

/** The value of a list that a word names, compared without case, blanks and hyphens. */
export function valueNamed(values: readonly FieldValue[], word: string): FieldValue | undefined {
  const wanted = squeeze(word);
  return values.find((row) =>
    [row.value, row.label, ...row.aliases].some((name) => squeeze(name) === wanted),
  );
}

function squeeze(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, "");
}
