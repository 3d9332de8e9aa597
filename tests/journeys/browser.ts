import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** A system browser where there is one, else the Chromium that npm brings (Linux). */
export async function openBrowser(): Promise<Browser> {
  const system = process.env.CHROME_PATH ?? places.find((path) => existsSync(path));
  if (system) return chromium.launch({ executablePath: system, args: quiet });
  // Makes the package unpack the system libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  // Made for functions in a cloud: one process for all, which dies with the first visitor that leaves.
  const args = packaged.args.filter((arg) => arg !== "--single-process" && arg !== "--no-zygote");
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...args, ...quiet] });
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A browser for a test file; `open` gives a fresh visitor's page whose console errors fail the test that asks. */
export function useBrowser() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await browser.close();
  });
  return {
    async open(options: BrowserContextOptions = desktop): Promise<{ page: Page; complaints: string[] }> {
      const context = await browser.newContext({ baseURL: inject("shop"), locale: "en-US", ...options });
      contexts.push(context);
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
