import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Arena, CardType, Side } from "@/lib/cards/card";
import type { Deck, Zone } from "@/lib/decks/deck";
import type { Ability, Issue, Relation } from "@/lib/keywords/ability";
import type { KeywordName } from "@/lib/keywords/registry";

/** Text that sorts by code point on every server, whatever its locale. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A row of a card file that was not taken, and why. */
export interface Rejection {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export const sets = pgTable("sets", {
  code: text().primaryKey(),
  name: text().notNull(),
  /** Place in the order of publication; sets without a known place come last, by code. */
  position: integer(),
  year: integer(),
  era: text(),
});

export const cards = pgTable(
  "cards",
  {
    id: plainText().primaryKey(),
    image: text().notNull(),
    setCode: text()
      .notNull()
      .references(() => sets.code),
    name: text().notNull(),
    baseName: text().notNull(),
    /** Base name folded to words: other versions and printings share it. */
    baseWords: plainText().notNull(),
    version: text(),
    marks: text().array().notNull(),
    namesake: text(),
    /** Copies-limit key: folded base name, version letter, namesake code (docs/rules/deck-construction.md, section 4). */
    identity: text().notNull(),
    side: text().$type<Side>().notNull(),
    typeLine: text().notNull(),
    type: text().$type<CardType>().notNull(),
    arenas: text().array().$type<Arena[]>().notNull(),
    kind: text(),
    subtype: text().notNull(),
    /** Printed numbers as text (`4`, `*`, `X`, or null) and as a number where they are one. */
    cost: text(),
    costNumber: doublePrecision(),
    speed: text(),
    speedNumber: doublePrecision(),
    power: text(),
    powerNumber: doublePrecision(),
    health: text(),
    healthNumber: doublePrecision(),
    rarity: text().notNull(),
    number: text().notNull(),
    /** Collector number as it sorts: digits first by value, then lettered, then none. */
    numberOrder: plainText().notNull(),
    usage: text().array().notNull(),
    text: text().notNull(),
    script: text().notNull(),
    classification: text().array().notNull(),
    summary: boolean().notNull().default(false),
    /** For matching and sorting, as `searchColumns` of lib/query/record.ts writes them; never shown. */
    nameWords: plainText().notNull(),
    textWords: plainText().notNull(),
    subtypeWords: plainText().notNull(),
    stackWords: plainText().notNull(),
    pilotWords: plainText().notNull(),
    exactNames: text().array().notNull(),
    typeTags: text().array().notNull(),
    versionTags: text().array().notNull(),
    flags: text().array().notNull(),
    costParts: text().array().notNull(),
    forceCosts: integer().array().notNull(),
    numberValue: integer(),
    nameOrder: plainText().notNull(),
    /** Hash of the card and of what was read from its text, to tell changed from unchanged. */
    fingerprint: text().notNull(),
    abilities: jsonb().$type<readonly Ability[]>().notNull(),
    issues: jsonb().$type<readonly Issue[]>().notNull(),
    /** File (or catalog) it was last seen in; only an import of that file can retire it. */
    origin: text().notNull(),
    /** No longer in its file: found by id, so that decks keep it, but never listed. */
    retired: boolean().notNull().default(false),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("cards_identity").on(t.identity),
    index("cards_set").on(t.setCode, t.numberOrder),
    index("cards_base").on(t.baseWords),
    index("cards_name_trigram").using("gin", sql`${t.nameWords} gin_trgm_ops`),
    index("cards_text_trigram").using("gin", sql`${t.textWords} gin_trgm_ops`),
    index("cards_subtype_trigram").using("gin", sql`${t.subtypeWords} gin_trgm_ops`),
    index("cards_exact_names").using("gin", t.exactNames),
    index("cards_type_tags").using("gin", t.typeTags),
    index("cards_flags").using("gin", t.flags),
    index("cards_cost_parts").using("gin", t.costParts),
    index("cards_force_costs").using("gin", t.forceCosts),
    index("cards_side").on(t.side),
    index("cards_cost").on(t.costNumber),
    index("cards_speed").on(t.speedNumber),
    index("cards_power").on(t.powerNumber),
    index("cards_health").on(t.healthNumber),
  ],
);

export const cardFacts = pgTable(
  "card_facts",
  {
    cardId: text()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    /** Reading order within the card. */
    position: integer().notNull(),
    keyword: text().$type<KeywordName>().notNull(),
    relation: text().$type<Relation>().notNull(),
    value: text(),
    valueNumber: doublePrecision(),
    cost: text(),
    /** Written from lib/query/cost.ts (`readCost`). */
    costForce: integer(),
    costParts: text().array().notNull(),
    via: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cardId, t.position] }),
    index("card_facts_keyword").on(t.keyword, t.relation, t.valueNumber),
    index("card_facts_via").using("gin", t.via),
  ],
);

/** Former names and ids of cards; saved decks and old deck files resolve through them. */
export const aliases = pgTable(
  "aliases",
  {
    /** A name folded with lib/cards/fold, or an id. */
    alias: text().notNull(),
    kind: text({ enum: ["name", "id"] }).notNull(),
    cardId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.alias, t.kind] })],
);

export const formats = pgTable("formats", {
  name: text().primaryKey(),
  position: integer().notNull(),
  setCodes: text().array().notNull(),
  source: text().notNull(),
  status: text({ enum: ["official", "unconfirmed"] })
    .notNull()
    .default("official"),
});

export const visibility = pgEnum("visibility", ["public", "unlisted", "private"]);

export const decks = pgTable(
  "decks",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    notes: text().notNull().default(""),
    format: text(),
    visibility: visibility().notNull().default("unlisted"),
    revision: integer().notNull().default(1),
    /** SHA-256 of the edit key; the key itself is never stored. */
    editKeyHash: text().notNull(),
    /** Ready deck of the starter catalog; nobody edits it. */
    starter: boolean().notNull().default(false),
    /** Hash of the idempotency key and body of the request that created it. */
    requestKey: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("decks_request_key").on(t.requestKey),
    index("decks_public").on(t.updatedAt).where(sql`${t.visibility} = 'public'`),
  ],
);

export const deckCards = pgTable(
  "deck_cards",
  {
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    /** No foreign key: a card missing from today's files must never empty a saved deck. */
    cardId: text().notNull(),
    zone: text().$type<Zone>().notNull(),
    count: integer().notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.deckId, t.zone, t.cardId] }), index("deck_cards_card").on(t.cardId)],
);

export const deckRevisions = pgTable(
  "deck_revisions",
  {
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    /** The whole deck at that revision. */
    deck: jsonb().$type<Deck>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.deckId, t.revision] })],
);

export const imports = pgTable("imports", {
  /** The newest row's id is the catalog version. */
  id: serial().primaryKey(),
  source: text().notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  unchanged: integer().notNull(),
  removed: integer().notNull(),
  rejected: jsonb().$type<readonly Rejection[]>().notNull(),
  finishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export type CardRow = typeof cards.$inferSelect;
export type NewCardRow = typeof cards.$inferInsert;
export type FactRow = typeof cardFacts.$inferSelect;
export type NewFactRow = typeof cardFacts.$inferInsert;
export type FormatRecord = typeof formats.$inferSelect;
export type DeckRow = typeof decks.$inferSelect;
