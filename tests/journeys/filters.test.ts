import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";

const browser = useBrowser({ pictures: false });

test("3.8 the ends of a range are pulled, and families of colours chosen by their names", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/c/snowboards");
  await hydrated(page);
  const lengths = page.getByRole("group", { name: en["specs.length"] });
  const least = lengths.locator("input[type=range]").first();
  await least.fill("158");
  await page.waitForURL(/length-from=\d+/);
  await expect.poll(() => lengths.getByRole("spinbutton").first().inputValue()).toBe("158");
  await page.getByRole("link", { name: /≥ 158 cm/ }).click();
  await page.waitForURL(/\/c\/snowboards$/);
  await expect.poll(() => least.inputValue()).toBe(await least.getAttribute("min"));
  await page.getByRole("checkbox", { name: /^Blue \d+$/ }).check();
  await page.waitForURL(/color-group=blue/);
  // Where the page was scrolled to, a bar at the window's foot may cover half a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeFindings(page, { tags: ["wcag2a", "wcag2aa", "wcag22aa"] })).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each(["/en-us/c/snowboards", "/en-us/search?q=board"])(
  "9.4 on a phone %s shows products in the first screen, and its filters in a drawer",
  async (path) => {
    const { page, complaints } = await browser.open({ ...phone, reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    const { height } = page.viewportSize() ?? { height: 0 };
    const box = await page.locator("article[data-product]").first().boundingBox();
    expect(box?.y).toBeLessThan(height * 0.6);
    await page.getByRole("button", { name: en["catalogue.filters"] }).click();
    const drawer = page.getByRole("dialog", { name: en["catalogue.filters"] });
    await drawer.getByRole("checkbox", { name: /^Black \d+$/ }).check();
    await page.waitForURL(/color-group=black/);
    await drawer.getByRole("button", { name: /^Show results/ }).click();
    await page.getByRole("combobox", { name: en["catalogue.sort"] }).selectOption({ label: en["catalogue.sort-name"] });
    await page.waitForURL(/sort=name/);
    expect(page.url()).toContain("color-group=black");
    await expectFits(page);
    expect(complaints).toEqual([]);
  },
);

test("2.1 without a script lengths are two fields", async () => {
  const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
  await page.goto("/en-us/c/snowboards");
  const lengths = page.getByRole("group", { name: en["specs.length"] });
  expect(await lengths.locator("input[type=range]").first().isVisible()).toBe(false);
  await lengths.getByRole("spinbutton").first().fill("158");
  await page.getByRole("dialog").getByRole("button", { name: en["catalogue.apply"] }).click();
  await page.waitForURL(/length-from=158/);
  expect(await page.locator("article[data-product]").count()).toBeGreaterThan(0);
});
