import { sql } from "drizzle-orm";
import {
  boolean,
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
    id: text().primaryKey(),
    image: text().notNull(),
    setCode: text()
      .notNull()
      .references(() => sets.code),
    name: text().notNull(),
    baseName: text().notNull(),
    version: text(),
    marks: text().array().notNull(),
    namesake: text(),
    /** Copies-limit key: folded base name, version letter, namesake code (docs/rules/deck-construction.md, section 4). */
    identity: text().notNull(),
    side: text().notNull(),
    typeLine: text().notNull(),
    type: text().notNull(),
    arenas: text().array().notNull(),
    kind: text(),
    subtype: text().notNull(),
    /** Printed numbers as text (`4`, `*`, `X`, or null) and as a number where they are one. */
    cost: text(),
    costNumber: integer(),
    speed: text(),
    speedNumber: integer(),
    power: text(),
    powerNumber: integer(),
    health: text(),
    healthNumber: integer(),
    rarity: text().notNull(),
    number: text().notNull(),
    /** Collector number as it sorts: digits first by value, then lettered, then none. */
    numberOrder: text().notNull(),
    usage: text().array().notNull(),
    text: text().notNull(),
    script: text().notNull(),
    classification: text().array().notNull(),
    summary: boolean().notNull().default(false),
    /** Folded with lib/cards/fold for matching; never shown. */
    nameWords: text().notNull(),
    searchWords: text().notNull(),
    /** Hash of everything imported, to tell changed from unchanged. */
    fingerprint: text().notNull(),
    abilities: jsonb().notNull(),
    issues: jsonb().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("cards_identity").on(t.identity),
    index("cards_set").on(t.setCode),
    index("cards_name_trigram").using("gin", sql`${t.nameWords} gin_trgm_ops`),
    index("cards_search_trigram").using("gin", sql`${t.searchWords} gin_trgm_ops`),
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
    keyword: text().notNull(),
    relation: text().notNull(),
    value: text(),
    valueNumber: integer(),
    cost: text(),
    via: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cardId, t.position] }),
    index("card_facts_keyword").on(t.keyword, t.relation),
  ],
);

/** Former names and ids of cards; saved decks and old deck files resolve through them. */
export const aliases = pgTable(
  "aliases",
  {
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
    /** Idempotency key of the request that created it. */
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
    zone: text().notNull(),
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
    deck: jsonb().notNull(),
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
  rejected: jsonb().notNull(),
  finishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export type CardRow = typeof cards.$inferSelect;
export type DeckRow = typeof decks.$inferSelect;
