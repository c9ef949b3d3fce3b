import { describe, expect, test } from "vitest";
import { call, HAS_BROWSER, readyLines, storeDeck } from "./browser";

const PROBLEM = "application/problem+json";
const line = { cardId: "solo071-chewbacca-d2", zone: "Deck", count: 1 };
const put = (deck: object, headers: Record<string, string>): RequestInit => ({
  method: "PUT",
  body: JSON.stringify(deck),
  headers,
});

describe.skipIf(!HAS_BROWSER)("refusals are problem documents, never pages", () => {
  test.each<[string, number, string, unknown?, RequestInit?]>([
    ["an unknown query key", 400, "/api/cards?nonexistent=1"],
    ["a query key that is SQL", 400, "/api/cards?name);drop--=1"],
    ["a query key given twice", 400, "/api/cards?q=a&q=b"],
    ["page 0", 400, "/api/cards?page=0"],
    ["page -1", 400, "/api/cards?page=-1"],
    ["page x", 400, "/api/cards?page=x"],
    ["more ids than are fetched at once", 400, `/api/cards?ids=${"a,".repeat(101)}`],
    ["a foreign key for one card", 400, "/api/cards/solo071-chewbacca-d2?x=1"],
    ["a card that is not there", 404, "/api/cards/nothing-here"],
    ["a deck that is not there", 404, "/api/decks/nothinghere"],
    ["an export of a deck that is not there", 404, "/api/decks/nothinghere/export/dek"],
    ["an address that is not there", 404, "/api/nothing/at/all"],
    ["a body that is no JSON", 400, "/api/decks", undefined, { method: "POST", body: "{" }],
    ["no body", 400, "/api/decks", undefined, { method: "POST" }],
    ["a deck without lines", 400, "/api/decks", { name: "x" }],
    ["a key that no deck has", 400, "/api/decks", { lines: [], owner: "me" }],
    ["minus one copy", 400, "/api/decks", { lines: [{ ...line, count: -1 }] }],
    ["half a copy", 400, "/api/decks", { lines: [{ ...line, count: 0.5 }] }],
    ["a zone that is none", 400, "/api/decks", { lines: [{ ...line, zone: "Hand" }] }],
    ["a visibility that is none", 400, "/api/decks", { lines: [], visibility: "secret" }],
    ["a name with a line break", 400, "/api/decks", { lines: [], name: "a\nb" }],
    ["a format that is none", 400, "/api/decks/validate", { lines: [line], format: "Moon rules" }],
    ["a day that is none", 400, "/api/decks/validate", { lines: [line], asOf: "2026-13-45" }],
    ["text that is no deck", 400, "/api/decks/read", { text: "<deck><!" }],
    ["a body of 5 million bytes", 413, "/api/decks", { lines: [], notes: "x".repeat(5_000_000) }],
    ["a text of 5 million bytes", 413, "/api/decks/read", { text: "x".repeat(5_000_000) }],
    ["no game text", 400, "/api/parse", {}],
    ["NUL as a card", 404, "/api/cards/%00"],
    ["NUL in a card", 404, `/api/cards/${line.cardId}%00`],
    ["NUL as a deck", 404, "/api/decks/%00"],
    ["NUL as a deck to export", 404, "/api/decks/%00/export/dek"],
    ["NUL as a partner", 404, "/api/stacks/partners?card=%00"],
    ["NUL as a format", 400, "/api/decks/validate", { lines: [line], format: "\0" }],
    ["NUL in a stack", 400, "/api/stacks", { stack: ["\0"] }],
    ["NUL in an attack", 400, "/api/attacks", { attacker: { stack: ["\0"] }, defender: { stack: ["\0"] } }],
    ["escapes that are no UTF-8", 400, "/api/cards/%E0%A4%A"],
    ["a foreign key for the description", 400, "/api/openapi.json?x=1"],
    ["the root of the API", 404, "/api"],
  ])("%s", async (_, status, path, body, init) => {
    const answer = await call(path, body, init);
    expect(answer).toMatchObject({ status, type: PROBLEM });
    expect(answer.json()).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  });

  test.each([
    ["DELETE", "/api/cards", "GET"],
    ["POST", `/api/cards/${line.cardId}`, "GET"],
    ["PATCH", "/api/decks", "GET, POST"],
    ["DELETE", "/api/decks/nothinghere", "GET, PUT"],
    ["GET", "/api/decks/validate", "POST"],
    ["GET", "/api/stacks", "POST"],
    ["PUT", "/api/health", "GET"],
  ])("%s %s is not taken, %s is", async (method, path, allow) => {
    const answer = await call(path, undefined, { method });
    expect(answer).toMatchObject({ status: 405, type: PROBLEM });
    expect(answer.headers.get("allow")).toBe(allow);
  });

  test("a fault in a deck to be judged is named, whichever form the deck has", async () => {
    const { detail } = (await call("/api/decks/validate", { lines: [{ ...line, count: -1 }] })).json();
    expect(detail).toMatch(/^lines\.0\.count: /);
    expect((await call("/api/decks/validate", { text: 1 })).json().detail).toMatch(/^text: /);
  });

  test("NUL asked for is found nowhere", async () => {
    expect((await call("/api/cards?ids=a%00b,%00")).json().cards).toEqual([]);
    expect((await call("/api/decks?ids=%00")).json().decks).toEqual([]);
    const lines = [{ ...line, cardId: "\0" }];
    const report = (await call("/api/decks/validate", { lines })).json();
    expect(report.reasons.map(({ code }: { code: string }) => code)).toContain("unknown-card");
  });

  test("an unknown query key is answered with those that are allowed", async () => {
    expect((await call("/api/cards?limit=101")).json().allowed).toEqual(["q", "page", "ids"]);
  });
});

