import { readFileSync } from "node:fs";

/** A query and the same condition written by hand over the table `cards`. */
export interface TwinQuery {
  readonly q: string;
  readonly where: string;
}

type Template = (value: string) => TwinQuery;

const has = (keyword: string, more = "") =>
  `id in (select card_id from card_facts where relation = 'has' and keyword = '${keyword}'${more})`;

const TEMPLATES: readonly (readonly [template: Template, ...values: string[]])[] = [
  [(v) => ({ q: `cost<=${v}`, where: `cost_number <= ${v}` }), "1", "2", "3", "4", "5", "6"],
  [(v) => ({ q: `power>=${v}`, where: `power_number >= ${v}` }), "3", "4", "5", "6", "7", "8"],
  [(v) => ({ q: `speed:${v}`, where: `speed_number = ${v}` }), "20", "30", "40", "50", "60", "70"],
  [(v) => ({ q: `health:${v}..8`, where: `health_number between ${v} and 8` }), "2", "3", "4", "5", "6", "7"],
  [(v) => ({ q: `side:${v}`, where: `side = '${v}'` }), "L", "D", "N", "Y"],
  [
    (v) => ({ q: `type:${v}`, where: `type_tags && array['${v}']` }),
    "space",
    "ground",
    "character",
    "battle",
    "mission",
    "location",
  ],
  [(v) => ({ q: `rarity:${v}`, where: `rarity = '${v}'` }), "C", "U", "R", "P"],
  [
    (v) => ({ q: `kw:${v}`, where: has(v) }),
    "Armor",
    "Evade",
    "Retaliate",
    "Parry",
    "Shields",
    "Lucky",
    "Stun",
    "Deflect",
  ],
  [
    (v) => ({ q: `kw:${v}>=2`, where: has(v, " and value_number >= 2") }),
    "Evade",
    "Retaliate",
    "Parry",
    "Shields",
    "Lucky",
    "Stun",
    "Deflect",
    "Accuracy",
  ],
  [
    (v) => ({ q: `kw:${v} cost<=1`, where: has(v, " and cost_force <= 1") }),
    "Evade",
    "Retaliate",
    "Protect",
    "Intercept",
    "Deflect",
    "Absorb",
  ],
  [
    (v) => ({ q: `grants:${v}`, where: has(v).replace("'has'", "'grants'") }),
    "Armor",
    "Evade",
    "Velocity",
    "Accuracy",
    "Stealth",
  ],
  [
    (v) => ({ q: `removes:${v}`, where: has(v).replace("'has'", "'removes'") }),
    "Armor",
    "Stealth",
    "Evade",
    "Intercept",
  ],
  [
    (v) => ({
      q: `side:L type:space power>=${v}`,
      where: `side = 'L' and type_tags && array['space'] and power_number >= ${v}`,
    }),
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
  ],
  [
    (v) => ({
      q: `kw:armor cost:..${v} side:D`,
      where: `${has("Armor")} and cost_number <= ${v} and side = 'D'`,
    }),
    "3",
    "4",
    "5",
    "6",
    "7",
  ],
  [
    (v) => ({ q: `kw:armor kw:${v}`, where: `${has("Armor")} and ${has(v)}` }),
    "Evade",
    "Parry",
    "Shields",
    "Lucky",
    "Stun",
  ],
  [
    (v) => ({ q: `type:character -kw:${v}`, where: `type_tags && array['character'] and not ${has(v)}` }),
    "Evade",
    "Armor",
    "Parry",
    "Lucky",
    "Stun",
  ],
  [
    (v) => ({ q: `sub:${v}`, where: `subtype_words like '% ${v}%'` }),
    "jedi",
    "sith",
    "droid",
    "rebel",
    "imperial",
    "starfighter",
    "speeder",
    "wookiee",
  ],
  [
    (v) => ({ q: `text:${v}`, where: `text_words like '% ${v}%'` }),
    "discard",
    "draw",
    "retaliate",
    "force",
    "damage",
    "counter",
    "search",
    "opponent",
  ],
  [
    (v) => ({ q: `name:"${v}"`, where: `name_words like '% ${v}%'` }),
    "luke",
    "darth",
    "star destroyer",
    "han solo",
    "wookiee",
    "yoda",
    "leia",
  ],
  [
    (v) => ({ q: `is:${v}`, where: `flags && array['${v}']` }),
    "unique",
    "multiarena",
    "pilot",
    "promo",
    "stack",
    "blank",
  ],
  [
    (v) => ({
      q: `force<=${v}`,
      where: `force_costs && array[${Array.from({ length: Number(v) + 1 }, (_, n) => n)}]`,
    }),
    "1",
    "2",
    "3",
  ],
  [(v) => ({ q: `costs:${v}`, where: `cost_parts && array['${v}']` }), "tap", "discard", "build"],
  [(v) => ({ q: `set:${v}`, where: `set_code = '${v}'` }), "BOC", "ROTS", "AOTC", "TROS", "KAE", "VP"],
  [
    (v) => ({
      q: `jedi OR sub:${v}`,
      where: `name_words like '%jedi%' or text_words like '% jedi%' or subtype_words like '% ${v}%'`,
    }),
    "sith",
    "droid",
    "rebel",
    "imperial",
    "wookiee",
  ],
  [
    (v) => ({
      q: `version:${v} is:unique`,
      where: `version_tags && array['${v}'] and flags && array['unique']`,
    }),
    "a",
    "b",
    "c",
    "d",
    "e",
  ],
  [
    (v) => ({
      q: `-side:${v} type:unit speed>=60`,
      where: `not side = '${v}' and type_tags && array['unit'] and speed_number >= 60`,
    }),
    "L",
    "D",
    "N",
  ],
  [
    (v) => ({
      q: `(type:space OR type:ground) health>=${v}`,
      where: `(type_tags && array['space'] or type_tags && array['ground']) and health_number >= ${v}`,
    }),
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
  ],
];

/** The structured queries, each with its twin. */
export const STRUCTURED: readonly TwinQuery[] = TEMPLATES.flatMap(([template, ...values]) =>
  values.map(template),
);

/** What was typed into the box on the way to names, slips of the hand among them: one row for each key. */
export const TYPED_PREFIXES: readonly string[] = readFileSync(
  new URL("./typed-prefixes.txt", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n");
