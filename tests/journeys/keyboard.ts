import type { Page } from "playwright-core";

/** What has the focus, as it is called. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement as HTMLInputElement | null;
    const called = here?.getAttribute("aria-label") ?? here?.labels?.[0]?.textContent ?? here?.textContent ?? "";
    return called.trim();
  });

/** Presses Tab until the focus is on what is called so. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 100; step += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Nothing called ${name} is reached by the Tab key.`);
}
