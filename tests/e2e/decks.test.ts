import { describe, expect, test } from "vitest";
import {
  APP,
  call,
  deckIdOf,
  HAS_BROWSER,
  openBrowser,
  openEditor,
  readyLines,
  saveState,
  search,
  searchBox,
  storeDeck,
} from "./browser";

const { profile } = openBrowser();

describe.skipIf(!HAS_BROWSER)("a deck from the first search to the second player", () => {
  test("search, read, build, illegal, legal, save, send, refuse", async () => {
    const player = await profile();
    const page = await openEditor(player);
    await search(page, "chewbacca d2");
    await page.keyboard.press("Enter");
    const verdict = page.locator("ul[aria-label=Reasons]:visible");
    await verdict.getByText("it needs at least 60").waitFor();
    expect(await verdict.getByRole("link", { name: "Rule D1" }).getAttribute("href")).toBe(
      "/rules/deck-construction#D1",
    );
    await saveState(page, "saved");
    await page.waitForURL(/\/decks\/\w+\/edit$/);

    const ready = await readyLines();
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByLabel("Paste a deck").fill(JSON.stringify({ lines: ready }));
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText("60 cards found.").waitFor();
    await page.getByRole("button", { name: "Make it the deck" }).click();
    await page.getByText("Legal", { exact: true }).locator("visible=true").first().waitFor();

    const deck = page.getByRole("complementary", { name: "Deck" });
    const first = deck.locator("[data-row]").first();
    await first.getByRole("button", { name: /^Remove one/ }).click();
    await verdict.getByText("The deck has 59 cards").waitFor();
    await first.getByRole("button", { name: /^Add one/ }).click();
    await verdict.waitFor({ state: "hidden" });

    await page.getByLabel("Deck name").fill("Night patrol");
    await saveState(page, "unsaved");
    await saveState(page, "saved");
    const id = deckIdOf(page);

    const friend = await profile();
    const view = await friend.newPage();
    await view.goto(`/d/${id}`);
    expect(await view.getByRole("heading", { level: 1 }).textContent()).toBe("Night patrol");
    expect(await view.getByText("Legal", { exact: true }).isVisible()).toBe(true);
    expect(await view.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    expect(await view.getByRole("link", { name: "Edit" }).count()).toBe(0);

    await view.goto(`/decks/${id}/edit`);
    await view.getByText("This browser does not hold the edit key").waitFor();
    const refused = await call(
      `/api/decks/${id}`,
      { name: "Mine now", lines: [] },
      { method: "PUT", headers: { "If-Match": '"1"', Authorization: "Bearer guessed" } },
    );
    expect(refused).toMatchObject({ status: 403, type: "application/problem+json" });
    expect((await call(`/api/decks/${id}`)).json().name).toBe("Night patrol");
    await player.close();
    await friend.close();
  });

  test("after a new deck is stored, Build begins another", async () => {
    const context = await profile();
    const page = await openEditor(context);
    await page.getByLabel("Deck name").fill("The first");
    await page.waitForURL(/\/decks\/\w+\/edit$/);
    await saveState(page, "saved");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Build" }).click();
    await saveState(page, "blank");
    expect(await page.getByLabel("Deck name").inputValue()).toBe("");
    await context.close();
  });

  test("the edit link lets another device edit, and its key leaves the address", async () => {
    const { id, editKey } = await storeDeck({ name: "Handed over", lines: [] });
    const device = await profile();
    const page = await openEditor(device, `/decks/${id}/edit#key=${editKey}`);
    await page.waitForURL(`${APP}/decks/${id}/edit`);
    await search(page, "chewbacca d2");
    await page.keyboard.press("Enter");
    await saveState(page, "saved");
    expect(page.url()).not.toContain(editKey);
    expect((await call(`/api/decks/${id}`)).json().lines).toHaveLength(1);
    await page.goto("/decks");
    await page
      .getByRole("list", { name: "My decks" })
      .getByRole("link", { name: "Handed over", exact: true })
      .waitFor();
    await device.close();
  });

  test("a private deck is shown to its key only, page and answer", async () => {
    const { id, editKey } = await storeDeck({
      name: "Secret",
      visibility: "private",
      lines: await readyLines(),
    });
    expect((await call(`/api/decks/${id}`)).status).toBe(404);
    const context = await profile();
    const page = await context.newPage();
    await page.goto(`/d/${id}`);
    await page.getByText("This deck cannot be opened here").waitFor();
    expect(await page.content()).not.toContain("Secret");
    await page.goto(`/decks/${id}/edit#key=${editKey}`);
    await page.locator("[data-ready=true]").waitFor();
    await page.goto(`/d/${id}`);
    await page.getByRole("heading", { level: 1, name: "Secret" }).waitFor();
    await context.close();
  });

  test("a deck wholly in a link is stored nowhere and reads the same", async () => {
    const { id } = await storeDeck({ name: "In the link", lines: await readyLines() });
    const code = (await call(`/api/decks/${id}/export/code`)).text;
    const context = await profile();
    const page = await context.newPage();
    await page.goto(`/d#${code}`);
    await page.getByRole("heading", { level: 1, name: "In the link" }).waitFor();
    await page.getByText("Legal", { exact: true }).waitFor();
    await page.goto("about:blank");
    await page.goto(`/d#${code.slice(0, -3)}`);
    await page.getByText("cannot be read").waitFor();
    await context.close();
  });
});

describe.skipIf(!HAS_BROWSER)("two tabs and no network", () => {
  test("changes of two tabs are joined, none is lost", async () => {
    const { id, editKey } = await storeDeck({ name: "Two tabs", lines: [] });
    const [left, right] = [await profile(), await profile()];
    const address = `/decks/${id}/edit#key=${editKey}`;
    const one = await openEditor(left, address);
    const two = await openEditor(right, address);
    await search(one, "chewbacca d2");
    await search(two, "gamorrean bodyguards");
    await searchBox(one).press("Enter");
    await searchBox(two).press("Enter");
    await saveState(one, "saved");
    await saveState(two, "saved");
    await expect
      .poll(async () => (await call(`/api/decks/${id}`)).json().lines.length, { timeout: 20_000 })
      .toBe(2);
    await left.close();
    await right.close();
  });

  test("the same line changed in two places is asked about, in two columns", async () => {
    const [line] = await readyLines();
    const { id, editKey } = await storeDeck({ name: "Clash", lines: [{ ...line, count: 1 }] });
    const context = await profile();
    const page = await openEditor(context, `/decks/${id}/edit#key=${editKey}`);
    const other = { name: "Clash", lines: [{ ...line, count: 3 }] };
    const headers = { "If-Match": '"1"', Authorization: `Bearer ${editKey}` };
    expect((await call(`/api/decks/${id}`, other, { method: "PUT", headers })).status).toBe(200);
    await page
      .getByRole("complementary")
      .getByRole("button", { name: /^Add one/ })
      .first()
      .click();
    await saveState(page, "conflict");
    const panel = page.getByRole("alert").filter({ hasText: "changed elsewhere" });
    expect(await panel.getByRole("radio", { name: /stored, 3 copies/ }).isChecked()).toBe(true);
    await panel.getByRole("radio", { name: /yours, 2 copies/ }).check();
    await panel.getByRole("button", { name: "Go on with these" }).click();
    await saveState(page, "saved");
    expect((await call(`/api/decks/${id}`)).json()).toMatchObject({ revision: 3, lines: [{ count: 2 }] });
    await context.close();
  });

  test("two tabs of one browser take each other's changes in at once", async () => {
    const { id, editKey } = await storeDeck({ name: "Side by side", lines: [] });
    const context = await profile();
    const one = await openEditor(context, `/decks/${id}/edit#key=${editKey}`);
    const two = await openEditor(context, `/decks/${id}/edit`);
    await search(one, "chewbacca d2");
    await searchBox(one).press("Enter");
    await two
      .getByRole("complementary")
      .getByRole("button", { name: /^Chewbacca \(D2\)/ })
      .waitFor();
    await context.close();
  });

  test("offline the deck is kept here, over a reload, and saved when the network is back", async () => {
    const { id, editKey } = await storeDeck({ name: "Far away", lines: [] });
    const context = await profile();
    const page = await openEditor(context, `/decks/${id}/edit#key=${editKey}`);
    await search(page, "chewbacca d2");
    await context.route(`**/api/decks/**`, (route) => route.abort("internetdisconnected"));
    await searchBox(page).press("Enter");
    await saveState(page, "offline");
    await page.reload();
    await page.locator("[data-ready=true]").waitFor();
    await page
      .getByRole("complementary")
      .getByRole("button", { name: /^Chewbacca \(D2\)/ })
      .waitFor();
    await saveState(page, "offline");
    expect((await call(`/api/decks/${id}`)).json().lines).toHaveLength(0);
    await context.unroute(`**/api/decks/**`);
    await saveState(page, "saved");
    expect((await call(`/api/decks/${id}`)).json().lines).toHaveLength(1);
    await context.close();
  });

  test("a new deck whose first answer was lost is made once", async () => {
    const context = await profile();
    const page = await openEditor(context);
    await search(page, "chewbacca d2");
    const made: string[] = [];
    let lost = 2;
    await page.route("**/api/decks", async (route) => {
      const answer = await route.fetch();
      made.push((await answer.json()).id);
      if (lost-- > 0) await route.abort("connectionreset");
      else await route.fulfill({ response: answer });
    });
    await searchBox(page).press("Enter");
    await saveState(page, "offline");
    await searchBox(page).press("Enter");
    await page.keyboard.press("Control+s");
    await page.waitForURL(/\/decks\/\w+\/edit$/);
    await saveState(page, "saved");
    expect(new Set(made).size).toBe(1);
    expect((await call(`/api/decks/${deckIdOf(page)}`)).json().lines).toMatchObject([{ count: 2 }]);
    await context.close();
  });
});

describe.skipIf(!HAS_BROWSER)("hands and eyes", () => {
  test("by keyboard alone: find, add, walk, remove, move, undo, save", async () => {
    const context = await profile();
    const page = await openEditor(context);
    await page.keyboard.press("/");
    await page.keyboard.type("chewbacca");
    const first = page.locator("[data-row='solo071-chewbacca-d2'] [data-row-main]");
    await first.waitFor();
    await search(page, "chewbacca d2");
    await page.keyboard.press("ArrowDown");
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("+");
    await page.keyboard.press("Enter");
    await page.keyboard.press("+");
    await page.keyboard.press("-");
    await page.keyboard.press("ArrowRight");
    const deck = page.getByRole("complementary", { name: "Deck" });
    const row = deck.getByRole("button", { name: /^Chewbacca \(D2\).*, 2 in Deck/ });
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("m");
    await deck.getByRole("button", { name: /^Chewbacca \(D2\).*, 1 in Supply/ }).waitFor();
    await page.keyboard.press("Control+z");
    await row.waitFor();
    await page.keyboard.press("o");
    await page.getByRole("dialog", { name: "Chewbacca (D2)" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).getByText("Save now").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+s");
    await saveState(page, "saved");
    expect((await call(`/api/decks/${deckIdOf(page)}`)).json().lines).toMatchObject([
      { count: 2, zone: "Deck" },
    ]);
    await context.close();
  });

  test("360 × 640 and a finger: four taps on + are four copies, the counts stay in sight", async () => {
    const context = await profile({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    const page = await openEditor(context);
    await search(page, "chewbacca d2");
    const row = page.locator("[data-row='solo071-chewbacca-d2']").first();
    const plus = row.getByRole("button", { name: "Add one Chewbacca (D2)" });
    const box = await plus.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    for (let tap = 0; tap < 4; tap++) await plus.tap();
    const bar = page.getByRole("button", { name: /^Deck: 4 of 60 cards/ });
    await bar.waitFor();
    expect((await bar.boundingBox())?.y).toBeLessThan(640);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await row.locator("[data-row-main]").tap();
    const preview = page.getByRole("dialog", { name: "Chewbacca (D2)" });
    await preview.waitFor();
    const frame = await preview.boundingBox();
    expect(frame?.x).toBeGreaterThanOrEqual(0);
    expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(360);
    await saveState(page, "saved");
    await page.goBack();
    await preview.waitFor({ state: "hidden" });
    await page.waitForURL(/\/decks\/\w+\/edit$/);
    await bar.tap();
    await page.getByRole("complementary").getByRole("button", { name: "Remove one Chewbacca (D2)" }).tap();
    await page.getByRole("button", { name: /^Deck: 3 of 60 cards/ }).waitFor();
    await page.locator("ul[aria-label=Reasons]:visible").getByText("it needs at least 60").waitFor();
    await context.close();
  });

  test.each([
    ["asdasd and nothing else?", /Nothing in it names a card/],
    [" ", /empty/],
    ['<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY x "y">]><deck></deck>', /DOCTYPE|document type/i],
    ["\u0001\u0002JFIF", /not a text/],
  ])("what is no deck says so in the dialog and makes nothing: %j", async (text, words) => {
    const context = await profile();
    const page = await openEditor(context);
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByLabel("Paste a deck").fill(text);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByRole("dialog").getByRole("alert").filter({ hasText: words }).waitFor();
    expect(await page.getByRole("button", { name: "Make it the deck" }).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/decks/new");
    await saveState(page, "blank");
    await context.close();
  });
});
