import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { findChromium } from "#tests/support/chromium.ts";
import { limit } from "#tests/support/limits.ts";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

async function openBrowser(pictures: boolean): Promise<Browser> {
  const { path, args } = await findChromium();
  const plain = pictures ? [] : ["--blink-settings=imagesEnabled=false"];
  const launch = () =>
    chromium.launch({ timeout: limit(60_000), executablePath: path, args: [...args, ...quiet, ...plain] });
  // A browser that dies while it starts says nothing of the shop.
  return launch().catch(launch);
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/**
 * A browser for a test file; `open` gives a fresh visitor's page whose console errors fail the test that asks. Without
 * pictures, as some people browse, a page is there in a fraction of the time: right where they are not what is tested.
 */
export function useBrowser({ pictures = true } = {}) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await openBrowser(pictures);
  });
  // A page that is left open goes on with its films and sliders, and takes the time of the tests after it.
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(() => browser?.close());
  return {
    async open(options: BrowserContextOptions = desktop): Promise<{ page: Page; complaints: string[] }> {
      const context = await browser.newContext({ baseURL: inject("shop"), locale: "en-US", ...options });
      contexts.push(context);
      // Pictures are drawn when they are first asked for: on a busy machine that is no failure.
      context.setDefaultTimeout(limit(30_000));
      context.setDefaultNavigationTimeout(limit(60_000));
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("response", (answer) => {
        if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
      });
      return { page, complaints };
    },
  };
}

/** Waits until the browser has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe("true");
}
