import type { Card, Stat } from "@/lib/cards/card";
import { slug } from "@/lib/cards/fold";
import { readName } from "@/lib/cards/name";
import { setNamed } from "@/lib/cards/sets";
import { readTypeLine } from "@/lib/cards/type-line";
import type { Fact } from "@/lib/keywords/ability";
import { read } from "@/lib/keywords/read";
import { partnerFinder } from "@/lib/query/partners";
import type { Surroundings } from "@/lib/query/plan";
import { recordOf, type SearchRecord } from "@/lib/query/record";

type Row = readonly [
  key: string,
  name: string,
  type: string,
  subtype: string,
  side: Card["side"],
  stats: readonly [cost: Stat, speed: Stat, power: Stat, health: Stat],
  place: readonly [set: string, number: string, rarity: string],
  text: string,
  more?: { facts?: readonly Fact[]; usage?: readonly string[]; classes?: readonly string[]; issues?: number },
];

const fact = (
  keyword: Fact["keyword"],
  value: Fact["value"] = null,
  cost: string | null = null,
  via: readonly string[] = [],
  relation: Fact["relation"] = "has",
): Fact => ({ keyword, relation, value, cost, via });

/** Made-up cards, each with a key of a few letters by which the tables name it. */
const ROWS: readonly Row[] = [
  [
    "chew",
    "Chewbacca (D2)",
    "Ground/Character",
    "Wookiee Thief",
    "N",
    [8, 40, 5, 5],
    ["SOLO", "71", "U"],
    "Switch: Intimidation/Pay 1 Force -> Intercept | Hidden Cost 5 | Pay 1 Force -> Retaliate 3",
    {
      facts: [
        fact("Switch"),
        fact("Intimidation", null, null, ["Switch:Ground"]),
        fact("Intercept", null, "Pay 1 Force", ["Switch:Character"]),
        fact("Hidden Cost", 5),
        fact("Retaliate", 3, "Pay 1 Force"),
      ],
      classes: ["REB"],
    },
  ],
  [
    "chewb",
    "Chewbacca (B)",
    "Character",
    "Wookiee",
    "L",
    [5, 20, 5, 5],
    ["ROTS", "2", "R"],
    "Armor",
    { facts: [fact("Armor")] },
  ],
  [
    "base",
    "Crait Base (C)",
    "Ground",
    "Resistance Fortification",
    "L",
    [10, 10, 5, 10],
    ["BOC", "62", "U"],
    "Shields 2 | INSERT: Pay 1 Force -> Retaliate 4",
    { facts: [fact("Shields", 2), fact("INSERT"), fact("Retaliate", 4, "Pay 1 Force", ["INSERT"])] },
  ],
  [
    "vadery",
    "Darth Vader (Y)",
    "Character",
    "Sith Lord",
    "D",
    [7, 40, 6, 6],
    ["TROS", "10", "R"],
    "2 Force pay -> Deflect 2",
    { facts: [fact("Deflect", 2, "2 Force pay")] },
  ],
  [
    "vadera",
    "Darth Vader (A)",
    "Character",
    "Sith Lord",
    "D",
    [7, 40, 7, 7],
    ["ESB", "1", "R"],
    "Your opponent loses 1 Force.",
    { issues: 1 },
  ],
  [
    "vaderp",
    "Darth Vader (Y) (Promo)",
    "Character",
    "Sith Lord",
    "D",
    [7, 40, 6, 6],
    ["PROMO", "P", "P"],
    "2 Force pay -> Deflect 2",
    { facts: [fact("Deflect", 2, "2 Force pay")] },
  ],
  [
    "siege",
    "Long Siege Gun",
    "Ground",
    "Droid Walker",
    "D",
    [6, 20, 5, 4],
    ["TROS", "100", "U"],
    "Each enemy Ground unit loses Armor.",
    { facts: [fact("Armor", null, null, [], "removes")] },
  ],
  [
    "grant",
    "Wookiee System",
    "Location",
    "Ground - Forest",
    "L",
    [3, null, null, null],
    ["ROTS", "10", "C"],
    "Each of your Wookiees gets Retaliate 2.",
    { facts: [fact("Retaliate", 2, null, [], "grants")] },
  ],
  [
    "luke",
    "Luke Skywalker (G2)",
    "Character",
    "Jedi",
    "L",
    [5, 50, 0, 4],
    ["BOC", "100", "R"],
    "Pay X Force -> Evade X+1 | [tap] -> Draw a card. | Stack: Leia Organa",
    { facts: [fact("Evade", "X+1", "Pay X Force"), fact("Stack")] },
  ],
  [
    "fleet",
    "Large Fleet (Promo)",
    "Space",
    "Imperial Capital Ship",
    "D",
    [9, 20, "*", "*"],
    ["PROMO", "P", "P"],
    "",
    {},
  ],
  [
    "reborn",
    "Hope Reborn",
    "Mission - Trap",
    "",
    "L",
    ["X", null, null, null],
    ["BOC", "3", "R"],
    "Gain 1 build point.",
  ],
  [
    "padme",
    "Padmé Amidala (A)",
    "Character",
    "Naboo Senator",
    "L",
    [4, 40, 3, 3],
    ["AOTC", "29", "R"],
    "Pay 2 Force, Tap -> Evade 2",
    { facts: [fact("Evade", 2, "Pay 2 Force, Tap")] },
  ],
  [
    "droid",
    "R5-D4 (A)",
    "Character",
    "Droid",
    "L",
    [2, 10, 1, 1],
    ["ANH", "", "C"],
    "Pay 1 Force -> Evade 1",
    { facts: [fact("Evade", 1, "Pay 1 Force")] },
  ],
  [
    "salty",
    'Sergeant "Salty" Sharp (A)',
    "Character",
    "Rebel Trooper",
    "L",
    [3, 30, 2, 2],
    ["ROTS", "S01", "C"],
    "Accuracy -1",
    { facts: [fact("Accuracy", -1)] },
  ],
  [
    "hold",
    "Hold 'Em Off",
    "Battle",
    "",
    "N",
    [null, null, null, null],
    ["ANH", "2", "C"],
    "One of your units gets Armor until end of turn.",
    {
      facts: [fact("Armor", null, null, [], "grants")],
      usage: ["**RESTRICTED**: One copy per deck."],
      classes: ["WR", "VR"],
    },
  ],
  [
    "fire",
    "Fire on That Cruiser!",
    "Mission",
    "",
    "N",
    [2, null, null, null],
    ["ANH", "10", "U"],
    "Do 2 damage to a Space unit.",
    { usage: ["**BANNED**: Not in tournaments."] },
  ],
  ["sand", "Sandtrooper", "Character", "Imperial Trooper", "D", [2, 20, 2, 1], ["ANH", "1", "C"], ""],
  [
    "xwing",
    "Luke's X-Wing (A)",
    "Space",
    "Rebel Starfighter",
    "L",
    [4, 60, 3, 3],
    ["ANH", "20", "R"],
    "Critical Hit 1 | Critical Hit 2",
    { facts: [fact("Critical Hit", 1), fact("Critical Hit", 2)] },
  ],
  [
    "pilot",
    "Wedge Antilles (B)",
    "Character",
    "Rebel Pilot",
    "L",
    [4, 40, 3, 3],
    ["ANH", "5", "R"],
    "[Pilot] Starfighter Pilot. The Starfighter gets: *Velocity 20 *Pay 1 Force -> Evade 1",
    {
      facts: [
        fact("Pilot"),
        fact("Velocity", 20, null, ["Pilot"], "grants"),
        fact("Evade", 1, "Pay 1 Force", ["Pilot"], "grants"),
      ],
    },
  ],
  ["porg", "Porg", "Subordinate", "Character - Bird", "N", [null, 20, 0, 1], ["BOC", "S", ""], ""],
  [
    "vong",
    "Vong Scouts",
    "Ground",
    "Yuuzhan Vong",
    "Y",
    [5, "*", "*", "*"],
    ["VP", "7", "C"],
    "Ferociry | Armor",
    { facts: [fact("Armor")], issues: 1 },
  ],
];

