import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fewLeftOver, sizeOfPage } from "#commerce/catalog/listings/last-page.ts";
import de from "#storefront/i18n/display/de.ts";
import en from "#storefront/i18n/display/en.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { limit } from "#tests/support/limits.ts";

const browser = useBrowser({ pictures: false });

/** Opens the header's search; the index is filled behind the start, so the first may have to wait for it. */
async function openSheet(page: Page, words: { "frame.search": string; "search.label": string }): Promise<void> {
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: words["frame.search"] }).click();
  await sheetField(page, words).waitFor();
}

const sheetField = (page: Page, words: { "search.label": string }) =>
  page.getByRole("combobox", { name: words["search.label"] });

async function indexIsFull(page: Page): Promise<void> {
  const count = async () => {
    const answer = await page.request.get("/api/search/suggest?q=kestrel&locale=en-us");
    return ((await answer.json()) as { products: unknown[] }).products.length;
  };
  await expect.poll(count, { timeout: limit(60_000), interval: 2_000 }).toBeGreaterThan(0);
}

test.each([
  ["en-us", "kestral", "kestrel", en],
  ["de-de", "fäustlnge", "mitt", de],
] as const)("7.10 in %s somebody types “%s”, chooses by keyboard and arrives", async (lang, typed, uid, words) => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto(`/${lang}/c/boots`);
  await indexIsFull(page);
  await openSheet(page, words);
  const field = sheetField(page, words);
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  const options = page.getByRole("option");
  await options.first().waitFor();
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("q") === typed);
  await page.keyboard.type(typed);
  await answered;
  await expect.poll(() => options.first().getAttribute("href")).toContain(`/${lang}/p/`);
  // In wide windows the sheet is as high as what it holds.
  expect(await page.locator(".search-box").evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  const hrefs = await options.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  const wanted = hrefs.findIndex((href) => href.includes(uid));
  expect(wanted, hrefs.join(" ")).toBeGreaterThanOrEqual(0);
  expect(await options.first().locator("img").count()).toBe(1);
  for (let presses = 0; presses <= wanted; presses += 1) await page.keyboard.press("ArrowDown");
  await expect.poll(() => options.nth(wanted).getAttribute("aria-selected")).toBe("true");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await options.nth(wanted).getAttribute("id"));
  const told = page.waitForRequest("**/api/search/click");
  await page.keyboard.press("Enter");
  expect((await told).postDataJSON()).toMatchObject({ query: typed, tags: ["suggestions", lang] });
  await page.waitForURL(new RegExp(`/${lang}/p/.*${uid}`));
  await expect.poll(() => sheetField(page, words).count()).toBe(0);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Arriving ends some frames after the page is there, and takes the focus along.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  // The question is remembered, and Escape leads back to where one was.
  await openSheet(page, words);
  await expect.poll(() => page.getByRole("option").first().textContent()).toContain(typed);
  await page.keyboard.type(typed);
  await page.keyboard.press("Escape");
  await expect.poll(() => sheetField(page, words).count()).toBe(0);
  const name = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(name).toBe(words["frame.search"]);
  expect(complaints).toEqual([]);
});

test("3.16 results are narrowed, put right, followed and told", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/search?q=snowbord");
  await hydrated(page);
  await page.getByRole("link", { name: "snowboard", exact: true }).click();
  await page.waitForURL(/q=snowboard/);
  await page.getByRole("status").filter({ hasText: "“snowboard”" }).waitFor();
  const colour = page.locator(".filter-swatch").first();
  const count = Number(/\d+$/.exec((await colour.innerText()).trim())?.[0]);
  await colour.click();
  await page.waitForURL(/color-group=/);
  await expect
    .poll(() => page.locator("article[data-product]").count())
    .toBe(Math.min(count, sizeOfPage(1, count, { perPage: 24, leftOver: fewLeftOver })));
  const told = page.waitForRequest("**/api/search/click");
  await page.locator("article[data-product] a").first().click();
  expect((await told).postDataJSON()).toMatchObject({
    query: "snowboard",
    document_id: expect.stringMatching(/-en-us$/),
  });
  await page.waitForURL(/\/en-us\/p\//);
  expect(complaints).toEqual([]);
});

test("2.1 the search works without JavaScript", async () => {
  const { page } = await browser.open({ ...phone, javaScriptEnabled: false });
  await page.goto("/en-us/c/boots");
  await page.getByRole("banner").getByRole("link", { name: en["frame.search"] }).click();
  await page.waitForURL(/\/en-us\/search$/);
  await page.getByRole("searchbox").fill("kestral");
  await page.getByRole("button", { name: en["search.submit"] }).click();
  await page.waitForURL(/q=kestral/);
  expect(await page.locator('article[data-product="kestrel"]').count()).toBe(1);
  await page.getByRole("searchbox").fill("board");
  await page.getByRole("button", { name: en["search.submit"] }).click();
  await page.waitForURL(/q=board/);
  await page.getByRole("button", { name: en["catalogue.filters"] }).click();
  await page.locator(".filter-swatch").first().click();
  await page.getByRole("dialog").getByRole("button", { name: en["catalogue.apply"] }).click();
  await page.waitForURL(/color-group=/);
  expect(await page.locator("article[data-product]").count()).toBeGreaterThan(0);
});

test("9.4 results and suggestions have no accessibility violations and fit a phone", async () => {
  const { page, complaints } = await browser.open({ ...phone, reducedMotion: "reduce" });
  const violations = async () => {
    return axeFindings(page, { tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] });
  };
  for (const path of ["/en-us/search?q=helmet", "/en-us/search?q=wax&type=blog", "/en-us/search?q=zzzqqq"]) {
    await page.goto(path);
    await hydrated(page);
    expect(await violations()).toEqual([]);
    await expectFits(page);
  }
  await openSheet(page, en);
  await page.keyboard.type("helmet");
  await page.getByRole("option").first().waitFor();
  expect(await violations()).toEqual([]);
  expect(complaints).toEqual([]);
});
