import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { importCards } from "@/db/import";
import {
  canEdit,
  createDeck,
  deckById,
  deckRevisions,
  decksByIds,
  decksWithCard,
  deleteDeck,
  publicDecks,
  saveDeck,
} from "@/db/queries/decks";
import { decks } from "@/db/schema";

import { type Deck, type DeckLine, VISIBILITIES } from "@/lib/decks/deck";
import { card } from "./cards";
import { ownDatabase } from "./database";

const luke = card({ name: "Luke Skywalker (A)" });
const lukePromo = card({
  name: "Luke Skywalker (A) (Promo)",
  set: "PROMO",
  image: "PROMO001_Luke_Skywalker_A",
});
const vader = card({ name: "Darth Vader (A)", side: "D" });
const line = (cardId: string, count = 1, zone: DeckLine["zone"] = "Deck"): DeckLine => ({
  cardId,
  zone,
  count,
});
const deckOf = (given: Partial<Deck> = {}): Deck => ({
  name: "Rebels",
  notes: "",
  format: null,
  visibility: "unlisted",
  lines: [line(luke.id, 4)],
  ...given,
});

describe("keeping decks", () => {
  const own = ownDatabase();
  beforeAll(async () => void (await importCards([luke, lukePromo, vader], [], "test", own.db)));

  test("a new deck is at revision 1 and comes back as it went in", async () => {
    const given = deckOf({
      notes: "<img src=x onerror=alert(1)>",
      lines: [line(luke.id, 4), line(vader.id, 1, "Sideboard")],
    });
    const { deck, editKey } = await createDeck(given, null, own.db);
    expect(deck).toMatchObject({ ...given, revision: 1 });
    expect(deck.id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{10}$/);
    expect(editKey.length).toBeGreaterThanOrEqual(22);
    expect(await deckById(deck.id, null, own.db)).toEqual(deck);
  });

  test("the edit key is not in the database", async () => {
    const { deck, editKey } = await createDeck(deckOf(), "some-request", own.db);
    const [row] = await own.db.select().from(decks).where(eq(decks.id, deck.id));
    expect(JSON.stringify(row)).not.toContain(editKey);
    expect(JSON.stringify(row)).not.toContain("some-request");
  });

  test("one request key makes one deck, also when sent three times at once", async () => {
    const made = await Promise.all(
      [1, 2, 3].map(() => createDeck(deckOf({ name: "Once" }), "key-1", own.db)),
    );
    expect(new Set(made.map(({ deck }) => deck.id)).size).toBe(1);
    expect(new Set(made.map(({ editKey }) => editKey)).size).toBe(1);
    expect(await canEdit(made[0]?.deck.id ?? "", made[2]?.editKey ?? "", own.db)).toBe(true);
  });

  test("a request key never opens another's deck", async () => {
    const mine = await createDeck(deckOf({ name: "Mine" }), "weak", own.db);
    const yours = await createDeck(deckOf({ name: "Yours" }), "weak", own.db);
    expect(yours.deck.id).not.toBe(mine.deck.id);
    expect(await canEdit(mine.deck.id, yours.editKey, own.db)).toBe(false);
  });

  test("lines of one card and zone are one line, those of none are gone", async () => {
    const lines = [line(luke.id, 1), line(vader.id, 0), line(luke.id, 2), line(luke.id, 1, "Supply")];
    const { deck } = await createDeck(deckOf({ lines }), null, own.db);
    expect(deck.lines).toEqual([line(luke.id, 3), line(luke.id, 1, "Supply")]);
  });

  test("a save raises the revision, and every revision stays", async () => {
    const { deck, editKey } = await createDeck(deckOf(), null, own.db);
    const next = deckOf({ name: "Rebels, better", lines: [line(luke.id, 3)] });
    expect(await saveDeck(deck.id, editKey, 1, next, own.db)).toMatchObject({
      kind: "saved",
      deck: { ...next, revision: 2 },
    });
    expect((await deckRevisions(deck.id, own.db)).map((row) => [row.revision, row.deck])).toEqual([
      [2, next],
      [1, deckOf()],
    ]);
  });

  test("a stale save writes nothing and brings the stored deck", async () => {
    const { deck, editKey } = await createDeck(deckOf(), null, own.db);
    const first = deckOf({ lines: [line(luke.id, 4), line(vader.id)] });
    await saveDeck(deck.id, editKey, 1, first, own.db);
    const stale = await saveDeck(deck.id, editKey, 1, deckOf({ lines: [] }), own.db);
    expect(stale).toMatchObject({ kind: "conflict", deck: { revision: 2, lines: first.lines } });
    expect((await deckById(deck.id, null, own.db))?.lines).toEqual(first.lines);
  });

  test("of saves at the same time one wins and the others are stale", async () => {
    const { deck, editKey } = await createDeck(deckOf(), null, own.db);
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((count) => saveDeck(deck.id, editKey, 1, deckOf({ name: `Tab ${count}` }), own.db)),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["conflict", "conflict", "conflict", "saved"]);
  });

  test("a repeated save whose answer was lost is a success at the same revision", async () => {
    const { deck, editKey } = await createDeck(deckOf(), null, own.db);
    const next = deckOf({ name: "Sent twice" });
    await saveDeck(deck.id, editKey, 1, next, own.db);
    expect(await saveDeck(deck.id, editKey, 1, next, own.db)).toMatchObject({
      kind: "saved",
      deck: { revision: 2 },
    });
  });

  test.each([
    ["a wrong key", "wrong"],
    ["no key", ""],
  ])("%s neither saves nor deletes", async (_, key) => {
    const { deck } = await createDeck(deckOf(), null, own.db);
    expect(await saveDeck(deck.id, key, 1, deckOf({ name: "Stolen" }), own.db)).toEqual({ kind: "denied" });
    expect(await deleteDeck(deck.id, key, own.db)).toBe("denied");
    expect((await deckById(deck.id, null, own.db))?.name).toBe("Rebels");
  });

  test("a deck that does not exist is missing", async () => {
    expect(await saveDeck("nosuchdeck", "key", 1, deckOf(), own.db)).toEqual({ kind: "missing" });
    expect(await deleteDeck("nosuchdeck", "key", own.db)).toBe("missing");
    expect(await deckById("nosuchdeck", null, own.db)).toBeNull();
  });

  test("a deleted deck is gone with its lines and revisions", async () => {
    const { deck, editKey } = await createDeck(deckOf(), null, own.db);
    expect(await deleteDeck(deck.id, editKey, own.db)).toBe("deleted");
    expect(await deckById(deck.id, editKey, own.db)).toBeNull();
    expect(await deckRevisions(deck.id, own.db)).toEqual([]);
  });

  test("starter decks are nobody's to edit", async () => {
    const { deck, editKey } = await createDeck(deckOf(), null, own.db);
    await own.db.update(decks).set({ starter: true }).where(eq(decks.id, deck.id));
    expect(await saveDeck(deck.id, editKey, 1, deckOf({ name: "Mine now" }), own.db)).toEqual({
      kind: "denied",
    });
  });
});

