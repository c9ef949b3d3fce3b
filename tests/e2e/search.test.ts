import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { call, deckIdOf, HAS_BROWSER, openBrowser, openEditor, saveState } from "./browser";

const { profile } = openBrowser();

const boxOf = (page: Page) => page.getByRole("combobox", { name: "Search cards" });
const optionsOf = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const recentOf = (page: Page) => page.getByRole("listbox", { name: "Recent searches" }).getByRole("option");
const firstCard = (page: Page) =>
  page.getByRole("list", { name: "Cards found" }).locator("a[data-walk]").first();
const countOf = async (page: Page) =>
  Number(
    (
      await page
        .getByText(/^[\d,]+ cards?$/)
        .first()
        .textContent()
    )?.replace(/\D/g, ""),
  );
const queryOf = (page: Page) => new URL(page.url()).searchParams.get("q") ?? "";
const shows = (page: Page, q: string) => expect.poll(() => queryOf(page), { timeout: 60_000 }).toBe(q);

/** Waits until the box answers to keys: React has taken it over. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-search-box]")].every((box) =>
      Object.keys(box).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

/** Opens a page whose scripts run. */
async function open(address: string, options = {}): Promise<Page> {
  const page = await (await profile(options)).newPage();
  await page.goto(address);
  await ready(page);
  return page;
}

/** The number of cards that the server gives for a query. */
async function totalOf(q: string): Promise<number> {
  return (await call(`/api/cards?q=${encodeURIComponent(q)}`)).json().total;
}

describe.skipIf(!HAS_BROWSER)("the list follows the typing", () => {
  test("cards, count and facets; one history entry for each query a player settled on", async () => {
    const page = await open("/cards");
    const start = await page.evaluate(() => history.length);
    const entries = async () => (await page.evaluate(() => history.length)) - start;
    const light = page.getByRole("complementary", { name: "Filters" }).getByRole("link", { name: /^Light/ });

    await boxOf(page).pressSequentially("skywalker", { delay: 60 });
    await shows(page, "skywalker");
    await expect.poll(() => countOf(page)).toBe(await totalOf("skywalker"));
    await expect.poll(() => light.textContent()).toContain(String(await totalOf("side:L skywalker")));
    expect(await boxOf(page).inputValue()).toBe("skywalker");
    expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await entries()).toBe(1);

    await boxOf(page).press("Enter");
    await boxOf(page).press("End");
    await boxOf(page).pressSequentially(" cost<=4", { delay: 60 });
    await shows(page, "skywalker cost<=4");
    await expect.poll(() => countOf(page)).toBe(await totalOf("skywalker cost<=4"));
    expect(await entries()).toBe(2);

    await page.goBack();
    await shows(page, "skywalker");
    await expect.poll(() => boxOf(page).inputValue()).toBe("skywalker");
    await expect.poll(() => countOf(page)).toBe(await totalOf("skywalker"));
    await page.goBack();
    await shows(page, "");
    await expect.poll(() => boxOf(page).inputValue()).toBe("");
    await page.context().close();
  });

  test("an older answer never overtakes a newer query", async () => {
    const page = await open("/cards");
    let slow = true;
    await page.route(/\/cards\?q=/, async (route) => {
      if (slow) await new Promise((resolve) => setTimeout(resolve, 2_500));
      await route.continue().catch(() => {});
    });
    await boxOf(page).fill("jedi");
    await page.waitForRequest((request) => request.url().includes("q=jedi"));
    slow = false;
    await boxOf(page).fill("wookiee");
    await shows(page, "wookiee");
    await page.waitForTimeout(3_000);
    expect(queryOf(page)).toBe("wookiee");
    expect(await boxOf(page).inputValue()).toBe("wookiee");
    expect(await countOf(page)).toBe(await totalOf("wookiee"));
    await page.goBack();
    await shows(page, "");
    await page.context().close();
  });

  test("a card, and Back: the same query at the same place of the page", async () => {
    const page = await open("/cards?q=type:character");
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 10_000 }).toBeGreaterThan(500);
    const place = await page.evaluate(() => scrollY);
    await page.getByRole("list", { name: "Cards found" }).locator("a[data-walk]").nth(20).click();
    await page.waitForURL(/\/cards\/[a-z]/);
    await page.goBack();
    await shows(page, "type:character");
    await expect.poll(() => page.evaluate(() => Math.round(scrollY / 40))).toBe(Math.round(place / 40));
    await page.context().close();
  });

  test("facets and box show one state", async () => {
    const page = await open("/cards");
    await boxOf(page).fill("kw:armor side:D");
    await shows(page, "kw:armor side:D");
    const filters = page.getByRole("complementary", { name: "Filters" });
    const chosen = filters.locator("a[aria-current=true]");
    await expect.poll(() => chosen.count()).toBe(2);
    await filters.getByRole("link", { name: /^Light/ }).click();
    await shows(page, "kw:armor side:L,D");
    await expect.poll(() => boxOf(page).inputValue()).toBe("kw:armor side:L,D");
    expect(await filters.getByRole("link", { name: /^Light/ }).textContent()).toContain(
      String(await totalOf("kw:armor side:L")),
    );
    await page.context().close();
  });
});

