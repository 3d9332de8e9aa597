import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The page is no wider than its window, as soon as what it still loads (a font, words) has come. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/**
 * Everything that `selector` finds ends within the window. A frame that cuts what runs over it leaves the page's own
 * width alone, so {@link expectFits} does not see this.
 */
export async function expectWithin(page: Page, selector: string): Promise<void> {
  const found = page.locator(selector);
  await expect.poll(() => found.count()).toBeGreaterThan(0);
  const beyond = () =>
    found.evaluateAll((all) => {
      const { clientWidth } = document.documentElement;
      return all.map((one) => one.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > clientWidth)
        .length;
    });
  await expect.poll(beyond).toBe(0);
}