describe.skipIf(!HAS_BROWSER)("cards", () => {
  test("a search gives whole cards, the named one first", async () => {
    const { total, cards, warnings } = (await call("/api/cards?q=chewbacca%20d2")).json();
    expect(total).toBeGreaterThan(0);
    expect(warnings).toEqual([]);
    expect(cards[0]).toMatchObject({ id: line.cardId, name: "Chewbacca (D2)", set: "SOLO", cost: 8 });
    expect(cards[0].facts).toContainEqual(expect.objectContaining({ keyword: "Hidden Cost", value: 5 }));
  });

  test("what of a query was left out is said in words", async () => {
    const { warnings } = (await call("/api/cards?q=powr%3E3%20chewbacca")).json();
    expect(warnings).toMatchObject([{ code: "unknown-field", message: expect.stringContaining("“powr”") }]);
  });

  test("pages do not repeat a card and together are all", async () => {
    const pages = [1, 2].map(async (page) => (await call(`/api/cards?q=side:L&page=${page}`)).json());
    const [one, two] = await Promise.all(pages);
    const ids = [...one.cards, ...two.cards].map((card: { id: string }) => card.id);
    expect(new Set(ids).size).toBe(Math.min(one.total, 100));
  });

  test("one card, and every card of the bulk file, agree", async () => {
    const lines = (await call("/api/bulk/cards.ndjson")).text.trim().split("\n");
    const bulk = lines.map((text) => JSON.parse(text)).find((card) => card.id === line.cardId);
    expect((await call(`/api/cards/${line.cardId}`)).json()).toMatchObject(bulk);
    expect(lines.length).toBeGreaterThanOrEqual(300);
  });

  test("game text is read as on the command line", async () => {
    const { facts } = (await call("/api/parse", { text: "INSERT: Pay 1 Force -> Retaliate 2" })).json();
    expect(facts).toMatchObject([
      { keyword: "INSERT" },
      { keyword: "Retaliate", value: 2, cost: "Pay 1 Force" },
    ]);
  });
});

