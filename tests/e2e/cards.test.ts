import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seriousFindings } from "./axe";
import { call, HAS_BROWSER, openBrowser } from "./browser";

const { profile } = openBrowser();

const cardLinks = (page: Page) => page.getByRole("list", { name: "Cards found" }).locator("a[data-walk]");
const countOf = (page: Page) =>
  page
    .getByText(/^[\d,]+ cards?$/)
    .first()
    .textContent();

async function open(address: string, options = {}): Promise<Page> {
  const page = await (await profile(options)).newPage();
  await page.goto(address);
  return page;
}

const PAGES = [
  "/",
  "/cards",
  "/cards?q=jedi&view=list",
  "/cards?q=powr%3E3+kw:evaed",
  "/cards?q=zzzqqq",
  "/cards/solo071-chewbacca-d2",
  "/sets",
  "/sets/AOTC",
  "/keywords",
  "/keywords/retaliate",
  "/rules",
  "/rules/deck-construction",
  "/rules/stacking",
  "/syntax",
  "/nowhere",
];

describe.skipIf(!HAS_BROWSER)("axe finds nothing serious, nothing is cut off", () => {
  test.each(PAGES.flatMap((path) => [[path, "light", 1280] as const, [path, "dark", 360] as const]))(
    "%s, %s, %i wide",
    async (path, colorScheme, width) => {
      const page = await open(path, { colorScheme, viewport: { width, height: 800 } });
      expect(await seriousFindings(page)).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  );
});

describe.skipIf(!HAS_BROWSER)("the list of cards", () => {
  test("Back restores each query, Reload keeps it, a copied address shows the same", async () => {
    const page = await open("/cards");
    const box = page.getByRole("combobox", { name: "Search cards" });
    const seen: [string, string | null][] = [];
    for (const query of ["skywalker", "type:space"]) {
      await box.fill(query);
      await box.press("Enter");
      await page.waitForURL((url) => url.searchParams.get("q") === query);
      seen.push([query, await countOf(page)]);
    }
    await cardLinks(page).nth(3).click();
    await page.waitForURL(/\/cards\/[a-z]/);
    for (const [query, count] of seen.reverse()) {
      await page.goBack();
      await page.waitForURL((url) => url.searchParams.get("q") === query);
      await expect.poll(() => box.inputValue()).toBe(query);
      await expect.poll(() => countOf(page)).toBe(count);
    }
    await page.reload();
    expect(await box.inputValue()).toBe("skywalker");
    const other = await open(page.url());
    expect(await countOf(other)).toBe(seen.at(-1)?.[1]);
    await Promise.all([page.context().close(), other.context().close()]);
  });

  test("choosing a facet writes the query, and choosing it again takes it away", async () => {
    const page = await open("/cards?q=jedi");
    const filters = page.getByRole("complementary", { name: "Filters" });
    const light = filters.getByRole("link", { name: /^Light/ });
    await light.click();
    await page.waitForURL((url) => url.searchParams.get("q") === "side:L jedi");
    await expect
      .poll(() => page.getByRole("combobox", { name: "Search cards" }).inputValue())
      .toBe("side:L jedi");
    expect(await filters.getByRole("link", { name: /^Dark/ }).count()).toBe(1);
    await light.click();
    await page.waitForURL((url) => url.searchParams.get("q") === "jedi");
    await page.context().close();
  });

  test("the numbers of the form become part of the query", async () => {
    const page = await open("/cards?q=type:ground");
    await page.getByLabel("power from").fill("4");
    await page.getByLabel("power to").fill("6");
    await page.getByRole("button", { name: "Apply numbers" }).click();
    await page.waitForURL((url) => (url.searchParams.get("q") ?? "").includes("power:4..6"));
    expect(new URL(page.url()).searchParams.has("power-min")).toBe(false);
    await page.context().close();
  });

  test("everything works before any script has run", async () => {
    const page = await open("/", { javaScriptEnabled: false });
    await page.getByRole("combobox", { name: "Search cards" }).fill("chewbacca d2");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    expect(new URL(page.url()).searchParams.get("q")).toBe("chewbacca d2");
    await cardLinks(page).first().click();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Chewbacca (D2)");
    await page.getByRole("button", { name: "Dark theme" }).click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.context().close();
  });

  test("is walked with the arrow keys, and / leads to the box", async () => {
    const page = await open("/cards?q=skywalker&view=list");
    await cardLinks(page).first().focus();
    await page.keyboard.press("ArrowDown");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    expect(await focused()).toBe(await cardLinks(page).nth(1).getAttribute("href"));
    await page.keyboard.press("End");
    expect(await focused()).toBe(await cardLinks(page).last().getAttribute("href"));
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByText("Walk the list").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("/");
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-search-box"))).toBe(true);
    await page.context().close();
  });

  test("the filters of a phone are a sheet", async () => {
    const page = await open("/cards", {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    const filters = page.locator("#filters");
    expect(await filters.isVisible()).toBe(false);
    await page.getByRole("button", { name: /^Filters/ }).tap();
    await filters.waitFor({ state: "visible" });
    expect(await seriousFindings(page)).toEqual([]);
    await filters.getByRole("link", { name: /^Space/ }).tap();
    await page.waitForURL((url) => url.searchParams.get("q") === "type:space");
    await page.context().close();
  });
});

describe.skipIf(!HAS_BROWSER)("queries of every sort get an answer", () => {
  test.each([
    ["AT-TE Walker 23X", "AT-TE Walker 23X"],
    ["Clone Warrior 4/163", "Clone Warrior 4/163"],
    ["luke’s x-wing", "Luke's X-wing (A)"],
    ["LUKE`S X-WING", "Luke's X-wing (A)"],
    ["padmé’s yacht", "Padme's Yacht (A)"],
    ["padme\u0301s yacht", "Padme's Yacht (A)"],
    ["chewbacca d2", "Chewbacca (D2)"],
  ])("%s finds %s first", async (query, name) => {
    const page = await open(`/cards?q=${encodeURIComponent(query)}`);
    const first = (await cardLinks(page).first().textContent()) ?? "";
    expect(first.replace(/[()\s]+/g, " ").trim()).toBe(name.replace(/[()\s]+/g, " ").trim());
    await page.context().close();
  });

  test.each(["R5-D4", "EG-6", "URoRRuR'R'R", "Hold 'Em Off", "a.b", "(((", '"', "/(a+)+$/", "%", "\\"])(
    "%s",
    async (query) => {
      const answer = await call(`/cards?q=${encodeURIComponent(query)}`);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain("could not be made");
    },
  );

  test.each(["***", "-", "/", '""', "…"])("%s: nothing to search for", async (query) => {
    const page = await open(`/cards?q=${encodeURIComponent(query)}`);
    await page.getByRole("heading", { name: "Nothing to search for" }).waitFor();
    expect(await cardLinks(page).count()).toBe(0);
    await page.context().close();
  });

  test("what was not understood is said with what was perhaps meant", async () => {
    const page = await open(`/cards?q=${encodeURIComponent("powr>3 kw:evaed (side:L")}`);
    const said = await page.getByRole("status").filter({ hasText: "powr" }).textContent();
    expect(said).toContain("power");
    expect(said).toContain("Evade");
    expect(said).toMatch(/bracket at 17/i);
    await page.context().close();
  });

  test.each(["<img src=x onerror=alert(1)>", "</title><script>alert(1)</script>"])(
    "%s is text",
    async (query) => {
      const page = await open(`/cards?q=${encodeURIComponent(query)}`);
      expect(await page.title()).toContain(query);
      expect(await page.getByRole("combobox", { name: "Search cards" }).inputValue()).toBe(query);
      expect(await page.locator("img[src=x]").count()).toBe(0);
      await page.context().close();
    },
  );
});

describe.skipIf(!HAS_BROWSER)("the page of a card", () => {
  test.each([
    [
      "solo071-chewbacca-d2",
      [
        "Hidden Cost X",
        "Intercept",
        "Intimidation",
        "Protect X",
        "Retaliate X",
        "Switch: first/second/third",
      ],
    ],
    [
      "bots012-gamorrean-bodyguards",
      ["Ambush X", "Intercept", "Parry X", "Riposte X", "Surge X", "Switch: first/second/third"],
    ],
    ["boc062-crait-base-c", ["INSERT: effect", "Protect X", "Retaliate X", "Shields X"]],
    [
      "tuf028-skywalker-family-b",
      [
        "Deflect X",
        "Foresight: effect",
        "Fortitude",
        "Lucky X",
        "Resilience X/-X",
        "Stack: cards",
        "Switch: first/second/third",
      ],
    ],
    ["kae089-kreia-b", ["Bounty: effect", "Evade X", "Hidden Cost X", "Retaliate X"]],
  ])("%s names its keywords with their whole rule", async (id, keywords) => {
    const page = await open(`/cards/${id}`);
    const section = page.getByRole("region", { name: "Keywords", exact: true });
    expect(await section.getByRole("heading", { level: 3 }).allTextContents()).toEqual(keywords);
    for (const article of await section.getByRole("article").all())
      expect(await article.locator("p").count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test("a card, keyword, set or rule that is not there is 404, an old spelling of an address leads on", async () => {
    for (const path of [
      "/cards/no-such-card",
      "/keywords/evaed",
      "/sets/ZZZ",
      "/rules/nothing",
      "/rules/README",
    ]) {
      expect((await call(path)).status, path).toBe(404);
    }
    const moved = await call("/cards/SOLO071_Chewbacca_D2", undefined, { redirect: "manual" });
    expect(moved.status).toBe(308);
    expect(moved.headers.get("location")).toBe("/cards/solo071-chewbacca-d2");
    expect((await call("/keywords/elude", undefined, { redirect: "manual" })).headers.get("location")).toBe(
      "/keywords/precision",
    );
  });

  test("pages come with a policy that runs no foreign script", async () => {
    const { headers, text } = await call("/cards/solo071-chewbacca-d2");
    const policy = headers.get("content-security-policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  });
});