function build([key, name, type, subtype, side, stats, [set, number, rarity], text, more = {}]: Row): [
  string,
  SearchRecord,
] {
  const line = readTypeLine(type);
  if (!line) throw new Error(`type line ${type}`);
  const [cost, speed, power, health] = stats;
  const card: Card = {
    id: slug(`${set}${number}_${name}`),
    image: `${set}_${name}`,
    set,
    name: readName(name).name,
    side,
    type: line,
    subtype,
    cost,
    speed,
    power,
    health,
    rarity,
    number,
    usage: more.usage ?? [],
    text,
    script: "",
    classification: more.classes ?? [],
    summary: false,
  };
  return [
    key,
    recordOf(card, {
      abilities: read(text, type).abilities,
      facts: more.facts ?? [],
      issues: Array.from({ length: more.issues ?? 0 }),
    }),
  ];
}

export const CARDS: ReadonlyMap<string, SearchRecord> = new Map(ROWS.map(build));
export const RECORDS: readonly SearchRecord[] = [...CARDS.values()];
const KEYS = new Map([...CARDS].map(([key, record]) => [record, key]));

export function keyOf(record: SearchRecord): string {
  return KEYS.get(record) ?? "?";
}

export const SURROUNDINGS: Surroundings = {
  partnersOf: partnerFinder(RECORDS.map((record) => record.card)),
  sets: ["AOTC", "ANH", "ESB", "ROTS", "VP", "BOC", "SOLO", "TROS", "PROMO"].map(setNamed),
  formats: [
    { name: "Standard", setCodes: ["TROS", "BOC"] },
    { name: "Vintage", setCodes: ["AOTC", "ANH", "ESB", "ROTS"] },
  ],
};