describe.skipIf(!HAS_BROWSER)("ways to go on", () => {
  test("are walked with the arrow keys, taken with Enter, closed with Escape", async () => {
    const page = await open("/cards");
    await page.keyboard.press("/");
    await boxOf(page).pressSequentially("chewb", { delay: 40 });
    await optionsOf(page).first().waitFor();
    const axe = await new AxeBuilder({ page }).include("form[role=search]").analyze();
    expect(axe.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await boxOf(page).getAttribute("aria-expanded")).toBe("true");
    await boxOf(page).press("ArrowDown");
    const active = await boxOf(page).getAttribute("aria-activedescendant");
    expect(await page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
    await boxOf(page).press("ArrowUp");
    expect(await boxOf(page).getAttribute("aria-activedescendant")).toBeNull();
    await boxOf(page).press("Escape");
    await expect.poll(() => optionsOf(page).count()).toBe(0);
    expect(await boxOf(page).inputValue()).toBe("chewb");
    await boxOf(page).press("ArrowDown");
    await boxOf(page).press("Enter");
    await shows(page, '!"Chewbacca"');
    await expect.poll(() => firstCard(page).textContent()).toContain("Chewbacca");
    expect(await optionsOf(page).count()).toBe(0);
    await page.context().close();
  });

  test.each([
    ["chewbaca", "Chewbacca"],
    ["skywlaker", "Luke Skywalker"],
    ["padme", "Padme Amidala"],
    ["retal", "Retaliate"],
    ["wook", "Wookiee"],
    ["kw:ev", "Evade"],
    ["side:", "L: Light"],
    ["powe", "power: Power"],
  ])("for %s: %s", async (typed, label) => {
    const page = await open("/keywords");
    await boxOf(page).fill(typed);
    await optionsOf(page).getByText(label, { exact: true }).first().waitFor();
    await page.context().close();
  });

  test("the box in the header goes to the list; a keyword is written on before", async () => {
    const page = await open("/sets");
    await boxOf(page).fill("side:L retal");
    await optionsOf(page).getByText("Retaliate", { exact: true }).click();
    await expect.poll(() => boxOf(page).inputValue()).toBe("side:L kw:Retaliate ");
    expect(new URL(page.url()).pathname).toBe("/sets");
    await boxOf(page).press("Enter");
    await page.waitForURL(/\/cards\?/);
    expect(queryOf(page).trim()).toBe("side:L kw:Retaliate");
    await page.context().close();
  });

  test("are offered beside a deck too: a misspelt name, chosen, is added with Enter", async () => {
    const page = await openEditor(await profile());
    const box = page.getByRole("searchbox", { name: "Search cards" });
    await box.fill("chewbaca");
    await page
      .getByRole("list", { name: "Suggestions" })
      .getByRole("button", { name: "Chewbacca", exact: true })
      .click();
    expect((await box.inputValue()).trim()).toBe('!"Chewbacca"');
    await expect
      .poll(() => page.locator("#catalog-count").textContent())
      .toContain(`${await totalOf('!"Chewbacca"')} card`);
    await box.press("Enter");
    await saveState(page, "saved");
    const { lines } = (await call(`/api/decks/${deckIdOf(page)}`)).json();
    expect(lines).toMatchObject([{ count: 1, cardId: expect.stringContaining("chewbacca") }]);
    await page.context().close();
  });

  test("searches of before are offered in an empty box, and can be forgotten", async () => {
    const page = await open("/cards");
    for (const query of ["jedi", "wookiee"]) {
      await boxOf(page).fill(query);
      await boxOf(page).press("Enter");
      await shows(page, query);
    }
    await page.goto("/keywords");
    await ready(page);
    await boxOf(page).click();
    await expect.poll(() => recentOf(page).allTextContents()).toEqual(["wookiee", "jedi"]);
    const axe = await new AxeBuilder({ page }).include("form[role=search]").analyze();
    expect(axe.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.getByRole("button", { name: "Forget wookiee" }).click();
    await expect.poll(() => recentOf(page).allTextContents()).toEqual(["jedi"]);
    await boxOf(page).press("ArrowDown");
    await boxOf(page).press("Enter");
    await page.waitForURL(/\/cards\?q=jedi/);
    await page.context().close();
  });
});

describe.skipIf(!HAS_BROWSER)("a query that is not understood", () => {
  test("is shown with its places marked, runs its good parts and is put right with one press", async () => {
    const page = await open(`/cards?q=${encodeURIComponent("powr>3 kw:evaed (side:L")}`);
    expect(await countOf(page)).toBe(await totalOf("side:L"));
    const said = page.getByRole("status").filter({ hasText: "powr" });
    expect(await said.locator("mark").allTextContents()).toEqual(["powr", "evaed", "("]);
    await said.getByRole("link", { name: "power", exact: true }).click();
    await shows(page, "power>3 kw:evaed (side:L");
    await said.waitFor({ state: "detached" });
    const rest = page.getByRole("status").filter({ hasText: "evaed" });
    await rest.getByRole("link", { name: "Evade", exact: true }).click();
    await shows(page, "power>3 kw:Evade (side:L");
    await expect.poll(() => boxOf(page).inputValue()).toBe("power>3 kw:Evade (side:L");
    await expect.poll(() => countOf(page)).toBe(await totalOf("power>3 kw:evade side:L"));
    await page.context().close();
  });
});

describe.skipIf(!HAS_BROWSER)("whatever is written, an answer comes in bounded time", () => {
  const punctuation = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter((sign) =>
    /[^\w\s]/.test(sign),
  );
  test.each([
    ["2,000 characters", "luke ".repeat(400)],
    ["more than 2,000 characters", "x".repeat(3_000)],
    ["500 terms", Array.from({ length: 500 }, (_, at) => `t${at % 10}`).join(" ")],
    ["50 nested brackets", `${"(".repeat(50)}luke${")".repeat(50)}`],
    ["500 brackets", "(".repeat(500)],
    ["hyphens", "-".repeat(1_000)],
    ["a catastrophic regular expression", "/(a+)+$/"],
    ["another", "/(x*x*)*y/ /(.*.*.*)*z/"],
    ["every sign of ASCII", punctuation.join("")],
    ["every sign of ASCII with blanks", punctuation.join(" ")],
    ["quotes", '"'.repeat(301)],
  ])("%s", async (_, q) => {
    const answer = await call(`/cards?q=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain("could not be made");
    expect(answer.text.length).toBeLessThan(3_000_000);
  });

  test("each sign of ASCII alone and before a word", async () => {
    for (const sign of punctuation)
      for (const q of [sign, `${sign}luke`]) {
        const answer = await call(`/api/cards?q=${encodeURIComponent(q)}`);
        expect([q, answer.status]).toEqual([q, 200]);
      }
  });

  test("suggestions refuse what is not their key and what is too long", async () => {
    expect((await call("/api/suggest?text=a")).status).toBe(400);
    expect((await call(`/api/suggest?q=${"x".repeat(2_001)}`)).status).toBe(400);
    expect((await call("/api/suggest")).json()).toEqual({ suggestions: [] });
  });
});
