import type { Card, Stat } from "@/lib/cards/card";
import type { Fact } from "@/lib/keywords/ability";
import { type CardRow, cards, type FactRow } from "./schema";

/** The columns that a card is made of again; the others are there for searching. */
export const printedColumns = {
  id: cards.id,
  image: cards.image,
  setCode: cards.setCode,
  name: cards.name,
  baseName: cards.baseName,
  version: cards.version,
  marks: cards.marks,
  namesake: cards.namesake,
  side: cards.side,
  typeLine: cards.typeLine,
  type: cards.type,
  arenas: cards.arenas,
  kind: cards.kind,
  subtype: cards.subtype,
  cost: cards.cost,
  speed: cards.speed,
  power: cards.power,
  health: cards.health,
  rarity: cards.rarity,
  number: cards.number,
  usage: cards.usage,
  text: cards.text,
  script: cards.script,
  classification: cards.classification,
  summary: cards.summary,
} as const;

type PrintedRow = Pick<CardRow, keyof typeof printedColumns>;

/** A stored card as the rest of the house knows it. */
export function toCard(row: PrintedRow): Card {
  return {
    id: row.id,
    image: row.image,
    set: row.setCode,
    name: {
      full: row.name,
      base: row.baseName,
      version: row.version,
      marks: row.marks,
      namesake: row.namesake,
    },
    side: row.side,
    type: { printed: row.typeLine, type: row.type, arenas: row.arenas, kind: row.kind },
    subtype: row.subtype,
    cost: toStat(row.cost),
    speed: toStat(row.speed),
    power: toStat(row.power),
    health: toStat(row.health),
    rarity: row.rarity,
    number: row.number,
    usage: row.usage,
    text: row.text,
    script: row.script,
    classification: row.classification,
    summary: row.summary,
  };
}

export function toFact(row: FactRow): Fact {
  return {
    keyword: row.keyword,
    relation: row.relation,
    value: row.valueNumber ?? row.value,
    cost: row.cost,
    via: row.via,
  };
}

function toStat(stored: string | null): Stat {
  return stored === null || stored === "*" || stored === "X" ? stored : Number(stored);
}