describe("who sees which deck", () => {
  const own = ownDatabase();
  const made = new Map<string, { id: string; editKey: string }>();
  beforeAll(async () => {
    await importCards([luke, lukePromo, vader], [], "test", own.db);
    for (const visibility of VISIBILITIES) {
      const { deck, editKey } = await createDeck(deckOf({ name: visibility, visibility }), null, own.db);
      made.set(visibility, { id: deck.id, editKey });
    }
  });
  const idOf = (visibility: string) => made.get(visibility)?.id ?? "";

  test("lists hold public decks alone", async () => {
    const listed = await publicDecks(1, own.db);
    expect(listed.total).toBe(1);
    expect(listed.decks.map((deck) => deck.name)).toEqual(["public"]);
  });

  test("a card's page names public decks alone, whichever printing they play", async () => {
    for (const printing of [luke, lukePromo]) {
      expect(await decksWithCard(printing.id, own.db)).toEqual([
        { deck: { id: idOf("public"), name: "public", format: null }, count: 4 },
      ]);
    }
    expect(await decksWithCard(vader.id, own.db)).toEqual([]);
  });

  test("an address opens public and unlisted decks, a private one only with its key", async () => {
    expect((await deckById(idOf("public"), null, own.db))?.name).toBe("public");
    expect((await deckById(idOf("unlisted"), null, own.db))?.name).toBe("unlisted");
    expect(await deckById(idOf("private"), null, own.db)).toBeNull();
    expect(await deckById(idOf("private"), "wrong", own.db)).toBeNull();
    expect((await saveDeck(idOf("private"), "wrong", 1, deckOf({}), own.db)).kind).toBe("missing");
    expect((await saveDeck(idOf("unlisted"), "wrong", 1, deckOf({}), own.db)).kind).toBe("denied");
    expect((await deckById(idOf("private"), made.get("private")?.editKey ?? "", own.db))?.name).toBe(
      "private",
    );
  });

  test("many ids bring what their addresses would open, in their order", async () => {
    const ids = [idOf("unlisted"), idOf("private"), "nosuchdeck", idOf("public")];
    expect((await decksByIds(ids, own.db)).map((deck) => deck.name)).toEqual(["unlisted", "public"]);
  });
});
