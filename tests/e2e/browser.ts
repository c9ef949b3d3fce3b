import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

/** Address of the app under test. */
export const APP = inject("appUrl");
/** False where no browser is installed; browser tests are then reported as skipped. */
export const HAS_BROWSER = inject("chromium") !== null;

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

/** One browser for a test file; every profile is a new player with an empty browser. */
export function openBrowser(): { profile: (options?: BrowserContextOptions) => Promise<BrowserContext> } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const executablePath = inject("chromium");
    if (executablePath) browser = await chromium.launch({ executablePath, args: ARGS });
  });
  afterAll(() => browser?.close());
  return {
    profile: async (options = {}) => {
      if (!browser) throw new Error("no browser");
      const context = await browser.newContext({ baseURL: APP, reducedMotion: "reduce", ...options });
      context.setDefaultTimeout(30_000);
      return context;
    },
  };
}

/** Opens the editor and waits until it answers to keys and clicks. */
export async function openEditor(context: BrowserContext, address = "/decks/new"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("[data-ready=true]").waitFor();
  return page;
}

export const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search cards" });

/** Types a query and waits for its answer. */
export async function search(page: Page, query: string): Promise<void> {
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === "/api/cards" && searchParams.get("q") === query;
  });
  await searchBox(page).fill(query);
  await answered;
  await page.locator("ul[aria-label='Cards found'][aria-busy=false]").waitFor();
}

export const saveState = (page: Page, state: string) => page.locator(`[data-save=${state}]`).waitFor();

/** Id of the deck that the page's address names. */
export function deckIdOf(page: Page): string {
  return /\/(?:decks|d)\/([^/?#]+)/.exec(page.url())?.[1] ?? "";
}

/** Sends JSON to the app and reads its answer. */
export async function call(path: string, body?: unknown, init: RequestInit = {}) {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(APP + path, { ...sent, ...init });
  const text = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, type, headers: answer.headers, text, json: () => JSON.parse(text) };
}

/** A ready deck of the starter catalog, as lines: legal by the general rules. */
export async function readyLines(): Promise<{ cardId: string; zone: string; count: number }[]> {
  const { decks } = (await call("/api/decks")).json();
  const ready = decks.find((deck: { name: string }) => deck.name === "Rebel Strike");
  return (await call(`/api/decks/${ready.id}`)).json().lines;
}

/** Stores a deck and gives it back with its edit key. */
export async function storeDeck(deck: Record<string, unknown>) {
  const answer = await call("/api/decks", deck);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.json() as { id: string; editKey: string; revision: number; lines: { cardId: string }[] };
}
