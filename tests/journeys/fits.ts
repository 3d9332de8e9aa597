import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The page is no wider than its window, as soon as what it still loads (a font, words) has come. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}
