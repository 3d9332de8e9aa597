import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";

const browser = useBrowser();

type Seen = { transitions: string[]; shifts: number };
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Writes down each view transition, by what carries the name of the product's picture, and what moved without having been touched. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = { transitions: [], shifts: 0 };
    const begin = document.startViewTransition?.bind(document);
    document.startViewTransition = (change) => {
      const named = [...document.querySelectorAll<HTMLElement>("img")].filter(
        (one) => getComputedStyle(one).viewTransitionName === "product-picture",
      );
      window.seen.transitions.push(named.map((one) => one.className).join(" + "));
      return begin(change);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.seen.shifts += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const seen = (page: Page): Promise<Seen> => page.evaluate(() => window.seen);

async function toBoard(page: Page): Promise<void> {
  await page.goto("/en-us/c/snowboards");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Kestrel", exact: true }).first().tap();
  await page.getByRole("heading", { level: 1, name: "Kestrel" }).waitFor();
}

test("a card's picture becomes the product's, and adding says so, with no layout shift", async () => {
  const { page, complaints } = await browser.open(phone);
  await watch(page);
  await toBoard(page);
  const { transitions } = await seen(page);
  expect(transitions).toHaveLength(1);
  expect(transitions[0]).toContain("card-picture");
  const bar = page.getByRole("main").getByRole("button", { name: en["catalogue.add-to-cart"] }).last();
  await page.locator('form.buy-form label:has(input[name="size"]:not([disabled]))').first().tap();
  await bar.tap();
  await page.getByRole("dialog", { name: en["catalogue.added"] }).waitFor();
  expect((await seen(page)).shifts).toBe(0);
  expect(complaints).toEqual([]);
});

test("whoever wants less motion gets none", async () => {
  const { page } = await browser.open({ ...phone, reducedMotion: "reduce" });
  await watch(page);
  await toBoard(page);
  expect((await seen(page)).transitions).toEqual([]);
});