describe.skipIf(!HAS_BROWSER)("decks", () => {
  test("the same request three times, at once and later, makes one deck", async () => {
    const deck = { name: "Once", lines: [line] };
    const init = {
      method: "POST",
      body: JSON.stringify(deck),
      headers: { "Idempotency-Key": crypto.randomUUID() },
    };
    const answers = await Promise.all([1, 2].map(() => call("/api/decks", undefined, init)));
    answers.push(await call("/api/decks", undefined, init));
    const made = answers.map((answer) => answer.json());
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(new Set(made.map(({ editKey }) => editKey)).size).toBe(1);
  });

  test("lines of one card in one zone are one line", async () => {
    const { lines } = await storeDeck({ lines: [line, { ...line, count: 2 }] });
    expect(lines).toEqual([{ ...line, count: 3 }]);
  });

  test("a save names its revision; a stale one gets the stored deck and writes nothing", async () => {
    const { id, editKey } = await storeDeck({ name: "First", lines: [] });
    const Authorization = `Bearer ${editKey}`;
    const path = `/api/decks/${id}`;
    const next = { name: "Second", lines: [line] };
    expect((await call(path, 0, put(next, { Authorization }))).status).toBe(400);
    expect((await call(path, 0, put(next, { Authorization, "If-Match": "soon" }))).status).toBe(400);
    const saved = await call(path, 0, put(next, { Authorization, "If-Match": '"1"' }));
    expect(saved.headers.get("etag")).toBe('"2"');
    const stale = await call(path, 0, put({ ...next, name: "Third", revision: 1 }, { Authorization }));
    expect(stale).toMatchObject({ status: 409, type: PROBLEM });
    expect(stale.json().stored).toMatchObject({ id, revision: 2, name: "Second" });
    expect((await call(path)).json().name).toBe("Second");
  });

  test("without the key or with another nothing is written; the key is in no answer but the first", async () => {
    const { id, editKey } = await storeDeck({ name: "Mine", lines: [] });
    for (const headers of [
      { Authorization: "" },
      { Authorization: "Bearer x" },
      { Authorization: `Basic ${editKey}` },
    ]) {
      const answer = await call(`/api/decks/${id}`, 0, put({ lines: [] }, { "If-Match": '"1"', ...headers }));
      expect(answer).toMatchObject({ status: 403, type: PROBLEM });
    }
    expect((await call(`/api/decks/${id}`)).text).not.toContain(editKey);
  });

  test("a private deck is in no list, and with its key in the list of its owner", async () => {
    const { id, editKey } = await storeDeck({ name: "Hidden", visibility: "private", lines: [] });
    expect((await call(`/api/decks?ids=${id}`)).json().decks).toEqual([]);
    const own = await call(`/api/decks?ids=${id}`, undefined, {
      headers: { Authorization: `Bearer ${editKey}` },
    });
    expect(own.json().decks).toMatchObject([{ id, name: "Hidden" }]);
    expect((await call("/api/decks")).text).not.toContain(id);
  });

  test("the verdict is the same for lines, for every file form, and in a list", async () => {
    const lines = (await readyLines()).slice(1);
    const { id } = await storeDeck({ name: "Short", lines });
    const byLines = (await call("/api/decks/validate", { lines })).json();
    expect(byLines).toMatchObject({ legal: false });
    for (const form of ["dek", "lackey", "text", "csv", "json", "code"]) {
      const file = await call(`/api/decks/${id}/export/${form}`);
      const byText = (await call("/api/decks/validate", { text: file.text })).json();
      expect({ form, codes: codesOf(byText), counts: byText.counts }).toEqual({
        form,
        codes: codesOf(byLines),
        counts: byLines.counts,
      });
    }
    const [listed] = (await call(`/api/decks?ids=${id}`)).json().decks;
    expect(listed).toMatchObject({ legal: false, reasons: codesOf(byLines), counts: byLines.counts });
  });
});

const codesOf = ({ reasons }: { reasons: { code: string }[] }) => reasons.map(({ code }) => code);

test.skipIf(!HAS_BROWSER)("the description names every address that answers", async () => {
  const { openapi, paths } = (await call("/api/openapi.json")).json();
  expect(openapi).toMatch(/^3\.1/);
  for (const path of ["/api/cards", "/api/decks", "/api/decks/{id}", "/api/decks/validate", "/api/parse"]) {
    expect(paths).toHaveProperty([path]);
  }
  expect((await call("/api/health")).json()).toEqual({ status: "ok" });
});
