import { describe, expect, test } from "vitest";
import { seriousFindings } from "./axe";
import { HAS_BROWSER, openBrowser, readyLines, storeDeck } from "./browser";

const { profile } = openBrowser();

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "</title><script>alert(1)</script>",
  "[x](javascript:alert(1))",
  '"><svg onload=alert(1)>',
];

describe.skipIf(!HAS_BROWSER)("what players write is text everywhere", () => {
  test.each(HOSTILE)("%s", async (hostile) => {
    const notes = `${hostile}\n\n${hostile}`;
    const { id, editKey } = await storeDeck({
      name: hostile,
      notes,
      visibility: "public",
      lines: await readyLines(),
    });
    const context = await profile();
    const page = await context.newPage();
    const alarms: string[] = [];
    page.on("dialog", (dialog) => {
      alarms.push(dialog.message());
      dialog.dismiss();
    });
    await page.goto(`/d/${id}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(hostile);
    expect(await page.locator("#notes").textContent()).toContain(hostile);
    expect(await page.title()).toContain(hostile);
    expect(await page.locator("meta[property='og:title']").getAttribute("content")).toContain(hostile);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(hostile);
    await page.emulateMedia({ media: "screen" });
    for (const path of [`/d/${id}/keywords`, "/decks", `/decks/${id}/edit#key=${editKey}`]) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
    }
    await page.locator("[data-ready=true]").waitFor();
    expect(await page.getByLabel("Deck name").inputValue()).toBe(hostile);
    expect(await page.locator("img[src=x], svg[onload], a[href^='javascript:']").count()).toBe(0);
    expect(alarms).toEqual([]);
    await context.close();
  });
});

describe.skipIf(!HAS_BROWSER)("words without a blank stay inside the page", () => {
  test.each([320, 1280])("at %i pixels", async (width) => {
    const [line] = await readyLines();
    if (!line) throw new Error("the ready deck has no cards");
    const unknown = [
      { cardId: `?${"q".repeat(190)}`, zone: "Deck", count: 2 },
      { cardId: "z".repeat(200), zone: "Deck", count: 2 },
    ];
    const { id, editKey } = await storeDeck({
      name: "W".repeat(200),
      notes: "N".repeat(400),
      format: "F".repeat(100),
      visibility: "public",
      lines: [line, ...unknown],
    });
    const context = await profile({ viewport: { width, height: 640 } });
    const page = await context.newPage();
    const paths = [
      `/d/${id}`,
      `/d/${id}?view=gallery`,
      `/d/${id}/keywords`,
      "/decks",
      `/cards/${line.cardId}`,
    ];
    for (const path of [...paths, `/decks/${id}/edit#key=${editKey}`]) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, over }).toEqual({ path, over: 0 });
    }
    await context.close();
  });
});

describe.skipIf(!HAS_BROWSER)("axe finds nothing serious", () => {
  const pages = [
    "/decks",
    "/decks/new",
    "/d/ID",
    "/d/ID?view=gallery",
    "/d/ID/keywords",
    "/decks/ID/edit",
    "/d",
  ];
  const schemes = ["light", "dark"] as const;
  test.each(pages.flatMap((path) => schemes.map((scheme) => [path, scheme] as const)))(
    "%s, %s",
    async (path, scheme) => {
      const lines = (await readyLines()).slice(1);
      const { id, editKey } = await storeDeck({ name: "For eyes and ears", notes: "Two\n\nparts", lines });
      const context = await profile({ colorScheme: scheme });
      const page = await context.newPage();
      await page.goto(path.replace("ID", id) + (path.endsWith("/edit") ? `#key=${editKey}` : ""));
      await page.locator("h1, h2").first().waitFor();
      if (path.startsWith("/decks/")) await page.locator("[data-ready=true]").waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await context.close();
    },
  );

  test.each([
    ["the card", "[data-row-main] >> nth=0"],
    ["the import", "role=button[name=Import]"],
    ["the export", "role=button[name=Export]"],
    ["the deck's sheet", "role=button[name=/^Deck: /]"],
  ])("with %s open, on a phone", async (_, opener) => {
    const context = await profile({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto("/decks/new");
    await page.locator("[data-ready=true]").waitFor();
    await page.locator(opener).tap();
    await page.waitForTimeout(400);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  });
});
