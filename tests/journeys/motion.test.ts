import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";

const browser = useBrowser();

/** What carries the name of the product's picture before a transition and after it. */
type SeenMotion = { transitions: { from: string; to: string }[]; shifts: number };
declare global {
  interface Window {
    seen: SeenMotion;
  }
}

/** Writes down each view transition, and what moved without having been touched. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = { transitions: [], shifts: 0 };
    const begin = document.startViewTransition?.bind(document);
    const named = () =>
      [...document.querySelectorAll<HTMLElement>("img")]
        .filter((one) => getComputedStyle(one).viewTransitionName === "product-picture")
        .map((one) => one.className)
        .join(" + ");
    document.startViewTransition = (change) => {
      const transition = { from: named(), to: "" };
      window.seen.transitions.push(transition);
      return begin(() => {
        if (typeof change === "function") void change();
        transition.to = named();
      });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.seen.shifts += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const seen = (page: Page): Promise<SeenMotion> => page.evaluate(() => window.seen);

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
  expect(transitions[0]?.from).toContain("card-picture");
  const bar = page.getByRole("main").getByRole("button", { name: en["catalogue.add-to-cart"] }).last();
  await page.locator('form.buy-form label:has(input[name="size"]:not([disabled]))').first().tap();
  await bar.tap();
  await page.getByRole("dialog", { name: en["catalogue.added"] }).waitFor();
  expect((await seen(page)).shifts).toBe(0);
  expect(complaints).toEqual([]);
});

test("on the way back the product's picture becomes its card's, where both are in sight", async () => {
  const { page, complaints } = await browser.open(phone);
  await watch(page);
  await toBoard(page);
  await page.goBack();
  await page.waitForURL(/\/c\/snowboards$/);
  const last = async () => (await seen(page)).transitions.at(-1);
  await expect.poll(async () => (await seen(page)).transitions.length).toBe(2);
  await expect.poll(last).toEqual({
    from: expect.stringContaining("gallery-picture"),
    to: expect.stringContaining("card-picture"),
  });
  const board = page.locator('article[data-product="kestrel"] .card-picture').first();
  await expect.poll(() => board.evaluate((one) => one.style.viewTransitionName)).toBe("");
  expect((await seen(page)).shifts).toBe(0);
  // What was scrolled out of sight does not fly in.
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Kestrel" }).waitFor();
  // The page scrolls to where one was two frames after it has come; what is scrolled before that is lost.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    scrollTo(0, 4000);
  });
  await page.goBack();
  await page.waitForURL(/\/c\/snowboards$/);
  await expect.poll(async () => (await seen(page)).transitions.length).toBe(4);
  await expect.poll(async () => (await last())?.to).toBe("");
  expect(complaints).toEqual([]);
});

test("whoever wants less motion gets none", async () => {
  const { page } = await browser.open({ ...phone, reducedMotion: "reduce" });
  await watch(page);
  await toBoard(page);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Snowboards" }).waitFor();
  expect((await seen(page)).transitions).toEqual([]);
});
