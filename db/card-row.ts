import type { Card, Stat } from "@/lib/cards/card";
import type { Fact } from "@/lib/keywords/ability";
import type { CardRow, FactRow } from "./schema";

/** A stored card as the rest of the house knows it. */
export function toCard(row: CardRow): Card {
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
