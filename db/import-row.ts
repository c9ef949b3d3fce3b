import { createHash } from "node:crypto";
import type { Card, Stat } from "@/lib/cards/card";
import { foldWords } from "@/lib/cards/fold";
import { identityOf } from "@/lib/cards/identity";
import { numberOrder } from "@/lib/cards/numbers";
import type { Fact } from "@/lib/keywords/ability";
import type { Reading } from "@/lib/keywords/read";
import { factColumns, searchColumns } from "@/lib/query/record";
import type { NewCardRow, NewFactRow } from "./schema";
import { storable } from "./storable";

/** A card ready to be stored: its row and the rows of its facts, read from its text now. */
export interface ReadCard {
  readonly row: Omit<NewCardRow, "origin">;
  readonly facts: readonly NewFactRow[];
}

/** Reads a card's text and lays everything out as rows; the fingerprint covers all of it. */
export function readCard(given: Card, read: (card: Card) => Reading): ReadCard {
  const card = storableCard(given);
  const { abilities, facts, issues } = read(card);
  const row = {
    ...printedColumns(card),
    ...searchColumns(card, { abilities, facts, issues }),
    abilities,
    issues,
  };
  const factRows = facts.map((fact, position) => toFactRow(card.id, fact, position));
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([row, factRows]))
    .digest("base64url");
  return { row: { ...row, fingerprint }, facts: factRows };
}

function printedColumns(card: Card) {
  return {
    id: card.id,
    image: card.image,
    setCode: card.set,
    name: card.name.full,
    baseName: card.name.base,
    baseWords: foldWords(card.name.base),
    version: card.name.version,
    marks: [...card.name.marks],
    namesake: card.name.namesake,
    identity: identityOf(card),
    side: card.side,
    typeLine: card.type.printed,
    type: card.type.type,
    arenas: [...card.type.arenas],
    kind: card.type.kind,
    subtype: card.subtype,
    cost: fromStat(card.cost),
    costNumber: numberOf(card.cost),
    speed: fromStat(card.speed),
    speedNumber: numberOf(card.speed),
    power: fromStat(card.power),
    powerNumber: numberOf(card.power),
    health: fromStat(card.health),
    healthNumber: numberOf(card.health),
    rarity: card.rarity,
    number: card.number,
    numberOrder: numberOrder(card.number),
    usage: [...card.usage],
    text: card.text,
    script: card.script,
    classification: [...card.classification],
    summary: card.summary,
  };
}

function toFactRow(cardId: string, fact: Fact, position: number): NewFactRow {
  const number = typeof fact.value === "number" ? fact.value : null;
  return {
    cardId,
    position,
    keyword: fact.keyword,
    relation: fact.relation,
    value: fact.value === null ? null : String(fact.value),
    valueNumber: number,
    cost: fact.cost,
    ...factColumns(fact),
    via: [...fact.via],
  };
}

const fromStat = (stat: Stat) => (stat === null ? null : String(stat));
const numberOf = (stat: Stat) => (typeof stat === "number" ? stat : null);

/** Every text of the card made storable; numbers and flags stay. */
function storableCard(card: Card): Card {
  return JSON.parse(JSON.stringify(card), (_, value) =>
    typeof value === "string" ? storable(value) : value,
  ) as Card;
}
