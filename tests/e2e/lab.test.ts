import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seriousFindings } from "./axe";
import { call, HAS_BROWSER, openBrowser, storeDeck } from "./browser";

const { profile } = openBrowser();

const LUKE_A = "anh026-luke-skywalker-a";
const LUKE_B = "anh025-luke-skywalker-b";
const LUKE_H = "esb180-luke-skywalker-h";
const FAMILY = "tuf028-skywalker-family-b";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search cards" });
const pile = (page: Page) => page.getByRole("list", { name: "Stack, top first" });
const top = (page: Page, name: string | RegExp) =>
  pile(page).locator("[data-place=top]").getByRole("link", { name }).first();
const unit = (page: Page) => page.locator("#unit");

/** Opens a bench and waits until it answers to keys: the cards that fit come only from the browser. */
async function openLab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector("main input")?.matches(":enabled") ?? true);
  await page.waitForLoadState("networkidle");
  return page;
}

async function find(page: Page, query: string): Promise<void> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("q") === query);
  await box(page).fill(query);
  await answered;
}

/** Numbers of the unit as the panel shows them: cost, speed, power, health. */
async function numbers(page: Page): Promise<string[]> {
  return unit(page).locator("dl dd.text-title").allTextContents();
}

describe.skipIf(!HAS_BROWSER)("the stack lab", () => {
  test("the server draws the stack of an address", async () => {
    const { text } = await call(`/lab/stack?cards=${LUKE_A},${LUKE_B}&arena=Character`);
    expect(text).toContain("<title>Stack: Luke Skywalker (A) / Luke Skywalker (B)");
    expect(text.replace(/<!-- -->/g, "")).toMatch(/>60<\/dd>/);
  });

  test("search, start, add beneath and on top, move with keys, take out, and the address says it all", async () => {
    const context = await profile();
    const page = await openLab(context, "/lab/stack");
    await page.getByText("No card yet").waitFor();
    await find(page, "luke skywalker b");
    await page.getByRole("button", { name: /^Luke Skywalker \(B\), on top/ }).waitFor();
    await box(page).press("Enter");
    await top(page, /^Luke Skywalker\s*\(\s*B/).waitFor();
    expect(await numbers(page)).toEqual(["4", "50", "4", "3"]);

    await find(page, "luke skywalker a");
    const onTop = page.getByRole("button", {
      name: /^Luke Skywalker \(A\), on top: 2 counters, then 60\/5\/5/,
    });
    await onTop.click();
    await top(page, /^Luke Skywalker\s*\(\s*A/).waitFor();
    await expect.poll(() => numbers(page)).toEqual(["6", "60", "5", "5"]);
    await expect.poll(() => new URL(page.url()).searchParams.get("cards")).toBe(`${LUKE_A},${LUKE_B}`);

    const beneath = pile(page).getByRole("link", { name: /^Beneath, place 2: Luke Skywalker \(B\)/ });
    await beneath.focus();
    await page.keyboard.press("Shift+ArrowUp");
    await top(page, /^Luke Skywalker\s*\(\s*B/).waitFor();
    await expect.poll(() => numbers(page)).toEqual(["5", "60", "5", "4"]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Luke Skywalker\s*\(\s*B/);

    const friend = await profile();
    const sent = await openLab(friend, page.url());
    expect(await numbers(sent)).toEqual(["5", "60", "5", "4"]);

    await page.goBack();
    await expect.poll(() => numbers(page)).toEqual(["6", "60", "5", "5"]);
    await top(page, /./).focus();
    await page.keyboard.press("-");
    await expect.poll(() => new URL(page.url()).searchParams.get("cards")).toBe(LUKE_B);
    await context.close();
    await friend.close();
  });

  test("a place that is refused says why, with its rule", async () => {
    const context = await profile();
    const page = await openLab(context, `/lab/stack?cards=${LUKE_A}`);
    await find(page, "kreia b");
    const row = page.locator("[data-row=kae089-kreia-b]");
    await row.getByText("Kreia (B) stands for another unit than Luke Skywalker (A). Rule S3").waitFor();
    expect(await row.getByRole("link", { name: "Rule S3" }).getAttribute("href")).toBe("/rules/stacking#S3");
    await row.getByRole("button", { name: /^Kreia \(B\), beneath: refused/ }).click();
    await unit(page)
      .getByText(/^Not legal/)
      .waitFor();
    expect(await unit(page).getByRole("link", { name: "Rule S3" }).count()).toBe(1);
    await context.close();
  });

  test("cards that fit are offered without a search; orders are ranked by the measure chosen", async () => {
    const context = await profile();
    const page = await openLab(context, `/lab/stack?cards=${LUKE_A},${LUKE_H}`);
    await page.getByRole("region", { name: "Other versions" }).getByText("Luke Skywalker").first().waitFor();
    const orders = page.locator("#orders ol li");
    expect(await orders.first().textContent()).toContain("Luke Skywalker (A)");
    await page.getByLabel("Best first by").selectOption("cheap");
    await expect.poll(() => orders.first().textContent()).toContain("Luke Skywalker (H)");
    await orders
      .first()
      .getByRole("button", { name: /to the top, 0 build points/ })
      .click();
    await top(page, /^Luke Skywalker\s*\(\s*H/).waitFor();
    await context.close();
  });

  test("a Stack list, a Switch and a Pilot act as they should", async () => {
    const family = await call("/api/stacks", { stack: ["Skywalker Family (B)", "Luke Skywalker (A)"] });
    expect(family.json()).toMatchObject({
      legal: true,
      unit: { speed: 60, power: 8, health: 8, buildCost: 12 },
    });
    const context = await profile();
    const page = await openLab(context, `/lab/stack?cards=solo071-chewbacca-d2&arena=Ground`);
    await unit(page).getByText("Intimidation").first().waitFor();
    await page.locator("#settings").getByText("Character").click();
    await expect.poll(() => page.locator("#unit ul").first().textContent()).toContain("Intercept");
    expect(await page.locator("#unit ul").first().textContent()).not.toContain("Intimidation");
    await context.close();
  });

  test("360 wide: no sideways scroll, targets of 44 px, the numbers at the foot", async () => {
    const context = await profile({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    const page = await openLab(context, `/lab/stack?cards=${LUKE_A},${LUKE_B}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const foot = page.locator("a[href='#unit']");
    expect((await foot.boundingBox())?.y).toBeLessThan(640);
    const up = pile(page).getByRole("button", { name: "Move Luke Skywalker (B) up" });
    const size = await up.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await up.tap();
    await top(page, /^Luke Skywalker\s*\(\s*B/).waitFor();
    await context.close();
  });
});

describe.skipIf(!HAS_BROWSER)("stacks elsewhere", () => {
  test("a card's page names its partners and leads to the two as a stack", async () => {
    const context = await profile();
    const page = await context.newPage();
    await page.goto(`/cards/${LUKE_A}`);
    const stack = page.getByRole("link", { name: "Stack Luke Skywalker (A) and Skywalker Family (B)" });
    expect(await stack.getAttribute("href")).toBe(`/lab/stack?cards=${FAMILY},${LUKE_A}`);
    await page.getByRole("link", { name: "Attack with it" }).first().click();
    await page.waitForURL(`**/lab/attack?a.cards=${LUKE_A}`);
    await context.close();
  });

  test("a deck's page tells its stacks and what finds no use", async () => {
    const lines = [LUKE_A, LUKE_B].map((cardId) => ({ cardId, zone: "Deck", count: 1 }));
    const pilot = { cardId: "kae089-kreia-b", zone: "Deck", count: 3 };
    const { id } = await storeDeck({ name: "Two Lukes", lines: [...lines, pilot] });
    const context = await profile();
    const page = await context.newPage();
    await page.goto(`/d/${id}`);
    const stacks = page.locator("#stacks");
    expect(await stacks.textContent()).toContain("60/5/5");
    expect(await stacks.getByRole("list", { name: "Hints" }).textContent()).toContain("Kreia (B)");
    await context.close();
  });

  test.each<[string, unknown, RegExp]>([
    ["no stack", {}, /stack/],
    ["an empty stack", { stack: [] }, /stack/],
    ["an unknown card", { stack: ["Nobody (Z9)"] }, /no card is named "Nobody \(Z9\)"/],
    ["an unclear name", { stack: ["Luke Skywalker"] }, /it may be .*Luke Skywalker \(A\)/],
    ["an arena that is none", { stack: [LUKE_A], arena: "Moon" }, /arena/],
    ["a key that is none", { stack: [LUKE_A], colour: "red" }, /colour/],
    ["names as a number", { stack: [7] }, /stack/],
  ])("POST /api/stacks refuses %s", async (_, body, words) => {
    const answer = await call("/api/stacks", body);
    expect(answer).toMatchObject({ status: 400, type: "application/problem+json" });
    expect(answer.json().detail).toMatch(words);
  });

  test("POST /api/stacks answers an illegal stack with its reasons, partners with their groups", async () => {
    const report = (await call("/api/stacks", { stack: [LUKE_A, LUKE_A] })).json();
    expect(report).toMatchObject({ legal: false, unit: null });
    expect(report.violations[0]).toMatchObject({ rule: "S4", cards: [LUKE_A, LUKE_A] });
    const { groups } = (await call(`/api/stacks/partners?card=${LUKE_A}`)).json();
    expect(groups.map(({ reason }: { reason: string }) => reason)).toContain("lists-this");
    expect((await call("/api/stacks/partners?card=nobody")).status).toBe(404);
  });
});

describe.skipIf(!HAS_BROWSER)("the attack lab", () => {
  const NUMBERS = "/lab/attack?a.power=5&d.power=4&d.health=3";

  test("bare numbers: the odds of the rules, swapped, with a keyword more", async () => {
    const context = await profile();
    const page = await openLab(context, NUMBERS);
    const dies = page.locator("#outcome dl > div", { hasText: "Defender dies" }).first();
    expect(await dies.textContent()).toContain("50.0");
    await page.locator("#defender").getByRole("button", { name: "Add a keyword" }).click();
    await expect.poll(() => dies.textContent()).toContain("21.0");
    expect(new URL(page.url()).searchParams.get("d.keywords")).toBe("armor");
    await page.getByRole("button", { name: "Swap attacker and defender" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("a.keywords")).toBe("armor");
    await page.goto(page.url());
    expect(new URL(page.url()).searchParams.get("a.power")).toBe("4");
    await context.close();
  });

  test("cards are chosen in a dialog, by keyboard alone", async () => {
    const context = await profile();
    const page = await openLab(context, "/lab/attack?d.power=4&d.health=3");
    await page.locator("#attacker").getByRole("button", { name: "Choose cards" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Cards of the attacker" });
    await dialog.waitFor();
    const answered = page.waitForResponse((answer) => answer.url().includes("q=luke"));
    await dialog.getByRole("searchbox").fill("luke skywalker b");
    await answered;
    await dialog.getByRole("button", { name: /^Luke Skywalker \(B\), on top/ }).waitFor();
    await dialog.getByRole("searchbox").press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("a.cards")).toBe(LUKE_B);
    await page.keyboard.press("Escape");
    await page.locator("#outcome").getByText("Defender dies").first().waitFor();
    await context.close();
  });

  test("responses: Evade left out, Intercept chosen, the timeline told again for the new defender", async () => {
    const context = await profile();
    const units = `a.cards=solo071-chewbacca-d2&d.cards=${LUKE_A},${LUKE_B}&d.others=bots012-gamorrean-bodyguards`;
    const page = await openLab(context, `/lab/attack?${units}&d.force=4&arena=Character`);
    const damage = page.locator("#outcome dl > div", { hasText: "Damage" }).first();
    expect(await damage.textContent()).toContain("1.53");
    await page.getByLabel("Use Evade of Luke Skywalker (A)").selectOption("never");
    await expect.poll(() => damage.textContent()).toContain("2.50");
    expect(new URL(page.url()).searchParams.get("use")).toMatch(/Evade.*:never/);
    await page.locator("#responses").getByRole("button", { name: "Intercept" }).click();
    await expect.poll(() => page.locator("#timeline").textContent()).toContain("Riposte");
    expect(new URL(page.url()).searchParams.get("change")).toBe("Intercept.0");
    await page.locator("#responses").getByRole("button", { name: "Do not intercept" }).click();
    await expect.poll(() => damage.textContent()).toContain("1.53");
    expect(await page.locator("#not-considered").textContent()).toContain("another Luke Skywalker");
    const windows = await page.locator("#timeline > ol > li h3").allTextContents();
    expect(windows.map((words) => words.match(/^A\d+/)?.[0])).toEqual(
      Array.from({ length: 13 }, (_, at) => `A${at + 1}`),
    );
    await context.close();
  });

  test("an open question is read otherwise, and the odds follow", async () => {
    const context = await profile();
    const page = await openLab(
      context,
      "/lab/attack?a.power=5&a.keywords=fury.2,focus.1&d.power=0&d.health=5",
    );
    const setOff = page.locator("#outcome dd", { hasText: "Focus" }).first();
    expect(await setOff.textContent()).toContain("Focus 68.1");
    await page.getByLabel(/^Dice added by Fury/).selectOption("false");
    await expect.poll(() => setOff.textContent()).toContain("Focus 59.8");
    await page.getByRole("button", { name: /^Read all as usual/ }).click();
    await expect.poll(() => setOff.textContent()).toContain("Focus 68.1");
    await context.close();
  });

  test("what cannot be worked out says where and why", async () => {
    const context = await profile();
    const page = await openLab(
      context,
      `/lab/attack?a.cards=${LUKE_A},${LUKE_A}&d.power=3&use=attacker.Evade.7:never`,
    );
    await page.getByText("The chances cannot be worked out yet").waitFor();
    expect(await page.locator("main").textContent()).toMatch(/each version may be in a stack once/);
    await context.close();
  });

  test("the bars have a table twin; no uncertain chance reads 0 % or 100 %", async () => {
    const context = await profile();
    const page = await openLab(context, "/lab/attack?a.power=20&d.power=0&d.health=1");
    const dies = page.locator("#outcome dl > div", { hasText: "Defender dies" }).first();
    expect(await dies.textContent()).toContain(">99.9");
    await page.locator("#chances summary").first().click();
    const table = page.locator("#chances").getByRole("table").first();
    const exactly = await table.locator("tbody tr td:nth-child(2)").allTextContents();
    expect(exactly[0]).toBe("<0.1\u00a0%");
    await context.close();
  });
});

describe.skipIf(!HAS_BROWSER)("axe finds nothing serious in the labs", () => {
  const pages = [
    "/lab/stack",
    `/lab/stack?cards=${FAMILY},${LUKE_A}&arena=Character`,
    `/lab/stack?cards=${LUKE_A},${LUKE_A}`,
    "/lab/attack",
    `/lab/attack?a.cards=solo071-chewbacca-d2&d.cards=${LUKE_A},${LUKE_B}&d.force=4`,
    "/lab/attack?a.power=5&a.keywords=critical-hit.2&d.power=4&d.health=5&d.keywords=evade.2.1",
  ];
  test.each(pages.flatMap((path) => (["light", "dark"] as const).map((scheme) => [path, scheme] as const)))(
    "%s, %s",
    async (path, scheme) => {
      const context = await profile({ colorScheme: scheme });
      const page = await openLab(context, path);
      expect(await seriousFindings(page)).toEqual([]);
      await context.close();
    },
  );
});
